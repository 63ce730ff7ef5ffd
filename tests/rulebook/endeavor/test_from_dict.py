"""Positions that the rules cannot lead to are refused, and the reason is told."""

import copy
import json

import pytest

from argosy import BadPosition, Game, new_game
from rulebook.endeavor.setup import BOTH, Mat, play, table

MISSING = object()


# ---- positions to spoil


def turn() -> Game:
    """1e, Africa open, a governor in a free place, one card set aside, a token held."""
    seats = {
        0: Mat(
            harbor=4,
            buildings="colonial-house market* workshop",
            cards="africa-1 africa-governor",
            free_place="africa-governor",
            set_aside="slavery-0",
            tokens={"culture": 1},
        ),
        1: Mat(cards="slavery-1"),
    }
    return table(seats=seats, tracks={"africa": "012012", "india": "0"}, places={"elmina": 0, "london": 1, "lisbon": 0})


def build() -> Game:
    return table(stage="build", turn=1)


def combined() -> Game:
    mine = Mat(buildings="colonial-house* market*")
    return table(stage="salary", payments_left=1, seats={0: mine}, combined_phases=True)


def salary() -> Game:
    return table(stage="salary", payments_left=1, seats={0: Mat(buildings="colonial-house* market* docks bank")})


def salary_of_another() -> Game:
    """1e, seat 1 has more finance than any other attribute."""
    return table(stage="salary", turn=1, payments_left=1, seats={1: Mat(buildings="colonial-house* market* docks bank")})


def action() -> Game:
    """1e, the Docks have occupied, a ship may follow."""
    game = table(seats={0: Mat(buildings="colonial-house docks")}, tracks={"africa": "012012"})
    play(game, "activate docks", "occupy elmina")
    return game


def begun() -> Game:
    """1e, the Docks were just activated."""
    game = table(seats={0: Mat(buildings="colonial-house docks")}, tracks={"africa": "012012"})
    game.play("activate docks")
    return game


def spending() -> Game:
    game = table(seats={0: Mat(tokens={"ship-or-draw": 1})}, tracks={"africa": "2"})
    game.play("spend ship-or-draw")
    return game


def drawing() -> Game:
    """1e, the Trade Office has drawn from Europe's deck, and may once more."""
    game = table(seats={0: Mat(buildings="colonial-house trade-office")}, places={"london": 0})
    play(game, "activate trade-office", "draw europe")
    return game


def discard() -> Game:
    game = table(seats={0: Mat(cards="africa-1 south-america-1 india-1")})
    game.play("pass")
    return game


def over() -> Game:
    full = {seat: Mat() for seat in range(3)}
    game = table(round=7, passed=(1, 2), seats=full)
    game.play("pass")
    return game


def start() -> Game:
    """AoS, seat 1 has chosen."""
    game = new_game("age-of-sail", players=3, seed=1)
    game.play("start merchant-dock", seat=1)
    return game


def sail() -> Game:
    """AoS, a card in the common pile."""
    return table("age-of-sail", pile="africa-2")


def sail_action() -> Game:
    """AoS, the Docks have occupied in Europe."""
    game = table("age-of-sail", seats={0: Mat(buildings="colonial-house docks")})
    play(game, "activate docks", "occupy london")
    return game


def sail_discard() -> Game:
    return table("age-of-sail", stage="discard", passed=(0, 1, 2), seats={0: Mat(cards="africa-1 india-1 europe-0")})


def fresh() -> Game:
    return new_game("endeavor", players=3, seed=1)


def abolished() -> Game:
    seats = {0: Mat(cards="europe-5"), 1: Mat(set_aside="slavery-2")}
    return table(seats=seats, abolished=True)


def first_kind() -> Game:
    """In the midst of an action by the first building of the pack."""
    game = table()
    play(game, "activate colonial-house")
    assert game.to_dict()["position"]["action"]["building"] == "colonial-house"
    return game


EVERY_POSITION = [
    *[turn, build, combined, salary, action, begun, spending, drawing, discard, over, start],
    *[sail, sail_action, sail_discard, abolished, fresh, first_kind],
]
every_position = pytest.mark.parametrize("position", EVERY_POSITION)


def spoiled(position, changes) -> dict:
    """The position as plain data, with some fields replaced: `seats/0/supply` is the supply of seat 0."""
    plain = copy.deepcopy(position().to_dict())
    for path, value in changes.items():
        *way, last = ["position", *path.split("/")]
        at = plain
        for step in way:
            at = at[int(step)] if isinstance(at, list) else at[step]
        last = int(last) if isinstance(at, list) else last
        if value is MISSING:
            del at[last]
        else:
            at[last] = value
    return plain


def reason(plain) -> str:
    with pytest.raises(BadPosition) as refusal:
        Game.from_dict(plain)
    return str(refusal.value)


# ---- what is accepted


@every_position
def test_a_position_taken_apart_is_put_together_again(position):
    """All that `to_dict` writes is read, and written the same; and it goes through JSON."""
    game = position()
    plain = game.to_dict()
    again = Game.from_dict(json.loads(json.dumps(plain)))
    assert again.to_dict() == plain
    assert (again.to_act, [again.legal(seat) for seat in again.to_act]) == (game.to_act, [game.legal(seat) for seat in game.to_act])


@pytest.mark.parametrize("title", BOTH)
def test_a_new_game_is_accepted(title):
    """Also before anything was played."""
    plain = new_game(title, players=4, seed=1).to_dict()
    assert Game.from_dict(plain).to_dict() == plain


# ---- the frame


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"title": MISSING}, "a game needs 'title' (text)"),
        ({"title": 7}, "a game needs 'title' (text)"),
        ({"players": "3"}, "'players' (number)"),
        ({"options": None}, "'options' and 'position' (tables)"),
        ({"position": []}, "'options' and 'position' (tables)"),
        ({"title": "chess"}, "the position cannot be set up"),
        ({"players": 9}, "the position cannot be set up: endeavor takes 3 to 5 players, not 9"),
        ({"players": True}, "the position cannot be set up"),
        ({"options": {"side": 1}}, "the position cannot be set up: endeavor has no option 'side'"),
        ({"pack": "0000"}, "the position belongs to component pack 0000"),
    ],
)
def test_a_frame_that_does_not_hold(changes, told):
    """Title, players, options and pack are checked before the position itself."""
    plain = {**turn().to_dict(), **changes}
    assert told in reason({key: value for key, value in plain.items() if value is not MISSING})


@pytest.mark.parametrize("nonsense", [None, [], "endeavor", 7])
def test_something_that_is_no_table(nonsense):
    """A file may hold anything."""
    assert "a game needs 'title'" in reason(nonsense)


def test_another_number_of_players():
    """A position for three is none for four."""
    assert "should have one number for each of the 4 seats" in reason({**turn().to_dict(), "players": 4})


# ---- what is missing, too much, or of the wrong kind

WRONG_KIND = [
    (turn, {"round": MISSING}, "field 'round' is missing"),
    (turn, {"weather": "fair"}, "there is no field 'weather'"),
    (turn, {"seats/1/harbor": MISSING}, "seat 1: field 'harbor' is missing"),
    (turn, {"seats/1/gold": 3}, "seat 1: there is no field 'gold'"),
    (turn, {"round": "1"}, "'round' should be a whole number from 1 to 7, not '1'"),
    (turn, {"round": True}, "'round' should be a whole number from 1 to 7, not True"),
    (turn, {"round": 2.0}, "'round' should be a whole number from 1 to 7, not 2.0"),
    (turn, {"round": 0}, "'round' should be a whole number from 1 to 7, not 0"),
    (turn, {"round": 8}, "'round' should be a whole number from 1 to 7, not 8"),
    (turn, {"crown": 3}, "'crown' should be a whole number from 0 to 2, not 3"),
    (turn, {"turn": -1}, "'turn' should be a whole number from 0 to 2, not -1"),
    (turn, {"passed": [3]}, "'passed' should be a whole number from 0 to 2, not 3"),
    (turn, {"passed": 1}, "'passed' should be a list, not 1"),
    (turn, {"abolished": 1}, "'abolished' should be true or false, not 1"),
    (turn, {"stage": "siesta"}, "'stage' knows start, build, salary, turn, action, discard, over, not 'siesta'"),
    (turn, {"stage": 3}, "not 3"),
    (turn, {"stage": ["turn"]}, "not ['turn']"),
    (turn, {"chance": 0}, "'chance' should be a key and the number of draws, as to_dict writes them, not '0'"),
    (turn, {"chance": "7"}, "'chance' should be a key and the number of draws"),
    (turn, {"chance": "ab" * 32}, "'chance' should be a key and the number of draws"),
    (turn, {"chance": "AB" * 32 + " 5"}, "'chance' should be a key and the number of draws"),
    (turn, {"chance": "ab" * 32 + " -5"}, "'chance' should be a key and the number of draws"),
    (turn, {"chance": "ab" * 32 + " 9" + "0" * 18}, "'chance' should be a key and the number of draws"),
    (turn, {"seats": {}}, "'seats' should be a list, not {}"),
    (turn, {"seats": []}, "'seats' should have 3 entries, not 0"),
    (turn, {"seats/2": None}, "seats 2 should be a table with names, not None"),
    (turn, {"places": ["london"]}, "places should be a table with names, not ['london']"),
    (turn, {"places": {1: 0}}, "places should be a table with names, not {1: 0}"),
    (turn, {"places/atlantis": 0}, "places: there is no field 'atlantis'"),
    (turn, {"places/london": 3}, "places: 'london' should be a whole number from 0 to 2, not 3"),
    (turn, {"places/london": None}, "places: 'london' should be a whole number from 0 to 2, not None"),
    (turn, {"tracks/europe": []}, "tracks: there is no field 'europe'"),
    (turn, {"tracks/india": MISSING}, "tracks: field 'india' is missing"),
    (turn, {"tracks/africa": [0] * 7}, "tracks: the track of africa has 6 spaces, not 7"),
    (turn, {"beside/africa": [0, 0]}, "beside: 'africa' should have one number for each of the 3 seats"),
    (turn, {"beside/africa": [0, 0, 31]}, "beside: 'africa' should be a whole number from 0 to 30, not 31"),
    (turn, {"beside/atlantis": [0, 0, 0]}, "beside: there is no field 'atlantis'"),
    (turn, {"tokens/paris": "gold"}, "tokens: 'paris' knows industry, culture, finance, politics"),
    (turn, {"tokens/atlantis": "culture"}, "tokens: there is no field 'atlantis'"),
    (turn, {"tokens_spent": {"gold": 1}}, "tokens_spent: there is no field 'gold'"),
    (turn, {"tokens_spent": {"attack": -1}}, "tokens_spent: 'attack' should be a whole number from 0 to 99"),
    (turn, {"stock/colonial-house": 1}, "stock: there is no field 'colonial-house'"),
    (turn, {"decks/atlantis": []}, "decks: there is no field 'atlantis'"),
    (turn, {"decks/europe": MISSING}, "decks: field 'europe' is missing"),
    (turn, {"decks/europe": ["africa-2"]}, "decks: 'europe' knows europe-0, europe-1"),
    (turn, {"decks/europe": ["europe-0", "europe-0"]}, "decks: 'europe' names something twice"),
    (turn, {"governors": ["africa-governor", 1]}, "not 1"),
    (turn, {"seats/0/buildings/0/staffed": 1}, "buildings 0: 'staffed' should be true or false, not 1"),
    (turn, {"seats/0/buildings/0/level": 1}, "buildings 0: there is no field 'level'"),
    (turn, {"seats/0/buildings/0/id": "casino"}, "buildings 0: 'id' knows colonial-house, market"),
    (turn, {"seats/0/buildings": [{"id": "market", "staffed": False}] * 9}, "seat 0: there are 8 building slots, not 9"),
    (turn, {"seats/0/buildings": None}, "seat 0: 'buildings' should be a list, not None"),
    (turn, {"seats/0/cards": ["joker"]}, "seat 0: 'cards' knows europe-0"),
    (turn, {"seats/0/cards": ["africa-1", "africa-1"]}, "seat 0: 'cards' names something twice"),
    (turn, {"seats/0/free_place": 5}, "seat 0: 'free_place' knows europe-0"),
    (turn, {"seats/0/tokens": {"gold": 1}}, "seat 0 tokens: there is no field 'gold'"),
    (turn, {"seats/0/attributes": {}}, "seat 0 attributes: field 'industry' is missing"),
    (turn, {"seats/0/attributes/luck": 1}, "seat 0 attributes: there is no field 'luck'"),
    (turn, {"seats/0/attributes/culture": "1"}, "seat 0 attributes: 'culture' should be a whole number from 0 to 999"),
    (action, {"action": "ship"}, "action should be a table with names, not 'ship'"),
    (action, {"action/where": "africa"}, "action: there is no field 'where'"),
    (action, {"action/acted": None}, "action: 'acted' should be true or false, not None"),
    (action, {"action/parts": "ship"}, "action: 'parts' should be a list, not 'ship'"),
    (action, {"action/parts": [["fly"]]}, "action: 'parts' knows ship, occupy, attack, payment, draw, not 'fly'"),
    (action, {"action/parts": [7]}, "action: 'parts' knows ship, occupy, attack, payment, draw, not 7"),
    (action, {"action/region": "atlantis"}, "action: 'region' knows europe, africa"),
    (start, {"start_choices": None}, "'start_choices' should be a list, not None"),
    (start, {"start_choices": [None, "market", None]}, "'start_choices' knows colonial-house, merchant-dock, not 'market'"),
    (start, {"undecided": [0, 5]}, "'undecided' should be a whole number from 0 to 2, not 5"),
]


# ---- what contradicts the rules

IMPOSSIBLE = [
    # discs and attributes
    (turn, {"seats/0/supply": 21}, "seat 0 has 31 discs, not 30"),
    (turn, {"seats/1/harbor": 4}, "seat 1 has 29 discs, not 30"),
    (turn, {"beside/africa": [0, 1, 0]}, "seat 1 has 31 discs, not 30"),
    (sail, {"seats/0/harbor": 6}, "seat 0 has 36 discs, not 35"),
    (turn, {"seats/0/attributes/culture": 2}, "seat 0: culture is 2, but the buildings, cards and tokens show 1"),
    (turn, {"seats/0/attributes/industry": 0}, "seat 0: industry is 0, but the buildings, cards and tokens show 3"),
    (sail, {"seats/0/attributes/wealth": 1}, "seat 0: wealth is 1, but the buildings, cards and tokens show 0"),
    # buildings
    (turn, {"seats/0/buildings/2/staffed": True}, "workshop has no circle for a disc"),
    (turn, {"seats/1/buildings": []}, "seat 1 should have one start building, in the first slot"),
    (
        turn,
        {"seats/1/buildings/0/id": "market", "seats/1/buildings/1/id": "colonial-house"},
        "seat 1 should have one start building, in the first slot",
    ),
    (turn, {"seats/1/buildings/1/id": "colonial-house"}, "seat 1 should have one start building, in the first slot"),
    (turn, {"round": 1}, "seat 0 has 3 buildings, not the 2 of this moment"),
    (build, {"turn": 2}, "seat 1 has 1 buildings, not the 2 of this moment"),
    (build, {"crown": 1}, "seat 0 has 2 buildings, not the 1 of this moment"),
    (combined, {"turn": 1}, "seat 1 has 1 buildings, not the 2 of this moment"),
    (start, {"seats/0/buildings": [{"id": "colonial-house", "staffed": False}]}, "seat 0 has buildings before the start buildings"),
    (turn, {"stock/market": 5}, "there are 10 tiles of market, not 5"),
    (turn, {"stock/museum": 0}, "there are 0 tiles of museum, not 1"),
    # cards
    (turn, {"seats/1/cards": ["africa-1"], "seats/1/attributes": MISSING}, "seat 1: field 'attributes' is missing"),
    (turn, {"decks/africa": ["africa-1"]}, "card africa-1 is in deck africa and in seat 0's hand"),
    (turn, {"decks/slavery": ["slavery-0"]}, "card slavery-0 is in deck slavery and in seat 0's cards set aside"),
    (turn, {"seats/1/set_aside": ["slavery-1"]}, "card slavery-1 is in seat 1's hand and in seat 1's cards set aside"),
    (turn, {"decks/india": []}, "card india-1 is nowhere"),
    (turn, {"seats/0/set_aside": []}, "card slavery-0 is nowhere"),
    (turn, {"decks/africa": ["africa-governor"]}, "governors are never in a deck to be drawn"),
    (turn, {"governors": []}, "south-america-governor is awarded exactly when its region opens"),
    (
        turn,
        {"decks/india": ["india-2", "india-3", "india-4", "india-5"], "governors": ["india-1"]},
        "'governors' holds a card that is none",
    ),
    (
        turn,
        {"decks/india": ["india-2", "india-3", "india-4", "india-5"], "pile": ["india-1"]},
        "this edition has no common discard pile",
    ),
    (sail, {"pile": []}, "card africa-2 is nowhere"),
    (
        sail,
        {"pile": ["africa-2", "slavery-5"], "decks/slavery": [f"slavery-{value}" for value in range(5)]},
        "governors and slavery cards never lie in the discard pile",
    ),
    (turn, {"seats/0/free_place": "africa-1"}, "seat 0: only a governor may be in the free place"),
    (turn, {"seats/1/free_place": "africa-governor"}, "seat 1: the governor in the free place is not among the cards"),
    (turn, {"seats/1/set_aside": ["india-1"]}, "seat 1: only slavery cards are set aside"),
    (abolished, {"abolished": False}, "card slavery-0 is nowhere"),
    (abolished, {"decks/slavery": ["slavery-4"]}, "slavery is abolished, but its deck has cards"),
    (turn, {"abolished": True, "decks/slavery": []}, "slavery is abolished, but seat 1 holds a card of it"),
    # tokens
    (turn, {"tokens_spent": {"culture": 1}}, "a culture token is never spent"),
    (turn, {"tokens_spent": {}}, "tokens, not 6"),
    (turn, {"seats/0/tokens": {"culture": 1, "attack": 1}}, "there are 3 attack tokens, not 2"),
    (turn, {"tokens/africa 1": "culture"}, "there are 21 culture tokens, not 20"),
    # the course of the game
    (turn, {"passed": [0]}, "seat 0 cannot decide this after passing"),
    (discard, {"passed": []}, "seat 0 cannot decide this before passing"),
    (discard, {"unchecked": [0]}, "'unchecked' names seat 0, which is being asked"),
    (sail_discard, {"passed": [0, 2]}, "cards are discarded when all have passed"),
    (build, {"passed": [0]}, "nobody has passed outside the action phase"),
    (start, {"round": 2}, "start buildings are chosen in round 1"),
    (turn, {"payments_left": 1}, "'payments_left' belongs to stage 'salary'"),
    (salary, {"payments_left": 0}, "'payments_left' should be 1 to 2, not 0"),
    (salary, {"payments_left": 3}, "'payments_left' should be 1 to 2, not 3"),
    (salary_of_another, {"payments_left": 3}, "'payments_left' should be 1 to 2, not 3"),
    (salary, {"payments_left": 2}, "seat 0 can pay everyone: the game would have gone on"),
    (turn, {"stage": "over"}, "the game is over after round 7"),
    (discard, {"passed": [0, 1], "turn": 1}, "seat 1 is within its card limit"),
    (salary, {"turn": 1}, "seat 1 can pay everyone: the game would have gone on"),
    (turn, {"turn": 2, "seats/2/harbor": 0, "seats/2/supply": 28}, "seat 2 can do nothing but pass: the game would have gone on"),
    (start, {"seats/0/harbor": 1, "seats/0/supply": 34}, "seat 0 has used discs before the game has begun"),
    # the action being carried out
    (turn, {"stage": "action"}, "'action' belongs to stage 'action', and only to it, not to 'action'"),
    (action, {"stage": "turn"}, "'action' belongs to stage 'action', and only to it, not to 'turn'"),
    (action, {"action/building": None}, "either a 'building' or a 'token' is being used, not both and not neither"),
    (action, {"action/token": "attack"}, "either a 'building' or a 'token' is being used, not both and not neither"),
    (action, {"action/parts": [["draw"]]}, "'parts' are not what is offered there: [['draw']]"),
    (action, {"action/parts": []}, "'parts' are not what is offered there: []"),
    (action, {"action/acted": False}, "'parts' are not what is offered there: [['ship']]"),
    (begun, {"action/acted": True}, "'acted' should say whether one of two parts was carried out already"),
    (begun, {"action/region": "africa"}, "'region' binds only the second part of an action, and not in every edition"),
    (sail_action, {"action/region": "africa"}, "'region' binds only the second part of an action, and not in every edition"),
    (action, {"action/region": None}, "'region' should say where the first part was carried out: the second is bound to it"),
    (drawing, {"action/deck": None}, "'deck' should say which deck was drawn from: the second card comes from it too"),
    (action, {"action/deck": "europe"}, "'deck' is not in 'region'"),
    (sail_action, {"action/deck": "europe"}, "'deck' is not in 'region'"),
    (begun, {"turn": 1}, "seat 1 carries out the action of docks, which it has not activated"),
    (
        spending,
        {"tokens_spent": {}, "seats/0/tokens": {"ship-or-draw": 1}},
        "carries out the action of ship-or-draw, which nobody spent",
    ),
    (
        action,
        {"seats/0/harbor": 0, "seats/0/supply": 26},
        "seat 0 has nothing to decide: the game would have gone on",
    ),
    # start buildings
    (start, {"start_choices": [None, None]}, "'start_choices' should have one entry for each of the 3 seats"),
    (sail, {"start_choices": ["merchant-dock", None, None]}, "'start_choices' belong to stage 'start', and only to it"),
    (start, {"undecided": [0]}, "'undecided' should be [0, 2], not [0]"),
    (turn, {"undecided": [0]}, "'undecided' should be [], not [0]"),
    (
        start,
        {"start_choices": ["merchant-dock"] * 3, "undecided": []},
        "all have chosen their start building: the game would have gone on",
    ),
    (
        fresh,
        {"stage": "start", "undecided": [0, 1, 2], **{f"seats/{seat}/buildings": [] for seat in range(3)}},
        "in this edition nobody chooses a start building",
    ),
]


# ---- what adds up, and cannot be all the same: said to the position builder, which fills in the rest

AFRICA_OPEN = {"africa": "012012"}
HALF_AN_ACTION = {"building": "docks", "token": None, "parts": [["ship"]], "acted": True, "region": None, "deck": None}
HALF_A_DRAW = {"building": "trade-office", "token": None, "parts": [["draw"]], "acted": True, "region": "europe", "deck": None}

CONSISTENT_BUT_IMPOSSIBLE = [
    ({"seats": {0: Mat(cards="africa-1"), 1: Mat(cards="africa-1")}}, "card africa-1 is in seat 0's hand and in seat 1's hand"),
    (
        {"seats": {0: Mat(set_aside="slavery-0"), 2: Mat(set_aside="slavery-0")}},
        "card slavery-0 is in seat 0's cards set aside and in seat 2's cards set aside",
    ),
    (
        {"title": "age-of-sail", "seats": {1: Mat(cards="africa-1")}, "pile": "africa-1"},
        "card africa-1 is in the discard pile and in",
    ),
    ({"seats": {0: Mat(cards="africa-governor")}}, "card africa-governor is in the governors not yet awarded and in seat 0's hand"),
    ({"seats": {0: Mat(cards="europe-5")}}, "europe-5 was drawn, but slavery is not abolished"),
    ({"seats": {0: Mat(buildings="colonial-house museum exchange")}}, "seat 0 has 2 buildings of level 5, not at most one"),
    ({"seats": {0: Mat(harbor=31)}}, "'supply' should be a whole number from 0 to 999, not -1"),
    ({"places": {"peking": 2}}, "far-east is closed, but a place there is occupied"),
    ({"beside": {"africa": {1: 1}}}, "africa is closed, but a disc lies beside its track"),
    ({"stage": "discard", "passed": (0,)}, "seat 0 is within its card limit"),
    ({"seats": {0: Mat(harbor=0)}}, "seat 0 can do nothing but pass: the game would have gone on"),
    ({"stage": "salary", "payments_left": 1}, "seat 0 can pay everyone: the game would have gone on"),
    (
        {"stage": "salary", "payments_left": 1, "seats": {0: Mat(buildings="colonial-house market* market*")}},
        "the game would have gone on",
    ),
    # ACT-4: in 1e the first part has always bound a region, and a draw a deck too.
    (
        {"stage": "action", "seats": {0: Mat(buildings="colonial-house docks*")}, "tracks": AFRICA_OPEN, "action": HALF_AN_ACTION},
        "'region'",
    ),
    (
        {"stage": "action", "seats": {0: Mat(buildings="colonial-house trade-office*", cards="europe-0")}, "action": HALF_A_DRAW},
        "'deck'",
    ),
]


def rows(names, table):
    return pytest.mark.parametrize(names, table, ids=[row[-1] for row in table])


@rows(("position", "changes", "told"), WRONG_KIND)
def test_a_field_of_the_wrong_kind(position, changes, told):
    """The refusal names the field and what it should be."""
    assert told in reason(spoiled(position, changes))


@rows(("position", "changes", "told"), IMPOSSIBLE)
def test_an_impossible_position(position, changes, told):
    """The refusal names what does not add up."""
    assert told in reason(spoiled(position, changes))


@rows(("said", "told"), CONSISTENT_BUT_IMPOSSIBLE)
def test_a_position_that_adds_up_and_cannot_be(said, told):
    """The refusal names the rule's fact that it contradicts."""
    with pytest.raises(BadPosition) as refusal:
        table(**said)
    assert told in str(refusal.value)


# ---- tokens that lie where none can lie: their number is right


def moved_token(away_from, onto) -> dict:
    plain = turn().to_dict()
    tokens = plain["position"]["tokens"]
    tokens[onto] = tokens.pop(away_from)
    return plain


@pytest.mark.parametrize(
    ("away_from", "onto", "told"),
    [
        ("paris", "africa 1", "africa 1: a track space has its token exactly while it is free"),
        ("india 2", "london", "india 2: a track space has its token exactly while it is free"),
        ("paris", "london", "london: a place has its token exactly while it is free"),
        ("london--quebec", "elmina", "elmina: a place has its token exactly while it is free"),
    ],
)
def test_a_token_where_none_can_lie(away_from, onto, told):
    """SET-2: every free space has its token, no taken one has."""
    assert told in reason(moved_token(away_from, onto))


def test_a_token_on_a_link_that_is_controlled():
    """LNK-2: whoever controls a link first has taken its token."""
    game = table(places={"venice": 1, "constantinople": 1})
    plain = game.to_dict()
    position = plain["position"]
    token = next(iter(position["tokens_spent"]))
    position["tokens_spent"][token] -= 1
    position["tokens"]["venice--constantinople"] = token
    assert reason(plain) == "venice--constantinople: seat 1 controls this link and has not its token"


# ---- nothing but BadPosition, whatever stands there


def places_to_spoil(value):
    """Every table, list and leaf of plain data, by what holds it and the key there; of many alike, the first few."""
    keys = list(value)[:24] if isinstance(value, dict) else list(range(len(value)))[:5]
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places_to_spoil(value[key])


NONSENSE = [
    MISSING,
    None,
    True,
    -1,
    0,
    1,
    99,
    10**30,
    1.5,
    "",
    "africa",
    "market",
    [],
    [0],
    [None],
    [[]],
    {},
    {"africa": 0},
    {1: 2},
]


@pytest.mark.parametrize("position", [turn, action, start, sail])
def test_nonsense_is_refused_or_makes_a_position_that_plays(position):
    """Any field may be replaced by anything: the answer is a game that goes on, or a reason, never another error."""
    plain = position().to_dict()
    for holder, key in list(places_to_spoil(plain["position"])):
        whole = holder.copy()
        for nonsense in NONSENSE:
            if nonsense is MISSING:
                del holder[key]
            else:
                holder[key] = nonsense
            try:
                game = Game.from_dict(plain)
            except BadPosition:
                continue
            finally:
                holder.clear()
                holder.update(whole) if isinstance(holder, dict) else holder.extend(whole)
            if not game.is_over:
                seat = game.to_act[0]
                game.play(game.position.legal(seat)[0], seat=seat)
    assert plain == position().to_dict(), "all was put back"
