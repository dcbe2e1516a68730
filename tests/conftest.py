"""What is there before the first test stays: nobody looks through it for rubbish again and again."""

import gc
import os

# Tests run beside each other: threads that wait for their turn to multiply take six times as long as one that does not.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# How many objects are made before rubbish is looked for, and how much more seldom that is among older ones: it took a
# tenth of the time.
SELDOM = (50_000, 20, 10)
# Until everything is collected, nothing is thrown away that would be worth looking for.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()
