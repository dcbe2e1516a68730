"""What cannot be guessed: ids of tables, and the keys that protect seats. Only hashes of keys are kept."""

import hashlib
import hmac
import secrets
from typing import Final

# Without letters and digits that look alike.
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 10
# What the key of a profile begins with, and no key of a seat. It has 66 bits, which six words can say.
PROFILE: Final = "me-"
PROFILE_BITS: Final = 66
PROFILE_DIGITS: Final = -(-PROFILE_BITS // 4)


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether it could be one; nothing else is looked for."""
    return 1 <= len(text) <= 4 * ID_LENGTH and text.isascii() and text.isalnum()


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_profile_key() -> str:
    return profile_key(secrets.randbits(PROFILE_BITS))


def profile_key(number: int) -> str:
    return f"{PROFILE}{number:0{PROFILE_DIGITS}x}"


def is_profile_key(key: str) -> bool:
    """Whether it could be one."""
    digits = key.removeprefix(PROFILE)
    if not key.startswith(PROFILE) or len(digits) != PROFILE_DIGITS or set(digits) - set("0123456789abcdef"):
        return False
    return int(digits, 16) < 1 << PROFILE_BITS


def new_seed() -> str:
    """Long enough that nobody finds it from the commitment."""
    return secrets.token_hex(16)


def new_secret() -> str:
    return secrets.token_hex(32)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Compares in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def derived(secret: str, name: str) -> str:
    """A seed that follows from the secret, and from which the secret does not."""
    return hmac.new(secret.encode(), name.encode(), hashlib.sha256).hexdigest()
