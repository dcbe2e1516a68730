"""Check by checksums that the compiled package plays the same games as the sources, random ones and those of bots."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TREES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = 2000
PLAYED = ROOT / "tools" / "played.py"


def main() -> int:
    module = run("compiled", "-c", "import wellspent.engine.game as game; print(game.__file__)")
    if not module.endswith((".so", ".pyd")):
        print(f"compiled: {module} is not a compiled module; run make compiled")
        return 1
    random_games = ("-m", "wellspent", "fuzz", "--games", str(GAMES), "--checksum")
    for arguments in (random_games, (str(PLAYED),)):
        sums = {name: run(name, *arguments) for name in TREES}
        if len(set(sums.values())) > 1:
            print("compiled: the two play different games", *(f"  {sums[name]} {name}" for name in sums), sep="\n")
            return 1
        print(f"compiled: the games are the same, {sums['compiled']}")
    return 0


def run(name: str, *arguments: str) -> str:
    """The last line that Python prints with one of the two trees."""
    environment = {**os.environ, "PYTHONPATH": str(TREES[name])}
    shown = subprocess.run([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return shown.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main())
