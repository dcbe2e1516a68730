"""Standing orders: carried out as if somebody had come by, and nobody else can tell."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cv.deck import table as cv_table
from wellspent.games.pursuit.effects import Take
from wellspent.protocol import Choose, Created, Done, News, NewSeat, Onward, Refusal, Say, Talk
from wellspent.server.orders import COMES
from wellspent.server.rests import HOUR, MINUTE
from wellspent.server.tables import Table
from wellspent.server.viewers import Viewer
from wellspent.titles import title
from wellspent.titles.cv.wire.showing import CvShowing
from wellspent.titles.pursuit.testing import Table as Scene
from wellspent.titles.pursuit.testing.making import card, level

from .running import DECODER, in_loop, new_id
from .test_processes import both
from .timing import TWO_DAYS, House, Time, opened

SEATS = (NewSeat("here", "Ines"), NewSeat("link", "Omar"))
ALL = {"pays_bills": True, "takes_only": True, "lets_pass": True}


def ordered(seat: int = 0, **orders: Any) -> dict[str, Any]:
    return {"type": "order", "id": new_id(), "seat": seat, **orders}


async def until_only_option(house: House, made: Created, seat: int = 0) -> Table:
    """Play on until a seat has one option and nothing else."""
    table = await house.server.hub.table(made.table)
    keys = {0: made.key, **{link.seat: link.key for link in made.links}}
    while True:
        game, state = table.session.game, table.session.state
        deciders = game.deciders(state)
        if deciders == [seat] and len(game.options(state, seat)) == 1:
            return table
        await house.choose(made, keys[deciders[0]], deciders[0])


async def only_option(house: House) -> tuple[Created, Table]:
    """A game of CV in which nothing but to throw the dice is left to Ines."""
    made = await house.server.create(*SEATS, game="cv", clock=TWO_DAYS)
    return made, await until_only_option(house, made)


@in_loop
async def test_the_only_option_is_taken_when_nobody_looks_and_its_owner_reads_by_whom(data: Path) -> None:
    async with opened(data) as house:
        made, table = await only_option(house)
        await house.do(made, made.key, ordered(takes_only=True))
        told = (await house.news(made, made.key)).orders
        before = table.version
        await house.pass_time(COMES[1])
        mine = await house.news(made, made.key)
        others = [await house.news(made, made.links[0].key), await house.news(made)]

    assert [(each.seat, each.takes_only, bool(each.now)) for each in told] == [(0, True, True)]
    assert mine.version > before
    assert {entry.by for entry in mine.log if entry.move > before} >= {"order"}
    assert {entry.by for news in others for entry in news.log} == {""}
    assert [news.orders for news in others] == [[], []]


@in_loop
async def test_no_order_ends_a_life(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(data) as house:
        made, table = await only_option(house)
        monkeypatch.setattr(CvShowing, "is_deadly", lambda *_: True)
        await house.do(made, made.key, ordered(takes_only=True))
        before = table.version
        (told,) = (await house.news(made, made.key)).orders
        await house.pass_time(HOUR)

    assert told.now == ""
    assert table.version == before


@in_loop
async def test_orders_wait_while_their_owner_looks_and_can_be_taken_back(data: Path) -> None:
    async with opened(data) as house:
        made, table = await only_option(house)
        await house.do(made, made.key, ordered(takes_only=True))
        before = table.version
        async with house.server.join(made.table, made.key) as guest:
            await guest.news()
            await house.pass_time(HOUR)
            looked = table.version
        await house.do(made, made.key, ordered())
        await house.pass_time(HOUR)
        news = await house.news(made, made.key)

    assert looked == news.version == before
    assert news.orders == []


async def can_advance(house: House) -> tuple[Created, Table]:
    """A life in which Ines could go on with a card of hers."""
    made = await house.server.create(*SEATS, clock=TWO_DAYS, first=0)
    table = await house.server.hub.table(made.table)
    keys = [made.key, made.links[0].key]
    while True:
        game, state = table.session.game, table.session.state
        seat = game.deciders(state)[0]
        if seat == 0 and advance_of(table):
            return made, table
        lines = [game.notation(each) for each in game.options(state, seat)]
        line = next((each for each in lines if each.startswith("take ") and seat == 0), lines[0])
        await house.do(made, keys[seat], Choose(new_id(), table.version, seat, line))


def advance_of(table: Table) -> tuple[str, int] | None:
    """A card of Ines's that she could go on with now, and how."""
    game, asked = table.session.game, title("pursuit")
    view = game.view(table.session.state, 0)
    found = [(each.card, asked.going_on(game, view, 0, each.card)) for each in asked.onward(game, view, 0)]
    return next(((card, choice) for card, choice in found if choice is not None), None)


async def by_hand(house: House, made: Created, table: Table) -> None:
    """What a person does who looks in: come, choose, leave."""
    game = table.session.game
    seat = game.deciders(table.session.state)[0]
    viewer = Viewer(table.holder(made.key), "en", 64)
    viewer.is_looking = False
    await table.join(viewer, 0)
    onward = advance_of(table) if game.name == "pursuit" else None
    choice = onward[1] if onward else game.options(table.session.state, seat)[0]
    await table.carry_out(viewer.holder, Choose(new_id(), table.version, seat, game.notation(choice)), "en")
    house.time.at = table.now() + MINUTE
    table.leave(viewer)


async def by_order(house: House, made: Created, table: Table) -> None:
    before = table.version
    while table.version == before:
        await house.pass_time(1000)
    await house.pass_time(MINUTE)


async def seen_by_others(
    data: Path,
    lay: Callable[[House], Awaitable[tuple[Created, Table]]],
    does: Callable[[House, Created, Table], Awaitable[None]],
    gives: bool,
) -> Any:
    """All that a friend at the table and somebody who looks on are sent, without the hours."""
    async with opened(data) as house:
        made, table = await lay(house)
        friend, watcher = Viewer(table.holder(made.links[0].key), "en", 999), Viewer(table.holder(""), "en", 999)
        for viewer in (friend, watcher):
            await table.join(viewer, 0)
        if gives:
            onward = advance_of(table) if lay is can_advance else None
            orders = {"advances": onward[0]} if onward else {"takes_only": True}
            assert isinstance(await house.do(made, made.key, ordered(**orders)), Done)
        await does(house, made, table)
        news = [await house.news(made, key) for key in (made.links[0].key, "")]
        return [timeless(viewer, made) for viewer in (friend, watcher)], [bare(each) for each in news]


def timeless(viewer: Viewer, made: Created) -> list[Any]:
    """What was sent, in order, without the id of the table and the hours."""
    return [bare(DECODER.decode(message)) for message in viewer.waiting]


def bare(message: Any) -> Any:
    if isinstance(message, News):
        message.table.id, message.table.created, message.table.commitment = "", 0, ""
        for seat in message.table.seats:
            if seat.candle is not None:
                seat.candle.left = seat.candle.whole = 0
        for entry in message.log:
            entry.at = 0
    for line in getattr(message, "lines", []):
        line.at = 0
    return message


@pytest.mark.parametrize("lay", [only_option, can_advance])
@in_loop
async def test_nobody_else_can_tell_an_order_from_a_person_who_looked_in(data: Path, lay: Any) -> None:
    person = await seen_by_others(data / "person", lay, by_hand, False)
    order = await seen_by_others(data / "order", lay, by_order, True)

    assert order == person


@in_loop
async def test_when_an_order_is_carried_out_says_nothing_about_it(data: Path) -> None:
    """The pause is drawn for the decision, whatever it is, and nobody without the secret of the server knows it."""
    found = set()
    for number in range(6):
        async with opened(data / str(number)) as house:
            made, table = await only_option(house)
            await house.do(made, made.key, ordered(**ALL))
            begun = house.time.at
            found.add(table.orders.due - begun)

    assert all(COMES[0] <= pause <= COMES[1] for pause in found)
    assert len(found) > 3


@in_loop
async def test_what_was_taken_back_is_not_done_again_by_order(data: Path) -> None:
    async with opened(data) as house:
        made, table = await only_option(house)
        await house.do(made, made.key, ordered(takes_only=True))
        table.moves.last = table.moves.last and type(table.moves.last)("undo", 0, "1", "", house.time.at)

        assert table.orders.choice(0) is None


@in_loop
async def test_orders_are_forgotten_with_a_seat_that_is_given_away(data: Path) -> None:
    async with opened(data) as house:
        made, table = await only_option(house)
        await house.do(made, made.key, ordered(takes_only=True))
        await house.do(made, made.key, {"type": "hand", "id": new_id(), "seat": 0})

        assert table.orders.choice(0) is None
        assert not table.time.clock.candle(0).orders.owner


@in_loop
async def test_orders_outlive_a_restart_and_are_carried_out_once(data: Path) -> None:
    time = Time()
    async with opened(data, time) as house:
        made, table = await only_option(house)
        await house.do(made, made.key, ordered(takes_only=True))
        before = table.version
    async with opened(data, time) as house:
        await house.server.hub.recall_alarms()
        await house.pass_time(COMES[1])
        await house.pass_time(COMES[1])
        table = await house.server.hub.table(made.table)
        ordered_moves = [made_by for made_by in table.sight.made if made_by.by == "order"]

    assert table.version > before
    assert len(ordered_moves) == table.version - before


@in_loop
async def test_at_another_process_too_nobody_else_hears_of_orders(data: Path, shared: str) -> None:
    async with both(data, shared) as (one, other):
        made = await one.create(*SEATS)
        async with other.join(made.table, made.key) as mine, other.join(made.table) as watcher:
            await mine.news()
            await watcher.news()
            answer = await one.post(f"/api/tables/{made.table}/commands", ordered(takes_only=True), made.key)
            told = await mine.news(lambda news: bool(news.orders))
            await mine.answer(Say(new_id(), "Hello"))
            await watcher.find(Talk, lambda talk: any(line.text == "Hello" for line in talk.lines))
            heard = [message for message in watcher.received if isinstance(message, News)]

    assert answer.json()["type"] == "done"
    assert told.orders[0].takes_only
    assert len(heard) == 1


@pytest.mark.parametrize("orders", [{"pays_bills": True, "leaves": -1}, {"pays_bills": True, "leaves": 100}])
@in_loop
async def test_an_order_that_leaves_too_much_or_too_little_is_refused(data: Path, orders: dict[str, Any]) -> None:
    async with opened(data) as house:
        made = await house.server.create(*SEATS)
        answer = await house.do(made, made.key, ordered(**orders))
        foreign = await house.do(made, made.key, ordered(1, takes_only=True))

    assert isinstance(answer, Refusal)
    assert answer.code == "order"
    assert isinstance(foreign, Refusal)
    assert foreign.code == "seat"


def test_only_bills_that_cost_nothing_but_money_are_paid_by_order() -> None:
    cards = (
        card("library", "item", level(upkeep={"money": 3}, upkeep_reward={"knowledge": 3})),
        card("museum_pass", "item", level(upkeep={"money": 2, "creativity": 1}, upkeep_reward={"lth": 2})),
        card("garden", "item", level(upkeep={"hourglass": 2}, upkeep_reward={"influence": 1})),
    )
    scene = Scene(seats=2, cards=cards)
    scene.seat(0).has(money=9, creativity=9, hourglasses=6).holds("library").holds("museum_pass").holds("garden")
    scene.begin("upkeep")
    paid = [title("pursuit").bill_paid(scene.game, scene.state, 0, leaves) for leaves in (6, 7)]

    assert [choice and scene.game.notation(choice) for choice in paid] == ["pay library", None]


@pytest.mark.parametrize(
    ("held", "hand", "paid"),
    [
        # With what an effect changes: nothing of it would be left tomorrow.
        (("child", "magician"), (), "settle child"),
        # An event is worth keeping.
        (("child",), ("pocket_money",), ""),
    ],
)
def test_in_cv_running_costs_are_paid_that_take_no_event(
    held: tuple[str, ...], hand: tuple[str, ...], paid: str
) -> None:
    game = cv_table().lay("yacht", "villa", "doctorate", "yoga", "neighbours")
    game.seat(0).holds(*held).has_in_hand(*hand)
    game.select("bad_luck", "bad_luck", "health", "health").go_on()
    choice = title("cv").bill_paid(game.game, game.state, 0, 0)

    assert game.question() == "running.settle"
    assert (game.game.notation(choice) if choice is not None else "") == paid


def test_in_cv_it_is_for_the_owner_to_say_which_of_two_cards_goes() -> None:
    game = cv_table().lay("yacht", "villa", "doctorate", "yoga", "neighbours")
    game.seat(0).holds("child", "manager", "club")
    game.state.players[0].tokens[3] = 0
    game.select("bad_luck", "bad_luck", "knowledge", "health")

    assert game.options() == ["settle child", "settle manager"]
    assert title("cv").bill_paid(game.game, game.state, 0, 0) is None


def test_in_cv_an_order_pays_without_an_event_where_both_are_possible() -> None:
    game = cv_table().lay("yacht", "villa", "doctorate", "yoga", "neighbours")
    game.seat(0).holds("child", "magician").has_in_hand("pocket_money")
    game.select("bad_luck", "bad_luck", "health", "health").go_on().choose("settle child")
    assert game.question() == "select.pay"
    choice = title("cv").bill_paid(game.game, game.state, 0, 0)

    assert choice is not None
    assert "with" not in game.game.notation(choice).split()


def studio(*, top: Any = None) -> Scene:
    """Ines has begun to paint, and has her turn."""
    steps = [level(), level(cost={"creativity": 2, "knowledge": 1}, reward={"lth": 1}), level(), top or level()]
    scene = Scene(seats=2, cards=(card("watercolours", "basic_project", *steps),))
    scene.seat(0).has(creativity=2, knowledge=1, hourglasses=3).holds("watercolours")
    return scene


def painted(scene: Scene) -> str:
    scene.begin("action", turn=0)
    return next_of(scene)


def next_of(scene: Scene) -> str:
    choice = title("pursuit").going_on(scene.game, scene.game.view(scene.state, 0), 0, "watercolours")
    return "" if choice is None else scene.game.notation(choice)


def test_an_order_goes_on_with_a_card_as_soon_as_it_can_be_paid() -> None:
    able, poor = studio(), studio()
    poor.seat(0).has(creativity=0)
    found = [painted(able), painted(poor)]
    (lacking,) = title("pursuit").onward(poor.game, poor.state, 0)

    assert found == ["advance watercolours 2", ""]
    assert (lacking.card, lacking.lacks) == ("watercolours", {"creativity": 2})


def test_an_order_pays_in_the_cheapest_way() -> None:
    scene = studio()
    scene.seat(0).has(sth=1, creativity=4, knowledge=1)
    scene.choose(painted(scene))
    asked = scene.options()
    scene.choose(next_of(scene))

    assert len(asked) > 1
    assert scene.seat(0).level("watercolours") == 2
    assert scene.decider == 1


@pytest.mark.parametrize(("hourglasses", "line"), [(1, ""), (2, "advance watercolours 2")])
def test_an_order_never_spends_the_last_hourglass(hourglasses: int, line: str) -> None:
    scene = studio()
    scene.seat(0).has(hourglasses=hourglasses)

    assert painted(scene) == line


def test_an_order_turns_up_no_card() -> None:
    scene = studio(top=level(effects=[Take(0)]))
    scene.seat(0).holds("watercolours", level=3)

    assert painted(scene) == ""
    assert "advance watercolours 4" in scene.options()


def test_what_is_finished_is_not_gone_on_with() -> None:
    scene = studio()
    scene.seat(0).holds("watercolours", level=4)

    assert painted(scene) == ""
    assert title("pursuit").onward(scene.game, scene.state, 0) == []


@in_loop
async def test_one_orders_what_is_ones_own_and_reads_what_it_takes(data: Path) -> None:
    async with opened(data) as house:
        made, _ = await can_advance(house)
        mine = await house.server.read(list[Onward], f"/api/tables/{made.table}/onward", made.key)
        others = await house.server.read(list[Onward], f"/api/tables/{made.table}/onward")
        foreign = await house.do(made, made.key, ordered(advances="nothing_like_it"))
        await house.do(made, made.key, ordered(advances=mine[0].card))
        told = (await house.news(made, made.key)).orders

    assert mine
    assert all(each.seat == 0 and each.text for each in mine)
    assert others == []
    assert isinstance(foreign, Refusal)
    assert foreign.code == "order-card"
    assert [each.advances for each in told] == [mine[0].card]
