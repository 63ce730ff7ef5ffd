"""Reasons in Endeavor: what a turn brings about, read from what happened and from what changed on the mats.

Weights are rough points: what a player would name first.
"""

from collections.abc import Callable
from typing import Final

from argosy.bots.reason import Reason
from argosy.engine.journal import Event
from argosy.engine.position import Position
from argosy.engine.rules import Fact, Facts
from argosy.titles.endeavor.rules.options import cards_over_limit
from argosy.titles.endeavor.rules.ruleset import EndeavorRuleset
from argosy.titles.endeavor.rules.state import State
from argosy.titles.endeavor.value import leads_track, link_counts

_LEVEL: Final = 3.0  # a level of an attribute
_LINK: Final = 2.5
_GOVERNOR: Final = 4.0


def endeavor_reasons(before: State, after: State, seat: int, events: list[Event]) -> list[Reason]:
    """All that speaks for the turn that leads from `before` to `after`; the weightiest first."""
    reasons = _from_events(before, after, seat, events)
    reasons += _from_mats(before, after, seat)
    reasons += _from_board(before, after, seat)
    reasons.sort(key=lambda reason: -reason.weight)
    return reasons


# ---- from what happened: each kind of event of the seat's own that may be a reason


def _from_events(before: State, after: State, seat: int, events: list[Event]) -> list[Reason]:
    reasons: list[Reason] = []
    opened: Facts = {}
    for event in events:
        if event.kind == "opened":
            opened = event.facts
        elif event.kind == "governor" and opened:
            reasons.append(_governor(before.ruleset, seat, opened["region"], event.facts))
        elif event.facts.get("player") != seat:
            continue
        elif event.kind in _PLAIN:
            kind, weight, names = _PLAIN[event.kind]
            reasons.append(Reason(kind, weight, {name: event.facts[name] for name in names}))
        elif event.kind in _JUDGED:
            reasons += _JUDGED[event.kind](before, after, event.facts)
    return reasons


def _governor(rules: EndeavorRuleset, seat: int, region: Fact, facts: Facts) -> Reason:
    if facts["player"] != seat:
        return Reason("opens", 0.5, {"region": region, "rival": facts["player"]})
    card = _card(rules, facts)
    attribute, amount = _most_icons(rules, rules.card_icons, card)
    if amount:
        return Reason("governor", _GOVERNOR + amount, {"region": region, "attribute": attribute, "amount": amount})
    glory = rules.card_glory[card]
    return Reason("governor-glory", _GOVERNOR + glory, {"region": region, "amount": glory})


def _attack(before: State, after: State, facts: Facts) -> list[Reason]:
    rival = int(facts["rival"])
    broken = link_counts(before, rival)[0] - link_counts(after, rival)[0]
    if broken > 0:
        return [Reason("breaks-link", _LINK * broken, {"rival": rival, "place": facts["place"], "amount": broken})]
    return [Reason("attack", 1.2, {"rival": rival, "place": facts["place"]})]


def _draw(before: State, after: State, facts: Facts) -> list[Reason]:
    rules = before.ruleset
    card = _card(rules, facts)
    attribute, amount = _most_icons(rules, rules.card_icons, card)
    glory = rules.card_glory[card]
    if glory > amount:
        return [Reason("card-glory", 1.0 + glory, {"card": facts["card"], "amount": glory})]
    if amount:
        return [Reason("card", 1.0 + amount, {"card": facts["card"], "attribute": attribute, "amount": amount})]
    return []


def _token(before: State, after: State, facts: Facts) -> list[Reason]:
    token = before.ruleset.token_ids.index(str(facts["token"]))
    return [Reason("token", 1.0 if before.ruleset.token_attribute[token] >= 0 else 1.6, {"token": facts["token"]})]


def _building(before: State, after: State, facts: Facts) -> list[Reason]:
    rules = before.ruleset
    name = facts["building"]
    kind = rules.building_ids.index(str(name))
    building = rules.components.buildings[kind]
    reasons: list[Reason] = []
    attribute, amount = _most_icons(rules, rules.building_icons, kind)
    if amount:
        reasons.append(Reason("building-icons", 0.8 + amount, {"building": name, "attribute": attribute, "amount": amount}))
    if building.glory:
        reasons.append(Reason("building-glory", float(building.glory), {"building": name, "amount": building.glory}))
    if building.circle:
        actions = len(building.parts)
        reasons.append(Reason("building-actions", 0.9 + actions, {"building": name, "amount": actions}))
    return reasons


def _normal_place(before: State, after: State, facts: Facts) -> list[Reason]:
    stays_empty = after.free_place[int(facts["player"])] < 0
    return [Reason("normal-place", 1.0, {"card": facts["card"]})] if stays_empty else []


_PLAIN: Final[dict[str, tuple[str, float, tuple[str, ...]]]] = {  # the reason, its weight, the facts that it tells
    "controls-link": ("link", _LINK, ("place", "other")),
    "paid": ("frees", 1.1, ("building",)),
    "discarded": ("discard", 0.6, ("card",)),
    "set-aside": ("discard", 0.6, ("card",)),
    "free-place": ("free-place", 2.0, ("card",)),
}
_JUDGED: Final[dict[str, Callable[[State, State, Facts], list[Reason]]]] = {  # what it is worth depends on the position
    "attacked": _attack,
    "drew": _draw,
    "took-token": _token,
    "built": _building,
    "normal-place": _normal_place,
}


# ---- from what changed


def _from_mats(before: State, after: State, seat: int) -> list[Reason]:
    rules = before.ruleset
    reasons: list[Reason] = []
    for attribute, name in enumerate(rules.components.attributes):
        level = rules.level_of[after.attributes[4 * seat + attribute]]
        if level > rules.level_of[before.attributes[4 * seat + attribute]]:
            reasons.append(Reason("level", _LEVEL, {"attribute": name, "level": level + 1}))
    if after.passed >> seat & 1 and not before.passed >> seat & 1 and before.harbor[seat]:
        reasons.append(Reason("keeps-discs", 0.4, {"amount": before.harbor[seat]}))
    excess = cards_over_limit(before, seat) - max(0, cards_over_limit(after, seat))
    if excess > 0:
        reasons.append(Reason("keeps-cards", 1.5, {"amount": excess}))
    return reasons


def _from_board(before: State, after: State, seat: int) -> list[Reason]:
    rules = before.ruleset
    regions = rules.components.regions
    reasons: list[Reason] = []
    for region in range(1, rules.regions):
        had = before.discs_in[rules.regions * seat + region]
        has = after.discs_in[rules.regions * seat + region]
        if has <= had:
            continue
        if after.open >> region & 1:
            if had == 0:
                reasons.append(Reason("enters", 1.3, {"region": regions[region].id}))
        elif leads_track(after, seat, region, has) and not (had and leads_track(before, seat, region, had)):
            reasons.append(Reason("leads", 0.9, {"region": regions[region].id}))
    whole, half = link_counts(before, seat)
    whole_after, half_after = link_counts(after, seat)
    if half_after > half and whole_after == whole:
        reasons.append(Reason("toward-link", 0.7, {"amount": half_after}))
    glory = 0
    for place in range(rules.places):
        if (after.held[seat] & ~before.held[seat]) >> place & 1:
            glory += rules.place_glory[place]
    if glory:
        reasons.append(Reason("city-glory", 0.3 * glory, {"amount": glory}))
    return reasons


def _card(rules: EndeavorRuleset, facts: Facts) -> int:
    return rules.card_ids.index(str(facts["card"]))


def _most_icons(rules: EndeavorRuleset, icons: list[int], component: int) -> tuple[str, int]:
    """The attribute that a card or building shows most of, and how much of it."""
    best = 0
    for attribute in range(1, 4):
        if icons[4 * component + attribute] > icons[4 * component + best]:
            best = attribute
    return rules.components.attributes[best], icons[4 * component + best]


def same_turn(before: Position, after: Position) -> bool:
    """Whether what is asked now belongs to the turn that began before."""
    assert isinstance(before, State)
    assert isinstance(after, State)
    return after.part_one | after.part_two != 0 or (after.stage == before.stage and after.payments_left > 0)
