"""Nothing that a viewer may not know is in any byte they are sent."""

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest
import websockets
from sqlalchemy import select

from argosy import TITLES, new_game
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.engine.position import Position
from argosy.engine.record import commitment_to
from argosy.store.database import connect
from argosy.store.schema import tables
from argosy.tables.line import Line, play
from argosy.tables.state import LiveTable
from argosy.tables.undo import undo_of
from argosy.tables.undo_text import undo_text
from argosy.web.schema import UndoState
from argosy.web.serializers.table import moment_of, state_of
from service import Caller, Databases, bearer, play_by_chance, serving, table_in_memory

SEED = 271828182845904523
SALT = "0123456789abcdef0123456789abcdef"
REDEALS = 3
MANY_REDEALS = 200


def some_numbers_of_players() -> list[tuple[str, int]]:
    return [(title.name, players) for title in TITLES.values() for players in {title.min_players, title.max_players}]


@pytest.mark.parametrize(("title", "players"), some_numbers_of_players())
def test_what_a_viewer_is_sent_is_the_same_whatever_is_hidden_from_them(title: str, players: int) -> None:
    table = table_in_memory(title, players, SEED)
    choices = 0
    for ply, _seat in enumerate(play_by_chance(table, seed=5)):
        if ply < 2 * players + 2 or ply % 17 == 0:
            for viewer in (None, *range(players)):
                choices += _compare(table, viewer)
    assert choices > 20  # seats were told what their choices bring


def _compare(table: LiveTable, viewer: int | None) -> int:
    """Compares what the viewer is sent in the true position and in others that look the same; gives the number of choices."""
    truth = table.position
    sent = _bytes(table, viewer, "en")
    assert str(SEED).encode() not in sent
    assert str(truth.to_dict().get("chance", "no chance")).encode() not in sent
    for trial in range(REDEALS):
        table.position = truth.redeal(viewer, chance_from_seed(1000 + trial))
        assert _bytes(table, viewer, "en") == sent
    table.position = truth
    return sent.count(b'"effects"')


def _bytes(table: LiveTable, viewer: int | None, language: str) -> bytes:
    """All that the viewer is sent of this moment, and why a seat may not take each action of the catalogue.

    Whether the last move may be taken back depends on the line, not on this; the test below is about that.
    """
    state = state_of(table, viewer, language)
    state.undo = UndoState(can="never", to_ply=None, asks=[], text="")
    state.now = 0.0
    return msgspec.json.encode([state, moment_of(table, table.position, viewer, table.ply, language), _refusals(table, viewer)])


def _refusals(table: LiveTable, viewer: int | None) -> list[object]:
    if viewer is None:
        return []
    refusals = [table.position.why_not(viewer, number) for number in range(len(table.ruleset.catalogue))]
    return [None if each is None else (each.rule, each.message, each.facts) for each in refusals]


@pytest.mark.parametrize(("title", "players"), some_numbers_of_players())
def test_whether_one_may_take_back_tells_nothing_hidden(title: str, players: int) -> None:
    table = table_in_memory(title, players, SEED)
    now = 0
    for ply, _seat in enumerate(play_by_chance(table, seed=6)):
        if ply and (ply < 2 * players + 2 or ply % 9 == 0):
            mover, action = table.line.moves[-1]
            truth, before = table.position, table.line.position_after(ply - 1)
            told = undo_of(table, mover)
            now += told.can == "now"
            for trial in range(REDEALS):
                table.before = before.redeal(mover, chance_from_seed(2000 + trial))
                table.position = table.before.copy()
                table.position.play(mover, action)
                if table.position.view(mover) == truth.view(mover):
                    assert undo_of(table, mover) == told
            table.position, table.before = truth, None
    assert now


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [(*each, {}) for each in some_numbers_of_players()] + [("new-found-land", 3, {"large_ships": "covered"})],
)
def test_what_may_be_taken_back_at_once_told_nobody_anything(title: str, players: int, options: dict[str, str]) -> None:
    """The tables try a few worlds; a move that they let go at once looks the same to everybody from each of many more."""
    table = table_in_memory(title, players, SEED, **options)
    now, asked = 0, 0
    for ply, _seat in enumerate(play_by_chance(table, seed=9)):
        if ply and (ply <= players or ply % 7 == 0):
            mover, action = table.line.moves[-1]
            if undo_of(table, mover).can == "now":
                now += 1
                before = table.line.position_after(ply - 1)
                for viewer in (None, *range(players)):
                    assert not _told_by(viewer, before, table.position, mover, action), (ply, viewer)
            else:
                asked += 1
    assert now > 3
    assert asked or title == "endeavor"  # where all is open


def _told_by(viewer: int | None, before: Position, after: Position, seat: int, action: int) -> bool:
    """Whether the move looks different to the viewer from some of many worlds in which, for all they know, it might have been made."""
    seen = after.view(viewer)
    for trial in range(MANY_REDEALS):
        world = before.redeal(viewer, chance_from_seed(5000 + trial), chance_from_seed(6000 + trial))
        choices = world.legal(seat)
        world.play(seat, action if action in choices else choices[trial % len(choices)])
        if world.view(viewer) != seen:
            return True
    return False


@pytest.mark.parametrize(("title", "players"), some_numbers_of_players())
def test_a_move_that_looks_the_same_is_told_the_same_way(title: str, players: int) -> None:
    """The log is written as the game goes; so it is compared move by move, in worlds that look the same to a viewer."""
    table = table_in_memory(title, players, SEED)
    compared, before = 0, table.position
    for ply, _seat in enumerate(play_by_chance(table, seed=7)):
        if ply:
            seat, action = table.line.moves[-1]
            for viewer in (None, *range(players)):
                world = before.redeal(viewer, chance_from_seed(3000 + ply))
                if action in world.legal(seat):
                    compared += _told_alike(before, world, viewer, seat, action)
        before = table.position.copy()
    assert compared > 100


def _told_alike(truth: Position, world: Position, viewer: int | None, seat: int, action: int) -> bool:
    """Compares what the viewer reads of the move, if they see the same after it."""
    stories = []
    for position in (truth.copy(), world):
        position.journal = Journal()
        position.play(seat, action)
        told = [str((event.kind, event.facts)) for event in position.journal.events if event.visible_to(viewer)]
        stories.append((position.view(viewer), sorted(told)))  # what comes on offer may come in any order
    alike = stories[0][0] == stories[1][0]
    assert not alike or stories[0][1] == stories[1][1]
    return alike


@pytest.mark.parametrize(("title", "players"), some_numbers_of_players())
def test_what_would_be_taken_back_is_told_by_what_the_viewer_was_told(title: str, players: int) -> None:
    """A choice that looks like another to a viewer is told to them in the same words when somebody wants it back."""
    table = table_in_memory(title, players, SEED)
    compared, before = 0, table.position.copy()
    for ply, _seat in enumerate(play_by_chance(table, seed=8)):
        if ply and (ply < 3 * players or ply % 9 == 0):
            seat, action = table.line.moves[-1]
            truth = table.line
            for viewer in (None, *(other for other in range(players) if other != seat)):
                told = undo_text(table, viewer, "en", seat, ply - 1)
                assert table.action_text("en", action) not in told
                for other in before.legal(seat):
                    table.line = Line(truth.ruleset, truth.seed)
                    table.line.moves, table.line.levels, table.line.events = truth.moves[:], truth.levels[:], truth.events[:]
                    table.line.cut(ply - 1)
                    table.line.add(seat, other, "", play(before.copy(), seat, other))
                    if _seen(table, viewer, ply) == _seen_of(truth, viewer, ply):
                        compared += 1
                        assert undo_text(table, viewer, "en", seat, ply - 1) == told
                    table.line = truth
        before = table.position.copy()
    assert compared


def _seen(table: LiveTable, viewer: int | None, ply: int) -> list[str]:
    return _seen_of(table.line, viewer, ply)


def _seen_of(line: Line, viewer: int | None, ply: int) -> list[str]:
    return [str((each.event.kind, each.event.facts)) for each in line.events if each.ply == ply and each.event.visible_to(viewer)]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def two_tables(request: pytest.FixtureRequest, databases: Databases):  # type: ignore[no-untyped-def]
    """Two tables that differ only in what the first seat has secretly chosen."""
    db = databases.fresh(request.param)
    with serving(db) as server:
        api = Caller(server)
        made = []
        game = new_game("age-of-sail", players=3, seed=SEED)
        game.salt = SALT  # without one there is no commitment, and nothing to keep secret but the seed
        deal = game.record()
        for choice in ("start merchant-dock", "start colonial-house"):
            created = api.post("/api/tables/import", {"record": deal}, expect=201)
            id, secrets = created["table"], {each["seat"]: each["secret"] for each in created["secrets"]}
            api.post(f"/api/tables/{id}/moves", {"entry": 1, "action": choice, "key": "k"}, secrets[0])
            made.append((id, secrets))
        yield db, server, api, made


def comparable(answer: bytes, id: str) -> bytes:
    """Without what differs between any two tables: their ids, the time, and who is connected just now."""
    text = re.sub(rb'"connected":(true|false)', rb'"connected":0', answer.replace(id.encode(), b"ID"))
    return re.sub(rb'"(created_at|updated_at|now|absent_since)":([0-9.e+]+|null)', rb'"\1":0', text)


def test_no_response_tells_a_secret_choice(two_tables) -> None:  # type: ignore[no-untyped-def]
    _db, _server, api, made = two_tables
    for seat in (1, 2, None):
        paths = ["", "?since=1", "/log", "/history?ply=0", "/history?ply=1", "/record", "/history?ply=1&seat=0"]
        paths += ["/moments?ply=0", "/moments?ply=1&seat=0", "/moments?ply=0&everything=true", "/history?ply=1&everything=true"]
        paths += ["/log?seat=0", "/log?everything=true"]
        if seat is not None:
            paths += ["/why?action=pass", "/why?action=start%20merchant-dock", "/why?action=build%20market"]
        for path in paths:
            answers = []
            for id, secrets in made:
                headers = bearer("" if seat is None else secrets[seat])
                answers.append(comparable(api.http.get(f"/api/tables/{id}{path}", headers=headers).content, id))
            assert answers[0] == answers[1], path
        stale = []
        for id, secrets in made:
            wish = {"entry": 0, "action": "pass"}
            stale.append(comparable(api.http.post(f"/api/tables/{id}/moves", json=wish, headers=bearer(secrets[1])).content, id))
        assert stale[0] == stale[1]
    lists = [comparable(api.http.get("/api/tables").content, id) for id, _secrets in made]
    assert lists[0] == lists[1]


def test_no_question_and_no_undo_tells_a_secret_choice(two_tables) -> None:  # type: ignore[no-untyped-def]
    """The first seat asks to have its secret choice back, after another has chosen too."""
    _db, _server, api, made = two_tables
    asked = []
    for id, secrets in made:
        api.post(f"/api/tables/{id}/moves", {"entry": 1, "action": "start merchant-dock", "key": "k"}, secrets[1])
        question = api.post(f"/api/tables/{id}/undo", {"ply": 2}, secrets[0])["entry"]
        answers = []
        for seat in (1, 2, None):
            headers = bearer("" if seat is None else secrets[seat])
            answers.append(comparable(api.http.get(f"/api/tables/{id}", headers=headers).content, id))
        late = api.http.post(f"/api/tables/{id}/moves", json={"entry": 1, "action": "pass"}, headers=bearer(secrets[2])).content
        answers.append(comparable(late, id))
        done = api.http.post(f"/api/tables/{id}/questions/{question}/answer", json={"agrees": False}, headers=bearer(secrets[1]))
        answers.append(comparable(done.content, id))
        assert b'"questions":[{' in answers[0]
        assert b"question-open" in answers[3]
        asked.append(answers)
        api.post(f"/api/tables/{id}/undo", {"ply": 2}, secrets[1])  # as the other tests expect it
    assert asked[0] == asked[1]


def test_no_live_message_tells_a_secret_choice(two_tables) -> None:  # type: ignore[no-untyped-def]
    _db, server, _api, made = two_tables

    async def first(id: str, secret: str, since: int) -> bytes:
        async with websockets.connect(server.live(id), max_size=None) as socket:
            await socket.send(json.dumps({"secret": secret, "since": since}))
            return (await socket.recv()).encode()  # type: ignore[union-attr]

    async def compare() -> None:
        for seat in (1, 2, None):
            for since in (0, 1):
                sent = [comparable(await first(id, "" if seat is None else secrets[seat], since), id) for id, secrets in made]
                assert sent[0] == sent[1]

    asyncio.run(compare())


def test_no_byte_holds_a_running_games_seed_a_hash_or_anothers_secret(two_tables) -> None:  # type: ignore[no-untyped-def]
    db, server, api, made = two_tables
    engine = connect(db, writes=False)
    with engine.connect() as connection:
        rows = connection.execute(select(tables)).all()
        seeds = {row.id: str(row.seed) for row in rows}
        salts = {row.id: row.salt for row in rows}
    engine.dispose()
    assert set(salts.values()) == {SALT}
    for id, secrets in made:
        for seat in (0, 1, None):
            headers = bearer("" if seat is None else secrets[seat])
            for path in ("", "/log", "/history?ply=1", "/moments?ply=0", "/record", "/hint", "/why?action=pass"):
                text = api.http.get(f"/api/tables/{id}{path}", headers=headers).text
                assert seeds[id] not in text
                assert salts[id] not in text
                assert not any(secret in text for secret in secrets.values())
                # The one hash that everybody is shown; it tells nothing without the salt.
                commitment = commitment_to(int(seeds[id]), salts[id])
                assert set(re.findall(r"[0-9a-f]{64,}", text)) == ({commitment} if path == "" else set()), path
    log = Path(server.log.name).read_text()
    assert not any(seed in log for seed in seeds.values())
    assert SALT not in log
