"""50 clients want the same decision, at three workers: exactly one gets it, every time."""

import asyncio

import httpx
import pytest

from service import KINDS, Caller, Databases, bearer, serving

CLIENTS, ROUNDS = 50, 6


@pytest.mark.parametrize("kind", KINDS)
def test_of_50_moves_for_one_decision_exactly_one_is_played(databases: Databases, kind: str) -> None:
    with serving(databases.fresh(kind), 3) as server:
        api = Caller(server)
        id, secrets, _ = api.create([{"kind": "here"}, {"kind": "here"}])

        async def race() -> None:
            clients = [httpx.AsyncClient(base_url=server.url(""), timeout=60) for _ in range(CLIENTS)]
            for at in range(ROUNDS):
                seat = api.get(f"/api/tables/{id}", secrets[0])["to_act"][0]
                state = api.get(f"/api/tables/{id}", secrets[seat])
                names = [action["name"] for action in state["decision"]["actions"]]

                async def send(number: int, seat: int = seat, state: dict = state, names: list[str] = names, at: int = at) -> int:  # type: ignore[type-arg]
                    wish = {"entry": state["decision"]["entry"], "action": names[number % len(names)], "key": f"{at}-{number}"}
                    answer = await clients[number].post(f"/api/tables/{id}/moves", json=wish, headers=bearer(secrets[seat]))
                    if answer.status_code == 409:
                        assert answer.json()["state"]["entry"] > state["entry"]
                    return answer.status_code

                answers = await asyncio.gather(*(send(number) for number in range(CLIENTS)))
                assert sorted(answers) == [200] + [409] * (CLIENTS - 1)
                assert api.get(f"/api/tables/{id}", secrets[0])["ply"] == state["ply"] + 1
            for client in clients:
                await client.aclose()

        asyncio.run(race())
