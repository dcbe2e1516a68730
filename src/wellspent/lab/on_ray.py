"""Tasks on a Ray cluster: one that is started here, or one that runs elsewhere. Needs the extra `cluster`."""

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError

from .running import AHEAD, RAY, RunError

T = TypeVar("T")
R = TypeVar("R")


class RayCluster:
    """A cluster elsewhere needs the same Wellspent on its machines."""

    def __init__(self, on: str, jobs: int) -> None:
        is_new = on == RAY
        try:
            ray.init(
                # Without an address Ray would join whatever cluster it finds on this machine.
                address="local" if is_new else on,
                num_cpus=jobs if is_new else None,
                include_dashboard=False if is_new else None,
                logging_level=logging.WARNING,
                log_to_driver=False,
            )
        except (ConnectionError, ImportError, OSError, RuntimeError, ValueError) as error:
            raise RunError(f"There is no Ray cluster at '{on}': {error}") from None

    def run(self, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[tuple[int, R]]:
        attempt: Any = ray.remote(_attempt)
        how = ray.put(work)
        todo = enumerate(tasks)
        places: dict[Any, int] = {}
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's
        most = AHEAD * max(1, int(resources.get("CPU", 1)))
        try:
            while True:
                while len(places) < most and (given := next(todo, None)):
                    place, task = given
                    places[attempt.remote(how, task)] = place
                if not places:
                    return
                for done in ray.wait(list(places))[0]:
                    yield places.pop(done), ray.get(done)
        except RayError as error:
            raise RunError(f"Ray could not do the work: {error}") from None
        finally:
            for unwanted in places:
                ray.cancel(unwanted)

    def close(self) -> None:
        ray.shutdown()


def _attempt(work: Callable[[T], R], task: T) -> R:
    return work(task)
