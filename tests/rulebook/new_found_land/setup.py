"""A position in a few lines: say what matters, the rest is filled in so that everything adds up.

    game = table(seats={0: Seat(goods="cloth 2 wood iron", ships="start-portugal small-03", points=5)})
    play(game, "build large-04")

`sailing` begins an action phase: it says who has assigned what, and everything before is done.

    game = sailing({0: {"settle": "small-11 charter-portugal"}, 1: {"settle": "start-spain"}})

Nations by seat are Portugal, Spain, France, Netherlands unless told otherwise, so seat 0 starts the first round.
Everything goes through `Game.from_dict`, so an impossible position is refused here too.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from argosy import Game, new_game
from argosy.engine.position import Option
from argosy.engine.rules import Refusal
from argosy.titles.new_found_land.rules.names import SOURCES
from argosy.titles.new_found_land.rules.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.rules.ruleset import NewFoundLandRuleset

TITLE = "new-found-land"
NATIONS = "portugal spain france netherlands"
OBJECTIVE_MARKERS = ["square", "circle", "star"]


@dataclass
class Seat:
    """One player's side; what is left out is as at the start. Names in a row; `2 wood` is as good as `wood wood`."""

    goods: str = "iron"
    ships: str | None = None
    hand: str | None = None
    objectives: str = ""
    expansions: str = ""
    points: int = 0


def table(
    *,
    players: int = 3,
    nations: str = NATIONS,
    experienced: bool = False,
    options: Mapping[str, Option] | None = None,
    round: int = 1,
    stage: str = "land",
    actor: int | None = None,
    action: str = "load",
    seats: Mapping[int, Seat] | None = None,
    assigned: Mapping[int, Mapping[str, str]] | None = None,
    market: str | None = None,
    ship_stack: str | None = None,
    contracts: Mapping[int, str] | None = None,
    contract_stack: str | None = None,
    spaces: Mapping[str, str] | None = None,
    tile_stack: str | None = None,
    cities: Mapping[str, str] | None = None,
    scored: str = "",
    compass: str | None = None,
    captains: Mapping[str, int] | None = None,
    earned: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    triangle: str | None = None,
    stacks: Mapping[str, str] | None = None,
    resolved: str = "",
    card_stack: str | None = None,
    turn: Mapping[str, object] | None = None,
    seed: int = 1,
    pack: str | None = None,
) -> Game:
    """The seat `actor` (else the first in turn order) is to decide, at the beginning of its turn in `stage`.

    What a stack is said to hold, it holds exactly; what is then left over lies in storage.
    spaces: `{"nova-scotia-1": "tile-26 0 11"}` is a tile with a cube of seat 0 and a stack of two of seat 1; `n` is neutral.
    cities: `{"hamburg": "001"}` names the owners of the cubes. earned: `{"square": "02"}` names seats.
    """
    chosen = nations.split()[:players]
    game = new_game(
        TITLE, players=players, seed=seed, pack=pack, experienced=experienced, nations=",".join(chosen), **(options or {})
    )
    rules = game.ruleset
    assert isinstance(rules, NewFoundLandRuleset)
    plain: dict[str, Any] = game.to_dict()
    position = plain["position"]
    first = min(range(players), key=lambda seat: rules.nation_numbers[rules.nation_ids.index(chosen[seat])])
    start = (first + round - 1) % players
    at = start if actor is None else actor
    position.update(round=round, start=start, stage=stage, scored=scored.split())
    position["turn"].update(actor=at, number=(at - start) % players, action=action, step=_step(stage))
    _fill_seats(position, rules, seats or {}, assigned or {})
    _fill_ships(position, rules, market, ship_stack)
    _fill_cards(position, rules, card_stack)
    _fill_contracts(position, rules, contracts, contract_stack)
    _fill_islands(position, rules, spaces, tile_stack)
    for city, owners in (cities or {}).items():
        position["cities"][city] = [owners.count(str(seat)) for seat in range(players)]
    _fill_markers(position, rules, captains or {}, earned or {}, markers or {}, triangle)
    _fill_objectives(position, rules, stacks or {}, resolved.split())
    shown = round - (stage in ("land", "planning", "action"))
    position["compass"] = compass.split() if compass is not None else rules.components.compass_ids[:shown]
    position["turn"]["points_before"] = position["seats"][at]["points"]
    position["turn"].update(turn or {})
    _fill_knowledge(position, rules)
    return Game.from_dict(plain, pack=pack)


def sailing(assigned: Mapping[int, Mapping[str, str]], **more: Any) -> Game:
    """The action phase begins with these assignments: planning ends, and all goes on until somebody must decide."""
    players = more.get("players", 3)
    nations = more.get("nations", NATIONS).split()[:players]
    numbers = ["portugal", "spain", "france", "netherlands", "england"]
    first = min(range(players), key=lambda seat: numbers.index(nations[seat]))
    last = (first + more.get("round", 1) - 2) % players
    game = table(stage="planning", action="discover", actor=last, assigned=assigned, **more)
    game.play("done")
    return game


def play(game: Game, *actions: str) -> None:
    """Actions in a row, by whoever is to act."""
    for action in actions:
        game.play(action)


def refusal(game: Game, action: str, seat: int | None = None) -> Refusal:
    found = game.why_not(action, seat)
    assert found is not None, f"{action} is allowed"
    return found


def refused(game: Game, action: str, seat: int | None = None) -> Refusal:
    """Why the seat, or the one whose turn it is, may not do this; it is then not offered either."""
    asking, number = game.to_act[0] if seat is None else seat, game.catalogue.number(action)
    found = game.position.why_not(asking, number)
    assert found is not None, f"{action} is allowed"
    assert number not in game.position.legal(asking), f"{action} is refused, and offered all the same"
    return found


def whole(game: Game) -> dict[str, Any]:
    """The position as plain data, the hidden part too."""
    return dict(game.position.to_dict())


def play_until(game: Game, kind: str, times: int) -> list[dict[str, Any]]:
    """Always the first choice, until that many events of the kind were told, or the game is over. Gives their facts."""
    while not game.is_over and len(told(game, kind)) < times:
        game.play(game.legal(game.to_act[0])[0])
    return told(game, kind)


def seat_of(game: Game, seat: int) -> dict[str, Any]:
    return dict(whole(game)["seats"][seat])


def goods_of(game: Game, seat: int) -> str:
    """`2 wood 1 iron`, in the order cloth, wood, iron, gold."""
    goods = seat_of(game, seat)["goods"]
    return " ".join(f"{goods[good]} {good}" for good in GOODS if goods[good])


def points_of(game: Game, seat: int) -> int:
    return int(seat_of(game, seat)["points"])


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of this kind so far."""
    return [event.facts for event in game.journal.events if event.kind == kind]


# ---- filling in


def _step(stage: str) -> str:
    return {"land": "land", "planning": "plan", "objectives": "objectives"}[stage]


def _counted(text: str) -> dict[str, int]:
    goods = dict.fromkeys(GOODS, 0)
    amount = 1
    for word in text.split():
        if word.isdigit():
            amount = int(word)
        else:
            goods[word] += amount
            amount = 1
    return goods


def _fill_seats(
    position: dict[str, Any], rules: NewFoundLandRuleset, seats: Mapping[int, Seat], assigned: Mapping[int, Mapping[str, str]]
) -> None:
    fifty = 0
    for number, mine in enumerate(position["seats"]):
        seat = seats.get(number, Seat())
        nation = rules.nation_ids.index(mine["nation"])
        sent = assigned.get(number, {})
        mine["assigned"] = {action: sent.get(action, "").split() for action in ACTIONS}
        in_play = [vessel for vessels in mine["assigned"].values() for vessel in vessels]
        tiles = [vessel for vessel in in_play if vessel not in rules.card_ids]
        own = seat.ships.split() if seat.ships is not None else [rules.vessel_ids[nation]] if len(tiles) < 3 else []
        mine["ships"] = _ordered(rules.vessel_ids, own + [ship for ship in tiles if ship not in own])
        hand = seat.hand.split() if seat.hand is not None else [rules.card_ids[nation]]
        mine["hand"] = _ordered(rules.card_ids, [card for card in hand if card not in in_play])
        mine["goods"] = _counted(seat.goods)
        mine["objectives"] = _ordered(rules.objective_ids, seat.objectives.split())
        mine["expansions"] = [rules.expansion_ids[1 + nation] if word == "own" else word for word in seat.expansions.split()]
        mine["points"] = seat.points
        mine["sailed"] = dict.fromkeys(ACTIONS, 0)
        mine["earned"] = dict.fromkeys(SOURCES, 0) | {"tiles": seat.points}
        mine["fifty"] = None
        if seat.points >= rules.components.lap:
            fifty += 1
            mine["fifty"] = fifty


def _fill_ships(position: dict[str, Any], rules: NewFoundLandRuleset, market: str | None, stack: str | None) -> None:
    owned = [ship for mine in position["seats"] for ship in mine["ships"]]
    starts = [rules.vessel_ids[rules.nation_ids.index(mine["nation"])] for mine in position["seats"]]
    all_ships = [ship for at, ship in enumerate(rules.vessel_ids[: rules.ships]) if not rules.start_ships >> at & 1] + starts
    free = [ship for ship in _ordered(rules.vessel_ids, all_ships) if ship not in owned]
    offered = market.split() if market is not None else [ship for ship in position["market"] if ship in free]
    rest = [ship for ship in free if ship not in offered]
    in_stack = stack.split() if stack is not None else [ship for ship in rest if ship not in starts]
    position["market"] = _ordered(rules.vessel_ids, offered)
    position["ship_stack"] = _ordered(rules.vessel_ids, in_stack)
    position["ship_storage"] = [ship for ship in rest if ship not in in_stack]


def _fill_cards(position: dict[str, Any], rules: NewFoundLandRuleset, stack: str | None) -> None:
    away = [card for mine in position["seats"] for card in mine["hand"]]
    away += [vessel for mine in position["seats"] for vessels in mine["assigned"].values() for vessel in vessels]
    rest = [card for card in rules.card_ids if card not in away]
    starts = rules.card_ids[: len(rules.nation_ids)]
    in_stack = stack.split() if stack is not None else [card for card in rest if card not in starts]
    position["card_stack"] = _ordered(rules.card_ids, in_stack)
    position["card_storage"] = [card for card in rest if card not in in_stack]
    position["card_drawn"] = []


def _fill_contracts(
    position: dict[str, Any], rules: NewFoundLandRuleset, contracts: Mapping[int, str] | None, stack: str | None
) -> None:
    """Spaces 0 to 2 are Stockholm's, 3 to 5 Hamburg's, 6 to 8 Venice's."""
    ids = rules.components.contract_ids
    said = dict(contracts or {})
    reserved = list(said.values()) + (stack.split() if stack is not None else [])
    others = [id for id in ids if id not in reserved]
    position["contracts"] = [said.get(space) or others.pop(0) for space in range(len(position["contracts"]))]
    rest = [id for id in ids if id not in position["contracts"]]
    position["contract_stack"] = _ordered(ids, stack.split() if stack is not None else rest)
    position["contract_storage"] = [id for id in rest if id not in position["contract_stack"]]


def _fill_islands(
    position: dict[str, Any], rules: NewFoundLandRuleset, spaces: Mapping[str, str] | None, stack: str | None
) -> None:
    ids = rules.components.tile_ids
    if spaces is not None:
        position["spaces"] = {}
        for space in [id for id in rules.space_ids if id in spaces]:
            tile, *stacks = spaces[space].split()
            cubes = [{"owner": None if word == "n" else int(word[0]), "cubes": len(word)} for word in stacks]
            position["spaces"][space] = {"tile": tile, "cubes": cubes}
    laid = [space["tile"] for space in position["spaces"].values()]
    rest = [tile for tile in ids if tile not in laid]
    position["tile_stack"] = _ordered(ids, stack.split()) if stack is not None else rest
    position["tile_storage"] = [tile for tile in rest if tile not in position["tile_stack"]]


def _fill_markers(
    position: dict[str, Any],
    rules: NewFoundLandRuleset,
    captains: Mapping[str, int],
    earned: Mapping[str, str],
    markers: Mapping[str, int],
    triangle: str | None,
) -> None:
    """Whoever holds objectives or a captain has earned a marker for each; the marker stands no higher than he does."""
    seats = position["seats"]
    reached: dict[str, list[int]] = {id: [int(seat) for seat in earned.get(id, "")] for id in rules.marker_ids}
    for number, mine in enumerate(seats):
        for at in range(len(mine["objectives"]) - sum(number in reached[id] for id in OBJECTIVE_MARKERS)):
            free = [id for id in OBJECTIVE_MARKERS if number not in reached[id]]
            reached[free[0]].append(number)
            assert at < len(OBJECTIVE_MARKERS)
    for captain, owner in captains.items():
        position["captains"][captain] = owner
        if owner not in reached["pentagon"]:
            reached["pentagon"].append(owner)
    taken: list[int] = []
    for marker, id in enumerate(rules.marker_ids):
        space = min([rules.marker_start[marker], *(seats[seat]["points"] for seat in reached[id])])
        while space in taken:
            space -= 1
        space = 0 if len(reached[id]) == rules.players else markers.get(id, space)
        taken.append(space)
        position["markers"][id] = {"space": space, "earned": sorted(reached[id])}
    goods = triangle.split() if triangle is not None else GOODS[len(reached["triangle"]) :]
    position["triangle"] = goods


def _fill_objectives(position: dict[str, Any], rules: NewFoundLandRuleset, stacks: Mapping[str, str], resolved: list[str]) -> None:
    said = [id for text in stacks.values() for id in text.split()]
    held = [id for mine in position["seats"] for id in mine["objectives"]]
    rest = [id for id in rules.objective_ids if id not in [*said, *held, *resolved]]
    for marker in OBJECTIVE_MARKERS:
        size = rules.components.stack_size - len(position["markers"][marker]["earned"])
        mine = stacks.get(marker, "").split()
        while len(mine) < size:
            mine.append(rest.pop(0))
        position["objective_stacks"][marker] = _ordered(rules.objective_ids, mine)
    position["resolved"] = _ordered(rules.objective_ids, resolved + rest)


def _fill_knowledge(position: dict[str, Any], rules: NewFoundLandRuleset) -> None:
    """Everybody knows storage, what is in play and start cards never played; each seat its own hand; nobody more."""
    public = list(position["card_storage"])
    for mine in position["seats"]:
        start = rules.card_ids[rules.nation_ids.index(mine["nation"])]
        public += [card for card in mine["hand"] if card == start]
        public += [vessel for vessels in mine["assigned"].values() for vessel in vessels if vessel in rules.card_ids]
    hidden = [[card for card in mine["hand"] if card not in public] for mine in position["seats"]]
    kept = [[0] * len(hand) for hand in hidden]
    position.update(generation=0, known=_ordered(rules.card_ids, public), since={}, kept=kept)
    for seat, mine in enumerate(position["seats"]):
        mine.update(known=_ordered(rules.card_ids, public + hidden[seat]), since={}, kept=kept)
        mine["looked"] = {marker: [] for marker in OBJECTIVE_MARKERS}
    for marker in OBJECTIVE_MARKERS:
        for seat in position["markers"][marker]["earned"]:
            position["seats"][seat]["looked"][marker] = list(position["objective_stacks"][marker])


def _ordered(ids: list[str], some: list[str]) -> list[str]:
    return [id for id in ids if id in some]
