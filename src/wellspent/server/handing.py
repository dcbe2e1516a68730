"""Pages over HTTP: packed once, and not sent again to whoever has them."""

import gzip
from functools import lru_cache
from typing import Final

from litestar import Response

from .pages import Page
from .requests import AnyRequest

# Pages that are kept packed.
MOST: Final = 256


def handed(request: AnyRequest, page: Page) -> Response[bytes]:
    headers = {"ETag": page.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
    if request.headers.get("if-none-match") == page.mark:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page.content, media_type=page.media_type, headers=headers)
    return Response(packed(page), media_type=page.media_type, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(MOST)
def packed(page: Page) -> bytes:
    return gzip.compress(page.content, 6, mtime=0)
