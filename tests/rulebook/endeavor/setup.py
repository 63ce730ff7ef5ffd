"""A position in a few lines: say what matters, the rest is filled in so that everything adds up.

    game = table(tracks={"africa": "001122"}, seats={0: Mat(harbor=3, buildings="colonial-house market* docks")})

Everything goes through `Game.from_dict`, so an impossible position is refused here too.
"""

from dataclasses import dataclass, field

from argosy import TITLES, Game, new_game
from argosy.engine.rules import Refusal

BOTH = ["endeavor", "age-of-sail"]
PADDING = ["market", "guild-hall", "barracks", "docks", "cartographer", "trade-office", "university"]  # no icons: to fill up mats


@dataclass
class Mat:
    """One player's side. Buildings: names in slot order, a star marks a staffed one."""

    harbor: int = 5
    buildings: str = ""
    cards: str = ""
    free_place: str | None = None
    set_aside: str = ""
    tokens: dict[str, int] = field(default_factory=dict)


def table(
    title: str = "endeavor",
    *,
    players: int = 3,
    seats: dict[int, Mat] | None = None,
    round: int | None = None,
    stage: str = "turn",
    turn: int = 0,
    crown: int = 0,
    passed: tuple[int, ...] = (),
    unchecked: tuple[int, ...] | None = None,
    payments_left: int = 0,
    place_chosen: bool = False,
    action: dict[str, object] | None = None,
    places: dict[str, int] | None = None,
    tracks: dict[str, str] | None = None,
    beside: dict[str, dict[int, int]] | None = None,
    tokens: dict[str, str] | None = None,
    pile: str = "",
    abolished: bool = False,
    language: str = "en",
    pack: str | None = None,
    **options: bool | int | str,
) -> Game:
    """A game at this moment.

    `round` is taken from the longest mat if left out, `unchecked` from the course of the round. `tracks` gives the seats on a
    region's track from the first space,
    `beside` the number of discs beside it by seat, `tokens` the tokens that lie on certain spaces. Tokens that must have
    left the board but that no mat holds were spent, or are with the last seat.
    """
    directory = pack  # below, `pack` is what it holds
    plain = new_game(title, players=players, seed=1, pack=directory, **options).to_dict()
    position = plain["position"]
    assert isinstance(position, dict)
    pack = TITLES[title].ruleset(players, options, directory).components
    mats = [(seats or {}).get(seat, Mat()) for seat in range(players)]
    slots = [(mat.buildings or pack.buildings[0].id).split() for mat in mats]
    waiting = _waiting_to_build(stage, players, turn, crown, bool(options.get("combined_phases")))
    if round is None:
        round = max(max(len(mine) - (0 if seat in waiting else 1) for seat, mine in enumerate(slots)), 1)
    for seat, mine in enumerate(slots):
        _pad(mine, round + (0 if seat in waiting else 1), slots, pack)
    places = places or {}
    beside = beside or {}
    discs = {region.id: [int(digit) for digit in (tracks or {}).get(region.id, "")] for region in pack.regions if region.track}
    position.update(
        round=round,
        stage=stage,
        crown=crown,
        turn=turn,
        undecided=[],
        passed=list(passed),
        unchecked=_unchecked(title, players, stage, turn, crown, passed) if unchecked is None else list(unchecked),
        payments_left=payments_left,
        place_chosen=place_chosen,
        action=action,
        places=places,
        tracks=discs,
        beside={region: [beside.get(region, {}).get(seat, 0) for seat in range(players)] for region in discs},
        pile=pile.split(),
        abolished=abolished,
        stock={b.id: b.copies - sum(n.rstrip("*") == b.id for mine in slots for n in mine) for b in pack.buildings if b.level},
        start_choices=[None] * players,
    )
    _place_cards(position, mats, discs, pack)
    spent = {} if action is None or action.get("token") is None else {str(action["token"]): 1}
    held = _place_tokens(position, mats, tokens or {}, spent, pack)
    position["seats"] = []
    for seat, mat in enumerate(mats):
        on_board = list(places.values()).count(seat) + sum(track.count(seat) for track in discs.values())
        on_board += sum(counts[seat] for counts in position["beside"].values())
        workers = sum(name.endswith("*") for name in slots[seat])
        position["seats"].append(
            {
                "supply": pack.discs - mat.harbor - on_board - workers,
                "harbor": mat.harbor,
                "attributes": _attributes(slots[seat], mat.cards.split(), held[seat], pack),
                "buildings": [{"id": name.rstrip("*"), "staffed": name.endswith("*")} for name in slots[seat]],
                "tokens": {name: count for name, count in held[seat].items() if count},
                "cards": mat.cards.split(),
                "free_place": mat.free_place,
                "set_aside": mat.set_aside.split(),
            }
        )
    return Game.from_dict(plain, pack=directory, language=language)


def opened(title: str, *regions: str, by: int = 2) -> dict[str, str]:
    """Tracks that one seat has filled, to be given to `table`."""
    pack = TITLES[title].ruleset(3, {}, None).components
    return {region.id: str(by) * region.track for region in pack.regions if region.id in regions}


def board(game: Game) -> dict:
    """The whole position as plain data."""
    return game.position.to_dict()


def mat(game: Game, seat: int = 0) -> dict:
    """One player's side of it."""
    return board(game)["seats"][seat]


def refused(game: Game, action: str, seat: int | None = None) -> Refusal:
    """Why the seat, or the one whose turn it is, may not do this."""
    asking, number = game.to_act[0] if seat is None else seat, game.catalogue.number(action)
    refusal = game.position.why_not(asking, number)
    assert refusal is not None, f"{action} is allowed"
    assert number not in game.position.legal(asking), f"{action} is refused, and offered all the same"
    return refusal


def play(game: Game, *names: str) -> None:
    """Several decisions in a row, each by the seat that owes it."""
    for name in names:
        game.play(name)


def told(game: Game) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in game.journal.events]


def _waiting_to_build(stage: str, players: int, turn: int, crown: int, combined: bool) -> set[int]:
    """The seats that have not built in this round."""
    order = [(crown + at) % players for at in range(players)]
    if stage == "build":
        return set(order[order.index(turn) :])
    if stage == "salary" and combined:
        return set(order[order.index(turn) + 1 :])
    return set()


def _unchecked(title: str, players: int, stage: str, turn: int, crown: int, passed: tuple[int, ...]) -> list[int]:
    """DIS-1: an edition that does not check cards on a pass checks those of all when all have passed."""
    if TITLES[title].edition.limit_checked_on_pass:
        return []
    order = [(crown + at) % players for at in range(players)]
    return sorted(order[order.index(turn) + 1 :] if stage == "discard" else passed)


def _pad(mine: list[str], wanted: int, slots: list[list[str]], pack) -> None:
    while len(mine) < wanted:
        for name in PADDING:
            copies = next(building.copies for building in pack.buildings if building.id == name)
            if sum(slot.rstrip("*") == name for other in slots for slot in other) < copies:
                mine.append(name)
                break
        else:
            raise AssertionError("no buildings left to fill up the mats: name them")


def _place_cards(position, mats: list[Mat], discs: dict[str, list[int]], pack) -> None:
    away = set(position["pile"])
    for mat in mats:
        away |= set(mat.cards.split()) | set(mat.set_aside.split())
    for deck in position["decks"]:
        left = [card.id for card in pack.cards if pack.decks[card.deck].id == deck and card.value >= 0 and card.id not in away]
        position["decks"][deck] = [] if deck == "slavery" and position["abolished"] else left
    closed = {region.id for region in pack.regions if region.track and len(discs[region.id]) < region.track}
    position["governors"] = [card.id for card in pack.cards if card.value < 0 and pack.decks[card.deck].id in closed]


def _place_tokens(position, mats: list[Mat], wanted: dict[str, str], spent: dict[str, int], pack) -> list[dict[str, int]]:
    """Which tokens lie where: the wanted ones first, then whatever is left, in a fixed order."""
    left = {token.id: token.count for token in pack.tokens}
    held = [dict(mat.tokens) for mat in mats]
    for counts in [*held, spent]:
        for name, count in counts.items():
            left[name] -= count
    position["tokens_spent"] = dict(spent)
    spaces = _free_spaces(position, pack)
    for name in wanted:
        assert name in spaces, f"{name} has no token now: its space is taken, or its link controlled"
    board = dict(wanted)
    for name in wanted.values():
        left[name] -= 1
    browns = [token.id for token in pack.tokens if token.attribute >= 0]
    blues = [token.id for token in pack.tokens if token.attribute < 0]
    for space in spaces:
        if space not in board:
            name = max(browns, key=lambda brown: left[brown])
            if left[name] == 0:
                name = max(blues, key=lambda blue: left[blue])
            board[space] = name
            left[name] -= 1
    assert min(left.values()) >= 0, f"the mats hold more tokens than have left the board: {left}"
    for name in blues:
        position["tokens_spent"][name] = position["tokens_spent"].get(name, 0) + left[name]
    for name in browns:
        held[-1][name] = held[-1].get(name, 0) + left[name]
    position["tokens"] = board
    return held


def _free_spaces(position, pack) -> list[str]:
    spaces = [f"{r.id} {at + 1}" for r in pack.regions for at in range(len(position["tracks"].get(r.id, [])), r.track)]
    spaces += [place.id for place in pack.places if place.id not in position["places"]]
    for link in pack.links:
        one, other = pack.places[link.one].id, pack.places[link.other].id
        owner = position["places"].get(one)
        if link.has_token and (owner is None or owner != position["places"].get(other)):
            spaces.append(f"{one}--{other}")
    return spaces


def _attributes(slots: list[str], cards: list[str], tokens: dict[str, int], pack) -> dict[str, int]:
    icons = [0, 0, 0, 0]
    shown = [next(b.icons for b in pack.buildings if b.id == name.rstrip("*")) for name in slots]
    shown += [next(c.icons for c in pack.cards if c.id == name) for name in cards]
    for mine in shown:
        icons = [total + more for total, more in zip(icons, mine, strict=True)]
    return {name: icons[at] + tokens.get(name, 0) for at, name in enumerate(pack.attributes)}
