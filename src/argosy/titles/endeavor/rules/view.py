"""What `Position.view` gives, all that a seat or a spectator may know of an Endeavor table, and what `Position.to_dict` gives.

Not compiled: a compiled TypedDict has lost the types and sentences that documents are made from.
"""

from typing import Annotated, Literal, TypedDict

Stage = Literal["start", "build", "salary", "turn", "action", "discard", "over"]
ActionName = Literal["ship", "occupy", "attack", "payment", "draw"]


class BuildingView(TypedDict):
    """A building on a mat."""

    id: str
    staffed: Annotated[bool, "a disc stands on its circle"]


class Mat(TypedDict):
    """All that lies before one player."""

    supply: Annotated[int, "discs that growth has yet to bring to the harbor"]
    harbor: Annotated[int, "discs ready to use"]
    attributes: Annotated[dict[str, int], "icons by attribute, not cut at the end of the track"]
    buildings: Annotated[list[BuildingView], "in the order built"]
    tokens: Annotated[dict[str, int], "how many of each kind; zeros are left out"]
    cards: Annotated[list[str], "with the one in the free place"]
    free_place: Annotated[str | None, "the governor there"]
    set_aside: Annotated[list[str], "slavery cards that cost glory at the end"]


class SeatView(Mat):
    """All that lies before one player, and what follows from it."""

    gives: Annotated[dict[str, int], "by attribute: highest level to build, discs of growth, payments, cards to keep"]
    next_level: Annotated[dict[str, int], "icons still missing for the next level, by attribute; one at its last level is left out"]
    card_count: Annotated[int, "cards that count toward the limit: all but the one in the free place"]
    card_limit: Annotated[int, "DIS-2, DIS-3: with the bonus for a slavery card, and never more than there are places"]


class ActionView(TypedDict):
    """What is being carried out."""

    building: Annotated[str | None, "the building that was activated; None: a token was spent"]
    token: Annotated[str | None, "the token that was spent; None: a building was activated"]
    parts: Annotated[list[list[ActionName]], "what is still to be done: of each part one action"]
    acted: Annotated[bool, "one of two parts was carried out already"]
    region: Annotated[str | None, "ACT-4: where the second part must be; None: anywhere"]
    deck: Annotated[str | None, "ACT-4: the deck that a second card must come from; None: any"]


class ScoreView(TypedDict):
    """One player's glory, as if the game ended now."""

    total: int
    parts: Annotated[dict[str, int], "by source: the attributes, then cities, links, cards and so on"]


class Public(TypedDict):
    """What everybody sees, but for the mats. Seats are numbers from 0; components are told by their ids."""

    round: Annotated[int, "from 1"]
    stage: Annotated[Stage, "what is being decided"]
    crown: Annotated[int, "the seat that goes first in this round"]
    turn: Annotated[int, "the seat whose turn it is"]
    undecided: Annotated[list[int], "SET-7: the seats that have not chosen their start building, in that stage"]
    passed: Annotated[list[int], "the seats that take no more turns in this round"]
    unchecked: Annotated[list[int], "DIS-1, DIS-8: the seats whose cards are still to be compared with their limit"]
    payments_left: Annotated[int, "SAL-2: salaries that the seat may still pay, in that stage"]
    place_chosen: Annotated[bool, "DIS-4: whoever is discarding has put a governor into the free place already"]
    action: Annotated[ActionView | None, "what is being carried out, in that stage"]
    places: Annotated[dict[str, int], "who holds each city and trade route; empty ones are left out"]
    tracks: Annotated[dict[str, list[int]], "the seats of the discs on each region's track, in order"]
    beside: Annotated[dict[str, list[int]], "discs beside each region's track, by seat"]
    tokens: Annotated[dict[str, str], "the token on each space: `africa 1` on a track, `london`, `paris--london` on a link"]
    tokens_spent: Annotated[dict[str, int], "how many of each kind"]
    decks: Annotated[dict[str, list[str]], "the cards left in each deck, from the top"]
    pile: Annotated[list[str], "DIS-6: the common discard pile"]
    governors: Annotated[list[str], "SHP-6: not yet awarded"]
    abolished: Annotated[bool, "ABO-1: slavery is abolished"]
    stock: Annotated[dict[str, int], "buildings left to build, by kind"]


class View(Public):
    """A table as one seat may know it. Seats are numbers from 0; components are told by their ids."""

    seat: Annotated[int | None, "whose view it is; None: a spectator's"]
    to_act: Annotated[list[int], "the seats that owe a decision"]
    own_start_choice: Annotated[str | None, "SET-7: the start building that this seat has chosen in secret"]
    seats: Annotated[list[SeatView], "the players' mats, by seat"]
    scores: Annotated[list[ScoreView], "by seat"]
    open: Annotated[list[str], "the regions that are open, Europe first"]
    discs: Annotated[dict[str, list[int]], "DRW-2: discs in each region, by seat: in places, on the track and beside it"]
    links: Annotated[dict[str, int], "LNK-1: who controls each link; those that nobody does are left out"]


class Whole(Public):
    """The whole position, with what is hidden."""

    seats: Annotated[list[Mat], "the players' mats, by seat"]
    start_choices: Annotated[list[str | None], "SET-7: the start buildings chosen in secret, by seat"]
    chance: Annotated[str, "the state of chance"]
