"""The stored corpus of requests and records that nobody means well with: each is refused in a line, nothing is done, nothing fails."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

from service import Caller, Server, bearer

FOLDER = Path(__file__).parent.parent / "hostile"
REQUESTS = tomllib.loads((FOLDER / "requests.toml").read_text())["request"]


def body_of(request: dict[str, Any]) -> bytes:
    if "hex" in request:
        return bytes.fromhex(request["hex"])
    return filled(request, request.get("body", "")).encode()


def filled(request: dict[str, Any], text: str) -> str:
    what, times = request.get("repeat", ("", 0))
    return text.replace("REPEAT", what * times)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda each: each["what"])
def test_hostile_requests_are_refused(server: Server, request_: dict[str, Any]) -> None:
    api = Caller(server)
    id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])
    body = body_of(request_)
    headers = {"content-type": "application/json"} if body else {}
    headers |= request_.get("headers", {}) | (bearer(secrets[0]) if request_.get("secret") else {})
    address = filled(request_, request_["path"]).replace("TABLE", id)
    log = Path(server.log.name)
    logged = log.stat().st_size
    answer = httpx.request(request_.get("method", "POST"), server.url(address), content=body, headers=headers, timeout=30)
    assert answer.status_code == request_["status"], answer.text[:300]
    assert answer.json()["text"]
    assert "\n" not in (answer.json()["detail"] or "")
    assert "Traceback" not in log.read_bytes()[logged:].decode()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.record")), ids=lambda each: each.stem)
def test_hostile_records_are_refused_in_a_line(file: Path) -> None:
    told = subprocess.run([sys.executable, "-m", "argosy", "check", str(file)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1), told.stderr[-500:]
