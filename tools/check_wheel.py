"""Check that a wheel with the compiled modules installs into an empty environment and plays there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
# Asked in the new environment: whether everything is there, and comes from there.
LOOK = """
import sys
import wellspent.engine.game as engine, wellspent.games.cv.game as cv, wellspent.bots.pursuit.planner as planner
from wellspent.server.settings import client_folder
for module in (engine, cv, planner):
    assert module.__file__.startswith(sys.prefix) and module.__file__.endswith((".so", ".pyd")), module.__file__
assert str(client_folder()).startswith(sys.prefix), client_folder()
"""
GAMES = ("simulate", "--games", "2", "--players", "planner@4,sensible", "--jobs", "1")


def main() -> int:
    with TemporaryDirectory() as folder:
        wheel = built(Path(folder))
        python = installed(wheel, Path(folder) / "environment")
        run(python, "-c", LOOK, at=folder)
        for game in ("pursuit", "cv"):
            run(python, "-m", "wellspent", *GAMES, "--game", game, at=folder)
        print(f"wheel: {wheel.name} plays in an empty environment")
    return 0


def built(folder: Path) -> Path:
    environment = {**os.environ, "WELLSPENT_COMPILED": "build/compiled"}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return next(folder.glob("*.whl"))


def installed(wheel: Path, environment: Path) -> Path:
    """The Python of a new environment that has the wheel and what it needs, in the versions of the lock file."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    subprocess.run([sys.executable, "-m", "venv", *(["--without-pip"] if uv else []), str(environment)], check=True)
    python = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    command = [uv, "pip", "install", "--python", str(python)] if uv else [str(python), "-m", "pip", "install"]
    subprocess.run([*command, "--quiet", "--constraint", str(versions(environment.parent)), str(wheel)], check=True)
    return python


def versions(folder: Path) -> Path:
    """The lock file without its hashes: the wheel has none."""
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    chosen = folder / "versions.txt"
    kept = [line.removesuffix("\\").rstrip() for line in lines if not line.startswith(" ")]
    chosen.write_text("\n".join(kept), encoding="utf-8")
    return chosen


def run(python: Path, *arguments: str, at: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([str(python), *arguments], cwd=at, env=environment, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
