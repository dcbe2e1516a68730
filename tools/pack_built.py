"""Packs what was built into the wheel: the client, with and without a server, and compiled modules if asked for."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The tree whose compiled modules go into the wheel; `make wheel` sets it.
COMPILED = "WELLSPENT_COMPILED"


class PackBuilt(BuildHookInterface[Any]):
    """An editable install finds the client in build/web by itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root) / "build" / "web"
        if (client / "index.html").is_file():
            build_data["force_include"][str(client)] = "wellspent/web"
        offline = Path(self.root) / "build" / "static"
        if (offline / "index.html").is_file():
            build_data["force_include"][str(offline)] = "wellspent/offline"
        pictures = Path(self.root) / "build" / "pictures" / "cards.json.gz"
        if pictures.is_file():
            build_data["force_include"][str(pictures)] = "wellspent/pictures/cards.json.gz"
        if compiled := os.environ.get(COMPILED):
            self._pack_compiled(Path(self.root) / compiled, build_data)

    def _pack_compiled(self, tree: Path, build_data: dict[str, Any]) -> None:
        found = [path for path in tree.rglob("*") if path.suffix in (".so", ".pyd")]
        if not found:
            raise FileNotFoundError(f"no compiled modules in {tree}: run make compiled")
        for path in found:
            build_data["force_include"][str(path)] = path.relative_to(tree).as_posix()
        # The name of the wheel says for which Python and system it is.
        build_data["pure_python"], build_data["infer_tag"] = False, True
