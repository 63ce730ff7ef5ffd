"""What shows each rule of Endeavor, both editions."""

from typing import Any

from argosy.engine.catalogue import Action
from argosy.engine.rules import Refusal
from examples.moment import Draws, Moment, Played, Refused, Seen, Wish

THRESHOLDS = (2, 4, 7, 10)


def mat(moment: Moment) -> Draws:
    return [f"mat:{moment.seat}"]


def region_of(moment: Moment, place: object) -> str:
    components = moment.components
    return str(next(components.regions[each.region].id for each in components.places if each.id == place))


def deck_region(moment: Moment, deck: object) -> str:
    components = moment.components
    return str(next(components.regions[each.region].id for each in components.decks if each.id == deck))


def region(moment: Moment) -> str:
    """The region that the action is about."""
    facts = moment.action.facts
    if "place" in facts:
        return region_of(moment, facts["place"])
    return str(facts["region"]) if "region" in facts else deck_region(moment, facts["deck"])


def card(moment: Moment, event: Any) -> Any:
    return next(each for each in moment.components.cards if each.id == event.facts["card"])


def of_kind(*kinds: str) -> Any:
    return lambda m: m.action.kind in kinds


# ---- when a rule is shown by what was played


def when(test: Any, *parts: str) -> Any:
    """The parts to draw if the test holds: `region` is that of the action, `mat` the acting player's."""

    def shown(moment: Moment) -> Draws | None:
        if not test(moment):
            return None
        drawn: Draws = []
        for part in parts:
            drawn.append(f"region:{region(moment)}" if part == "region" else f"mat:{moment.seat}" if part == "mat" else part)
        return drawn

    return shown


def icons(view: Any, seat: int) -> dict[str, int]:
    found: dict[str, int] = view["seats"][seat]["attributes"]
    return found


def crosses_level(m: Moment) -> bool:
    was, now = icons(m.was, m.seat), icons(m.now, m.seat)
    return any(was[name] < level <= now[name] for name in was for level in THRESHOLDS)


def beyond_fifteen(m: Moment) -> bool:
    was, now = icons(m.was, m.seat), icons(m.now, m.seat)
    return any(now[name] > 15 and was[name] != now[name] for name in now)


def next_builds(m: Moment) -> bool:
    return m.action.kind == "build" and bool(m.own("grew")) and m.now["stage"] == "build"


def owned(m: Moment) -> bool:
    return m.action.kind == "build" and any(
        building["id"] == m.action.facts["building"] for building in m.was["seats"][m.seat]["buildings"]
    )


def above_level(m: Moment) -> bool:
    if m.action.kind != "build":
        return False
    level = 1 + sum(icons(m.was, m.seat)[m.components.attributes[0]] >= each for each in THRESHOLDS)
    return bool(next(each.level for each in m.components.buildings if each.id == m.action.facts["building"]) > level)


def second_elsewhere(m: Moment) -> bool:
    """The second part of an action, in another region than the first."""
    return bool(
        m.was["action"]
        and m.was["action"]["acted"]
        and m.action.kind not in ("done", "pay", "draw-pile")
        and m.action.kind != "draw"
    )


def several_links(m: Moment) -> bool:
    return len(m.own("controls-link")) > 1 and len(m.own("took-token")) > 2


def abroad(m: Moment) -> bool:
    return any(region_of(m, e.facts["place"]) != region_of(m, e.facts["other"]) for e in m.own("controls-link"))


def tied(m: Moment) -> bool:
    """A governor went to one of several with equally many discs on the track."""
    for event in m.told("opened"):
        discs = m.now["tracks"][event.facts["region"]]
        counts = sorted((discs.count(seat) for seat in set(discs)), reverse=True)
        return len(counts) > 1 and counts[0] == counts[1]
    return False


def for_another(m: Moment) -> bool:
    return any(event.facts["player"] != m.seat for event in m.told("governor"))


def closed(m: Moment) -> bool:
    if m.action.kind != "draw":
        return False
    where = deck_region(m, m.action.facts["deck"])
    return any(each.id == where and each.track and len(m.was["tracks"][where]) < each.track for each in m.components.regions)


def over_limit(m: Moment) -> bool:
    cards = len(m.now["seats"][m.seat]["cards"])
    limit = 1 + sum(icons(m.now, m.seat)[m.components.attributes[3]] >= each for each in THRESHOLDS)
    return m.action.kind == "draw" and cards > limit + 1


def again_after_abolition(m: Moment) -> bool:
    return bool(m.was["abolished"]) and any(card(m, event).abolition for event in m.own("drew"))


def slavery_beyond(m: Moment) -> bool:
    """A pass, or the last discard, that leaves one card more than the limit: a slavery card."""
    if m.action.kind not in ("pass", "discard") or m.told("set-aside"):
        return False
    seat = m.now["seats"][m.seat]
    cards = [each for each in seat["cards"] if each != seat["free_place"]]
    limit = 1 + sum(icons(m.now, m.seat)[m.components.attributes[3]] >= each for each in THRESHOLDS)
    return len(cards) == limit + 1 and any(each.startswith("slavery") for each in cards) and m.now["stage"] != "discard"


def asked_once_more(m: Moment) -> Draws | None:
    """All have passed, and somebody whose cards changed after passing has too many."""
    asked = m.after.to_act
    return [f"mat:{asked[0]}"] if m.now["stage"] == "discard" and asked[0] in m.was["unchecked"] else None


def idle(m: Moment) -> bool:
    """A building was activated for nothing: the option of that name."""
    return m.action.kind == "activate" and m.now["stage"] == "turn" and not m.told("passed-by-engine")


def loses_limit(m: Moment) -> bool:
    name = m.components.attributes[3]
    return m.action.kind == "discard" and icons(m.now, m.seat)[name] < icons(m.was, m.seat)[name] and m.now["stage"] == "discard"


# ---- when it is shown by a refusal


def mine(m: Moment, seat: int, action: Action, refusal: Refusal) -> Draws:
    return [f"mat:{seat}"]


def there(m: Moment, seat: int, action: Action, refusal: Refusal) -> Draws:
    place, where = refusal.facts.get("place"), refusal.facts.get("region")
    if where is None and place is not None:
        where = region_of(m, place)
    elif where is None and "deck" in refusal.facts:
        where = deck_region(m, refusal.facts["deck"])
    return [f"region:{where}", f"mat:{seat}"] if where else [f"mat:{seat}"]


def in_stock(m: Moment, seat: int, action: Action, refusal: Refusal) -> Draws:
    return ["stock", f"mat:{seat}"]


def in_pile(m: Moment, seat: int, action: Action, refusal: Refusal) -> Draws:
    return ["pile", "region:europe"]


# ---- the end


def empty_place(view: Any) -> bool:
    return any(score["parts"]["free-place"] for score in view["scores"])


def wishes(title: str) -> list[Wish]:
    second = title == "age-of-sail"
    ship = of_kind("ship")
    common: list[Wish] = [
        Seen("SET-1", ["order"]),
        Seen("SET-2", ["region:europe"]),
        Seen("SET-3", ["region:india", "region:europe"]),
        Seen("SET-4", ["stock"]),
        Seen("SET-5", ["mat:0"]),
        Seen("SET-6", ["order"]),
        Refused("RND-1", mine, ("not-your-turn",), others=True),
        Refused("RND-1", in_stock, ("build", "turn")),
        Played("RND-3", when(lambda m: m.told("round") and m.now["round"] == 2, "order"), ("round",)),
        Played("ATT-1", when(lambda m: m.own("drew") and icons(m.was, m.seat) != icons(m.now, m.seat), "mat"), ("drew",)),
        Played("ATT-2", when(beyond_fifteen, "mat")),
        Played("ATT-3", when(crosses_level, "mat"), ("built", "drew", "took-token", "occupied", "shipped")),
        Played("BLD-1", when(of_kind("build"), "mat"), ("built",)),
        Refused("BLD-1", in_stock, ("none-left",)),
        Refused("BLD-2", in_stock),
        Played("BLD-3", when(owned, "mat"), ("built",)),
        Refused("BLD-4", in_stock),
        Refused("BLD-5", in_stock),
        Played("BLD-5", when(above_level, "mat"), ("built",)),
        Played("GRO-1", when(lambda m: m.own("grew"), "mat"), ("grew",)),
        Played("GRO-2", when(lambda m: len(m.told("grew")) > 2, "mat"), ("built", "grew")),
        Refused("SAL-1", mine),
        Played("SAL-3", when(lambda m: m.action.kind == "build" and m.own("paid"), "mat"), ("paid",)),
        Played("ACT-1", when(of_kind("activate"), "mat"), ("activated",)),
        Refused("ACT-1", there, ("begin-first",)),
        Played("ACT-2", when(of_kind("activate"), "mat"), ("activated",)),
        Refused("ACT-2", mine, ("staffed",)),
        Refused("ACT-3", mine, ("",)),
        Played("ACT-5", when(of_kind("spend"), "mat"), ("spent",)),
        Refused("ACT-5", mine),
        Refused("ACT-6", mine),
        Refused("ACT-7", mine, others=True),
        Played(
            "ACT-8", when(lambda m: m.told("passed-by-engine") and not m.own("passed-by-engine"), "order"), ("passed-by-engine",)
        ),
        Played("SHP-1", when(ship, "region", "mat"), ("shipped", "shipped-beside")),
        Played(
            "SHP-2", when(lambda m: ship(m) and m.own("took-token") and not m.told("opened"), "region"), ("shipped", "took-token")
        ),
        Played("SHP-5", when(lambda m: m.told("opened"), "region"), ("shipped", "opened")),
        Played("SHP-6", when(tied, "region"), ("opened", "governor")),
        Played("SHP-7", when(for_another, "region"), ("opened", "governor")),
        Played("OCC-1", when(of_kind("occupy"), "region"), ("occupied", "took-token")),
        Refused("OCC-1", there, ("closed", "occupied")),
        Played("OCC-2", when(lambda m: m.action.kind == "occupy" and region(m) != "europe", "region"), ("occupied",)),
        Refused("OCC-2", there),
        Played("LNK-1", when(lambda m: len(m.own("controls-link")) == 1, "region"), ("occupied", "attacked", "controls-link")),
        Played("LNK-2", when(several_links, "region"), ("occupied", "controls-link", "took-token")),
        Played("LNK-3", when(abroad, "region"), ("occupied", "attacked", "shipped-route", "controls-link")),
        Played("ATK-1", when(of_kind("attack"), "region", "mat"), ("attacked",)),
        Refused("ATK-1", mine),
        Refused("ATK-2", there),
        Played("ATK-2", when(of_kind("attack"), "region"), ("attacked",)),
        Refused("ATK-3", there),
        Played(
            "ATK-4",
            when(lambda m: m.own("attacked") and m.own("controls-link"), "region"),
            ("attacked", "controls-link", "took-token"),
        ),
        Played("PAY-1", when(lambda m: m.action.kind == "pay" and m.was["stage"] == "action", "mat"), ("paid",)),
        Refused("PAY-1", mine),
        Refused("PAY-2", mine),
        Played("DRW-1", when(of_kind("draw"), "region", "mat"), ("drew",)),
        Refused("DRW-2", there),
        Played("DRW-4", when(over_limit, "mat"), ("drew",)),
        Refused("DRW-4", mine),
        Refused("DRW-7", there),
        Played("ABO-1", when(lambda m: m.told("abolition") and m.told("set-aside"), "order"), ("drew", "abolition", "set-aside")),
        Refused("ABO-1", there),
        Played("ABO-2", when(again_after_abolition, "mat"), ("drew",)),
        Played(
            "DIS-1", when(lambda m: m.action.kind == "pass" and m.now["stage"] == "discard" and m.after.to_act == (m.seat,), "mat")
        ),
        Played("DIS-2", when(of_kind("discard"), "mat"), ("discarded", "set-aside")),
        Played("DIS-3", when(slavery_beyond, "mat"), ("passed", "discarded")),
        Played("DIS-4", when(of_kind("free-place"), "mat"), ("free-place",)),
        Played("DIS-4", when(of_kind("normal-place"), "mat"), ("normal-place",)),
        Played("DIS-5", when(loses_limit, "mat"), ("discarded",)),
        Refused("DIS-5", mine, ("too-many",)),
        Played("DIS-6", when(lambda m: m.action.kind == "discard" and m.own("set-aside"), "mat"), ("set-aside", "discarded")),
        Played(
            "DIS-7", when(lambda m: m.action.kind == "discard" and m.now["stage"] != "discard", "mat"), ("discarded", "set-aside")
        ),
        Seen("END-1", [f"scores:industry,culture,{'wealth,influence' if second else 'finance,politics'}", "mat:0"], at_end=True),
        Seen("END-2", ["scores:cities,links", "region:europe"], at_end=True),
        Seen("END-3", ["scores:cards,buildings", "mat:0"], at_end=True),
        Seen("END-4", ["scores:free-place", "mat:0"], at_end=True, when=empty_place),
        Seen("END-5", ["scores:harbor"], at_end=True, when=lambda view: any(score["parts"]["harbor"] for score in view["scores"])),
        Seen(
            "END-6", ["scores:slavery"], at_end=True, when=lambda view: any(score["parts"]["slavery"] for score in view["scores"])
        ),
        Seen("END-7", ["scores:total"], at_end=True),
    ]
    if second:
        return [
            *common,
            Played("SET-7", when(lambda m: m.told("started"), "order"), ("started",)),
            Played("SAL-2", when(lambda m: m.was["stage"] == "salary" and m.action.kind == "done", "mat")),
            Played("SAL-1", when(lambda m: m.was["stage"] == "salary" and m.action.kind == "pay", "mat"), ("paid",)),
            Played("ACT-4", when(second_elsewhere, "region"), ("shipped", "occupied", "attacked", "shipped-route")),
            Refused("ACT-4", mine, ("not-offered",)),
            Played("SHP-3", when(of_kind("ship-open-sea"), "region"), ("shipped-beside",)),
            Refused("SHP-2", there, ("full",)),
            Refused("SHP-3", there, ("closed",)),
            Played("SHP-4", when(of_kind("ship-route"), "region"), ("shipped-route", "took-token")),
            Refused("SHP-4", there),
            Played("DRW-3", when(closed, "region"), ("drew",)),
            Played("DRW-5", when(lambda m: m.own("bonus-disc"), "mat"), ("drew", "bonus-disc")),
            Played("DRW-6", when(of_kind("draw-pile"), "pile", "mat"), ("drew",)),
            Refused("DRW-6", in_pile, ("discs",)),
        ]
    return [
        *common,
        Seen("SET-7", ["mat:0"]),
        Played("RND-2", when(next_builds, "order"), ("built", "grew", "paid")),
        Played("SAL-1", when(lambda m: m.was["stage"] == "salary" and m.action.kind == "pay", "mat"), ("paid",)),
        Refused("SAL-2", mine),
        Refused("ACT-4", there, ("same-region", "same-deck")),
        Played("SHP-3", when(lambda m: m.own("shipped-beside"), "region"), ("shipped-beside",)),
        Refused("DRW-3", there),
        Played("ACT-3", when(idle, "mat"), ("activated",)),
        Played("DIS-8", asked_once_more, ("passed", "passed-by-engine", "discarded", "set-aside", "free-place")),
    ]
