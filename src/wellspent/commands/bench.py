"""`wellspent bench`: how fast the engine is, measured by the bench of the source tree."""

import subprocess
import sys
from pathlib import Path

import click


@click.command()
@click.option("--rounds", type=click.IntRange(1), help="How many rounds the medians are over.")
@click.option(
    "--json",
    "file",
    type=click.Path(dir_okay=False, writable=True, path_type=Path),
    metavar="FILE",
    help="Also write the figures of every round to this file.",
)
def bench(rounds: int | None, file: Path | None) -> None:
    """Measure the engine, interpreted and compiled, beside catanatron, OpenSpiel and RLCard.

    Takes a minute or two. What is not there, a compiled tree or another engine, is left out and named.
    """
    root = source_tree()
    if root is None:
        raise click.ClickException("The bench is part of the source tree, and this program was installed without it.")
    if file and not file.resolve().parent.is_dir():
        raise click.BadParameter(f"there is no folder {file.parent}", param_hint="--json")
    arguments = [f"--rounds={rounds}"] if rounds else []
    if file:
        arguments.append(f"--json={file.resolve()}")
    sys.exit(subprocess.run([sys.executable, "-m", "bench", *arguments], cwd=root).returncode)


def source_tree() -> Path | None:
    """The folder that holds the bench, where this program runs from its sources or from build/compiled."""
    above = Path(__file__).resolve().parents
    return next((folder for folder in above if (folder / "bench" / "__main__.py").is_file()), None)
