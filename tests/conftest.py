"""What is there before the first test stays: nobody looks through it for rubbish again and again."""

import gc

# Until everything is collected, nothing is thrown away that would be worth looking for.
gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()
