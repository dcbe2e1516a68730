"""My side of the table: happiness, time, stocks, the Stress track, my cards and what I could do with them."""

from typing import Final

from rich.text import Text

from wellspent.engine.options import option, verb_of
from wellspent.games.pursuit.area import slots
from wellspent.games.pursuit.board import AGEING_STRESS, AGES, SECTIONS, STH_LIMIT, STRESS_END
from wellspent.games.pursuit.cards import ACTIVITY, BASIC_PROJECT, GROUP_PROJECT, ITEM, JOB, KINDS, PARTNER, Card
from wellspent.games.pursuit.goods import GOODS_COUNT, HOURGLASS, LTH, STH, STRESS
from wellspent.games.pursuit.preview import excess_ahead
from wellspent.games.pursuit.state import NO_CARD, Player
from wellspent.games.pursuit.steps.upkeep import duties, settled
from wellspent.terminal.pieces import Block, beside, fit, flow, heading, key, line, seat_text, wrapped
from wellspent.titles.pursuit.texts.terms import bills_ahead

from .boards import card_notes, card_steps, own_boards, tracks
from .faces import choice_tag, exchange, level_sign, upkeep_text, verb_number
from .goods import amounts_text, good_named, good_sign, stress_section
from .scene import PursuitScene

STEP_VERBS: Final = {BASIC_PROJECT: "advance", ITEM: "upgrade", ACTIVITY: "upgrade", PARTNER: "develop"}
# What stands on a card of a kind of the base game already.
TOLD: Final = (*STEP_VERBS.values(), "promote", "retire", "join", "discard")
RESOURCES: Final = ("knowledge", "creativity", "influence", "money")


def mat(scene: PursuitScene, width: int, is_wide: bool = False, tightness: int = 0) -> Block:
    """Everything that is mine; on a wide screen the cards stand beside the counters."""
    title = line(scene.player(scene.seat), (f" {scene.look.signs.dot} {scene.say('my-life')}", scene.look.faint))
    head = heading(title, width, scene.look, trait_name(scene), scene.look.seat(scene.seat)[1])
    left = min(72, width * 6 // 11) if is_wide else width
    right = width - left - 3 if is_wide else width
    numbers = [*counters(scene, left), *stress_track(scene, left)]
    numbers += [] if tightness else trait_lines(scene, left)
    cards = [*own_cards(scene, right), *aside_line(scene, right)]
    boards = own_boards(scene, left, tightness)
    if not is_wide:
        return [head, *numbers, *cards, *boards]
    numbers += boards
    bar = Text(f" {scene.look.signs.bar} ", scene.look.faint)
    return [head, *beside([numbers, cards], [left, right], scene.look, bar)]


# Counters.


def counters(scene: PursuitScene, width: int) -> Block:
    """Happiness, mood and time on a line, stocks on the next."""
    look, me = scene.look, scene.me
    sign, colour = good_sign(look, LTH)
    happiness = line((f"{sign} {me.lth}", f"bold {colour}"), f" {scene.say('lth')}")
    stocks = [stock(scene, name) for name in RESOURCES]
    life = flow([happiness, mood(scene), hourglasses(scene), *tracks(scene, scene.seat)], width, look, Text(" "), 3)
    return [*life, *flow(stocks, width, look, Text(" "), 3)]


def stock(scene: PursuitScene, name: str) -> Text:
    shape, colour = good_named(scene.look, name)
    label = scene.texts.say(f"goods-{name}.name")
    return line((f"{amount_of(scene.me, name)}{shape} ", f"bold {colour}"), (label, colour))


def amount_of(me: Player, name: str) -> int:
    return {"knowledge": me.knowledge, "creativity": me.creativity, "influence": me.influence}.get(name, me.money)


def hourglasses(scene: PursuitScene) -> Text:
    """Those at hand as shapes, those used as dots."""
    shape, colour = good_sign(scene.look, HOURGLASS)
    me = scene.me
    made = line((shape * me.hourglasses, f"bold {colour}"), (scene.look.signs.dot * me.used, scene.look.faint))
    made.append(f" {scene.say('hourglasses', count=me.hourglasses)}")
    return made


def mood(scene: PursuitScene) -> Text:
    """The track of Short-Term Happiness with my mark on it."""
    look = scene.look
    shape, colour = good_sign(look, STH)
    made = line((f"{shape} ", colour))
    for space in range(-STH_LIMIT, STH_LIMIT + 1):
        shown = f"+{space}" if space > 0 else str(space).replace("-", look.signs.minus)
        if space == scene.me.sth:
            made.append(f"[{shown}]", f"bold {colour}")
        else:
            made.append(f" {shown} ", look.faint)
    if scene.me.sth:
        made.append(
            f" {scene.say('mood-less' if scene.me.sth > 0 else 'mood-more', count=abs(int(scene.me.sth)))}", look.faint
        )
    return made


# The Stress track.


def stress_track(scene: PursuitScene, width: int) -> Block:
    """Seven sections from a swell to a saw, the Hourglasses of each above it, everybody's mark on it."""
    label = stress_label(scene)
    cell = 4 if width >= len(label) + STRESS_END * 4 + len(SECTIONS) else 3
    shape, colour = good_sign(scene.look, HOURGLASS)
    above, track = line(" " * len(label)), line((label, "bold"))
    space = 1
    for section, (_, size, glasses) in enumerate(SECTIONS):
        above.append(f"{glasses}{shape}".center(size * cell + 1), colour)
        for _ in range(size):
            track.append_text(stress_cell(scene, space, section, cell))
            space += 1
        track.append(" ")
    return [fit(above, width, scene.look), fit(track, width, scene.look), *stress_to_come(scene, width)]


def stress_to_come(scene: PursuitScene, width: int) -> Block:
    """What the next two ages that are hard on everybody add."""
    shape, colour = good_sign(scene.look, STRESS)
    coming = [later for later in range(scene.state.round + 1, len(AGES) + 1) if AGEING_STRESS[later]][:2]
    told = [f"{scene.texts.say(f'age-{AGES[later - 1]}')} +{AGEING_STRESS[later]}{shape}" for later in coming]
    indent = " " * len(stress_label(scene))
    return [fit(line(indent, ("   ".join(told), colour)), width, scene.look)] if told and scene.me.is_alive else []


def stress_label(scene: PursuitScene) -> str:
    me = scene.me
    if not me.is_alive or me.stress > STRESS_END:
        return f" {scene.say('stress')} {scene.look.signs.no} "
    return f" {scene.say('stress')} {me.stress:2} "


def stress_cell(scene: PursuitScene, space: int, section: int, cell: int) -> Text:
    wave, ground = stress_section(scene.look, section)
    here = [seat for seat, other in enumerate(scene.state.players) if other.is_alive and other.stress == space]
    here.sort(key=lambda seat: seat != scene.seat)
    shapes = "".join(scene.look.seat(seat)[0] for seat in here)[:cell]
    if not shapes:
        return Text(wave * cell, ground)
    mine = scene.seat in here
    return Text(shapes.center(cell, wave), f"bold reverse {ground}" if mine else f"bold {ground}")


# Cards.


def trait_name(scene: PursuitScene) -> Text:
    if scene.me.trait == NO_CARD:
        return Text()
    card = scene.card(scene.me.trait)
    return Text(scene.name(card), f"bold {scene.kind_colour(card)}")


def trait_lines(scene: PursuitScene, width: int) -> Block:
    if scene.me.trait == NO_CARD:
        return []
    card = scene.card(scene.me.trait)
    text = scene.texts.catalog.text(card.id).text
    if text is None:
        return []
    return wrapped(text.of(scene.texts.lang), width, " ", f"italic {scene.kind_colour(card)}")


def own_cards(scene: PursuitScene, width: int) -> Block:
    """Slots, then a line for every card with something to do or to pay; the others share lines."""
    made: Block = [line(" ", slot_signs(scene), upkeep_forecast(scene))]
    quiet: list[Text] = []
    for number in owned(scene):
        card = scene.card(number)
        parts = card_parts(scene, card)
        if parts:
            made += flow([card_label(scene, card), *parts], width, scene.look, Text(" "), 2, 5)
        else:
            quiet.append(card_label(scene, card))
    made += flow(quiet, width, scene.look, Text(" "), 2) if quiet else []
    return [fit(row, width, scene.look) if row.cell_len > width else row for row in made]


def slot_signs(scene: PursuitScene) -> Text:
    signs, filled = scene.look.signs, scene.me.filled
    count = slots(scene.game.rules, scene.me)
    made = line((f"{scene.say('slots')} ", scene.look.faint))
    made.append(signs.full_slot * min(filled, count), "bold")
    made.append(signs.free_slot * max(0, count - filled), scene.look.faint)
    made.append(signs.excess_slot * max(0, filled - count), scene.look.palette.warn)
    shape, colour = good_sign(scene.look, STRESS)
    excess = excess_ahead(scene.game.rules, scene.me)
    if excess:
        made.append(f" {scene.say('excess', count=excess)}{shape}", colour)
    return made


def upkeep_forecast(scene: PursuitScene) -> Text:
    """What all my cards ask for and give at the start of the next round."""
    rules, state = scene.game.rules, scene.state
    asked, given = bills_ahead(rules, state, scene.seat), [0] * GOODS_COUNT
    for number in duties(rules, state, scene.seat):
        _, gain = settled(rules, state, scene.seat, scene.card(number))
        for good in range(GOODS_COUNT):
            given[good] += gain.amounts[good]
    if not any(asked) and not any(given):
        return Text()
    look = scene.look
    made = line((f"   {look.signs.loop} {scene.say('next-round')} ", look.faint), amounts_text(asked, look, "", True))
    return line(made, (f" {look.signs.gives} ", look.faint), amounts_text(given, look, "", True))


def owned(scene: PursuitScene) -> list[int]:
    me = scene.me
    retired = [me.job] if me.job != NO_CARD and me.job in me.aside else []
    return [*me.cards, *retired]


def card_label(scene: PursuitScene, card: Card) -> Text:
    """Name and level of a card of mine."""
    look, level = scene.look, scene.state.level[card.index]
    colour = scene.kind_colour(card)
    made = line((look.signs.edge, colour), (scene.name(card, owned=True), f"bold {colour}"))
    made.append_text(line(" ", (level_sign(scene, card, level), "bold")))
    made.append(f" {level_name(scene, card, level)}", look.faint)
    return made


def card_parts(scene: PursuitScene, card: Card) -> list[Text]:
    """Its upkeep, then each step that could be taken with its number or what is missing, and giving it up."""
    look, level = scene.look, scene.state.level[card.index]
    loop = upkeep_text(card.levels[level], look)
    told = TOLD if card.kind < len(KINDS) else ("discard",)
    parts = [loop] if loop.cell_len else []
    parts += [*card_notes(scene, card), *steps(scene, card, level), *card_steps(scene, card, told)]
    if number := scene.menu.number(option(verb_number(scene, "discard"), card.index)):
        parts.append(line(key(number, look), (f" {scene.say('discard')}", look.faint)))
    return parts


def level_name(scene: PursuitScene, card: Card, level: int) -> str:
    if card.kind == JOB:
        return scene.say("rank", rank=card.rank)
    return scene.texts.level(card.id, level)


def steps(scene: PursuitScene, card: Card, level: int) -> list[Text]:
    """The Card Actions of this card."""
    if card.kind == JOB:
        return job_steps(scene, card, level)
    if card.kind == GROUP_PROJECT:
        return join_steps(scene, card)
    verb = verb_number(scene, STEP_VERBS.get(card.kind, ""))
    if verb < 0:
        return []
    last = card.top + 1 if card.kind in (ITEM, ACTIVITY) else min(card.top, level + 1) + 1
    return [step(scene, card, higher, [option(verb, card.index, higher)]) for higher in range(level + 1, last)]


def step(scene: PursuitScene, card: Card, level: int, choices: list[int]) -> Text:
    look = scene.look
    tag = choice_tag(scene, choices)
    style = "" if tag.is_open or not scene.is_turn else look.faint
    made = line(tag.text, " " if tag.text.cell_len else "", (level_sign(scene, card, level), style))
    return line(made, exchange(card.levels[level], look, style, scene.texts.lang))


def job_steps(scene: PursuitScene, card: Card, level: int) -> list[Text]:
    """A Promotion names the new Job, so its numbers are gathered from the choices."""
    if level > 0:
        return []
    if card.rank == 3:
        return [step(scene, card, 1, [option(verb_number(scene, "retire"))])]
    verb = verb_number(scene, "promote")
    choices = [item.choice for item in scene.menu.items if verb_of(item.choice) == verb]
    refused = [choice for choice in scene.menu.refusals if verb_of(choice) == verb]
    return [step(scene, card, 1, choices or refused or [option(verb, card.index)])]


def join_steps(scene: PursuitScene, card: Card) -> list[Text]:
    """Roles: whose they are, or the number that joins."""
    verb = verb_number(scene, "join")
    filled = {role.role: role.player for role in scene.state.roles if role.card == card.index}
    made: list[Text] = []
    for role in range(len(card.levels)):
        if role in filled:
            made.append(line(scene.look.signs.role, seat_text(filled[role], scene.look)))
        else:
            made.append(step(scene, card, role, [option(verb, card.index, role)]))
    return made


def aside_line(scene: PursuitScene, width: int) -> Block:
    look = scene.look
    done = [number for number in scene.me.aside if number != scene.me.job]
    if not done:
        return []
    names = [Text(scene.name(scene.card(number), owned=True), scene.kind_colour(scene.card(number))) for number in done]
    label = line((f" {look.signs.done} {scene.say('aside', count=len(done))} ", look.faint))
    return flow(names, width, look, label)
