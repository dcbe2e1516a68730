"""Packs the built client of the web table into the wheel, where `make web` has built it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackClient(BuildHookInterface[Any]):
    """An editable install finds the client in build/web by itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = Path(self.root) / "build" / "web"
        if version != "editable" and (client / "index.html").is_file():
            build_data["force_include"][str(client)] = "wellspent/web"
