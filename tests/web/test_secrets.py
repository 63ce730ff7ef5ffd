"""Seats' secrets: too long to guess, never kept, never written down."""

import base64
import gzip
import re
from pathlib import Path

from sqlalchemy import select

from argosy.store.backup import save
from argosy.store.database import connect
from argosy.store.schema import metadata
from argosy.tables.credentials import hash_of
from service import Caller, serving

BITS = 128


def test_secrets_are_long_hashed_and_nowhere_to_be_found(db: str, tmp_path: Path) -> None:
    with serving(db) as server:
        api = Caller(server)
        id, seats, invitations = api.create([{"kind": "here"}, {"kind": "invite"}, {"kind": "open"}], title="endeavor")
        joined = api.post(f"/api/tables/{id}/join", {"name": "Ada"}, invitations[1], expect=201)["secret"]
        secrets = {*seats.values(), *invitations.values(), joined}
        api.get(f"/api/tables/{id}", joined)
        api.http.get(f"/api/tables/{id}?secret={joined}", headers={"Referer": f"http://x/table/{id}#seat={joined}"})
        api.http.get(f"/table/{joined}", headers={"Authorization": f"Bearer {joined}x"})
        api.post("/api/tables/mine", {"secrets": [joined]})
        logged = Path(server.log.name).read_text()
    assert len(secrets) >= 3
    for secret in secrets:
        assert re.fullmatch(r"[\w-]+", secret)
        assert len(base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))) * 8 >= BITS
    kept = everything_in(db)
    save(db, str(tmp_path / "all.backup"))
    saved = gzip.decompress((tmp_path / "all.backup").read_bytes()).decode()
    assert hash_of(joined) in kept
    assert hash_of(joined) in saved
    for place in (kept, saved, logged):
        assert not [secret for secret in secrets if secret in place]


def everything_in(db: str) -> str:
    engine = connect(db, writes=False)
    with engine.connect() as connection:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return repr(rows)
