"""What modules lay on the table: their boards and the cards on them, tracks, tokens and hands."""

from collections.abc import Container, Sequence

from rich.text import Text

from wellspent.engine.options import verb_of
from wellspent.games.pursuit.boards import Board, Zone
from wellspent.games.pursuit.cards import Card
from wellspent.games.pursuit.state import NO_CARD
from wellspent.terminal.menu import holds_words
from wellspent.terminal.pieces import Block, beside, fit, flow, heading, key, line, seat_text
from wellspent.terminal.screen import answer, ranges

from .faces import card_head, exchange, level_lines, level_sign, missing_tag
from .scene import PursuitScene

LEAST_CARD = 19
MOST_ACROSS = 4


def card_grid(cards: Sequence[Block], width: int, scene: PursuitScene) -> Block:
    """Cards side by side, as many as fit, up to four."""
    most, each = across(width), card_width(width)
    made: Block = []
    for start in range(0, len(cards), most):
        shown = cards[start : start + most]
        made += beside(shown, [each] * len(shown), scene.look)
    return made


def across(width: int) -> int:
    """How many cards of a grid lie side by side."""
    return max(1, min(MOST_ACROSS, (width + 1) // (LEAST_CARD + 1)))


def card_width(width: int) -> int:
    """The width of each card of a grid."""
    return (width + 1) // across(width) - 1


# Choices on cards.


def verb_word(scene: PursuitScene, verb: int) -> str:
    """`engage`: short enough to stand beside a number."""
    name = scene.game.rules.verbs[verb].name
    return scene.say(f"verb-{name}") if scene.texts.has(f"terminal-verb-{name}") else name.replace("_", " ")


def choices_by_verb(scene: PursuitScene, card: Card, told: Container[str] = ()) -> dict[int, list[int]]:
    """What may be chosen on a card now, but for the verbs that stand elsewhere on it."""
    found: dict[int, list[int]] = {}
    for choice in scene.choices_on.get(card.index, []) if scene.is_turn else []:
        verb = verb_of(choice)
        if scene.game.rules.verbs[verb].name not in told:
            found.setdefault(verb, []).append(choice)
    return found


def choice_words(scene: PursuitScene, card: Card, told: Container[str] = ()) -> list[Text]:
    """`engage 12`, `dream 40-42`: a word and the numbers for every verb, apart so that a line may break there."""
    made: list[Text] = []
    for verb, choices in choices_by_verb(scene, card, told).items():
        made += [Text(verb_word(scene, verb), scene.look.faint), key(numbers_of(scene, choices), scene.look)]
    return made


def numbers_of(scene: PursuitScene, choices: Sequence[int]) -> str:
    return ranges([scene.menu.number(choice) for choice in choices])


def verbs_and_numbers(scene: PursuitScene, found: dict[int, list[int]]) -> list[Text]:
    """`dream 47-54`: for several cards at once."""
    return [
        line((f"{verb_word(scene, verb)} ", scene.look.faint), key(numbers_of(scene, choices), scene.look))
        for verb, choices in found.items()
    ]


def card_steps(scene: PursuitScene, card: Card, told: Container[str] = ()) -> list[Text]:
    """The same for a card of which only the name is shown: with what each level asks and gives."""
    made: list[Text] = []
    for verb, choices in choices_by_verb(scene, card, told).items():
        action = scene.game.rules.actions[scene.game.rules.verb_action[verb]]
        word = (f"{verb_word(scene, verb)} ", scene.look.faint)
        if not action.reaches_level:
            made.append(line(word, key(numbers_of(scene, choices), scene.look)))
            continue
        for choice in choices:
            level = action.level(choice)
            number = key(scene.menu.number(choice), scene.look)
            deal = exchange(card.levels[level], scene.look, "", scene.texts.lang)
            made.append(line(word, number, " ", level_sign(scene, card, level), deal))
    return made + refused_steps(scene, card, told)


def refused_steps(scene: PursuitScene, card: Card, told: Container[str]) -> list[Text]:
    """`visit ②4▤→2✿ −1▤`: steps that lack something."""
    made: list[Text] = []
    for choice in scene.refused_on.get(card.index, []) if scene.is_turn else []:
        verb = verb_of(choice)
        place = scene.game.rules.verb_action[verb]
        if place < 0 or scene.game.rules.verbs[verb].name in told:
            continue
        action, lack = scene.game.rules.actions[place], missing_tag(scene, scene.menu.refusals[choice])
        if action.reaches_level and lack.cell_len:
            level, faint = action.level(choice), scene.look.faint
            deal = exchange(card.levels[level], scene.look, faint, scene.texts.lang)
            made.append(line((f"{verb_word(scene, verb)} {level_sign(scene, card, level)}", faint), deal, " ", lack))
    return made


# Boards in the middle.


def common_boards(scene: PursuitScene, width: int, is_folded: bool = False) -> Block:
    """The boards that belong to nobody, each under its title, or folded to names and numbers."""
    made: Block = []
    for board in scene.display.boards:
        if board.seat < 0 and not is_bare(board):
            made += folded_board(scene, board, width) if is_folded else whole_board(scene, board, width)
    return made


def whole_board(scene: PursuitScene, board: Board, width: int) -> Block:
    return [board_heading(scene, board, width), *board_zones(scene, board, width)]


def folded_board(scene: PursuitScene, board: Board, width: int) -> Block:
    """`Community  Flash Mob 39 · The Fun Run 42`: the cards with what can be chosen and whose markers lie there."""
    from .board import space_note

    look = scene.look
    title = line((f"{look.signs.edge}{scene.texts.say(f'board-{board.name}')} ", "bold"))
    parts = [space_note(scene, space) for space in board.spaces]
    for zone in board.zones:
        head = (f"{scene.texts.say(f'zone-{zone.name}')}: ", look.faint) if has_titles(board) else ""
        parts += [
            line(head, folded_card(scene, scene.card(number)), *spaced(zone_parts(scene, zone)))
            for number in zone.cards
            if number != NO_CARD
        ]
        if not zone.cards and (any(zone.by_seat) or zone.tokens):
            parts.append(zone_count(scene, zone))
    return flow(parts, width, look, title, 2, 2)


def folded_card(scene: PursuitScene, card: Card) -> Text:
    """`Flash Mob 39`: a card in a line of cards."""
    numbers = [choice for choices in choices_by_verb(scene, card).values() for choice in choices]
    name = Text(scene.name(card, owned=True), scene.kind_colour(card))
    parts = [*card_notes(scene, card), *([key(numbers_of(scene, numbers), scene.look)] if numbers else [])]
    return line(name, *spaced(parts))


def spaced(parts: Sequence[Text]) -> list[Text]:
    return [line(" ", part) for part in parts]


def find_boards(scene: PursuitScene, words: str) -> list[Board]:
    """The boards in the middle that go by these words."""
    boards = [board for board in scene.display.boards if board.seat < 0]
    return [
        board
        for board in boards
        if not words or holds_words(f"{board.name} {scene.texts.say(f'board-{board.name}')}", words)
    ]


def is_bare(board: Board) -> bool:
    """Nothing lies on it yet, and there is nowhere to stand."""
    return not lying(board) and not board.spaces and not any(any(zone.by_seat) or zone.tokens for zone in board.zones)


def board_heading(scene: PursuitScene, board: Board, width: int) -> Text:
    """The title, and the spaces that lie on the board with the Hourglasses there."""
    from .board import space_note

    spaces = [space_note(scene, space) for space in board.spaces]
    title = Text(scene.texts.say(f"board-{board.name}"), "bold")
    return heading(title, width, scene.look, Text(" · ", scene.look.faint).join(spaces))


def has_titles(board: Board) -> bool:
    """A title for each card only where the places of a board differ."""
    return len({zone.name for zone in board.zones if zone.cards}) > 1


def board_zones(scene: PursuitScene, board: Board, width: int) -> Block:
    """Cards in a grid, then everything that is only counted."""
    each = card_width(width)
    cards = [
        board_card(scene, scene.card(number), zone, each, has_titles(board))
        for zone in board.zones
        for number in zone.cards
        if number != NO_CARD
    ]
    counted = [zone_count(scene, zone) for zone in board.zones if not zone.cards and (any(zone.by_seat) or zone.tokens)]
    rows = flow(counted, width, scene.look, Text(" "), 3) if counted else []
    return [*card_grid(cards, width, scene), *rows]


def zone_count(scene: PursuitScene, zone: Zone) -> Text:
    return line((f"{scene.texts.say(f'zone-{zone.name}')} ", scene.look.faint), *zone_parts(scene, zone))


def zone_parts(scene: PursuitScene, zone: Zone) -> list[Text]:
    """Whose markers lie there, and tokens."""
    marks = Text()
    for seat, count in enumerate(zone.by_seat):
        if count:
            marks.append_text(seat_text(seat, scene.look))
            marks.append("" if count == 1 else f"{count} ", scene.look.faint)
    parts = [marks] if marks.cell_len else []
    parts += [token(scene, name, count) for name, count in zone.tokens.items()]
    return parts + ([Text(scene.texts.say(zone.note), scene.look.faint)] if zone.note else [])


def board_card(scene: PursuitScene, card: Card, zone: Zone, width: int, has_title: bool = False) -> Block:
    """A card of a board: name, whose markers lie on it, its levels, and what can be chosen."""
    choices = choice_words(scene, card)
    rows = [card_head(scene, card, width, "bold" if choices or not scene.is_turn else "")]
    title = [Text(scene.texts.say(f"zone-{zone.name}"), scene.look.faint)] if has_title else []
    notes = [*title, *zone_parts(scene, zone), *card_notes(scene, card)]
    rows += flow(notes, width, scene.look, Text(" "), 1) if notes else []
    for level in range(len(card.levels)):
        rows += level_lines(scene, card, level, width, Text(), faint=scene.is_turn and not choices, tag_width=1)
    return rows + (flow(choices, width, scene.look, Text(" "), 1) if choices else [])


def card_notes(scene: PursuitScene, card: Card) -> list[Text]:
    """Marks and tokens on a card."""
    marks = [
        Text(scene.texts.say(f"mark-{name}"), scene.look.palette.go) for name in scene.display.marks.get(card.index, [])
    ]
    return marks + [token(scene, name, count) for name, count in scene.display.tokens.get(card.index, {}).items()]


def token(scene: PursuitScene, name: str, count: int) -> Text:
    return line((f"{scene.texts.say(f'token-{name}')} ", scene.look.faint), str(count))


# What belongs to a seat.


def own_boards(scene: PursuitScene, width: int, tightness: int = 0) -> Block:
    """My boards, a line for each card, and my hand; where it is tight, the hand in one line."""
    mine = [board for board in scene.display.boards if board.seat == scene.seat]
    made: Block = []
    if tightness:
        quiet = [board for board in mine if not any(card_steps(scene, scene.card(number)) for number in lying(board))]
        mine = [board for board in mine if board not in quiet]
        made += flow([quiet_board(scene, board) for board in quiet], width, scene.look, Text(" "), 2) if quiet else []
    made += [row for board in mine for row in own_board(scene, board, width)]
    hand = [number for number in scene.display.hands[scene.seat] if number != NO_CARD]
    if tightness and hand:
        title = line((f" {scene.say('hand')} ", scene.look.faint))
        return made + flow(folded_hand(scene, hand, tightness > 2), width, scene.look, title, 2, 2)
    return made + (own_cards_under(scene, scene.say("hand"), hand, 0, width) if hand else [])


def folded_hand(scene: PursuitScene, hand: Sequence[int], is_counted: bool) -> list[Text]:
    """A name and a number for each card, or only how many there are and the numbers."""
    if not is_counted:
        return [folded_card(scene, scene.card(number)) for number in hand]
    found: dict[int, list[int]] = {}
    for number in hand:
        for verb, choices in choices_by_verb(scene, scene.card(number)).items():
            found.setdefault(verb, []).extend(choices)
    return [Text(scene.look.signs.full_slot * len(hand)), *verbs_and_numbers(scene, found)]


def lying(board: Board) -> list[int]:
    """The cards on a board."""
    return [number for zone in board.zones for number in zone.cards if number != NO_CARD]


def free_places(board: Board) -> int:
    return max(0, sum(zone.places for zone in board.zones) - len(lying(board)))


def quiet_board(scene: PursuitScene, board: Board) -> Text:
    """`Relative Aunt Euphemia Space of the track 2`: a board of mine on which nothing can be done."""
    cards = [folded_card(scene, scene.card(number)) for number in lying(board)]
    free = [Text(scene.look.signs.free_slot * free_places(board))] if free_places(board) else []
    return line((scene.texts.say(f"board-{board.name}"), scene.look.faint), *spaced([*cards, *free]))


def own_board(scene: PursuitScene, board: Board, width: int) -> Block:
    return own_cards_under(scene, scene.texts.say(f"board-{board.name}"), lying(board), free_places(board), width)


def own_cards_under(scene: PursuitScene, title: str, cards: Sequence[int], free: int, width: int) -> Block:
    """A title with the places that are free; cards with something to choose or to see get lines of their own."""
    look = scene.look
    signs = look.signs.full_slot * len(cards) + look.signs.free_slot * free
    made: Block = [line((f" {title} ", look.faint), signs)]
    for number in cards:
        card = scene.card(number)
        name = line((look.signs.edge, scene.kind_colour(card)), (scene.name(card), scene.kind_colour(card)))
        made += flow([name, *card_notes(scene, card), *card_steps(scene, card)], width, look, Text(" "), 2, 5)
    return [fit(row, width, look) if row.cell_len > width else row for row in made]


def tracks(scene: PursuitScene, seat: int) -> list[Text]:
    """`Popularity 3`: tracks and things that are counted."""
    shown = [("track", name, count) for name, count in scene.display.tracks[seat].items()]
    shown += [("counter", name, count) for name, count in scene.display.counters[seat].items()]
    return [
        line((f"{scene.texts.say(f'{kind}-{name}')} ", scene.look.faint), str(count)) for kind, name, count in shown
    ]


def boards_of(scene: PursuitScene, seat: int) -> list[Text]:
    """The boards of another seat in short: title and names; how many cards in hand."""
    made = tracks(scene, seat)
    for board in scene.display.boards:
        names = [scene.name(scene.card(number)) for zone in board.zones for number in zone.cards if number != NO_CARD]
        if board.seat == seat and names:
            title = (f"{scene.texts.say(f'board-{board.name}')} ", scene.look.faint)
            made += [line(title, names[0]), *map(Text, names[1:])]
    if hand := scene.display.hands[seat]:
        made.append(line((f"{scene.say('hand')} ", scene.look.faint), str(len(hand))))
    return made


# Everything else.


def further(scene: PursuitScene, table: Block, width: int) -> Block:
    """The choices of a turn whose numbers stand nowhere on the table."""
    shown = shown_numbers(table, scene.look.key)
    items = [item for item in scene.menu.items if scene.is_turn and item.number not in shown]
    return [row for item in items for row in answer(scene, item, width)]


def shown_numbers(table: Block, style: str) -> set[int]:
    """Every number on a table that is marked as something to type; `40-42` are three."""
    words = [
        word
        for row in table
        for span in row.spans
        if span.style == style
        for word in row.plain[span.start : span.end].split()
    ]
    found: set[int] = set()
    for word in words:
        first, _, last = word.partition("-")
        if first.isdecimal():
            found.update(range(int(first), int(last or first) + 1))
    return found
