"""Deleting a table over HTTP: by whoever set it up, and everybody who watches is told."""

import asyncio
import json

import httpx
import websockets

from service import Caller, Server, bearer


def test_only_whoever_set_a_table_up_deletes_it_and_watchers_are_told(server: Server) -> None:
    api = Caller(server)
    id, secrets, invitations = api.create([{"kind": "here"}, {"kind": "invite"}])
    guest = api.post(f"/api/tables/{id}/join", {"name": "Guest"}, invitations[1], expect=201)["secret"]
    mine = api.post("/api/tables/mine", {"secrets": [secrets[0], guest]})
    assert {each["seat"]: each["owner"] for each in mine} == {0: True, 1: False}

    def delete(secret: str) -> httpx.Response:
        return api.http.delete(f"/api/tables/{id}", params={"lang": "fr"}, headers=bearer(secret))

    assert delete("").json()["error"] == "no-secret"
    assert delete("x" * 32).json()["error"] == "wrong-secret"
    refused = delete(guest)
    assert (refused.status_code, refused.json()["error"]) == (403, "not-owner")
    assert "créé" in refused.json()["text"]

    async def watch() -> None:
        async with websockets.connect(server.live(id), max_size=None) as watching:
            await watching.send(json.dumps({"secret": guest}))
            assert json.loads(await watching.recv())["type"] == "state"
            assert (await asyncio.to_thread(delete, secrets[0])).json() == {"table": id}
            heard = {}
            async with asyncio.timeout(20):
                while heard.get("type") != "problem":
                    heard = json.loads(await watching.recv())
                assert heard["problem"]["error"] == "deleted"
                await watching.wait_closed()
            assert watching.close_code == 4403

    asyncio.run(watch())
    assert delete(secrets[0]).status_code == 404
    for path in ("", "/log", "/history?ply=0", "/outline"):
        assert api.http.get(f"/api/tables/{id}{path}").status_code == 404
    assert api.post("/api/tables/mine", {"secrets": [secrets[0], guest]}) == []
