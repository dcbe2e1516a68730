"""Sets pages with Typst: a template of ours, and what stands on them as data."""

import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

FOLDER: Final = Path(__file__).parent
FONTS: Final = FOLDER / "fonts"


class NoTypesetter(Exception):
    """Typst is not installed."""


def set_pages(
    template: str, data: Mapping[str, Any], pictures: Mapping[str, str], kind: Literal["pdf", "png"], dots: float = 72
) -> bytes:
    """The pages of a template as a PDF, or its one page as a PNG. `pictures` are SVGs by name."""
    try:
        import typst
    except ImportError:
        raise NoTypesetter("Setting pages needs Typst: pip install 'wellspent[print]'.") from None
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, drawn in pictures.items():
            (folder / f"{file}.svg").write_text(drawn, encoding="utf-8")
        (folder / "data.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        page = folder / "page.typ"
        page.write_text((FOLDER / template).read_text(encoding="utf-8"), encoding="utf-8")
        made = typst.compile(page, root=folder, font_paths=[FONTS], ignore_system_fonts=True, format=kind, ppi=dots)
    assert isinstance(made, bytes)
    return made
