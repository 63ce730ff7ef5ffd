"""Pieces are named as a person would point at them: no text that a player reads counts them ("Tile 5", "Contrat 3")."""

import re

import pytest

from argosy import new_game
from argosy.texts import Teller
from argosy.titles import FAMILIES

NUMBERED = re.compile(
    r"\b(tile|contract|ship|charter|card|tuile|contrat|navire|affrètement|carte|marchandises|points card|goods card|boussole) (n° )?\d+(?![\dx/])",
    re.IGNORECASE,
)
OPTIONS = [{}, {"large_ships": "covered", "start_ships": "join", "discover": "may"}]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "covered"])
@pytest.mark.parametrize("players", [2, 4])
def test_no_text_of_a_whole_game_counts_the_pieces(players, options, language):
    game = new_game("new-found-land", players=players, seed=7, **options)
    teller = Teller(game.ruleset, language)
    texts = set(game.ruleset.component_names(language).values())
    catalogue = game.ruleset.catalogue.actions
    step = 0
    while not game.is_over:
        seat = game.to_act[0]
        position = game.position
        texts.add(teller.prompt(position.asks(seat)))
        legal = position.legal(seat)
        texts |= {teller.action(catalogue[action], position) for action in legal}
        if step % 10 == 0:
            refusals = [position.why_not(seat, action) for action in range(len(catalogue))]
            texts |= {teller.refusal(refusal) for refusal in refusals if refusal is not None}
        game.play(game.ruleset.catalogue.name(legal[step * 7 % len(legal)]), seat)
        step += 1
    for viewer in range(players):
        texts |= {teller.event(event) for event in game.events(viewer)}
    assert len(texts) > 500
    assert [text for text in texts if NUMBERED.search(text)] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_choices_of_one_decision_read_apart(language):
    """Also where two tiles look the same: the one in the north, and the one in the south."""
    told_apart = 0
    for seed in range(6):
        game = new_game("new-found-land", players=3, seed=seed)
        teller = Teller(game.ruleset, language)
        step = 0
        while not game.is_over:
            seat = game.to_act[0]
            legal = game.position.legal(seat)
            texts = [teller.action(game.ruleset.catalogue.action(action), game.position) for action in legal]
            assert len(set(texts)) == len(legal), sorted(texts)
            told_apart += sum(bool(re.search("ern (corner|c)|angle (nord|sud|est|ouest)|second |deuxième", text)) for text in texts)
            game.play(game.ruleset.catalogue.name(legal[step * 7 % len(legal)]), seat)
            step += 1
    assert told_apart > 10


def test_messages_of_the_family_count_no_piece():
    for language in ("en", "fr"):
        lines = FAMILIES["new-found-land"].texts(language).splitlines()
        assert [line for line in lines if NUMBERED.search(line)] == []


def test_a_row_with_a_name_of_its_own_keeps_it(tmp_path):
    from importlib import resources

    data = resources.files("argosy").joinpath("titles", "new_found_land", "data")
    text = data.joinpath("ships.toml").read_text(encoding="utf-8")
    (tmp_path / "ships.toml").write_text(text.replace('name_en = "Large ship 1",', 'name_en = "Golden Hind",'), encoding="utf-8")
    names = new_game("new-found-land", players=2, pack=str(tmp_path)).ruleset.component_names("en")
    assert names["large-01"] == "Golden Hind (sail 4)"
    assert names["large-02"].startswith("large ship (sail 5")
