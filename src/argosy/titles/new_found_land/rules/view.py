"""What `Position.view` gives, all that a seat or a spectator may know of a table; and at the end what `to_dict` gives.

Not compiled: a compiled TypedDict has lost the types and sentences that documents are made from.
"""

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

GoodName = Literal["cloth", "wood", "iron", "gold"]
ActionName = Literal["load", "settle", "deliver", "discover"]
GOOD_NAMES: Final[tuple[GoodName, ...]] = get_args(GoodName)
ACTION_NAMES: Final[tuple[ActionName, ...]] = get_args(ActionName)
Stage = Literal["land", "planning", "action", "scoring", "objectives", "over"]
LandStep = Literal["between", "ending", "land", "pay", "scrap", "plan"]
ActionStep = Literal["take", "keep", "settle", "extra-cube", "deliver", "carry", "unload", "discover"]
Step = Literal[LandStep, ActionStep, "count", "objectives", "choose", "hire", "claim"]


class GoodsView(TypedDict):
    """How many of each good."""

    cloth: int
    wood: int
    iron: int
    gold: int


class AssignedView(TypedDict):
    """Ships and charters by the action they are planned for."""

    load: list[str]
    settle: list[str]
    deliver: list[str]
    discover: list[str]


class SailView(TypedDict):
    """Total sail by action."""

    load: int
    settle: int
    deliver: int
    discover: int


class TurnView(TypedDict):
    """Whose turn it is, what is being decided, and how far it has come."""

    actor: Annotated[int, "the seat whose turn it is"]
    step: Annotated[Step, "what is being decided"]
    number: Annotated[int, "how many turns of this phase, action or place are over; -1: none has begun"]
    action: Annotated[ActionName, "what is planned or carried out now; of no meaning in the other stages"]
    order: Annotated[list[int], "ACT-1: the seats that carry out this action, in order"]
    place: Annotated[str | None, "the island or city that is being scored"]
    points_before: Annotated[int, "the actor's points when the turn began: only a turn that gains points earns markers (FRM-1)"]
    built: Annotated[bool, "LND-7: a ship was built in this turn, so there are no more expansions"]
    purchase: Annotated[str | None, "what is being paid or carried for: id of an expansion, ship, contract or objective; `antwerp`"]
    left: Annotated[list[str], "the actor's ships and charters that have not acted yet"]
    picked: Annotated[list[str], "those of them chosen for the delivery"]
    crate_left: Annotated[int, "DEL-4: goods that the ship can still unload"]
    keeps_left: Annotated[int, "LOD-2: cards that may still be kept"]
    places_left: Annotated[int, "DSC-1: tiles that may still be placed"]
    extra_cubes: Annotated[int, "STL-3: cubes that an expansion still adds"]
    resolved_now: Annotated[int, "FIN-4: objectives resolved in this turn"]
    marker: Annotated[str | None, "the marker that is being earned"]


class CubesView(TypedDict):
    """Cubes of one owner."""

    owner: Annotated[int | None, "a seat; None: neutral cubes"]
    cubes: int


class SpaceView(TypedDict):
    """A space of an island that holds a tile."""

    tile: str
    cubes: Annotated[list[CubesView], "one entry for each of its cube spaces that is taken"]


class MarkerView(TypedDict):
    """A marker of the scoring track."""

    space: Annotated[int, "on the track; 0: it has left it"]
    earned: Annotated[list[int], "the seats that have earned it"]


class OpenSeat(TypedDict):
    """What lies open before one player."""

    nation: str
    goods: GoodsView
    points: Annotated[int, "on the scoring track"]
    earned: Annotated[dict[str, int], "the same points by source"]
    expansions: Annotated[list[str], "those that were bought"]
    ships: Annotated[list[str], "planned ones too; charters are cards and not listed"]
    assigned: Annotated[AssignedView, "planned in this round"]
    fifty: Annotated[int | None, "FRM-5: which of the 50/100 cards the player has, from 1"]


class SeatView(OpenSeat):
    """One player, as everybody sees him."""

    hand: Annotated[int, "how many 1x cards"]
    known_hand: Annotated[list[str], "those of them that everybody knows"]
    objectives: Annotated[int, "how many are held"]
    yards: Annotated[int, "how many ships there is room for"]
    idle: Annotated[list[str], "PLN-3: ships that are planned for no action"]
    sail_extra: Annotated[int, "ACT-1: what an expansion adds, once, to the sail in every action with a ship"]
    sail: Annotated[SailView, "ACT-1: in this round, also once the action was carried out; 0 without a ship"]


class OwnView(TypedDict):
    """What only the seat itself knows."""

    hand: list[str]
    objectives: list[str]
    drawn: Annotated[list[str], "LOD-2: the cards to choose from"]
    stored: Annotated[list[str], "1x cards in storage that the seat has seen"]
    looked: Annotated[dict[str, list[str]], "by marker: objectives seen in its stack and not resolved since"]
    progress: Annotated[dict[str, int], "OBJ-1: how far the seat has come, by objective held or seen; the component tells of what"]
    payable: Annotated[
        dict[str, list[str]],
        "DEL-1: contracts on the board that the seat has the goods and the crates for; by contract, the vessels that hold it alone",
    ]


class PlaceView(TypedDict):
    """An island or a city."""

    standing: Annotated[list[CubesView], "who has cubes there, most first"]
    missing: Annotated[int, "tiles (FIN-2) or cubes (FIN-3) until it is complete and scored"]


class CardStorageView(TypedDict):
    """1x cards in storage, face down."""

    count: int
    known: Annotated[list[str], "those that everybody knows"]


class ScoreView(TypedDict):
    """One player's points, as if the game ended now."""

    total: int
    parts: Annotated[dict[str, int], "by source"]


class OpenTable(TypedDict):
    """What lies open on the table."""

    round: Annotated[int, "from 1"]
    start: Annotated[int, "the seat with the start player tile"]
    stage: Annotated[Stage, "the phase of the round"]
    turn: TurnView
    captains: Annotated[dict[str, int | None], "the seat each sails for; None: not hired"]
    magellan: Annotated[ActionName | None, "PLN-4: the action he joins in this round"]
    da_gama: Annotated[str | None, "PLN-4: the ship or charter he joins in this round"]
    ship_storage: list[str]
    contracts: Annotated[list[str | None], "by contract space; `contract_spaces` of a city tells which are its own"]
    contract_storage: list[str]
    spaces: Annotated[dict[str, SpaceView], "the spaces of the islands that hold a tile"]
    tile_storage: list[str]
    tile_drawn: Annotated[list[str], "DSC-3: the tiles of the discovery under way"]
    cities: Annotated[dict[str, list[int]], "cubes in each city, by seat"]
    scored: Annotated[list[str], "islands and cities that were scored"]
    compass: Annotated[list[str], "FIN-1: compass tiles revealed, one a round"]
    markers: dict[str, MarkerView]
    triangle: Annotated[list[str], "goods left on the triangle"]
    resolved: Annotated[list[str], "objectives resolved: they lie in storage"]


class View(OpenTable):
    """A table as one seat may know it. Seats are numbers from 0; components are told by their ids."""

    seat: Annotated[int | None, "whose view it is; None: a spectator's"]
    to_act: Annotated[list[int], "the seats that owe a decision"]
    seats: list[SeatView]
    places: Annotated[dict[str, PlaceView], "islands and cities"]
    spots: Annotated[dict[str, str], "tiles that have a twin beside them: the id of the name that tells them apart"]
    fitting: Annotated[dict[str, list[str]], "by tile of `tile_drawn`: the empty spaces it fits on"]
    market: Annotated[list[str], "ships on offer, face up"]
    covered: Annotated[list[str], "SET-3: what the covered ships on offer cost: `goods-0-2-1-0` is 2 wood and 1 iron"]
    small_stack: Annotated[int, "small ships in the stack"]
    large_stack: Annotated[int, "large ships in the stack"]
    contract_stack: int
    tile_stack: int
    compass_stack: int
    objective_stacks: Annotated[dict[str, int], "objectives left, by the marker that gives them"]
    card_stack: Annotated[int, "1x cards in the stack"]
    card_storage: CardStorageView
    card_drawn: Annotated[int, "1x cards that the actor chooses from"]
    own: Annotated[OwnView | None, "None: a spectator's view"]
    scores: Annotated[list[ScoreView], "by seat; hidden cards and objectives count by their number only"]


# ---- the whole position


class Knowledge(TypedDict):
    """What an observer knows of the 1x cards: see card_knowledge.py and history.py."""

    known: list[str]
    since: Annotated[dict[str, int], "where it is not 0"]
    kept: Annotated[list[list[int]], "by seat"]
    history: Annotated[NotRequired[list[list[int | str]]], "where there is one"]


class WholeSeat(OpenSeat, Knowledge):
    """One player, with all that is hidden."""

    sailed: Annotated[SailView, "with which an action was carried out in this round"]
    hand: list[str]
    objectives: list[str]
    looked: Annotated[dict[str, list[str]], "by marker: what the seat saw in its stack"]


class Whole(OpenTable, Knowledge):
    """Everything; the knowledge is what everybody has. What can be told from the rest (cubes on an island) is left out."""

    seats: list[WholeSeat]
    market: list[str]
    market_known: list[str]
    ship_stack: list[str]
    contract_stack: list[str]
    tile_stack: list[str]
    objective_stacks: dict[str, list[str]]
    card_stack: list[str]
    card_storage: list[str]
    card_drawn: list[str]
    generation: Annotated[int, "how often the stack of cards was remade"]
    chance: str
