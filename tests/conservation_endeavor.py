"""Nothing on an Endeavor table comes from nowhere or gets lost: everything is counted anew from what a spectator sees."""

from collections import Counter
from typing import Any

from argosy.engine.position import Position, Ruleset
from argosy.titles.endeavor.rules.pack import GOVERNOR, Pack
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.state import State

FREE_PLACE, DISCS_FOR_GLORY = 3, 3  # END-4, END-5


def check(ruleset: Ruleset, position: Position) -> None:
    assert isinstance(ruleset, EndeavorRuleset)
    assert isinstance(position, State)
    seen: dict[str, Any] = position.view(None)
    check_discs(ruleset, seen)
    check_tokens(ruleset, seen)
    check_cards(ruleset, seen)
    check_limits(ruleset.components, seen)
    check_buildings(ruleset, seen)
    check_attributes(ruleset.components, seen)
    check_running_counts(ruleset, position, seen)


def check_discs(rules: EndeavorRuleset, seen: dict[str, Any]) -> None:
    for seat, mat in enumerate(seen["seats"]):
        places = {
            "supply": mat["supply"],
            "harbor": mat["harbor"],
            "buildings": sum(building["staffed"] for building in mat["buildings"]),
            "cities and routes": sum(owner == seat for owner in seen["places"].values()),
            "tracks": sum(track.count(seat) for track in seen["tracks"].values()),
            "beside tracks": sum(beside[seat] for beside in seen["beside"].values()),
        }
        assert min(places.values()) >= 0, f"seat {seat} has fewer than no discs: {places}"
        assert sum(places.values()) == rules.components.discs, f"seat {seat} has {sum(places.values())} discs: {places}"
    for region, beside in seen["beside"].items():
        assert not any(beside) or is_full(rules, seen, region), f"discs lie beside the track of {region}, which is not full"


def is_full(rules: EndeavorRuleset, seen: dict[str, Any], region: str) -> bool:
    length = next(each.track for each in rules.components.regions if each.id == region)
    assert len(seen["tracks"][region]) <= length, f"more discs than spaces on the track of {region}"
    return len(seen["tracks"][region]) == length


def check_tokens(rules: EndeavorRuleset, seen: dict[str, Any]) -> None:
    found = Counter(seen["tokens"].values()) + Counter(seen["tokens_spent"])
    for mat in seen["seats"]:
        found += Counter(mat["tokens"])
    assert found == {token.id: token.count for token in rules.components.tokens}, f"tokens: {found}"
    assert sum(found.values()) == rules.components.token_spaces
    brown = {token.id for token in rules.components.tokens if token.attribute >= 0}
    assert not brown & set(seen["tokens_spent"]), "a brown token was spent"
    # A token lies wherever no disc has been, and nowhere else.
    tokens = set(seen["tokens"])
    for region in rules.components.regions:
        for space in range(region.track):
            lies = f"{region.id} {space + 1}" in tokens
            assert lies == (space >= len(seen["tracks"][region.id])), (
                f"token on space {space + 1} of the track of {region.id}: {lies}"
            )
    for place in rules.components.places:
        assert (place.id in tokens) == (place.id not in seen["places"]), f"token in {place.id}: {place.id in tokens}"
    for link in rules.components.links:
        ends = [rules.components.places[end].id for end in (link.one, link.other)]
        owners = {seen["places"].get(end) for end in ends}
        controlled = len(owners) == 1 and None not in owners
        assert not (controlled and "--".join(ends) in tokens), f"a controlled link keeps its token: {ends}"
        assert link.has_token or "--".join(ends) not in tokens, f"a square link has a token: {ends}"


def check_cards(rules: EndeavorRuleset, seen: dict[str, Any]) -> None:
    cards = {card.id: card for card in rules.components.cards}
    assert len(cards) == len(rules.components.cards)
    lying: list[str] = [*seen["pile"], *seen["governors"]]
    for deck in seen["decks"].values():
        lying += deck
    for mat in seen["seats"]:
        lying += [*mat["cards"], *mat["set_aside"]]
    assert len(set(lying)) == len(lying), f"a card is in two places: {[id for id, n in Counter(lying).items() if n > 1]}"
    governors = {card.id for card in cards.values() if card.value == GOVERNOR}
    slavery = {card.id for card in cards.values() if rules.components.decks[card.deck].id == "slavery"}
    regions_full = {region.id: is_full(rules, seen, region.id) for region in rules.components.regions if region.track}
    for id in set(cards) - set(lying):  # ABO-1, DIS-6: only these ever leave the game
        assert id in governors or (id in slavery and seen["abolished"]), f"{id} is nowhere"
    for id in governors:  # SHP-6: awarded as the region opens
        region = rules.components.regions[rules.components.decks[cards[id].deck].region].id
        assert (id in seen["governors"]) != regions_full[region], f"{id} is not awarded exactly as {region} opens"
    for number, deck in enumerate(rules.components.decks):
        values = [cards[id].value for id in seen["decks"][deck.id]]
        assert values == sorted(values), f"deck {deck.id} does not rise: {values}"
        assert all(cards[id].deck == number and id not in governors for id in seen["decks"][deck.id]), (
            f"a stranger in deck {deck.id}"
        )
    assert not set(seen["pile"]) & (governors | slavery), f"the pile: {seen['pile']}"
    assert not seen["pile"] or rules.edition.discards_to_common_pile
    if seen["abolished"]:
        in_play = {id for mat in seen["seats"] for id in mat["cards"]} | set(seen["decks"]["slavery"])
        assert not in_play & slavery, f"still in play after the abolition: {in_play & slavery}"
    for seat, mat in enumerate(seen["seats"]):
        assert set(mat["set_aside"]) <= slavery, f"seat {seat} has set aside {mat['set_aside']}"
        free = mat["free_place"]
        assert free is None or (free in governors and free in mat["cards"]), f"the free place of seat {seat} holds {free}"


def check_limits(pack: Pack, seen: dict[str, Any]) -> None:
    """DIS-2, DIS-3, DIS-8: nobody ends a round above the limit, or above the places for cards."""
    if seen["stage"] not in ("build", "salary", "over"):
        return
    for seat, mat in enumerate(seen["seats"]):
        level = sum(mat["attributes"][pack.attributes[3]] >= threshold for threshold in pack.thresholds) - 1
        normal = [id for id in mat["cards"] if id != mat["free_place"]]
        bonus = pack.slavery_bonus[level] if any(id.startswith("slavery") for id in mat["cards"]) else 0
        limit = min(pack.card_limit[level] + bonus, pack.card_places)
        assert len(normal) <= limit, f"seat {seat} ends a round with {normal}, more than its limit of {limit}"


def check_buildings(rules: EndeavorRuleset, seen: dict[str, Any]) -> None:
    kinds = {building.id: building for building in rules.components.buildings}
    built = Counter(building["id"] for mat in seen["seats"] for building in mat["buildings"] if kinds[building["id"]].level)
    found = built + Counter(seen["stock"])
    assert found == {id: kind.copies for id, kind in kinds.items() if kind.level}, f"buildings: {found}"
    for seat, mat in enumerate(seen["seats"]):
        mine = [kinds[building["id"]] for building in mat["buildings"]]
        assert len(mine) <= rules.components.slots
        assert [kind.level for kind in mine].count(5) <= 1, f"seat {seat} has two buildings of level 5"
        assert [kind.level for kind in mine][1:].count(0) == 0, f"seat {seat} has two start buildings"
        if seen["stage"] == "start":
            assert not mine
        elif seen["stage"] != "build" and not (seen["stage"] == "salary" and rules.combined_phases):
            assert len(mine) == seen["round"] + 1, f"seat {seat} has {len(mine)} buildings in round {seen['round']}"
        for building in mat["buildings"]:
            assert not building["staffed"] or kinds[building["id"]].circle, f"a disc on {building['id']}, which has no circle"


def check_attributes(pack: Pack, seen: dict[str, Any]) -> None:
    """ATT-1: icons on buildings, cards and brown tokens."""
    icons = {each.id: each.icons for each in (*pack.buildings, *pack.cards)}
    for token in pack.tokens:
        icons[token.id] = [int(token.attribute == attribute) for attribute in range(4)]
    for seat, mat in enumerate(seen["seats"]):
        mine = [building["id"] for building in mat["buildings"]] + mat["cards"] + list(Counter(mat["tokens"]).elements())
        recounted = {name: sum(icons[id][attribute] for id in mine) for attribute, name in enumerate(pack.attributes)}
        assert recounted == mat["attributes"], f"seat {seat}: attributes {mat['attributes']}, its icons give {recounted}"


def check_running_counts(rules: EndeavorRuleset, state: State, seen: dict[str, Any]) -> None:
    """What the position keeps up to date for speed is what the table shows."""
    pack = rules.components
    regions = [region.id for region in pack.regions]
    is_open = [not region.track or is_full(rules, seen, region.id) for region in pack.regions]
    assert state.open == mask(is_open), "open regions"
    assert state.empty == mask([place.id not in seen["places"] for place in pack.places]), "empty places"
    assert state.in_stock == mask([seen["stock"].get(kind.id, 0) > 0 for kind in pack.buildings]), "kinds in stock"
    for seat, mat in enumerate(seen["seats"]):
        discs = [
            sum(owner == seat and pack.places[at].region == region for at, owner in placed(pack, seen))
            + (seen["tracks"][id].count(seat) + seen["beside"][id][seat] if id in seen["tracks"] else 0)
            for region, id in enumerate(regions)
        ]
        mine = slice(rules.regions * seat, rules.regions * (seat + 1))
        assert state.discs_in[mine] == discs, f"seat {seat}: discs in regions {state.discs_in[mine]}, seen {discs}"
        assert state.presence[seat] == mask([count > 0 or at == 0 for at, count in enumerate(discs)]), f"presence of seat {seat}"
        built = Counter(building["id"] for building in mat["buildings"])
        staffed = Counter(building["id"] for building in mat["buildings"] if building["staffed"])
        assert state.workers[seat] == sum(staffed.values()), f"workers of seat {seat}"
        assert state.kinds_built[seat] == mask([built[kind.id] > 0 for kind in pack.buildings]), f"kinds built of seat {seat}"
        assert state.kinds_staffed[seat] == mask([staffed[kind.id] > 0 for kind in pack.buildings]), f"kinds staffed of seat {seat}"
        ready = [kind.circle and built[kind.id] > staffed[kind.id] for kind in pack.buildings]
        assert state.kinds_ready[seat] == mask(ready), f"kinds ready of seat {seat}"
        blue = [token.attribute < 0 and mat["tokens"].get(token.id, 0) > 0 for token in pack.tokens]
        assert state.blue_tokens[seat] == mask(blue), f"blue tokens of seat {seat}"


def points(rules: Ruleset, seen: dict[str, Any]) -> list[dict[str, int]]:
    """END-1 to END-6: everybody's glory, counted anew from what lies on the table and what the pack says of it."""
    assert isinstance(rules, EndeavorRuleset)
    pack = rules.components
    glory = {each.id: each.glory for each in (*pack.buildings, *pack.cards, *pack.places)}
    found: list[dict[str, int]] = []
    for seat, mat in enumerate(seen["seats"]):
        markers = {name: min(mat["attributes"][name], pack.marker_max) for name in pack.attributes}
        parts = {name: [space for space in pack.glory_spaces if space <= marker][-1] for name, marker in markers.items()}
        mine = {id for id, owner in seen["places"].items() if owner == seat}
        links = [link for link in pack.links if {pack.places[link.one].id, pack.places[link.other].id} <= mine]
        parts["cities"] = sum(glory[id] for id in mine)
        parts["links"] = pack.link_glory * len(links)
        parts["cards"] = sum(glory[id] for id in mat["cards"])
        parts["buildings"] = sum(glory[building["id"]] for building in mat["buildings"])
        parts["free-place"] = FREE_PLACE if mat["free_place"] is None else 0
        parts["harbor"] = mat["harbor"] // DISCS_FOR_GLORY
        parts["slavery"] = -len(mat["set_aside"])
        found.append(parts)
    return found


def placed(pack: Pack, seen: dict[str, Any]) -> list[tuple[int, int]]:
    """(place, owner) of all discs in cities and on trade routes."""
    return [(at, seen["places"][place.id]) for at, place in enumerate(pack.places) if place.id in seen["places"]]


def mask(flags: list[bool]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)


# ---- for the coverage page


def events_to_see(ruleset: Ruleset) -> dict[str, list[str]]:
    """By kind of event: the components it should have told of in some game."""
    assert isinstance(ruleset, EndeavorRuleset)
    pack = ruleset.components
    governors = [card.id for card in pack.cards if card.value == GOVERNOR]
    slavery = [card.id for card in pack.cards if pack.decks[card.deck].id == "slavery"]
    others = [card.id for card in pack.cards if card.id not in governors + slavery]
    return {
        "started": [building.id for building in pack.buildings if building.level == 0],
        "built": [building.id for building in pack.buildings if building.level],
        "activated": [building.id for building in pack.buildings if building.circle],
        "paid": [building.id for building in pack.buildings if building.circle],
        "drew": others + slavery,
        "discarded": others + governors,
        "set-aside": slavery,
        "governor": governors,
        "free-place": governors,
        "normal-place": governors,
        "took-token": [token.id for token in pack.tokens],
        "spent": [token.id for token in pack.tokens if token.attribute < 0],
        "opened": [region.id for region in pack.regions if region.track],
        "shipped-beside": [region.id for region in pack.regions if region.track],
        "shipped-route": [place.id for place in pack.places if place.route],
        "occupied": [place.id for place in pack.places if not place.route],
        "attacked": [place.id for place in pack.places],
        "controls-link": [pack.places[end].id for end in {end for link in pack.links for end in (link.one, link.other)}],
    }
