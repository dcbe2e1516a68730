"""A request to an address that somebody gave: never into the network of the server, unless its owner wants that."""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from .message import NotSent

PATIENCE: Final = 20.0
MOST: Final = 2000
SCHEMES: Final = {"https": 443, "http": 80}
# What is answered where nobody lives any more.
GONE: Final = (404, 410)


def is_web_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0 and len(address) <= MOST
    except ValueError:
        return False


class Poster:
    """Posts something and looks at the answer. Answers that lead elsewhere are not followed."""

    def __init__(self, may_go_near: bool = False) -> None:
        self.may_go_near: Final = may_go_near

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Raises NotSent where the answer is no good one."""
        status = await asyncio.to_thread(self._post, address, body, headers)
        if not 200 <= status < 300:
            raise NotSent(f"HTTP {status}", status in GONE)

    def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port or SCHEMES[parts.scheme]
        path = parts.path or "/"
        try:
            line = self._connect(host, port, parts.scheme == "https")
            try:
                line.request("POST", f"{path}?{parts.query}" if parts.query else path, body, dict(headers))
                return line.getresponse().status
            finally:
                line.close()
        except (OSError, http.client.HTTPException) as error:
            raise NotSent(type(error).__name__) from error

    def _connect(self, host: str, port: int, is_safe: bool) -> http.client.HTTPConnection:
        """The number is looked at and then called: no name leads elsewhere in between."""
        number = self._number(host, port)
        if not is_safe:
            line = http.client.HTTPConnection(host, port, timeout=PATIENCE)
            line.sock = socket.create_connection((number, port), PATIENCE)
            return line
        safe = http.client.HTTPSConnection(host, port, timeout=PATIENCE)
        plain = socket.create_connection((number, port), PATIENCE)
        safe.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        return safe

    def _number(self, host: str, port: int) -> str:
        found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        if not self.may_go_near and not all(_is_far(number) for number in found):
            raise NotSent("an address of a private network")
        return found[0]


def _is_far(number: str) -> bool:
    address = ipaddress.ip_address(number.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    address = mapped or address
    return address.is_global and not address.is_multicast
