"""What shows each rule of Race to the New Found Land."""

from typing import Any

from argosy.engine.catalogue import Action
from argosy.engine.journal import Event
from argosy.engine.rules import Refusal
from examples.moment import Draws, Moment, Played, Refused, Seen, Wish


def when(test: Any, *parts: str) -> Any:
    """The parts to draw if the test holds: `mat` is the acting player's, `mat of income` that of the player of this event;
    `place` the island or city where something happened, `place of compass` that of this event."""

    def shown(moment: Moment) -> Draws | None:
        if not test(moment):
            return None
        drawn: Draws = []
        for part in parts:
            what, _, kind = part.partition(" of ")
            events = [event for event in moment.events if not kind or event.kind == kind]
            if what == "place":
                drawn += places_in(events)
            elif what == "mat":
                drawn.append(f"mat:{events[-1].facts['player'] if kind else moment.seat}")
            else:
                drawn.append(part)
        return drawn

    return shown


def places_in(events: list[Event]) -> Draws:
    """The island or city that the last of the events names."""
    found = [str(event.facts[key]) for event in events for key in ("island", "city", "place") if key in event.facts]
    return [f"place:{each}" for each in found if each not in ("antwerp", "new-england")][-1:]


def of_kind(*kinds: str) -> Any:
    return lambda m: m.action.kind in kinds


def told(*kinds: str) -> Any:
    return lambda m: all(m.told(kind) for kind in kinds)


def own(*kinds: str) -> Any:
    return lambda m: all(m.own(kind) for kind in kinds)


def mine(m: Moment, seat: int, action: Action, refusal: Refusal) -> Draws:
    return [f"mat:{seat}"]


def drawn(*parts: str) -> Any:
    return lambda m, seat, action, refusal: [f"mat:{seat}" if part == "mat" else part for part in parts]


def there(m: Moment, seat: int, action: Action, refusal: Refusal) -> Draws:
    island = refusal.facts.get("island")
    return [f"place:{island}", f"mat:{seat}"] if island else [f"mat:{seat}"]


def with_charter(m: Moment) -> bool:
    """An action ended in which a charter sailed."""
    charters = [each for each in m.was["seats"][m.seat]["assigned"][m.was["turn"]["action"]] if each.startswith("charter")]
    return bool(charters) and m.was["stage"] == "action" and not m.now["seats"][m.seat]["assigned"][m.was["turn"]["action"]]


def in_order(m: Moment) -> bool:
    return len(m.told("sails")) > 2


def gold_for_another(m: Moment) -> bool:
    return m.action.kind == "pay" and not str(m.action.facts["goods"]).endswith("-0")


def island_scored(m: Moment) -> bool:
    islands = [each.id for each in m.components.islands]
    return any(event.facts["place"] in islands for event in m.told("scoring"))


def city_scored(m: Moment) -> bool:
    islands = [each.id for each in m.components.islands]
    return any(event.facts["place"] not in islands for event in m.told("scoring"))


def extra_cube(m: Moment) -> bool:
    return m.action.kind == "settle" and m.was["turn"]["extra_cubes"] > m.now["turn"]["extra_cubes"] and bool(m.own("settled"))


def played_in_planning(m: Moment) -> bool:
    return m.action.kind == "play" and bool(m.was["stage"] == "planning")


def wishes(title: str) -> list[Wish]:
    return [
        Seen("SET-1", ["order"]),
        Seen("SET-2", ["mat:0"]),
        Seen("SET-3", ["market"]),
        Seen("SET-4", ["stacks"]),
        Seen("SET-5", ["contracts"]),
        Seen("SET-6", ["prizes", "mat:0"]),
        Seen("SET-7", ["prizes"]),
        Seen("SET-8", ["track"]),
        Seen("SET-9", ["board"]),
        Seen("SET-10", ["track"]),
        Played("LND-1", when(told("income"), "mat of income"), ("income", "captain-gold")),
        Played("LND-2", when(of_kind("expand"), "mat"), ("expanded", "paid")),
        Refused("LND-2", mine, ("cost", "bought")),
        Played("LND-3", when(lambda m: m.own("built") and m.own("built")[0].facts["points"], "mat"), ("paid", "built")),
        Refused("LND-3", drawn("market", "mat"), ("cost",)),
        Played("LND-4", when(of_kind("scrap"), "mat"), ("built", "scrapped")),
        Refused("LND-4", mine, ("new",)),
        Played("LND-5", when(lambda m: len(m.told("on-offer")) > 1, "market"), ("on-offer", "remade")),
        Played("LND-6", when(gold_for_another, "mat"), ("paid", "built", "expanded", "delivered")),
        Refused("LND-6", mine, ("cost", "goods")),
        Refused("LND-7", mine, ("built",)),
        Played("PLN-1", when(of_kind("assign-settle", "assign-load"), "mat"), ("assigned",)),
        Refused("PLN-1", mine, ("action",)),
        Refused("PLN-2", mine),
        Refused("PLN-3", mine),
        Played("PLN-4", when(of_kind("magellan", "da-gama"), "mat"), ("magellan", "da-gama")),
        Refused("PLN-4", mine, ("ship", "action", "assigned")),
        Played("PLN-5", when(of_kind("assign-deliver", "assign-discover"), "mat"), ("assigned",)),
        Played("ACT-1", when(in_order, "order"), ("action", "sails")),
        Refused("ACT-1", mine, ("waiting",), others=True),
        Played("ACT-2", when(with_charter, "mat")),
        Played("ACT-3", when(of_kind("play"), "mat"), ("played",)),
        Played("ACT-3", when(played_in_planning, "mat"), ("played",)),
        Refused("ACT-3", mine, ("hand",)),
        Played("LOD-1", when(of_kind("take"), "mat"), ("took",)),
        Refused("LOD-1", mine, ("crate",)),
        Played("LOD-2", when(own("kept"), "mat"), ("kept", "kept-card", "stored-cards")),
        Played("LOD-2", when(lambda m: m.own("drew-cards") and len(m.told("saw-card")) > 2, "private"), ("drew-cards", "saw-card")),
        Played(
            "STL-1", when(lambda m: m.own("settled") and m.own("settled")[0].facts["cubes"] == 2, "place of settled"), ("settled",)
        ),
        Played("STL-1", when(of_kind("settle-with"), "place of settled", "mat"), ("settled",)),
        Refused("STL-1", there, ("full",)),
        Refused("STL-1", mine, ("which",)),
        Played("STL-2", when(own("new-england"), "mat"), ("new-england",)),
        Played("STL-3", when(extra_cube, "place of settled", "mat"), ("settled",)),
        Played("DEL-1", when(lambda m: len(m.told("carried")) > 1, "place of delivered", "mat"), ("delivered", "carried")),
        Refused("DEL-1", drawn("contracts", "mat"), ("crate",)),
        Played("DEL-2", when(own("delivered"), "place of delivered", "mat"), ("delivered", "paid", "new-contract")),
        Refused("DEL-2", drawn("contracts", "mat"), ("goods",)),
        Played("DEL-3", when(own("city-cube"), "place of city-cube"), ("delivered", "city-cube")),
        Played("DEL-3", when(own("city-full"), "place of city-full"), ("delivered", "city-full")),
        Played("DEL-4", when(own("antwerp"), "mat"), ("antwerp",)),
        Played("DEL-5", when(own("customs"), "mat"), ("delivered", "customs")),
        Played("DSC-1", when(lambda m: m.own("placed") and m.own("stored-tiles"), "place of placed"), ("placed", "stored-tiles")),
        Refused("DSC-1", there, ("fit",)),
        Refused("DSC-1", drawn("drawn"), ("place",)),
        Played("DSC-2", when(own("placed"), "place of placed", "mat"), ("placed",)),
        Played("DSC-3", when(lambda m: len(m.told("saw-tile")) > 2, "drawn"), ("drew-tiles", "saw-tile")),
        Played("FRM-1", when(told("earned"), "track"), ("earned",)),
        Played("FRM-2", when(of_kind("hire"), "prizes", "mat"), ("hired",)),
        Played("FRM-2", when(of_kind("choose"), "private"), ("took-objective", "own-objective")),
        Refused("FRM-2", drawn("prizes"), ("captain", "good")),
        Played("FRM-3", when(told("marker-moved"), "track"), ("marker-moved",)),
        Played("FRM-4", when(told("marker-gone"), "track"), ("marker-gone",)),
        Played("FRM-5", when(told("fifty"), "track"), ("fifty",)),
        Played("FIN-1", when(told("compass", "explored"), "place of compass"), ("compass", "explored", "misfit")),
        Played("FIN-2", when(island_scored, "place of scoring"), ("scoring", "counted")),
        Played("FIN-3", when(city_scored, "place of scoring"), ("scoring", "counted")),
        Played("FIN-4", when(own("resolved"), "mat"), ("resolved",)),
        Refused("FIN-4", drawn("private"), ("cost",)),
        Played("FIN-5", when(lambda m: m.told("round"), "order"), ("round",)),
        Played("OBJ-1", when(own("resolved"), "mat"), ("resolved",)),
        Refused("OBJ-1", drawn("private", "mat")),
        Seen("END-1", ["scores:unscored-cubes,fifty,unused-cards,unresolved-objectives"], at_end=True),
        Seen("END-2", ["scores:total"], at_end=True),
        Played("HID-1", when(lambda m: m.own("kept") and m.now["own"]["hand"], "private", "order"), ("kept", "kept-card")),
    ]
