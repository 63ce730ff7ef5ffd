"""Glory by source, and who wins."""

import pytest

from rulebook.endeavor.setup import BOTH, Mat, mat, opened, table

both_editions = pytest.mark.parametrize("title", BOTH)
ATTRIBUTES = {
    "endeavor": ["industry", "culture", "finance", "politics"],
    "age-of-sail": ["industry", "culture", "wealth", "influence"],
}


def parts(game, seat=0):
    return game.scores()[seat].parts


# ---- END-1


@both_editions
@pytest.mark.parametrize(
    ("icons", "glory"),
    [
        (0, 0),
        (1, 0),
        (2, 2),
        (3, 2),
        (4, 4),
        (5, 4),
        (6, 4),
        (7, 7),
        (8, 7),
        (9, 7),
        (10, 10),
        (11, 11),
        (13, 13),
        (15, 15),
        (17, 15),
    ],
)
def test_an_attribute_scores_the_space_it_reached(title, icons, glory):
    """END-1: or the next lower one with a glory icon; never more than 15."""
    tracks = opened(title, "north-america", "india", "far-east", by=1)
    game = table(title, seats={0: Mat(tokens={"culture": icons})}, tracks=tracks)
    assert mat(game, 0)["attributes"]["culture"] == icons
    assert parts(game)["culture"] == glory


@both_editions
@pytest.mark.parametrize("which", range(4))
def test_all_four_attributes_score(title, which):
    """END-1: each by itself."""
    name = ATTRIBUTES[title][which]
    game = table(title, seats={0: Mat(tokens={name: 5})}, tracks=opened(title, "far-east", by=1))
    assert [parts(game)[attribute] for attribute in ATTRIBUTES[title]] == [4 if at == which else 0 for at in range(4)]


# ---- END-2


@both_editions
def test_a_city_scores_its_glory(title):
    """END-2: London 1, Lima 2; the disc that got there first or by attack makes no difference."""
    game = table(title, tracks=opened(title, "south-america"), places={"london": 0, "lima": 0, "salvador": 1})
    assert [score.parts["cities"] for score in game.scores()] == [3, 1, 0]


@both_editions
def test_a_link_scores_one(title):
    """END-2: Venice and Constantinople, joined."""
    game = table(title, places={"venice": 0, "constantinople": 0})
    assert (parts(game)["cities"], parts(game)["links"]) == (2, 1)


def test_a_square_link_scores_as_a_round_one():
    """END-2: London and Amsterdam."""
    game = table("age-of-sail", places={"london": 0, "amsterdam": 0})
    assert parts(game)["links"] == 1


def test_a_trade_route_scores_nothing_itself():
    """END-2: only the link to it counts."""
    game = table("age-of-sail", places={"london": 0, "channel-approaches": 0})
    assert (parts(game)["cities"], parts(game)["links"]) == (1, 1)


@both_editions
def test_discs_on_and_beside_a_track_score_nothing(title):
    """END-2: cities and links only."""
    game = table(title, tracks=opened(title, "africa", by=0), beside={"africa": {0: 3}})
    assert (parts(game)["cities"], parts(game)["links"]) == (0, 0)


# ---- END-3


@both_editions
def test_cards_score_their_glory_governors_included(title):
    """END-3: Europe 4 shows five, South America 5 three, a governor one."""
    mine = Mat(cards="europe-4 south-america-5 far-east-governor")
    game = table(title, seats={0: mine}, tracks=opened(title, "far-east"))
    assert parts(game)["cards"] == 5 + 3 + 1


@both_editions
def test_the_governor_in_the_free_place_scores_its_glory_too(title):
    """END-3: it is held, wherever it lies."""
    mine = Mat(cards="far-east-governor", free_place="far-east-governor")
    game = table(title, seats={0: mine}, tracks=opened(title, "far-east"))
    assert (parts(game)["cards"], parts(game)["free-place"]) == (1, 0)


@both_editions
def test_each_university_scores_three(title):
    """END-3: two of them six."""
    game = table(title, seats={0: Mat(buildings="colonial-house university university market")})
    assert [score.parts["buildings"] for score in game.scores()] == [6, 0, 0]


# ---- END-4


@both_editions
def test_an_empty_free_place_scores_three(title):
    """END-4: also for a player whose governor lies with the normal cards."""
    game = table(title, seats={0: Mat(cards="far-east-governor")}, tracks=opened(title, "far-east"))
    assert [score.parts["free-place"] for score in game.scores()] == [3, 3, 3]


# ---- END-5


@both_editions
@pytest.mark.parametrize(("harbor", "glory"), [(1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4)])
def test_three_discs_in_the_harbor_make_a_glory(title, harbor, glory):
    """END-5: the rest is lost."""
    game = table(title, seats={1: Mat(harbor=harbor)})
    assert parts(game, 1)["harbor"] == glory


@both_editions
def test_discs_at_work_or_in_the_supply_score_nothing(title):
    """END-5: the harbor only."""
    game = table(title, seats={1: Mat(harbor=0, buildings="colonial-house* market* docks* barracks*")})
    assert parts(game, 1)["harbor"] == 0


# ---- END-6


@both_editions
def test_slavery_cards_set_aside_cost_one_each(title):
    """END-6: those still held cost nothing."""
    game = table(title, seats={0: Mat(cards="slavery-2", set_aside="slavery-0 slavery-1"), 1: Mat(cards="slavery-3")})
    assert [score.parts["slavery"] for score in game.scores()] == [-2, 0, 0]


@both_editions
def test_after_abolition_they_cost_the_same(title):
    """END-6: whether discarded or abolished."""
    game = table(title, seats={0: Mat(set_aside="slavery-0 slavery-1 slavery-5")}, abolished=True)
    assert parts(game)["slavery"] == -3


# ---- END-7


def final(title, *harbors):
    """The end, with nothing between the players but their harbors (a university each)."""
    mine = "colonial-house university " + "market " * 3
    seats = {0: Mat(buildings=mine, harbor=harbors[0]), 1: Mat(buildings=mine.replace(" market", "", 2), harbor=harbors[1])}
    return table(title, seats={**seats, 2: Mat(harbor=harbors[2])}, round=7, stage="over")


@both_editions
@pytest.mark.parametrize(
    ("harbors", "winners"), [((6, 3, 3), (0,)), ((3, 6, 3), (1,)), ((3, 5, 9), (0, 1)), ((0, 0, 9), (0, 1, 2))]
)
def test_most_glory_wins_and_a_tie_is_shared(title, harbors, winners):
    """END-7: seat 2 has no university, so it needs nine discs more for a tie."""
    game = final(title, *harbors)
    assert game.is_over
    assert game.winners == winners


@both_editions
def test_nobody_has_won_before_the_end(title):
    """END-7: but the score can be asked for at any time, with its parts."""
    game = table(title, seats={1: Mat(harbor=30)})
    assert game.winners == ()
    assert game.position.winners() == (1,)
    score = game.scores()[1]
    assert score.parts["harbor"] == 10
    assert score.total == sum(score.parts.values()) == 13


@both_editions
def test_the_score_names_all_its_sources(title):
    """END-1 to END-6: every source stands in the score, also with nothing in it."""
    expected = [*ATTRIBUTES[title], "cities", "links", "cards", "buildings", "free-place", "harbor", "slavery"]
    assert list(parts(table(title))) == expected


@both_editions
def test_the_score_changes_with_every_move(title):
    """END-1: it is the glory as if the game ended now."""
    game = table(title, tokens={"london": "culture"}, seats={0: Mat(harbor=8, tokens={"culture": 1})}, tracks={"africa": "1"})
    assert (parts(game)["culture"], parts(game)["cities"], parts(game)["harbor"]) == (0, 0, 2)
    game.play("activate colonial-house")
    game.play("occupy london")
    assert (parts(game)["culture"], parts(game)["cities"], parts(game)["harbor"]) == (2, 1, 2)
