"""Make the data anew that tests compare with: counts of decisions, and a record for every way a game can end.

    python tools/make_fixtures.py [counts | records] [--game pursuit | cv]

Needed after a change of rules or cards that is meant to change games; the tests tell. A record whose choices can still
be made and show what they should is kept, under the new marks; delete it to have another one looked for.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from wellspent.engine.options import verb_of
from wellspent.engine.record import RecordError, read_record
from wellspent.engine.session import Session
from wellspent.games.pursuit.editions import EDITIONS
from wellspent.games.pursuit.steps import TURN
from wellspent.library import GameSetup, new_session, replay, ruleset, set_up, write_record
from wellspent.library import setup_of as setup_of_record
from wellspent.players import bot
from wellspent.testing.company import Company, apply
from wellspent.testing.counting import DEPTH, CountedPosition, count_sequences, counts_text, position_of
from wellspent.testing.endings import shown_endings
from wellspent.testing.fuzzing import kit_of
from wellspent.testing.kit import Kit
from wellspent.titles.pursuit.modules import modules_for, set_names
from wellspent.titles.pursuit.testing.endings import used_modules

PURSUIT, CV = "pursuit", "cv"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
# Longer games show nothing more; per seat, and so many more where modules give more to decide.
MOST_MOVES = 80
MORE_MOVES = 160
MOST_SEEDS = 5000
TESTS = Path(__file__).resolve().parents[1] / "tests"
# Modules together, and how many play; see `group_of`.
COUNTED_GROUPS = (("expansions", 1), ("expansions", 3), ("modules", 2), ("everything", 1), ("everything", 5))
RECORDED_GROUPS = (
    *(("expansions", seats) for seats in (1, 3, 5)),
    *(("modules", seats) for seats in (1, 3, 5)),
    *(("everything", seats) for seats in (1, 2, 3, 4, 5)),
)
SOLO_ENDING = {"expansions": "won", "modules": "lost_by_goals", "everything": "won"}
# Before this round modules have brought little.
SOME_AGE = 3
# Every question of CV, and how many play.
CV_QUESTIONS = (
    ("childhood.pick", 3),
    ("roll.first", 2),
    ("roll.again", 3),
    ("select.buy", 2),
    ("select.buy", 3),
    ("select.buy", 4),
    ("select.pay", 4),
    ("bad_luck.lose", 2),
    ("running.settle", 3),
    ("add.place", 4),
    ("assistance.take", 2),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["counts", "records"], help="only one of the two")
    parser.add_argument("--game", choices=[PURSUIT, CV], help="only of this game")
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else [PURSUIT, CV]
    if arguments.what != "records":
        for game in games:
            make_counts(game)
    if arguments.what != "counts":
        make_records(games)


def group_of(name: str, seats: int) -> tuple[str, ...]:
    """The expansions, the modules or everything, as far as so many can play it."""
    return tuple(
        module.name
        for module in modules_for(seats)
        if name == "everything" or module.is_expansion == (name == "expansions")
    )


# Counts.


def make_counts(game: str) -> None:
    chosen = pursuit_positions() if game == PURSUIT else cv_positions()
    positions = [counted(each) for each in chosen]
    path = TESTS / "counts" / f"{game}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(counts_text(positions), encoding="utf-8")
    print(f"{path.relative_to(TESTS.parent)}: {len(positions)} positions")


def counted(position: CountedPosition) -> CountedPosition:
    state = position_of(position)
    counts = tuple(count_sequences(position.kit, state, depth) for depth in range(1, DEPTH + 1))
    return replace(position, round=state.round, counts=counts)


def positions_of_play(blank: CountedPosition) -> Iterator[tuple[CountedPosition, Any]]:
    """Every position of the games that moods play, seed after seed."""
    game = blank.kit.game
    for number in range(MOST_SEEDS):
        seed = f"count-{number}"
        company, state, decisions = Company(blank.kit, seed), game.start(seed), 0
        while not state.finished:
            yield replace(blank, seed=seed, decisions=decisions), state
            apply(blank.kit, state, company.pick(state))
            decisions += 1


def pursuit_positions() -> list[CountedPosition]:
    """For each edition and number of players: the first turn as a Teen, and a later turn of the seed's game."""
    found: list[CountedPosition] = []
    for edition in ("second", "first"):
        for seats in (1, 2, 3, 4):
            found.append(CountedPosition(PURSUIT, edition, seats, "count-teen", seats))
            found.append(later_position(found[-1], (2, 4, 6, 7)[seats - 1]))
    return found + with_modules()


def later_position(blank: CountedPosition, round: int) -> CountedPosition:
    """A turn in a round of some seed's game, with many things to do but not too many to count."""
    for position, state in positions_of_play(blank):
        if state.round == round and state.agenda[-1].step == TURN and 25 <= first_options(blank.kit, state) <= 45:
            return position
    raise LookupError(f"no position of round {round} like {blank}")


def cv_positions() -> list[CountedPosition]:
    """For each question of CV a position at which it is asked."""
    return [asked_position(CountedPosition(CV, "", seats, "", 0), name) for name, seats in CV_QUESTIONS]


def asked_position(blank: CountedPosition, question: str) -> CountedPosition:
    """Where a question is asked with several answers, and not too many sequels to count."""
    kit = blank.kit
    for position, state in positions_of_play(blank):
        is_asked = kit.steps[state.agenda[-1].step] == question and first_options(kit, state) > 1
        if is_asked and count_sequences(kit, state, 2) < 200:
            return position
    raise LookupError(f"no position at which {question} is asked")


def with_modules() -> list[CountedPosition]:
    """Each expansion alone, several modules together, and a table with everything: turns that offer what they bring."""
    tables: list[tuple[tuple[str, ...], int]]
    tables = [((module.name,), 2) for module in modules_for(2) if module.is_expansion]
    tables += [(group_of(name, seats), seats) for name, seats in COUNTED_GROUPS]
    return [
        turn_with_modules(CountedPosition(PURSUIT, "second", seats, "", 0, modules=modules))
        for modules, seats in tables
    ]


def turn_with_modules(blank: CountedPosition) -> CountedPosition:
    """A turn at which something that modules bring can be done, with not too many sequels to count."""
    kit = blank.kit
    plain = kit_of(ruleset(PURSUIT, blank.seats)).verbs
    for position, state in positions_of_play(blank):
        if state.agenda[-1].step != TURN or state.round < SOME_AGE or first_options(kit, state) > 45:
            continue
        options = kit.game.options(state, kit.game.deciders(state)[0])
        brought = {kit.verbs[verb_of(choice)] for choice in options}.difference(plain)
        if brought and 400 < count_sequences(kit, state, 2) < 2000:
            return position
    raise LookupError(f"no turn that offers what {blank.modules} bring")


def first_options(kit: Kit[Any], state: Any) -> int:
    return len(kit.game.options(state, kit.game.deciders(state)[0]))


# Records.


@dataclass(frozen=True)
class Wanted:
    """A record to look for; moods reach most endings, good lives need a sensible player."""

    # An edition of the Pursuit, the game, or what it is played with.
    sort: str
    seats: int
    ending: str
    is_sensible: bool = False
    modules: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        return CV if self.sort == CV else PURSUIT

    @property
    def path(self) -> Path:
        return TESTS / "records" / f"{self.sort}-{self.seats}-{self.ending.replace('_', '-')}.record"

    def setup(self, number: int) -> GameSetup:
        edition = self.sort if self.sort in EDITIONS else "second"
        seed = f"{self.ending} {number}"
        return set_up(NAMES[: self.seats], seed, self.game, edition, self.modules, sets=self.sets)

    def is_shown(self, session: Session[Any], text: str) -> bool:
        """Whether a game shows what is wanted: the ending, and each module at work if there is but one of them."""
        most = MORE_MOVES if self.modules else MOST_MOVES
        if len(session.moves) >= most * self.seats or self.ending not in shown_endings(text, str(self.path)):
            return False
        return len(self.modules) != 1 or used_modules(session) == set(self.modules)


def wanted_records() -> list[Wanted]:
    found: list[Wanted] = []
    for edition in ("second", "first"):
        found += [Wanted(edition, 1, ending, True) for ending in ("won", "lost_by_goals", "survived")]
        found += [Wanted(edition, 1, "lost_by_points"), Wanted(edition, 1, "all_left")]
        found += [Wanted(edition, seats, "preparation") for seats in (2, 3, 4)]
        found += [Wanted(edition, 3, "upkeep"), Wanted(edition, 4, "action"), Wanted(edition, 1, "action")]
        found += [Wanted(edition, 2, "cards_decide"), Wanted(edition, 3, "shared"), Wanted(edition, 4, "one_left")]
        found += [Wanted(edition, 2, "survived", True)]
    for seats, ending in ((1, "preparation"), (2, "alone_at_top")):
        found += [Wanted(module.name, seats, ending, True, (module.name,)) for module in modules_for(seats)]
    for seats in (3, 5):
        expansions = [module for module in modules_for(seats) if module.is_expansion]
        found += [Wanted(module.name, seats, "alone_at_top", True, (module.name,)) for module in expansions]
    for name, seats in RECORDED_GROUPS:
        ending = "alone_at_top" if seats > 1 else SOLO_ENDING[name]
        sets = set_names() if name == "everything" else ()
        found.append(Wanted(name, seats, ending, True, group_of(name, seats), sets))
    for seats in (2, 3, 4):
        found += [Wanted(CV, seats, ending) for ending in ("cards_left", "ran_out_early")]
        found += [Wanted(CV, seats, "alone_at_top", True)]
    found += [Wanted(CV, 2, ending) for ending in ("shared", "assisted_old", "all_left", "double_active")]
    found += [Wanted(CV, 3, ending) for ending in ("cards_decide", "assisted_early", "declined", "goal_shared")]
    found += [Wanted(CV, 4, ending) for ending in ("shared", "assisted_middle", "one_left", "double_covered")]
    found += [Wanted(CV, 4, ending) for ending in ("deck_empty", "short_track", "goals_decide")]
    return found


def make_records(games: list[str]) -> None:
    wanted = {each.path: each for each in wanted_records()}
    for path in (TESTS / "records").glob("*.record"):
        if path not in wanted:
            path.unlink()
    for path, each in wanted.items():
        if each.game in games:
            path.write_text(kept(each) or search(each), encoding="utf-8")
            print(path.relative_to(TESTS.parent), flush=True)


def kept(wanted: Wanted) -> str:
    """The game that was recorded before, if it can still be played and shows what it should."""
    if not wanted.path.exists():
        return ""
    try:
        record = read_record(wanted.path.read_text(encoding="utf-8"), wanted.path.name)
        session, found = replay(record), setup_of_record(record)
    except RecordError:
        return ""
    setup = replace(wanted.setup(0), seed=found.seed)
    if replace(found, rules=0, cards="") != setup:
        return ""
    text = write_record(setup, session)
    return text if wanted.is_shown(session, text) else ""


def search(wanted: Wanted) -> str:
    """The first short game that ends as it should, over many seeds."""
    for number in range(MOST_SEEDS):
        setup = wanted.setup(number)
        session = new_session(setup)
        play = play_sensibly if wanted.is_sensible else play_by_mood
        play(session, setup)
        text = write_record(setup, session)
        if wanted.is_shown(session, text):
            return text
    raise LookupError(f"no game found for {wanted.path.name}")


def play_by_mood(session: Session[Any], setup: GameSetup) -> None:
    company = Company(kit_of(setup.ruleset), setup.seed)
    while not session.state.finished:
        pick = company.pick(session.state)
        session.choose(pick.seat, session.game.notation(pick.choice))


def play_sensibly(session: Session[Any], setup: GameSetup) -> None:
    game = session.game
    players = [bot("sensible", game, seat, setup.seed) for seat in range(game.seats)]
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        choice = players[seat].choose(game.view(session.state, seat), game.options(session.state, seat))
        session.play(seat, choice)


if __name__ == "__main__":
    main()
