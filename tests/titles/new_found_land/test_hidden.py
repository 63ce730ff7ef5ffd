"""HID-1: what a redeal may change. An observer of its own follows the events that one seat can see, and says what it knows."""

import pytest

from argosy import Game, new_game
from argosy.engine.chance import Chance, chance_from_seed
from argosy.engine.journal import Event
from rulebook.new_found_land.setup import Seat, play, sailing, seat_of, table, whole


class Observer:
    """Where each 1x card could be for one seat (None: a spectator), as far as the story tells it."""

    def __init__(self, game: Game, seat: int | None) -> None:
        plain = whole(game)
        self.seat = seat
        self.heard = 0
        self.drawn: set[str] = set()
        self.places: dict[str, set[str]] = {card: {"stack"} for card in plain["card_stack"]}
        self.places |= {card: {"storage"} for card in plain["card_storage"]}
        for number, mine in enumerate(plain["seats"]):
            self.places |= {card: {f"hand {number}"} for card in mine["hand"]}

    def listen(self, game: Game) -> None:
        events = [event for event in game.journal.events if event.visible_to(self.seat)]
        for event in events[self.heard :]:
            self.hear(event)
        self.heard = len(events)

    def hear(self, event: Event) -> None:
        card = str(event.facts.get("card", event.facts.get("ship", "")))
        if event.kind == "remade" and event.facts["stack"] == "card-stack":
            for places in self.places.values():
                if "storage" in places:
                    places.add("stack")
                    if "in play" not in places:  # nobody is told when a charter leaves
                        places.remove("storage")
        elif event.kind == "drew-cards" and event.facts["player"] != self.seat:
            for places in self.places.values():
                if "stack" in places:
                    places |= {"drawn", "storage", f"hand {event.facts['player']}"}
        elif event.kind == "saw-card":
            self.places[card] = {"drawn"}
            self.drawn.add(card)
        elif event.kind == "kept-card":
            self.places[card] = {f"hand {self.seat}"}
            self.drawn.discard(card)
        elif event.kind == "stored-cards" and event.facts["player"] == self.seat:
            for stored in self.drawn:
                self.places[stored] = {"storage"}
            self.drawn.clear()
        elif event.kind == "played":
            self.places[card] = {"storage"}
            self.drawn.discard(card)
        elif event.kind == "assigned" and card in self.places:
            self.places[card] = {"in play", "storage"}

    def check(self, game: Game, chance: Chance) -> int:
        """A redeal puts no card where it cannot be. Gives how many cards it moved."""
        before = places_of(whole(game))
        after = places_of(dict(game.position.redeal(self.seat, chance).to_dict()))
        for card, place in after.items():
            assert before[card] in self.places[card], f"{card} is in {before[card]}, the observer thinks {self.places[card]}"
            assert place in self.places[card], f"{card} was dealt to {place}, the observer knows it is in {self.places[card]}"
        return sum(before[card] != after[card] for card in before)


def places_of(plain):
    places = dict.fromkeys(plain["card_stack"], "stack")
    places |= dict.fromkeys(plain["card_storage"], "storage")
    places |= dict.fromkeys(plain["card_drawn"], "drawn")
    for number, mine in enumerate(plain["seats"]):
        places |= dict.fromkeys(mine["hand"], f"hand {number}")
        for vessels in mine["assigned"].values():
            places |= {vessel: "in play" for vessel in vessels if vessel.startswith("charter")}
    return places


def eager_to_load(names, chance):
    """Loads with the best crate, so that the stack of cards is remade again and again."""
    wanted = [name for name in names if name.startswith(("assign load", "keep", "take gold", "da-gama"))]
    return wanted[-1] if wanted and chance.below(8) else names[chance.below(len(names))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_keeps_to_all_that_a_seat_has_seen(players):
    moved = 0
    remade = 0
    for seed in range(12):
        game = new_game("new-found-land", players=players, seed=seed)
        observers = [Observer(game, seat) for seat in (None, *range(players))]
        chance = chance_from_seed(seed)
        while not game.is_over:
            game.play(eager_to_load(game.legal(), chance))
            for observer in observers:
                observer.listen(game)
                moved += observer.check(game, chance_from_seed(chance.next_word()))
        remade += int(whole(game)["generation"])
    assert moved > 500
    assert remade > 0


def test_cards_a_seat_put_into_storage_stay_there_for_it_and_move_for_others():
    game = sailing({0: {"load": "small-03"}, 1: {"load": "small-06"}})
    play(game, "take cloth")
    keep = [name for name in game.legal() if name.startswith("keep")]
    play(game, keep[0])
    stored = {name.removeprefix("keep ") for name in keep[1:]}
    assert stored <= set(whole(game)["card_storage"])
    moved = 0
    for seed in range(20):
        mine = game.position.redeal(0, chance_from_seed(seed)).to_dict()
        theirs = game.position.redeal(1, chance_from_seed(seed)).to_dict()
        assert stored <= set(mine["card_storage"])
        assert mine["seats"][0]["hand"] == seat_of(game, 0)["hand"]
        moved += not stored <= set(theirs["card_storage"])
    assert moved > 10


def test_who_looked_through_a_stack_knows_what_is_left_in_it():
    game = sailing({0: {"settle": "small-11"}, 1: {"settle": "small-09"}}, spaces={}, seats={0: Seat(points=5), 1: Seat(points=4)})
    stack = whole(game)["objective_stacks"]["square"]
    play(game, f"choose {stack[0]}")
    assert game.view(0)["own"]["looked"]["square"] == stack[1:]
    assert game.to_act == (1,)  # the marker moved back to 5: seat 1 looks through the same stack
    play(game, f"choose {stack[2]}")
    seen: set[str] = set()
    for seed in range(40):
        twin = game.position.redeal(0, chance_from_seed(seed)).to_dict()
        assert twin["seats"][0]["objectives"] == [stack[0]]
        theirs = twin["seats"][1]["objectives"]
        assert set(theirs) | set(twin["objective_stacks"]["square"]) == set(stack[1:])
        seen |= set(theirs)
    assert seen == set(stack[1:])
    others = {tuple(game.position.redeal(2, chance_from_seed(seed)).to_dict()["seats"][1]["objectives"]) for seed in range(40)}
    assert len(others) > 4


def test_a_view_shows_counts_and_not_cards():
    game = table(seats={0: Seat(hand="goods-1 charter-2 charter-portugal", objectives="objective-iron", points=9)})
    theirs = game.view(1)["seats"][0]
    assert (theirs["hand"], theirs["known_hand"], theirs["objectives"]) == (3, ["charter-portugal"], 1)
    assert "goods-1" not in str(game.view(1)["seats"])
    assert "goods-1" in str(game.view(0)["own"])
    assert game.view(None)["own"] is None


def test_nobody_is_asked_because_of_what_only_he_knows():
    """With a hidden charter or a hidden goods card alike, the land phase turn waits for its owner."""
    for card in ("charter-2", "goods-1"):
        game = table(seats={0: Seat(hand=card, goods="")}, market="large-01", actor=0)
        assert game.to_act == (0,)
        assert game.legal()[0] == "done"
