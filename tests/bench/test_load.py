"""The load: tables are really played, by everybody at them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.load import PROC, milliseconds

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(not PROC.is_dir(), reason="needs /proc")
def test_a_small_load_is_played_and_reported() -> None:
    options = ["--tables=3", "--every=0", "--seconds=1"]

    result = subprocess.run(
        [sys.executable, "-m", "bench.load", *options],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "120"},
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert result.returncode == 0, result.stderr
    choices = re.search(r"choices\s+│\s+(\d+) in \d+\.\d s", result.stdout)
    assert choices is not None
    assert int(choices[1]) > 0
    assert "99 of 100 within" in result.stdout


def test_a_percentile_is_one_of_the_delays() -> None:
    delays = [number / 1000 for number in range(100, 0, -1)]

    assert [milliseconds(delays, share) for share in (0, 0.5, 0.98, 1)] == [1, 51, 99, 100]
    assert milliseconds([], 0.5) == 0
