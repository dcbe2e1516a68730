"""A process that thinks for the server: `python -m wellspent.server.worker`, a question a line, an answer a line."""

import os
import signal
import sys
from typing import Final

from .questions import Answering

# Whoever waits for a page comes before whoever thinks.
NICE: Final = 5


def main() -> None:
    """Answer until there are no more questions."""
    # Ctrl-C is for the server, which then closes the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answering = Answering()
    for line in sys.stdin.buffer:
        try:
            sys.stdout.buffer.write(answering.line(line) + b"\n")
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            # Whoever asked is gone, and nobody is left to be told.
            os._exit(0)


if __name__ == "__main__":
    main()
