"""Make the data anew that tests compare with: counts of decisions, and a record for every way a game can end.

    python tools/make_fixtures.py counts records

Needed after a change of rules or cards that is meant to change games; the tests tell.
"""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

from wellspent.bots import bot
from wellspent.engine.session import Session
from wellspent.games.pursuit.game import Pursuit
from wellspent.games.pursuit.state import State
from wellspent.games.pursuit.steps import TURN
from wellspent.library import GameSetup, new_session, write_record
from wellspent.testing.counting import DEPTH, CountedPosition, count_sequences, counts_text, position_of
from wellspent.testing.endings import shown_endings
from wellspent.testing.fuzzing import apply, game_of
from wellspent.testing.moods import Company

NAMES = ("Ada", "Ben", "Cleo", "Dan")
# Longer games show nothing more; per seat.
MOST_MOVES = 80
TESTS = Path(__file__).resolve().parents[1] / "tests"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["counts", "records"], help="only one of the two")
    what: str | None = parser.parse_args().what
    wanted = [what] if what else ["counts", "records"]
    if "counts" in wanted:
        make_counts()
    if "records" in wanted:
        make_records()


# Counts.


def make_counts() -> None:
    positions = [counted(each) for each in chosen_positions()]
    path = TESTS / "counts" / "pursuit.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(counts_text(positions), encoding="utf-8")
    print(f"{path.relative_to(TESTS.parent)}: {len(positions)} positions")


def chosen_positions() -> list[CountedPosition]:
    """For each edition and number of players: the first turn as a Teen, and a later turn of the seed's game."""
    found: list[CountedPosition] = []
    for edition in ("second", "first"):
        for seats in (1, 2, 3, 4):
            found.append(CountedPosition(edition, seats, "count-teen", seats))
            found.append(later_position(edition, seats, (2, 4, 6, 7)[seats - 1]))
    return found


def later_position(edition: str, seats: int, round: int) -> CountedPosition:
    """A turn in a round of some seed's game, with many things to do but not too many to count."""
    game = game_of(edition, seats)
    for number in range(1000):
        seed = f"count-{number}"
        company, state, decisions = Company(game, seed), game.start(seed), 0
        while not state.finished and state.round <= round:
            if state.round == round and is_rich(game, state):
                return CountedPosition(edition, seats, seed, decisions)
            apply(game, state, company.pick(state))
            decisions += 1
    raise LookupError(f"no position of round {round} for {seats} in the {edition} edition")


def is_rich(game: Pursuit, state: State) -> bool:
    seat = game.deciders(state)[0]
    return state.agenda[-1].step == TURN and 25 <= len(game.options(state, seat)) <= 45


def counted(position: CountedPosition) -> CountedPosition:
    game, state = position_of(position)
    counts = tuple(count_sequences(game, state, depth) for depth in range(1, DEPTH + 1))
    return replace(position, round=state.round, counts=counts)


# Records.


@dataclass(frozen=True)
class Wanted:
    """A record to look for; moods reach most endings, good lives need a sensible player."""

    edition: str
    seats: int
    ending: str
    is_sensible: bool = False

    @property
    def path(self) -> Path:
        return TESTS / "records" / f"{self.edition}-{self.seats}-{self.ending.replace('_', '-')}.record"


def wanted_records() -> list[Wanted]:
    found: list[Wanted] = []
    for edition in ("second", "first"):
        found += [Wanted(edition, 1, ending, True) for ending in ("won", "lost_by_goals", "survived")]
        found += [Wanted(edition, 1, "lost_by_points"), Wanted(edition, 1, "all_left")]
        found += [Wanted(edition, seats, "preparation") for seats in (2, 3, 4)]
        found += [Wanted(edition, 3, "upkeep"), Wanted(edition, 4, "action"), Wanted(edition, 1, "action")]
        found += [Wanted(edition, 2, "cards_decide"), Wanted(edition, 3, "shared"), Wanted(edition, 4, "one_left")]
        found += [Wanted(edition, 2, "survived", True)]
    return found


def make_records() -> None:
    for path in (TESTS / "records").glob("*.record"):
        path.unlink()
    for wanted in wanted_records():
        wanted.path.write_text(search(wanted), encoding="utf-8")
        print(wanted.path.relative_to(TESTS.parent))


def search(wanted: Wanted) -> str:
    """The first short game that ends as it should, over many seeds."""
    for number in range(5000):
        setup = GameSetup(NAMES[: wanted.seats], f"{wanted.ending} {number}", edition=wanted.edition)
        session = new_session(setup)
        play = play_sensibly if wanted.is_sensible else play_by_mood
        play(session, setup)
        text = write_record(setup, session)
        if len(session.moves) < MOST_MOVES * wanted.seats and wanted.ending in shown_endings(text, str(wanted.path)):
            return text
    raise LookupError(f"no game found for {wanted.path.name}")


def play_by_mood(session: Session[State], setup: GameSetup) -> None:
    company = Company(game_of(setup.edition, len(setup.seats)), setup.seed)
    while not session.state.finished:
        pick = company.pick(session.state)
        session.choose(pick.seat, session.game.notation(pick.choice))


def play_sensibly(session: Session[State], setup: GameSetup) -> None:
    game = game_of(setup.edition, len(setup.seats))
    players = [bot("sensible", game, seat, setup.seed) for seat in range(game.seats)]
    while not session.state.finished:
        seat = game.deciders(session.state)[0]
        choice = players[seat].choose(game.view(session.state, seat), game.options(session.state, seat))
        session.play(seat, choice)


if __name__ == "__main__":
    main()
