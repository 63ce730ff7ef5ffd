"""Links and seats as a client meets them: what an old link, a used one, another table's and a guest's wishes are answered with."""

import asyncio
import json
from contextlib import suppress

import pytest
import websockets

from service import Caller, Server

HERE, INVITE = {"kind": "here", "name": "Ada"}, {"kind": "invite"}


@pytest.fixture
def api(server: Server) -> Caller:
    return Caller(server)


def test_an_invitation_says_what_it_opens(api: Caller) -> None:
    id, secrets, invitations = api.create([HERE, {"kind": "invite", "name": "Ben"}, INVITE])
    look = f"/api/tables/{id}/invitation"
    assert api.get(look, invitations[1]) == {"seat": 1, "name": "Ben", "state": "free"}
    api.post(f"/api/tables/{id}/join", {}, invitations[1], expect=201)
    assert api.get(look, invitations[1])["state"] == "taken"
    api.post(f"/api/tables/{id}/start", {"fill": "deckhand"}, secrets[0])
    assert api.get(look, invitations[2], lang="fr") == {"seat": 2, "name": "Batavia", "state": "bot"}


def test_links_that_open_nothing_are_answered_with_a_clear_line(api: Caller) -> None:
    id, secrets, invitations = api.create([HERE, INVITE])
    _other, _secrets, others = api.create([HERE, INVITE])
    old = invitations[1]
    newer = api.post(f"/api/tables/{id}/seats/1/link", None, secrets[0])["invitation"]
    for wrong in (old, others[1], secrets[0], "nonsense"):
        for answer in (
            api.get(f"/api/tables/{id}/invitation", wrong, expect=403),
            api.post(f"/api/tables/{id}/join", {"take": True}, wrong, expect=403),
        ):
            assert answer["error"] == "old-link"
            assert answer["text"].startswith("This link does not open a seat here")
    assert api.post(f"/api/tables/{id}/join", {"name": "Ben"}, newer, expect=201)["seat"] == 1


def test_a_used_link_asks_before_the_seat_moves(api: Caller) -> None:
    id, _secrets, invitations = api.create([HERE, INVITE])
    laptop = api.post(f"/api/tables/{id}/join", {"name": "Ben"}, invitations[1], expect=201)["secret"]
    asked = api.post(f"/api/tables/{id}/join", {}, invitations[1], expect=409)
    assert (asked["error"], asked["text"]) == (
        "seat-moves",
        "Ben sits here already. If that is you, the seat can move to this device.",
    )
    phone = api.post(f"/api/tables/{id}/join", {"take": True}, invitations[1], expect=201)["secret"]
    assert api.get(f"/api/tables/{id}", phone)["viewer"] == 1
    assert api.get(f"/api/tables/{id}", laptop, expect=403)["error"] == "wrong-secret"
    assert api.post(f"/api/tables/{id}/leave", {}, laptop, expect=403)["error"] == "wrong-secret"


def test_a_guest_neither_begins_nor_makes_links_for_others(api: Caller) -> None:
    id, secrets, invitations = api.create([HERE, INVITE, INVITE])
    guest = api.post(f"/api/tables/{id}/join", {"name": "Ben"}, invitations[1], expect=201)["secret"]
    assert [api.get(f"/api/tables/{id}", secret)["owner"] for secret in (secrets[0], guest, "")] == [True, False, False]
    for path, body in (("start", {"fill": "mate"}), ("seats/0/link", None), ("seats/2/link", None)):
        answer = api.post(f"/api/tables/{id}/{path}", body, guest, expect=403)
        assert (answer["error"], answer["text"]) == ("not-owner", "Only whoever set this table up may do that.")
    own = api.post(f"/api/tables/{id}/seats/1/link", None, guest)
    assert own["seat"] == 1
    assert api.get(f"/api/tables/{id}/invitation", own["invitation"])["state"] == "taken"


def test_a_name_that_somebody_has_is_refused_and_named(api: Caller) -> None:
    id, _secrets, invitations = api.create([HERE, INVITE])
    answer = api.post(f"/api/tables/{id}/join", {"name": "ADA"}, invitations[1], expect=409)
    assert (answer["error"], "ADA" in answer["text"]) == ("name-taken", True)
    body = {"title": "endeavor", "seats": [HERE, HERE, {"kind": "bot"}]}
    assert api.post("/api/tables", body, expect=400)["error"] == "name-taken"


def test_an_old_device_is_told_at_once_that_its_seat_moved(server: Server, api: Caller) -> None:
    id, _secrets, invitations = api.create([HERE, INVITE])
    laptop = api.post(f"/api/tables/{id}/join", {"name": "Ben"}, invitations[1], expect=201)["secret"]

    async def play() -> None:
        socket = await websockets.connect(server.live(id), max_size=None)
        watching = await websockets.connect(server.live(id), max_size=None)
        await socket.send(json.dumps({"secret": laptop}))
        await watching.send("{}")
        assert json.loads(await socket.recv())["state"]["viewer"] == 1
        join = asyncio.to_thread(api.post, f"/api/tables/{id}/join", {"take": True}, invitations[1], expect=201)
        phone = (await join)["secret"]
        messages = []
        with suppress(websockets.ConnectionClosed):  # no move is made meanwhile
            while True:
                messages.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
        assert socket.close_code == 4403
        assert messages[-1]["problem"]["error"] == "seat-moved"
        assert not any(each["type"] == "state" and each["state"]["seats"][1]["name"] != "Ben" for each in messages)
        new = await websockets.connect(server.live(id), max_size=None)
        await new.send(json.dumps({"secret": phone}))
        assert json.loads(await new.recv())["state"]["viewer"] == 1
        notices: list[str] = []
        while True:
            seen = json.loads(await asyncio.wait_for(watching.recv(), 20)).get("state")
            if seen is not None:
                notices += [notice["text"] for notice in seen["notices"]]
                if notices[-1] == "Ben goes on at another device." and seen["seats"][1]["connected"]:
                    break
        for each in (new, watching):
            await each.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_who_is_away_and_since_when(server: Server, api: Caller) -> None:
    id, secrets, _ = api.create([HERE, {"kind": "here"}])

    async def play() -> None:
        watching = await websockets.connect(server.live(id), max_size=None)
        await watching.send("{}")
        coming = await websockets.connect(server.live(id), max_size=None)
        await coming.send(json.dumps({"secret": secrets[1]}))
        seats = [await _seat(watching, connected=True)]
        await coming.close()
        seats.append(await _seat(watching, connected=False))
        assert seats[0]["absent_since"] is None
        state = api.get(f"/api/tables/{id}")
        assert state["table"]["created_at"] <= seats[1]["absent_since"] <= state["now"]
        api.move(id, secrets[0])
        assert api.get(f"/api/tables/{id}")["table"]["updated_at"] > state["now"]
        await watching.close()

    async def _seat(socket, connected: bool):  # type: ignore[no-untyped-def]
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 20))
            if message["type"] == "state" and message["state"]["seats"][1]["connected"] == connected:
                return message["state"]["seats"][1]

    asyncio.run(asyncio.wait_for(play(), 60))
