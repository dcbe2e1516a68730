"""Make the data anew that tests compare with: counts of decisions, and a record for every way a game can end.

    python tools/make_fixtures.py [counts | records] [--game pursuit | cv]

Needed after a change of rules or cards that is meant to change games; the tests tell.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from wellspent.bots import bot
from wellspent.engine.session import Session
from wellspent.games.pursuit.steps import TURN
from wellspent.library import CV_NAME, PURSUIT, GameSetup, new_session, write_record
from wellspent.testing.company import Company, apply
from wellspent.testing.counting import DEPTH, CountedPosition, count_sequences, counts_text, position_of
from wellspent.testing.endings import shown_endings
from wellspent.testing.fuzzing import kit_of
from wellspent.testing.kit import Kit

NAMES = ("Ada", "Ben", "Cleo", "Dan")
# Longer games show nothing more; per seat.
MOST_MOVES = 80
MOST_SEEDS = 5000
TESTS = Path(__file__).resolve().parents[1] / "tests"
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
    parser.add_argument("--game", choices=[PURSUIT, CV_NAME], help="only of this game")
    arguments = parser.parse_args()
    games = [arguments.game] if arguments.game else [PURSUIT, CV_NAME]
    if arguments.what != "records":
        for game in games:
            make_counts(game)
    if arguments.what != "counts":
        make_records(games)


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
    return found


def later_position(blank: CountedPosition, round: int) -> CountedPosition:
    """A turn in a round of some seed's game, with many things to do but not too many to count."""
    for position, state in positions_of_play(blank):
        if state.round == round and state.agenda[-1].step == TURN and 25 <= first_options(blank.kit, state) <= 45:
            return position
    raise LookupError(f"no position of round {round} like {blank}")


def cv_positions() -> list[CountedPosition]:
    """For each question of CV a position at which it is asked."""
    return [asked_position(CountedPosition(CV_NAME, "", seats, "", 0), name) for name, seats in CV_QUESTIONS]


def asked_position(blank: CountedPosition, question: str) -> CountedPosition:
    """Where a question is asked with several answers, and not too many sequels to count."""
    kit = blank.kit
    for position, state in positions_of_play(blank):
        is_asked = kit.steps[state.agenda[-1].step] == question and first_options(kit, state) > 1
        if is_asked and count_sequences(kit, state, 2) < 200:
            return position
    raise LookupError(f"no position at which {question} is asked")


def first_options(kit: Kit[Any], state: Any) -> int:
    return len(kit.game.options(state, kit.game.deciders(state)[0]))


# Records.


@dataclass(frozen=True)
class Wanted:
    """A record to look for; moods reach most endings, good lives need a sensible player."""

    # An edition of the Pursuit, or the game.
    sort: str
    seats: int
    ending: str
    is_sensible: bool = False

    @property
    def game(self) -> str:
        return CV_NAME if self.sort == CV_NAME else PURSUIT

    @property
    def path(self) -> Path:
        return TESTS / "records" / f"{self.sort}-{self.seats}-{self.ending.replace('_', '-')}.record"

    def setup(self, number: int) -> GameSetup:
        edition = self.sort if self.game == PURSUIT else "second"
        return GameSetup(NAMES[: self.seats], f"{self.ending} {number}", self.game, edition)


def wanted_records() -> list[Wanted]:
    found: list[Wanted] = []
    for edition in ("second", "first"):
        found += [Wanted(edition, 1, ending, True) for ending in ("won", "lost_by_goals", "survived")]
        found += [Wanted(edition, 1, "lost_by_points"), Wanted(edition, 1, "all_left")]
        found += [Wanted(edition, seats, "preparation") for seats in (2, 3, 4)]
        found += [Wanted(edition, 3, "upkeep"), Wanted(edition, 4, "action"), Wanted(edition, 1, "action")]
        found += [Wanted(edition, 2, "cards_decide"), Wanted(edition, 3, "shared"), Wanted(edition, 4, "one_left")]
        found += [Wanted(edition, 2, "survived", True)]
    for seats in (2, 3, 4):
        found += [Wanted(CV_NAME, seats, ending) for ending in ("cards_left", "ran_out_early")]
        found += [Wanted(CV_NAME, seats, "alone_at_top", True)]
    found += [Wanted(CV_NAME, 2, ending) for ending in ("shared", "assisted_old", "all_left", "double_active")]
    found += [Wanted(CV_NAME, 3, ending) for ending in ("cards_decide", "assisted_early", "declined", "goal_shared")]
    found += [Wanted(CV_NAME, 4, ending) for ending in ("shared", "assisted_middle", "one_left", "double_covered")]
    found += [Wanted(CV_NAME, 4, ending) for ending in ("deck_empty", "short_track", "goals_decide")]
    return found


def make_records(games: list[str]) -> None:
    wanted = wanted_records()
    for path in (TESTS / "records").glob("*.record"):
        if (CV_NAME if path.name.startswith(f"{CV_NAME}-") else PURSUIT) in games:
            path.unlink()
    for each in wanted:
        if each.game in games:
            each.path.write_text(search(each), encoding="utf-8")
            print(each.path.relative_to(TESTS.parent))


def search(wanted: Wanted) -> str:
    """The first short game that ends as it should, over many seeds."""
    for number in range(MOST_SEEDS):
        setup = wanted.setup(number)
        session = new_session(setup)
        play = play_sensibly if wanted.is_sensible else play_by_mood
        play(session, setup)
        text = write_record(setup, session)
        if len(session.moves) < MOST_MOVES * wanted.seats and wanted.ending in shown_endings(text, str(wanted.path)):
            return text
    raise LookupError(f"no game found for {wanted.path.name}")


def play_by_mood(session: Session[Any], setup: GameSetup) -> None:
    company = Company(kit_of(setup), setup.seed)
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
