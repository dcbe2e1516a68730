"""Compile engine, games and computer players with mypyc in a copy of the sources, build/compiled."""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "wellspent"
TREE = ROOT / "build" / "compiled"
STAMP = TREE / "stamp"
# The stamp of a quick build says so: it is good enough for the tests only.
QUICK = " quick"
COMPILED = ("engine", "games", "bots")
TRAINING = ROOT / "tools" / "training.py"
# Calls within the library need not be open to being replaced from outside, calls to Python go straight there. Both
# passes must agree on it.
SHARED_FLAGS = ["-fno-semantic-interposition", "-fno-plt"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--can", action="store_true", help="only tell, by the exit status, if it can be done")
    parser.add_argument("--quick", action="store_true", help="once and with less effort: right, but not as fast")
    wishes = parser.parse_args()

    missing = what_is_missing()
    if missing:
        print(f"compiled: {missing} is missing, so nothing can be compiled here")
        return 1
    if wishes.can:
        return 0
    fingerprint = fingerprint_of_sources()
    known = STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""
    if known == fingerprint or (wishes.quick and known == fingerprint + QUICK):
        copy_sources()
        print(f"compiled: {TREE.relative_to(ROOT)} is up to date")
        return 0
    shutil.rmtree(TREE, ignore_errors=True)
    copy_sources()
    build(wishes.quick)
    STAMP.write_text(fingerprint + QUICK if wishes.quick else fingerprint, encoding="utf-8")
    print(f"compiled: run it with PYTHONPATH={TREE.relative_to(ROOT)} python -m wellspent")
    return 0


def what_is_missing() -> str | None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not (shutil.which(compiler) or shutil.which("cc")):
        return "a C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h"
    return None


def modules() -> Iterator[Path]:
    for package in COMPILED:
        yield from sorted((SOURCES / package).rglob("*.py"))


def fingerprint_of_sources() -> str:
    """What the compiled modules were made from and with."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    for path in (Path(__file__), TRAINING, *modules()):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """The package as a wheel holds it, with the rules; what is gone from the sources goes here too."""
    package = TREE / "wellspent"
    kept = {TREE / path.relative_to(SOURCES.parent) for path in SOURCES.rglob("*")}
    for path in sorted(package.rglob("*"), reverse=True):
        if path.suffix != ".so" and path not in kept and "__pycache__" not in path.parts:
            path.unlink() if path.is_file() else path.rmdir()
    shutil.copytree(SOURCES, package, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", package / "rules", dirs_exist_ok=True)


def build(is_quick: bool) -> None:
    """Twice where the compiler can learn from a run: once to watch some games being played, once for good."""
    work = ROOT / "build" / "mypyc"
    extensions = translate(work, "1" if is_quick else "3")
    if learns() and not is_quick:
        profile = work / "profile"
        shutil.rmtree(profile, ignore_errors=True)
        watch = f"-fprofile-generate={profile}"
        compile_extensions(extensions, work, [*SHARED_FLAGS, watch], [watch])
        subprocess.run([sys.executable, str(TRAINING)], check=True, env={**os.environ, "PYTHONPATH": str(TREE)})
        shutil.rmtree(work / "objects")
        learned = [f"-fprofile-use={profile}", "-fprofile-correction", "-Wno-missing-profile"]
        compile_extensions(extensions, work, [*SHARED_FLAGS, *learned], [])
    else:
        compile_extensions(extensions, work, [], [])


def learns() -> bool:
    """Whether the compiler is gcc, whose flags for this are used."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    answer = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in answer.stdout


def translate(work: Path, effort: str) -> "list[Extension]":
    """From Python to C."""
    from mypyc.build import mypycify

    os.chdir(TREE)
    paths = [str(path.relative_to(SOURCES.parent)) for path in modules()]
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={work / 'cache'}"]
    return mypycify(
        [*options, *paths], opt_level=effort, debug_level="0", group_name="wellspent", target_dir=str(work / "c")
    )


def compile_extensions(
    extensions: "list[Extension]", work: Path, compile_flags: list[str], link_flags: list[str]
) -> None:
    """From C to modules that Python loads, beside the copied sources."""
    from setuptools import setup

    plain = [(list(extension.extra_compile_args), list(extension.extra_link_args)) for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args += compile_flags
        extension.extra_link_args += link_flags
    command = ["--quiet", "build_ext", "--inplace", "--force"]
    folders = [f"--build-temp={work / 'objects'}", f"--build-lib={work / 'lib'}"]
    setup(name="wellspent", packages=[], ext_modules=extensions, script_args=[*command, *folders])
    for extension, (compiled_with, linked_with) in zip(extensions, plain, strict=True):
        extension.extra_compile_args, extension.extra_link_args = compiled_with, linked_with


if __name__ == "__main__":
    sys.exit(main())
