"""Browser push: encrypted for the browser (RFC 8291), signed by this server (VAPID, RFC 8292)."""

import base64
import hashlib
import hmac
import json
import os
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from .message import Message
from .posting import Poster, is_web_address

# The order of the curve P-256.
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
# Seconds for which a push service keeps a message for a browser that is not running.
KEPT: Final = 24 * 60 * 60
TOPIC: Final = 32


class PushKeys(msgspec.Struct):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """What a browser gives to whoever may push to it."""

    endpoint: str
    keys: PushKeys
    expirationTime: float | None = None


class PushSender:
    """Has a key of its own, which follows from the secret of the server."""

    can_withdraw = True

    def __init__(self, poster: Poster, secret: str, contact: str) -> None:
        self.poster: Final = poster
        self.contact: Final = contact
        number = int.from_bytes(hmac.new(secret.encode(), b"push", hashlib.sha512).digest(), "big") % (ORDER - 1) + 1
        self._key: Final = ec.derive_private_key(number, ec.SECP256R1())

    @property
    def public_key(self) -> str:
        """What a browser asks for before it subscribes."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _text(point)

    def is_address(self, address: str) -> bool:
        try:
            found = msgspec.json.decode(address, type=Subscription)
            is_key = len(_bytes(found.keys.p256dh)) == 65 and len(_bytes(found.keys.auth)) == 16
        except (msgspec.MsgspecError, ValueError):
            return False
        return is_key and is_web_address(found.endpoint)

    async def send(self, address: str, message: Message) -> None:
        found = msgspec.json.decode(address, type=Subscription)
        body = self._encrypted(json.dumps(form_of(message), ensure_ascii=False).encode(), found.keys)
        await self.poster.post(found.endpoint, body, self._headers(found.endpoint, message))

    def _encrypted(self, text: bytes, keys: PushKeys) -> bytes:
        once = ec.generate_private_key(ec.SECP256R1())
        made: bytes = http_ece.encrypt(
            text,
            salt=os.urandom(16),
            private_key=once,
            dh=_bytes(keys.p256dh),
            auth_secret=_bytes(keys.auth),
            version="aes128gcm",
        )
        return made

    def _headers(self, endpoint: str, message: Message) -> dict[str, str]:
        parts = urlsplit(endpoint)
        signed: dict[str, str] = Vapid02.from_string(_text(_scalar(self._key))).sign(
            {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        )
        # What is still on its way about the same table is replaced.
        tables = [item.table for item in message.items] or message.withdrawn
        topic = hashlib.sha256(" ".join(tables).encode()).hexdigest()[:TOPIC]
        return {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }


def form_of(message: Message) -> dict[str, Any]:
    """What the service worker shows, and what it takes away."""
    form: dict[str, Any] = {"withdrawn": list(message.withdrawn)} if message.withdrawn else {}
    if message.items:
        form["title"], form["lang"] = message.title, message.lang
        form["items"] = [{"table": item.table, "text": item.text, "link": _path(item.link)} for item in message.items]
        form["peace"], form["peace_text"] = _path(message.peace), message.peace_button
    return form


def _path(link: str) -> str:
    return urlsplit(link).path


def _scalar(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_numbers().private_value.to_bytes(32, "big")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
