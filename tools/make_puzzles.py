"""Make the puzzles: positions of strong games where one choice is clearly best, by two thoughts that agree.

    python tools/make_puzzles.py pursuit --count 140
    python tools/make_puzzles.py cv --count 140

Strong players play; every turn is thought over with many imagined lives, and whoever thinks again with another chance
must find the same best choice, by as many points. The compiled package makes this many times faster.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from wellspent import titles
from wellspent.advice import Prospect, outcome, prospects
from wellspent.engine.session import Session
from wellspent.library import nameless, open_game
from wellspent.players import bot
from wellspent.puzzles import FOLDER, Puzzle, Weighed
from wellspent.ruleset import Ruleset

# What plays, and what thinks it over: the planner imagines so many lives; in CV it knows the odds.
PLAYERS: Final = {"pursuit": "planner", "cv": "planner"}
THINKERS: Final = {"pursuit": "planner@48", "cv": "planner"}
EDITIONS: Final = {"pursuit": "second", "cv": ""}
# Clearly best: so many points before the next, of so many that were considered.
LEAST_LEAD: Final = 1.5
FEWEST: Final = 4
# Only what a first look finds clear is thought over.
LEAST_LOOK: Final = 1.0
MOST_TOLD: Final = 8
MOST_OF_A_GAME: Final = 4
# The same answer is asked for so often.
MOST_ALIKE: Final = 2
# Nobody is asked twice within so many moves.
APART: Final = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(PLAYERS))
    parser.add_argument("--count", type=int, default=140)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--first", type=int, default=1, help="the game to begin with; what is there already stays")
    wishes = parser.parse_args()
    file = Path(FOLDER) / f"{wishes.game}.jsonl"
    told = [] if wishes.first == 1 else file.read_bytes().splitlines()
    alike = Counter(msgspec.json.decode(line, type=Puzzle).best.line for line in told)
    with file.open("wb" if wishes.first == 1 else "ab") as out:
        number = len(told)
        for found in _found(wishes.game, wishes.seats, wishes.first):
            if alike[found.best.line] >= MOST_ALIKE:
                continue
            alike[found.best.line] += 1
            number += 1
            out.write(msgspec.json.encode(found) + b"\n")
            out.flush()
            print(
                found.id, found.best.line, f"{found.found[1].behind:.1f} before {found.found[1].line}", file=sys.stderr
            )
            if number >= wishes.count:
                return


def _found(game: str, seats: int, first: int) -> Iterator[Puzzle]:
    for number in count(first):
        yield from _of_game(game, seats, f"puzzle {number}", number)


def _of_game(name: str, seats: int, seed: str, number: int) -> Iterator[Puzzle]:
    rules = Ruleset(name, seats, EDITIONS[name])
    game = open_game(nameless(rules, seed))
    session: Session[Any] = Session(game, seed)
    players = [bot(PLAYERS[name], game, seat, f"{seed} {seat}") for seat in range(seats)]
    last, made = -APART, 0
    while not session.state.finished and made < MOST_OF_A_GAME:
        seat = game.decider(session.state)
        view, options = game.view(session.state, seat), game.options(session.state, seat)
        place = len(session.moves)
        if place >= last + APART:
            found = _clear(name, game, seat, view, options, f"{seed} {place}")
            if found:
                position = titles.title(name).position(game)
                assert position is not None
                told = msgspec.json.decode(position.write(session.state), type=dict[str, Any])
                id = f"{name}-{number}-{place}"
                yield Puzzle(
                    id, name, rules.edition, seats, seat, session.state.round, seed, THINKERS[name], told, found
                )
                last, made = place, made + 1
        session.play(seat, players[seat].choose(view, options))


def _clear(name: str, game: Any, seat: int, view: Any, options: list[int], seed: str) -> list[Weighed]:
    """What was thought, the best first, where it is clear and another thought agrees; else nothing."""
    if len(options) < FEWEST or not titles.title(name).reading(game, view, seat).can_read:
        return []
    quick = prospects("sensible", game, seat, seed, view, options)
    if outcome(game, view, seat, quick) is None or not _leads(quick, LEAST_LOOK):
        return []
    first = prospects(THINKERS[name], game, seat, f"{seed} one", view, options)
    if not _leads(first, LEAST_LEAD):
        return []
    second = prospects(THINKERS[name], game, seat, f"{seed} two", view, options)
    if not _leads(second, LEAST_LEAD) or second[0].choice != first[0].choice:
        return []
    best = first[0].worth
    return [
        Weighed(
            game.notation(each.choice),
            round(best - each.worth, 1),
            {aspect: round(points, 1) for aspect, points in each.aspects.items()},
            each.plan,
        )
        for each in first[:MOST_TOLD]
    ]


def _leads(found: list[Prospect], points: float) -> bool:
    return len(found) >= FEWEST and found[0].worth - found[1].worth >= points


if __name__ == "__main__":
    main()
