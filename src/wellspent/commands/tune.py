"""`wellspent tune`: fit the weights of a computer player by letting versions of it play each other."""

from contextlib import closing
from pathlib import Path

import click
from rich.console import Console

from wellspent import titles
from wellspent.bots import UnknownBot
from wellspent.lab.journal import Journal, JournalError
from wellspent.lab.players import weights_text
from wellspent.lab.running import Crew, RunError, crew
from wellspent.lab.tuning import Proof, Tuning, Weights, proof_of, tunable, unseen_duels
from wellspent.lab.tuning import tune as steps_of

from .laboratory import Played, Where, bar, check_schedule, game_options, grid_of, leave, list_of, run_options

ALL = "all"
FILE = "weights.toml"


@click.command()
@click.option("--player", default="sensible", show_default=True, metavar="NAME", help="Whose weights.")
@click.option(
    "--weights",
    "wanted",
    default=ALL,
    show_default=True,
    callback=list_of,
    metavar="NAMES",
    help="Which of them: hour,wanted,mood.",
)
@click.option(
    "--deals", default=1200, show_default=True, type=click.IntRange(1), metavar="N", help="Each is played twice."
)
@click.option(
    "--batch", default=24, show_default=True, type=click.IntRange(1), metavar="N", help="Deals before each step."
)
@click.option(
    "--check",
    "unseen",
    default=300,
    show_default=True,
    type=click.IntRange(2),
    metavar="N",
    help="Further deals, old weights against new.",
)
@click.option("--seats", default=2, show_default=True, type=click.IntRange(2, 5), metavar="N", help="Seats at a table.")
@click.option(
    "--out",
    default="tuned",
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help=f"Keeps every step, and {FILE} in the end. After an interruption the same command goes on.",
)
@game_options
@run_options
def tune(
    player: str,
    wanted: tuple[str, ...],
    deals: int,
    batch: int,
    unseen: int,
    seats: int,
    out: Path,
    played: Played,
    where: Where,
) -> None:
    """Fit the weights of a computer player by games against itself.

    Every deal is played by two versions of the player, twice, with the seats exchanged. In the end the new weights play
    the old ones on deals that were not used. `wellspent simulate --players sensible=FOLDER/weights.toml,…` plays them.
    """
    if deals < batch:
        raise click.BadParameter(f"{deals} deals are fewer than one batch of {batch}", param_hint="--deals")
    game = played["game"]
    title = titles.title(game)
    if not title.fewest_seats <= seats <= title.most_seats:
        raise click.BadParameter(f"the game is for {title.fewest_seats} to {title.most_seats}", param_hint="--seats")
    start = chosen_weights(player, game, wanted)
    tuning = Tuning(player, start, seats, deals=deals, batch=batch, **played)
    check_schedule(tuning)
    try:
        with closing(crew(where.on, where.jobs)) as hands:
            found, proof = fit(tuning, out, unseen, hands)
    except (JournalError, RunError) as error:
        raise click.ClickException(str(error)) from None
    remark = f"Weights of {player}, found by `wellspent tune`: {tuning.steps} steps, {deals} deals, seed {tuning.seed}."
    (out / FILE).write_text(weights_text(game, rounded(found), remark), encoding="utf-8")
    show(Console(), tuning, found, proof, unseen)
    click.echo(f"The new weights are in {out / FILE}.")


def chosen_weights(player: str, game: str, wanted: tuple[str, ...]) -> Weights:
    try:
        known = tunable(player, game)
    except UnknownBot as error:
        raise click.BadParameter(str(error), param_hint="--player") from None
    if wanted == (ALL,):
        return known
    for name in wanted:
        if name not in known:
            message = f"there is no weight '{name}' to be fitted; choose from: {', '.join(known)}"
            raise click.BadParameter(message, param_hint="--weights")
    return {name: known[name] for name in wanted}


def fit(tuning: Tuning, out: Path, unseen: int, hands: Crew) -> tuple[Weights, Proof]:
    """Climb to the end and see whether it was worth it; an interruption loses no finished step."""
    done, answer = 0, [0.0] * len(tuning.start)
    duels: list[tuple[float, float]] = []
    try:
        with Journal(out, tuning) as journal, bar("Climbing", tuning.games) as advance:
            for standing in steps_of(tuning, journal, hands):
                done, answer = 2 * tuning.batch * standing.step, standing.answer
                advance(done)
        found = rounded(tuning.weights_at(answer))
        with bar("Checking", unseen) as advance:
            for each in unseen_duels(tuning, found, unseen, hands):
                duels.append(each)
                advance(len(duels))
    except KeyboardInterrupt:
        leave(done, tuning.games, out)
        raise
    return found, proof_of(duels)


def rounded(weights: Weights) -> Weights:
    """As they are written, so that what was checked is what is kept."""
    return {name: float(f"{value:.3g}") for name, value in weights.items()}


def show(console: Console, tuning: Tuning, found: Weights, proof: Proof, unseen: int) -> None:
    grid = grid_of("Weights", "weight", ["old", "new", "change"])
    for name, old in tuning.start.items():
        grid.add_row(name, f"{old:g}", f"{found[name]:g}", f"{100 * (found[name] / old - 1):+.0f}%")
    console.print(grid)
    console.print(
        f"On {unseen} unseen deals, each played with seats exchanged, the new weights win {proof.wins.percent()} "
        f"of the games (ties half) and are {proof.points.value:+.1f} ± {proof.points.half:.1f} points ahead."
    )
