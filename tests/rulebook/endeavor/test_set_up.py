"""SET: how a table is laid out before the first decision."""

import random
from collections import Counter

import pytest

from argosy import TITLES, BadChoice, Game, new_game
from argosy.engine.chance import chance_from_seed
from argosy.texts import say
from rulebook.endeavor.setup import BOTH, board, mat, play, refused, told
from same_distribution import alike

both = pytest.mark.parametrize("title", BOTH)
AGE_OF_SAIL_TABLES = [(2, 1), (3, 1), (4, 1), (2, 2), (4, 2), (5, 2)]
ALL_TABLES = [("endeavor", players, {}) for players in (3, 4, 5)] + [
    ("age-of-sail", players, {"side": side}) for players, side in AGE_OF_SAIL_TABLES
]
all_tables = pytest.mark.parametrize(("title", "players", "options"), ALL_TABLES)


def pack_of(game: Game):
    return TITLES[game.title].ruleset(game.players, game.ruleset.options, None).components


def choosing(players: int = 3) -> Game:
    """Age of Sail, with the start buildings still to be chosen."""
    return new_game("age-of-sail", players=players, seed=4)


# ---- SET-1


@all_tables
def test_set_1_a_table_for_each_number_of_players_and_side(title, players, options):
    """SET-1: 1e seats 3 to 5; AoS seats 2 to 5, on either side."""
    assert len(board(new_game(title, players=players, seed=1, **options))["seats"]) == players


@pytest.mark.parametrize(("title", "players"), [("endeavor", 2), ("endeavor", 6), ("age-of-sail", 1), ("age-of-sail", 6)])
def test_set_1_too_few_or_too_many_players_are_refused(title, players):
    """SET-1: the number of players is bounded."""
    with pytest.raises(BadChoice, match=f"{title} takes . to 5 players, not {players}"):
        new_game(title, players=players, seed=1)


@both
@pytest.mark.parametrize("players", [True, "3", 3.0, None])
def test_set_1_a_number_of_players_is_a_whole_number(title, players):
    """SET-1: anything else is not a number of players."""
    with pytest.raises(BadChoice, match="the number of players must be a whole number"):
        new_game(title, players=players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("side", [1, 2])
def test_set_1_any_side_may_be_chosen_with_any_number(players, side):
    """SET-1: one that does not suit, three on side 2 and five on side 1, is allowed, and the log marks it."""
    game = new_game("age-of-sail", players=players, seed=1, side=side)
    assert game.ruleset.options == {"side": side}
    suits = (players, side) not in [(3, 2), (5, 1)]
    assert game.ruleset.suits is suits
    marks = [event.facts for event in game.journal.events if event.kind == "unsuited-side"]
    assert marks == ([] if suits else [{"side": side, "number": players}])


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["side 1 suits 2, 3 or 4", "not made"]), ("fr", ["la face 1 convient à 2, 3 ou 4", "sans être faite"])],
)
def test_set_1_the_option_says_which_side_suits_whom(language, words):
    """SET-1: whoever opens a table reads it beside the choice."""
    text = say(language, "endeavor-option-side")
    assert all(word in text for word in words)


@pytest.mark.parametrize(("players", "side"), [(2, 1), (3, 1), (4, 1), (5, 2)])
def test_set_1_without_a_choice_the_first_side_that_fits_is_used(players, side):
    """SET-1: the creator may leave the side open."""
    assert new_game("age-of-sail", players=players, seed=1).ruleset.options == {"side": side}


def test_set_1_the_two_sides_are_different_boards():
    """SET-1: with four, tight and loose are both allowed, and not the same."""
    tight, loose = (pack_of(new_game("age-of-sail", players=4, seed=1, side=side)) for side in (1, 2))
    assert [place.id for place in tight.places] != [place.id for place in loose.places]


@pytest.mark.parametrize("side", [0, 3, "1", True])
def test_set_1_a_side_that_the_board_does_not_have_is_refused(side):
    """SET-1: there are sides 1 and 2."""
    with pytest.raises(BadChoice, match="option 'side' should be 1 or 2"):
        new_game("age-of-sail", players=4, seed=1, side=side)


def test_set_1_the_first_edition_has_no_sides():
    """SET-1: only AoS prints both sides of its board."""
    with pytest.raises(BadChoice, match="endeavor has no option 'side'"):
        new_game("endeavor", players=4, seed=1, side=1)


# ---- SET-2


@all_tables
def test_set_2_every_space_but_a_square_link_gets_one_token(title, players, options):
    """SET-2: tracks, cities, circular links and, AoS, trade routes: 95 in all."""
    game = new_game(title, players=players, seed=1, **options)
    pack = pack_of(game)
    spaces = {f"{region.id} {space}" for region in pack.regions for space in range(1, region.track + 1)}
    spaces |= {place.id for place in pack.places}
    spaces |= {f"{pack.places[link.one].id}--{pack.places[link.other].id}" for link in pack.links if link.has_token}
    assert len(spaces) == 95
    assert set(board(game)["tokens"]) == spaces


def test_set_2_square_links_are_bare():
    """SET-2: the link of London and Amsterdam is square, and no token lies on it."""
    on_board = board(new_game("age-of-sail", players=3, seed=1))["tokens"]
    assert "london--amsterdam" not in on_board
    assert "amsterdam--copenhagen" in on_board


def test_set_2_all_links_of_the_first_edition_are_circular():
    """SET-2: so each of the 26 carries a token."""
    assert sum("--" in space for space in board(new_game("endeavor", players=3, seed=1))["tokens"]) == 26


@both
def test_set_2_the_tokens_are_always_the_same_95(title):
    """SET-2: shuffling moves tokens, it does not change them."""
    game = new_game(title, players=4, seed=2)
    assert Counter(board(game)["tokens"].values()) == {token.id: token.count for token in pack_of(game).tokens}


@both
def test_set_2_the_tokens_are_shuffled(title):
    """SET-2: another seed, another board; the same seed, the same."""
    boards = [board(new_game(title, players=4, seed=seed))["tokens"] for seed in (1, 2, 2)]
    assert boards[0] != boards[1]
    assert boards[1] == boards[2]


# ---- SET-3, SET-4, SET-5, SET-6


@both
def test_set_3_decks_rise_from_their_lowest_card(title):
    """SET-3: 1 to 5 from the top, and a 0 above them in Europe's two decks."""
    decks = board(new_game(title, players=4, seed=1))["decks"]
    assert len(decks) == 8
    for deck, cards in decks.items():
        lowest = 0 if deck in ("europe", "slavery") else 1
        assert cards == [f"{deck}-{value}" for value in range(lowest, 6)]


@both
def test_set_3_governors_wait_for_their_regions_to_open(title):
    """SET-3: six of them, none for Europe or Slavery, and none in a deck to be drawn."""
    plain = board(new_game(title, players=4, seed=1))
    regions = ["africa", "south-america", "caribbean", "north-america", "india", "far-east"]
    assert plain["governors"] == [f"{region}-governor" for region in regions]
    assert not any("governor" in card for cards in plain["decks"].values() for card in cards)


@both
def test_set_4_the_stock_holds_fewer_of_the_better_buildings(title):
    """SET-4: 5, 4, 3, 2, 1 tiles of each building of level 1, 2, 3, 4, 5."""
    assert board(new_game(title, players=5, seed=1))["stock"] == {
        **{"market": 5, "shipyard": 5, "workshop": 5},
        **{"bank": 4, "barracks": 4, "guild-hall": 4},
        **{"docks": 3, "fortress": 3, "theater": 3},
        **{"cartographer": 2, "trade-office": 2, "university": 2},
        **{"exchange": 1, "museum": 1, "parliament": 1},
    }


@pytest.mark.parametrize(("title", "discs"), [("endeavor", 30), ("age-of-sail", 35)])
def test_set_5_all_discs_are_in_the_supply(title, discs):
    """SET-5: nothing in the harbor, no attribute above 0, nothing owned."""
    for seat in board(new_game(title, players=4, seed=1))["seats"]:
        assert (seat["supply"], seat["harbor"]) == (discs, 0)
        assert list(seat["attributes"].values()) == [0, 0, 0, 0]
        assert (seat["cards"], seat["tokens"], seat["set_aside"], seat["free_place"]) == ([], {}, [], None)


@both
def test_set_5_the_four_attributes_bear_the_names_of_the_edition(title):
    """SET-5: AoS says wealth and influence for finance and politics."""
    names = ["finance", "politics"] if title == "endeavor" else ["wealth", "influence"]
    assert list(mat(new_game(title, players=3, seed=1))["attributes"]) == ["industry", "culture", *names]


@both
def test_set_6_chance_gives_the_crown(title):
    """SET-6: over some seeds everybody is the first player once."""
    assert {board(new_game(title, players=4, seed=seed))["crown"] for seed in range(40)} == {0, 1, 2, 3}


def test_set_6_the_crown_decides_first():
    """SET-6: the first building is the first player's."""
    for seed in range(10):
        game = new_game("endeavor", players=4, seed=seed)
        assert game.to_act == (board(game)["crown"],)


# ---- SET-7


def test_set_7_the_first_edition_starts_with_an_unstaffed_colonial_house():
    """SET-7: it stands in the first slot, and nobody is asked."""
    game = new_game("endeavor", players=3, seed=1)
    for seat in range(3):
        assert mat(game, seat)["buildings"] == [{"id": "colonial-house", "staffed": False}]
        assert mat(game, seat)["supply"] == 30
    assert board(game)["stage"] == "build"


def test_set_7_all_choose_at_once_in_age_of_sail():
    """SET-7: everybody owes the choice, whatever the turn order."""
    game = choosing(4)
    assert game.to_act == (0, 1, 2, 3)
    for seat in range(4):
        assert game.legal(seat) == ["start colonial-house", "start merchant-dock"]


def test_set_7_choices_come_in_any_order():
    """SET-7: whoever has chosen waits for the others."""
    game = choosing(3)
    game.play("start merchant-dock", seat=2)
    assert game.to_act == (0, 1)
    game.play("start colonial-house", seat=0)
    assert game.to_act == (1,)


def test_set_7_a_choice_is_secret_until_all_have_chosen():
    """SET-7: the others and spectators see who has chosen, not what."""
    dock, house = choosing(3), choosing(3)
    dock.play("start merchant-dock", seat=1)
    house.play("start colonial-house", seat=1)
    for onlooker in (0, 2, None):
        assert dock.view(onlooker) == house.view(onlooker)
        assert dock.view(onlooker)["to_act"] == [0, 2]
        assert dock.view(onlooker)["own_start_choice"] is None
    assert dock.view(1)["own_start_choice"] == "merchant-dock"
    assert house.view(1)["own_start_choice"] == "colonial-house"


def test_set_7_the_journal_keeps_the_secret_too():
    """SET-7: nothing is told before the last choice, then everything."""
    game = choosing(3)
    game.play("start merchant-dock", seat=0)
    game.play("start merchant-dock", seat=1)
    assert told(game) == []
    game.play("start colonial-house", seat=2)
    assert told(game) == ["started", "started", "started", "round"]
    chosen = [event.facts["building"] for event in game.journal.events[:3]]
    assert chosen == ["merchant-dock", "merchant-dock", "colonial-house"]


def test_set_7_whoever_does_not_know_a_choice_can_only_guess_it():
    """SET-7: positions redealt for a seat keep its own choice and show both possibilities for another's."""
    game = choosing(3)
    game.play("start merchant-dock", seat=0)
    game.play("start merchant-dock", seat=1)
    guesses = [game.position.redeal(0, chance_from_seed(seed)).to_dict()["start_choices"] for seed in range(30)]
    assert {own for own, _, _ in guesses} == {"merchant-dock"}
    assert {other for _, other, _ in guesses} == {"colonial-house", "merchant-dock"}
    assert {undecided for _, _, undecided in guesses} == {None}


def test_set_7_a_spectator_knows_no_choice():
    """SET-7: a redeal for a spectator keeps nobody's choice."""
    game = choosing(3)
    game.play("start merchant-dock", seat=0)
    guesses = [game.position.redeal(None, chance_from_seed(seed)).to_dict()["start_choices"][0] for seed in range(30)]
    assert set(guesses) == {"colonial-house", "merchant-dock"}


@pytest.mark.parametrize("seat", [None, 0])
def test_set_7_every_choice_is_guessed_as_often_as_it_is_made_by_chance(seat):
    """SET-7: compared with seats that choose by chance, where the observer sees the same."""
    choose = random.Random(7)
    found: Counter[str] = Counter()
    dealt = choosing(4).position
    truth = dealt.copy()
    for other in range(3):
        truth.play(other, truth.legal(other)[0])
    for _ in range(600):
        world = dealt.copy()
        for other in range(3):
            world.play(other, choose.choice(world.legal(other)))
        if world.view(seat) == truth.view(seat):
            found[str(world.to_dict()["start_choices"])] += 1
    redealt = (truth.redeal(seat, chance_from_seed(seed)).to_dict() for seed in range(600))
    alike(found, Counter(str(plain["start_choices"]) for plain in redealt))


def test_set_7_once_revealed_nothing_is_hidden():
    """SET-7: a redeal after the choice changes nothing but what chance will bring."""
    game = choosing(2)
    game.play("start merchant-dock", seat=0)
    game.play("start colonial-house", seat=1)
    twin = game.position.redeal(0, chance_from_seed(9)).to_dict()
    assert {**twin, "chance": 0} == {**board(game), "chance": 0}


def test_set_7_the_start_building_is_staffed_from_the_supply():
    """SET-7: one disc of 35 stands on its circle when it is revealed."""
    game = choosing(2)
    game.play("start merchant-dock", seat=0)
    game.play("start colonial-house", seat=1)
    for seat, building in ((0, "merchant-dock"), (1, "colonial-house")):
        assert mat(game, seat)["buildings"] == [{"id": building, "staffed": True}]
        assert (mat(game, seat)["supply"], mat(game, seat)["harbor"]) == (34, 0)


def test_set_7_the_icon_of_the_merchant_dock_counts_at_once():
    """SET-7: it shows one wealth; the Colonial House shows nothing."""
    game = choosing(2)
    game.play("start merchant-dock", seat=0)
    assert mat(game, 0)["attributes"]["wealth"] == 0, "not before it is revealed"
    game.play("start colonial-house", seat=1)
    assert mat(game, 0)["attributes"] == {"industry": 0, "culture": 0, "wealth": 1, "influence": 0}
    assert mat(game, 1)["attributes"] == {"industry": 0, "culture": 0, "wealth": 0, "influence": 0}


def test_set_7_a_choice_cannot_be_taken_back():
    """SET-7: a seat chooses once."""
    game = choosing(3)
    game.play("start merchant-dock", seat=1)
    refusal = refused(game, "start colonial-house", seat=1)
    assert (refusal.rule, refusal.reason) == ("SET-7", "chosen")


def test_set_7_later_there_is_no_start_to_choose():
    """SET-7: the choice belongs to the set-up."""
    game = choosing(2)
    game.play("start merchant-dock", seat=0)
    game.play("start merchant-dock", seat=1)
    refusal = refused(game, "start colonial-house")
    assert (refusal.rule, refusal.reason) == ("SET-7", "over")


def test_set_7_nothing_else_can_be_done_while_starts_are_chosen():
    """SET-7: building comes after."""
    game = choosing(2)
    refusal = refused(game, "build market", seat=0)
    assert (refusal.rule, refusal.reason) == ("RND-1", "start")
    game.play("start merchant-dock", seat=0)
    play(game, "start merchant-dock")
    assert "build market" in game.legal()
