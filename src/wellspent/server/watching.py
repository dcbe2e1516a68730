"""How the server is, for whoever runs it and for their programs."""

from bisect import bisect_left
from ipaddress import ip_address
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from .hub import Hub
from .problems import Problem
from .requests import AnyRequest, address_of
from .storage import StorageError
from .warming import WARMTH

# Seconds.
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
PROMETHEUS: Final = "text/plain; version=0.0.4"


class Meter:
    """How many messages of live connections were answered, and how long that took."""

    def __init__(self) -> None:
        self.counts: Final = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def lines(self, name: str) -> list[str]:
        found, total = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.seconds:.6f}", f"{name}_count {total}"]


@get("/health", include_in_schema=False, sync_to_thread=False)
def is_alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def is_ready(request: AnyRequest) -> Response[dict[str, str]]:
    """Games can be kept, and nobody has to wait until their cards are read."""
    if not WARMTH:
        return Response({"status": "starting"}, status_code=503)
    try:
        await request.app.state.store.ping()
    except StorageError as error:
        raise Problem("storage") from error
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def read_metrics(request: AnyRequest, hub: NamedDependency[Hub]) -> Response[str]:
    """Counts for Prometheus; for whoever asks from the same network only."""
    address = address_of(request)
    if not (address and ip_address(address).is_private):
        raise Problem("not-found")
    tables = [table for table in hub.tables.values() if not table.is_closed]
    values = {
        "wellspent_tables": len(tables),
        "wellspent_viewers": sum(len(table.audience.viewers) for table in tables),
        "wellspent_connections": sum(request.app.state.connections.values()),
        "wellspent_thinking_waiting": request.app.state.workers.line.waiting(),
        "wellspent_storage_waiting": request.app.state.store.waiting,
        "wellspent_addresses_waiting": sum(purse.waiting for purse in request.app.state.fairness.purses.values()),
    }
    lines = [line for name, value in values.items() for line in (f"# TYPE {name} gauge", f"{name} {value}")]
    text = "\n".join([*lines, *request.app.state.meter.lines("wellspent_answer_seconds")]) + "\n"
    return Response(text, media_type=PROMETHEUS)
