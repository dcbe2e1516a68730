"""Check by a checksum that the compiled engine plays the same random games as the sources."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TREES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
GAMES = 2000


def main() -> int:
    module = run("compiled", "-c", "import wellspent.engine.game as game; print(game.__file__)")
    if not module.endswith((".so", ".pyd")):
        print(f"compiled: {module} is not a compiled module; run make compiled")
        return 1
    sums = {name: run(name, "-m", "wellspent", "fuzz", "--games", str(GAMES), "--checksum") for name in TREES}
    if len(set(sums.values())) > 1:
        print("compiled: the two play different games", *(f"  {sums[name]} {name}" for name in sums), sep="\n")
        return 1
    print(f"compiled: {GAMES} games are the same, {sums['compiled']}")
    return 0


def run(name: str, *arguments: str) -> str:
    """The last line that Python prints with one of the two trees."""
    environment = {**os.environ, "PYTHONPATH": str(TREES[name])}
    shown = subprocess.run([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return shown.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main())
