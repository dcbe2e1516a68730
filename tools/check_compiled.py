"""Check by checksums that the compiled package plays the same games as the sources, random ones and those of bots."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TREES = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
# Random games, and those of computer players.
GAMES = (("-m", "wellspent", "fuzz", "--games", "2000", "--checksum"), (str(ROOT / "tools" / "played.py"),))


def main() -> int:
    module = run("compiled", "-c", "import wellspent.engine.game as game; print(game.__file__)")
    if not module.endswith((".so", ".pyd")):
        print(f"compiled: {module} is not a compiled module; run make compiled")
        return 1
    # The slow ones side by side, then the quick ones.
    runs = [(name, arguments) for name in TREES for arguments in GAMES]
    with ThreadPoolExecutor(2) as pool:
        sums = dict(zip(runs, pool.map(lambda each: run(each[0], *each[1]), runs), strict=True))
    for arguments in GAMES:
        found = {name: sums[name, arguments] for name in TREES}
        if len(set(found.values())) > 1:
            print("compiled: the two play different games", *(f"  {found[name]} {name}" for name in found), sep="\n")
            return 1
        print(f"compiled: the games are the same, {found['compiled']}")
    return 0


def run(name: str, *arguments: str) -> str:
    """The last line that Python prints with one of the two trees."""
    environment = {**os.environ, "PYTHONPATH": str(TREES[name])}
    shown = subprocess.run([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return shown.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main())
