"""Two packs of one's own for each title that differ from ours in every kind of value, so that nothing is true by the luck
of our numbers: one with little of everything, one with much.
"""

from pathlib import Path
from typing import Any

from own_packs import Files, our_files, write_pack

LEAN, RICH = "lean", "rich"
SIZES = (LEAN, RICH)


def foreign_pack(title: str, size: str, directory: Path) -> str:
    files = our_files(title)
    if title == "new-found-land":
        _new_found_land(files, size == RICH)
    else:
        _endeavor(files, size == RICH)
    return write_pack(directory / f"{title}-{size}", files)


# ---- Endeavor, both editions


def _endeavor(files: Files, rich: bool) -> None:
    tracks = files["tracks.toml"]
    frame = tracks["game_frame"]
    frame["rounds"] = 9 if rich else 5
    tracks["building_spaces"]["value"] = frame["rounds"] + 1
    frame["discs"] += 8 if rich else -9
    frame["card_slots"] = 6 if rich else 4
    tracks["thresholds"]["values"] = [0, 1, 3, 5, 8] if rich else [0, 3, 5, 9, 12]
    tracks["growth"]["values"] = [3, 3, 5, 6, 8] if rich else [1, 2, 2, 3, 4]
    tracks["salary"]["values"] = [1, 3, 4, 5, 6] if rich else [0, 1, 2, 3, 4]
    tracks["build"]["values"] = [2, 3, 3, 4, 5] if rich else [1, 1, 2, 4, 5]
    tracks["card_limit"]["values"] = [2, 2, 3, 5, 6] if rich else [1, 1, 2, 3, 4]
    tracks["slavery_bonus"]["values"] = [0, 1, 2, 1, 0] if rich else [1, 0, 0, 0, 0]
    tracks["limits"]["max"] = 20 if rich else 11
    tracks["glory_spaces"]["values"] = [0, 1, 5, 9, 13, 20] if rich else [0, 3, 4, 8, 11]
    for row in _rows(files["cards.toml"], "cards", "governors"):
        row["glory"] = (row["glory"] + 2) % 5
        if "bonus_disc" in row:
            row["bonus_disc"] = 2 if rich else 0
    attributes = [row["id"] for row in tracks["attributes"]["rows"]]
    for at, row in enumerate(files["buildings.toml"]["buildings"]["rows"]):
        row["glory"] = at % 3
        row[attributes[at % 4]] += 1
    # other actions: two draws at once, a choice of three, two different parts
    actions = {"market": [["draw", "ship"]], "shipyard": [["ship"], ["draw"]], "barracks": [["attack", "occupy", "ship"]]}
    for row in files["buildings.toml"]["buildings"]["rows"]:
        row["actions"] = actions.get(row["id"], row["actions"])
    for name, board in files.items():
        if name.startswith("board"):
            _board(board, rich)
    spaces = {file["totals"]["token_spaces"] for name, file in files.items() if name.startswith("board")}
    assert len(spaces) == 1, f"the sides of the board take {spaces} tokens"
    _fill_tokens(files["tokens.toml"], spaces.pop())


def _board(board: dict[str, Any], rich: bool) -> None:
    """Longer or shorter tracks, more or fewer places, other worths; as many token spaces on every side of a board."""
    for at, row in enumerate(board["regions"]["rows"][1:]):
        row["track"] += (1 if rich else -1) * (1 + at % 2)
    cities, links = board["cities"]["rows"], board["links"]["rows"]
    for at, row in enumerate(cities):
        row["glory"] = at % 4
    board["links"]["glory"] = 2 if rich else 3
    if rich:
        for number, region in enumerate(("india", "europe", "africa")):
            named = {"id": f"haven-{number}", "name_en": f"Haven {number}", "name_fr": f"Port {number}"}
            cities.append({**named, "region": region, "glory": 3, "lat": 10.0 + number, "lon": 40.0})
        links.append({"ends": ["haven-0", "haven-1"], "token": True})
        links.append({"ends": ["haven-2", cities[0]["id"]], "token": False})
    else:
        gone = links.pop()
        linked = {end for link in links for end in link["ends"]}
        for end in set(gone["ends"]) - linked:
            cities[:] = [row for row in cities if row["id"] != end]
    spaces = sum(row["track"] for row in board["regions"]["rows"]) + len(cities)
    spaces += len(board.get("routes", {"rows": []})["rows"]) + sum(link["token"] for link in links)
    for link in links:  # both sides of a board take the same tokens
        even = 112 if rich else 84
        if spaces > even and link["token"]:
            link["token"] = False
            spaces -= 1
        elif spaces < even and not link["token"]:
            link["token"] = True
            spaces += 1
    board["totals"]["token_spaces"] = spaces


def _fill_tokens(tokens: dict[str, Any], spaces: int) -> None:
    """Fewer plain tokens, more to be spent, and a new kind of these with two parts."""
    rows = tokens["tokens"]["rows"]
    new = {
        "id": "double",
        "name_en": "Double",
        "name_fr": "Double",
        "colour": "blue",
        "actions": [["ship"], ["occupy"]],
        "count": 3,
    }
    rows.append(new)
    for at, row in enumerate(rows):
        row["count"] = 3 + at
    rows[0]["count"] += spaces - sum(row["count"] for row in rows)
    tokens["totals"].update(tokens=spaces, types=len(rows))


def _rows(file: dict[str, Any], *names: str) -> list[dict[str, Any]]:
    return [row for name in names if name in file for row in file[name]["rows"]]


# ---- Race to the New Found Land


def _new_found_land(files: Files, rich: bool) -> None:
    board, cards, nations, ships = (files[f"{name}.toml"] for name in ("board", "cards", "nations", "ships"))
    _other_counts(files, rich)
    board["game_frame"]["rounds"] = 5 if rich else 3
    board["compass"]["numbered_spaces"] = list(range(board["game_frame"]["rounds"], 0, -1))
    board["compass"]["setup_reveals_per_player"] = 2 if rich else 0
    board["income"]["start_goods"] = {"gold": 1, "wood": 2} if rich else {"cloth": 1}
    board["income"]["each_round"] = {"cloth": 2, "iron": 1} if rich else {"wood": 1}
    board["market"].update(small_spaces=5, large_spaces=3) if rich else board["market"].update(small_spaces=2, large_spaces=2)
    more = 1 if rich else 0
    board["end_scoring"].update(
        points_per_unscored_cube=2 * more, points_per_unused_one_use_card=1 + 2 * more, points_per_unresolved_objective=3 * more
    )
    board["objective_rule"].update(free_per_round=2 * more, cost_of_each_further_in_goods=3 if rich else 1)
    board["scoring_track"]["loop"] = 60 if rich else 30
    board["frame_marker_rule"]["step_back"] = 4 if rich else 2
    for at, marker in enumerate(board["frame_marker"]):
        marker["space"] = 5 + (9 if rich else 5) * at
        marker["expert_space"] = marker["space"] + 2
    for at, island in enumerate(board["island"]):
        island["first_bonus"], island["second_bonus"] = 15 - 2 * at, 4 - at % 3
    for at, city in enumerate(board["city"]):
        city["first_bonus"], city["second_bonus"] = 11 - at, 2 + at
        city["cube_spaces"] = 2 + (at + more) % 3
        city["contract_spaces"] = 4 if rich else 2
    board["new_england"]["points_per_cube_not_placed"] = 2 - more
    board["antwerp"]["points_per_good"] = 1 + more
    for row in board["tiles_revealed_per_round"]["rows"]:
        row["tiles"] = 4 - row["players"] if rich else 2
    board["two_player"]["neutral_cube"] = not rich
    _cards(cards, rich)
    nations["player_board"]["shipyards_at_start"] = 4 if rich else 2
    nations["shipyard_expansion"].update(cost={"wood": 2}, amount=2 if rich else 1)
    nations["ships_per_action"].update(settle=2 + more, deliver=4 if rich else 1, discover=2)
    goods = ["cloth", "cloth", "wood", "iron", "iron", "gold"] if rich else ["wood", "gold"]
    crates = [{"crate": at, "good": good, "source": "reconstructed"} for at, good in enumerate(goods, 1)]
    nations["crate_goods"]["rows"] = crates
    for at, nation in enumerate(nations["nation"]):
        nation["number"] = 5 - at
        nation["expansion"]["amount"] += 1
        nation["expansion"]["cost"] = {"gold": 1, "wood": 1 + at % 2}
    ships["small_ship_rule"].update(cost={"wood": 2} if rich else {"cloth": 1}, points_when_built=1)
    ships["large_ship_rule"]["points_when_built"] = 5 if rich else 0
    for at, row in enumerate(
        _rows(ships, "start_ships", "small_ships", "large_ships") + _rows(cards, "start_charters", "charters")
    ):
        row["sail"], row["crate"], row["settlers"], row["telescope"] = 1 + at % 6, 1 + at % 5, 1 + at % 2, at % 4
    for row in ships["large_ships"]["rows"]:
        row["cost"] = {"iron": 2, "cloth": 1} if rich else {"wood": 1, "gold": 1}
    for at, row in enumerate(files["tiles.toml"]["tiles"]["rows"]):
        row["bonuses"] = [{"points": 1 + at % 4}, {["cloth", "wood", "iron", "gold"][at % 4]: 1 + at % 2}]
    files["contracts.toml"]["contract_rule"]["spaces"] = sum(city["contract_spaces"] for city in board["city"])
    for at, row in enumerate(files["contracts.toml"]["contracts"]["rows"]):
        row["goods"] = {["cloth", "wood", "iron", "gold"][at % 4]: 1 + at % 3}
        row["points"] = 2 + at % 7


def _other_counts(files: Files, rich: bool) -> None:
    """More ships, cards, tiles, contracts, spaces, an island and a city; or fewer."""
    board = files["board.toml"]
    stacks = [files["ships.toml"]["small_ships"], files["ships.toml"]["large_ships"], files["contracts.toml"]["contracts"]]
    stacks += [files["cards.toml"]["charters"], files["cards.toml"]["gain_cards"], files["tiles.toml"]["tiles"]]
    for at, stack in enumerate(stacks):
        rows = stack["rows"]
        if rich:
            rows += [
                {**row, "id": f"{row['id']}-more", "name_en": f"More {at}", "name_fr": f"Plus {at}"} for row in rows[-3 - at :]
            ]
        elif stack is not stacks[5]:
            del rows[-2:]
    if not rich:
        del board["city"][-1], board["compass"]["tiles"][-1]
        board["island"][0]["spaces"].pop()
        return
    for at, island in enumerate(board["island"][1:3]):
        island["spaces"].append({"id": f"{island['id']}-more", "shape": "corner", "x": 5, "y": at, "source": "reconstructed"})
    source = {"source": "reconstructed"}
    spaces = [
        {"id": f"bermuda-{at}", "shape": shape, "x": at, "y": 0, **source} for at, shape in enumerate(("cape", "coast", "cape"))
    ]
    named = {"id": "bermuda", "name_en": "Bermuda", "name_fr": "Bermudes", "first_bonus": 3, "second_bonus": 1, "scoring_order": 5}
    board["island"].append({**named, "spaces": spaces, **source})
    named = {"id": "genoa", "name_en": "Genoa", "name_fr": "Gênes", "first_bonus": 3, "second_bonus": 1, "scoring_order": 4}
    board["city"].append({**named, "cube_spaces": 2, "contract_spaces": 4, **source})
    board["compass"]["tiles"].append(
        {"id": "compass-9", "name_en": "Compass tile 9", "name_fr": "Tuile boussole 9", "island": "bermuda", **source}
    )


def _cards(cards: dict[str, Any], rich: bool) -> None:
    for at, row in enumerate(cards["gain_cards"]["rows"]):
        row["gain"] = {"points": 2 + at % 3} if at % 3 == 0 else {"iron": 1 + at % 2, "cloth": 1}
    for row in cards["objectives"]["rows"]:
        first = row["conditions"][0]
        first["at_least"] = max(1, first["at_least"] - 1)
        row["conditions"] = [first, {"at_least": first["at_least"] + 2, "points": first["points"] + 7}]
        if "per_place" in row:
            row["per_place"] = 2 if rich else 3
    for row in cards["captains"]["rows"]:
        row["amount"] += 1
    for row in cards["fifty_cards"]["rows"]:
        row["bonus"] = 9 - 2 * row["order"]
