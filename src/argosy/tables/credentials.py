"""Secrets: whoever holds a seat's secret is that seat. The store keeps only what cannot be turned back."""

import hashlib
import secrets

from argosy.engine.chance import SEEDS
from argosy.tables.errors import NoSuchTable

_BYTES = 24  # 192 bits
_LONGEST = 200
_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # 32, none that looks like another


def new_secret() -> str:
    return secrets.token_urlsafe(_BYTES)


def new_table_id() -> str:
    """60 bits: nobody finds an unlisted table by trying."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(12))


def check_table_id(id: str) -> None:
    """Raises NoSuchTable for what no table can be called: databases differ in what they do with it."""
    if not (id.isascii() and id.isalnum() and len(id) <= _LONGEST):
        raise NoSuchTable("no-table")


def new_seed() -> int:
    return secrets.randbelow(SEEDS)


def new_salt() -> str:
    return secrets.token_hex(16)


def hash_of(secret: str) -> str:
    """A plain hash is enough: the secret is long and random, there is no dictionary to try."""
    return hashlib.sha256(b"argosy seat " + secret[:_LONGEST].encode("utf-8", "surrogatepass")).hexdigest()
