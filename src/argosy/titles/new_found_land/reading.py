"""A position from plain data: the way back from writing.py. What does not fit is refused with one clear line."""

from argosy.engine.chance import Chance, is_chance_state
from argosy.engine.errors import BadPosition
from argosy.engine.position import Plain
from argosy.titles.new_found_land.audit import audit
from argosy.titles.new_found_land.knowledge import kept_in
from argosy.titles.new_found_land.masks import bits_of, count
from argosy.titles.new_found_land.names import SOURCES
from argosy.titles.new_found_land.pack import ACTIONS, GOODS
from argosy.titles.new_found_land.position import NewFoundLandPosition
from argosy.titles.new_found_land.ruleset import OWN_BIT, YARD_BIT, NewFoundLandRuleset
from argosy.titles.new_found_land.state import NOTHING, PHASE_NAMES, STEP_NAMES, TO_ANTWERP, State

_MOST = 9999  # more than any count of a real game


def position_from_dict(rules: NewFoundLandRuleset, plain: Plain) -> NewFoundLandPosition:
    """Who knows what about the cards may be left out (`known` and what goes with it): then only the obvious is known."""
    part = Part("position", plain)
    state = NewFoundLandPosition(rules)
    chance = part.number("chance", 0, 1 << 62)
    if not is_chance_state(chance):
        raise BadPosition("position: 'chance' is not the state of a source of chance")
    state.set_up(Chance(chance))
    _read_course(state, part)
    _read_seats(state, part)
    _read_turn(state, part.table("turn"))
    _read_market(state, part)
    _read_board(state, part)
    _read_markers(state, part)
    _read_cards(state, part)
    part.close()
    audit(state)
    if len(state.to_act) and not state.legal(state.actor):
        raise BadPosition("position: the player to act has nothing to choose from")
    return state


class Part:
    """One table of the plain data. Asking for a value checks that it is there and of the right kind."""

    def __init__(self, where: str, plain: object) -> None:
        if not isinstance(plain, dict):
            raise BadPosition(f"{where} should be a table, not {plain!r:.60}")
        self.where = where
        self.plain: Plain = plain
        self.read: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self.plain

    def value(self, key: str) -> object:
        if key not in self.plain:
            raise BadPosition(f"{self.where}: {key!r} is missing")
        self.read.add(key)
        return self.plain[key]

    def bad(self, key: str, wanted: str) -> BadPosition:
        return BadPosition(f"{self.where}: {key!r} should be {wanted}, not {self.plain[key]!r:.80}")

    def close(self) -> None:
        for key in self.plain:
            if key not in self.read:
                raise BadPosition(f"{self.where}: {key!r:.40} means nothing here")

    def number(self, key: str, least: int, most: int) -> int:
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad(key, f"a whole number from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.bad(key, "true or false")
        return value

    def items(self, key: str) -> list[object]:
        value = self.value(key)
        if not isinstance(value, list):
            raise self.bad(key, "a list")
        return list(value)

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        numbers: list[int] = []
        for value in self.items(key):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise self.bad(key, f"a list of whole numbers from {least} to {most}")
            numbers.append(value)
        return numbers

    def table(self, key: str) -> "Part":
        return Part(f"{self.where}.{key}", self.value(key))

    def one_of(self, key: str, ids: list[str]) -> int:
        """The number of the one named, or -1 for none (null)."""
        value = self.value(key)
        if value is None:
            return -1
        if not isinstance(value, str) or value not in ids:
            raise self.bad(key, "one of " + ", ".join(ids[:6]) + (", ..." if len(ids) > 6 else ""))
        return ids.index(value)

    def one(self, key: str, ids: list[str]) -> int:
        found = self.one_of(key, ids)
        if found < 0:
            raise self.bad(key, "one of " + ", ".join(ids[:6]) + (", ..." if len(ids) > 6 else ""))
        return found

    def set_of(self, key: str, ids: list[str]) -> int:
        """A list of different names, as a mask."""
        mask = 0
        for value in self.items(key):
            if not isinstance(value, str) or value not in ids:
                raise BadPosition(f"{self.where}: {key!r} holds {value!r:.40}, which is none of {', '.join(ids[:4])}, ...")
            bit = 1 << ids.index(value)
            if mask & bit:
                raise BadPosition(f"{self.where}: {key!r} holds {value!r} twice")
            mask |= bit
        return mask


def _read_course(state: State, part: Part) -> None:
    rules = state.ruleset
    state.round = part.number("round", 1, rules.components.rounds)
    state.start = part.number("start", 0, rules.players - 1)
    state.phase = part.one("phase", PHASE_NAMES)
    state.magellan_on = part.one_of("magellan", ACTIONS)
    state.da_gama_on = part.one_of("da_gama", rules.vessel_ids)
    state.scored = part.set_of("scored", rules.place_ids)
    for value in part.items("compass"):
        if not isinstance(value, str) or value not in rules.components.compass_ids:
            raise part.bad("compass", "a list of compass tiles")
        tile = rules.components.compass_ids.index(value)
        if state.compass_stack >> tile & 1 == 0:
            raise BadPosition(f"position: 'compass' holds {value!r} twice")
        state.compass_stack &= ~(1 << tile)
        state.compass = [*state.compass, tile]


def _read_seats(state: State, part: Part) -> None:
    rules = state.ruleset
    seats = part.items("seats")
    if len(seats) != rules.players:
        raise BadPosition(f"position: 'seats' should have {rules.players} entries, one for each player, not {len(seats)}")
    nations: list[int] = []
    for seat, plain in enumerate(seats):
        mine = Part(f"position.seats[{seat}]", plain)
        nation = mine.one("nation", rules.nation_ids)
        if nation in nations:
            raise BadPosition(f"{mine.where}: two players have the nation {rules.nation_ids[nation]}")
        nations.append(nation)
        state.nation = nations
        goods = mine.table("goods")
        for good, name in enumerate(GOODS):
            state.goods[4 * seat + good] = goods.number(name, 0, _MOST)
        goods.close()
        state.points[seat] = mine.number("points", 0, _MOST)
        earned = mine.table("earned")
        for source, name in enumerate(SOURCES):
            state.earned[len(SOURCES) * seat + source] = earned.number(name, 0, _MOST)
        earned.close()
        own = [rules.expansion_ids[0], rules.expansion_ids[1 + nation]]
        bought = mine.set_of("expansions", own)
        state.expansions[seat] = (YARD_BIT if bought & 1 else 0) | (OWN_BIT if bought & 2 else 0)
        state.owned[seat] = mine.set_of("ships", rules.vessel_ids[: rules.ships])
        assigned = mine.table("assigned")
        for action, name in enumerate(ACTIONS):
            state.assigned[4 * seat + action] = assigned.set_of(name, rules.vessel_ids)
        assigned.close()
        fifty = mine.value("fifty")
        if fifty is not None:
            state.fifty[seat] = mine.number("fifty", 1, len(rules.components.fifty)) - 1
        state.hand[seat] = mine.set_of("hand", rules.card_ids)
        state.held[seat] = mine.set_of("objectives", rules.objective_ids)
        _read_looked(state, seat, mine)
        _read_knowledge(state, seat, mine)
        mine.close()


def _read_looked(state: State, seat: int, mine: Part) -> None:
    rules = state.ruleset
    if mine.has("looked"):
        looked = mine.table("looked")
        for stack, marker in enumerate(rules.stack_marker):
            seen = looked.set_of(rules.marker_ids[marker], rules.objective_ids)
            state.looked[rules.objective_stacks * seat + stack] = seen
        looked.close()


def _read_knowledge(state: State, observer: int, part: Part) -> None:
    rules = state.ruleset
    if part.has("known"):
        state.known[observer] = part.set_of("known", rules.card_ids)
    if part.has("since"):
        since = part.table("since")
        for key in since.plain:
            if key not in rules.card_ids:
                raise BadPosition(f"{since.where}: {key!r:.40} is no card")
            state.since[rules.cards * observer + rules.card_ids.index(key)] = since.number(key, 1, _MOST)
    if part.has("kept"):
        kept = part.numbers("kept", 0, 30)
        if len(kept) > 12:
            raise BadPosition(f"{part.where}: 'kept' is too long")
        state.kept[observer] = kept_in(kept)


def _read_turn(state: State, turn: Part) -> None:
    rules = state.ruleset
    state.actor = turn.number("actor", 0, rules.players - 1)
    state.step = turn.one("step", STEP_NAMES)
    state.turn = turn.number("number", -1, rules.players)
    state.action = turn.one("action", ACTIONS)
    state.order = turn.numbers("order", 0, rules.players - 1)
    place = turn.one_of("place", rules.place_ids)
    state.place = rules.scoring_order.index(place) if place >= 0 else -1
    state.turn_points = turn.number("points_before", 0, _MOST)
    state.built = turn.flag("built")
    state.purchase = _purchase(state, turn)
    state.left = turn.set_of("left", rules.vessel_ids)
    state.picked = turn.set_of("picked", rules.vessel_ids)
    state.crate_left = turn.number("crate_left", 0, _MOST)
    state.keeps_left = turn.number("keeps_left", 0, _MOST)
    state.places_left = turn.number("places_left", 0, _MOST)
    state.extra_cubes = turn.number("extra_cubes", 0, _MOST)
    state.resolved_now = turn.number("resolved_now", 0, _MOST)
    state.marker = turn.one_of("marker", rules.marker_ids)
    turn.close()


def _purchase(state: State, turn: Part) -> int:
    rules = state.ruleset
    names = rules.expansion_ids + rules.vessel_ids[: rules.ships] + rules.components.contract_ids + rules.objective_ids
    if turn.value("purchase") == "antwerp":
        return TO_ANTWERP
    found = turn.one_of("purchase", names)
    return found if found >= 0 else NOTHING


def _read_market(state: State, part: Part) -> None:
    rules = state.ruleset
    ships = rules.vessel_ids[: rules.ships]
    state.market = part.set_of("market", ships)
    state.ship_stack = part.set_of("ship_stack", ships)
    state.ship_storage = part.set_of("ship_storage", ships)
    ids = rules.components.contract_ids
    contracts = part.items("contracts")
    if len(contracts) != len(rules.city_of):
        raise BadPosition(f"position: 'contracts' should have {len(rules.city_of)} entries, not {len(contracts)}")
    for space, value in enumerate(contracts):
        if value is not None:
            if not isinstance(value, str) or value not in ids:
                raise BadPosition(f"position: 'contracts' holds {value!r:.40}, which is no contract")
            contract = ids.index(value)
            if state.offered >> contract & 1:
                raise BadPosition(f"position: 'contracts' holds {value!r} twice")
            state.contract_at[space] = contract
            state.offered |= 1 << contract
    state.contract_stack = part.set_of("contract_stack", ids)
    state.contract_storage = part.set_of("contract_storage", ids)


def _read_board(state: State, part: Part) -> None:
    rules = state.ruleset
    ids = rules.components.tile_ids
    spaces = part.table("spaces")
    for space, id in enumerate(rules.space_ids):
        if spaces.has(id):
            _read_space(state, space, spaces.table(id))
    spaces.close()
    state.tile_stack = part.set_of("tile_stack", ids)
    state.tile_storage = part.set_of("tile_storage", ids)
    state.tile_drawn = part.set_of("tile_drawn", ids)
    cities = part.table("cities")
    for city, its in enumerate(rules.components.cities):
        cubes = cities.numbers(its.id, 0, _MOST)
        if len(cubes) != rules.players:
            raise cities.bad(its.id, f"{rules.players} numbers, one for each player")
        state.city_cubes[rules.players * city : rules.players * (city + 1)] = cubes
    cities.close()


def _read_space(state: State, space: int, part: Part) -> None:
    rules = state.ruleset
    tile = part.one("tile", rules.components.tile_ids)
    if state.tile_space[tile] >= 0:
        raise BadPosition(f"{part.where}: {rules.components.tile_ids[tile]} lies on two spaces")
    shape = rules.tile_shape[tile]
    if rules.spaces_of_shape[rules.shapes * rules.island_of[space] + shape] >> space & 1 == 0:
        raise BadPosition(f"{part.where}: {rules.components.tile_ids[tile]} does not have the shape of that space")
    state.tile_space[tile] = space
    state.vacant &= ~(1 << space)
    state.open_tiles |= 1 << tile
    cubes = part.items("cubes")
    if len(cubes) > 2:
        raise part.bad("cubes", "a list of at most 2 entries")
    for plain in cubes:
        entry = Part(f"{part.where}.cubes", plain)
        if entry.value("owner") is None:
            owner = rules.neutral
            if owner < 0:
                raise BadPosition(f"{part.where}: there are no neutral cubes at this table")
        else:
            owner = entry.number("owner", 0, rules.players - 1)
        state.put_cubes(owner, entry.number("cubes", 1, 1 if owner == rules.neutral else 2), tile)
        entry.close()
    part.close()


def _read_markers(state: State, part: Part) -> None:
    rules = state.ruleset
    captains = part.table("captains")
    for captain, id in enumerate(rules.components.captain_ids):
        if captains.value(id) is not None:
            state.captain[captain] = captains.number(id, 0, rules.players - 1)
    captains.close()
    markers = part.table("markers")
    for marker, id in enumerate(rules.marker_ids):
        entry = markers.table(id)
        state.marker_space[marker] = entry.number("space", 0, rules.marker_start[marker])
        earned = 0
        for seat in entry.numbers("earned", 0, rules.players - 1):
            earned |= 1 << seat
        if count(earned) != len(entry.items("earned")):
            raise entry.bad("earned", "a list of different seats")
        state.marker_earned[marker] = earned
        entry.close()
    markers.close()
    state.triangle = part.set_of("triangle", GOODS)
    stacks = part.table("objective_stacks")
    for stack, marker in enumerate(rules.stack_marker):
        state.objective_stacks[stack] = stacks.set_of(rules.marker_ids[marker], rules.objective_ids)
    stacks.close()
    state.resolved = part.set_of("resolved", rules.objective_ids)


def _read_cards(state: State, part: Part) -> None:
    rules = state.ruleset
    state.card_stack = part.set_of("card_stack", rules.card_ids)
    state.card_storage = part.set_of("card_storage", rules.card_ids)
    state.card_drawn = part.set_of("card_drawn", rules.card_ids)
    state.generation = part.number("generation", 0, 30) if part.has("generation") else 0
    if part.has("known"):
        _read_knowledge(state, rules.players, part)
    else:
        _assume_knowledge(state)


def _assume_knowledge(state: State) -> None:
    """Everybody knows storage, what is in play, and the start card of a nation that still holds it; each seat its own."""
    rules = state.ruleset
    public = state.card_storage
    for seat in range(rules.players):
        public |= state.hand[seat] & 1 << state.nation[seat]
        for action in range(4):
            public |= state.assigned[4 * seat + action] >> rules.ships
    state.known[rules.players] = public
    state.since = [0] * len(state.since)
    for seat in range(rules.players):
        state.known[seat] = public | state.hand[seat]
        hidden = len(bits_of(state.hand[seat] & ~public))
        state.kept[seat] = kept_in([state.generation] * hidden)
        for stack, marker in enumerate(rules.stack_marker):
            looking = state.actor == seat and state.marker == marker
            if state.marker_earned[marker] >> seat & 1 or looking:
                state.looked[rules.objective_stacks * seat + stack] |= state.objective_stacks[stack]
    state.known[state.actor] |= state.card_drawn
