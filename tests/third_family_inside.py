"""What runs in a process where the third family is installed: `python third_family_inside.py NAME` calls the function of that name."""

import sys

import argosy

TITLE = "salvage"


def python() -> None:
    """The public Python face."""
    game = argosy.new_game(TITLE, players=3, seed=1, language="fr")
    assert "Quelle carte misez-vous" in str(game)
    assert game.to_act == (0, 1, 2), "all choose at the same time"
    assert game.view(0)["seats"][0]["hand"]
    assert "hand" not in game.view(0)["seats"][1]
    missing = next(name for name in ("bid 1", "bid 2") if name not in game.legal(1))
    refusal = game.why_not(missing, 1)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("BID-1", f"Vous n’avez pas la carte {missing[4:]}.")
    while not game.is_over:
        game.play(game.legal(game.to_act[-1])[0], game.to_act[-1])
    assert argosy.load_record(game.record()).fingerprint() == game.fingerprint()
    assert argosy.Game.from_dict(game.to_dict()).scores()[0].parts == game.scores()[0].parts
    assert game.winners
    assert len(game.story()) == 5 * 9


def proofs() -> None:
    """The generic proofs at every table."""
    from argosy.engine.chance import chance_from_seed
    from proofs import RandomGame, check_game, check_no_leak, check_redeal_plays, middle_of, random_walk, tables_of

    differed = False
    tables = tables_of(TITLE)
    assert len(tables) == 10
    for table in tables:
        for seed in (1, 2):
            assert check_game(RandomGame(table, seed), thorough=True) == table.players * table.ruleset.rounds
        check_redeal_plays(table.ruleset, middle_of(table, 3, 4), chance_from_seed(3))
        for decision in random_walk(table, 4):
            differed |= check_no_leak(table.ruleset, decision.position, chance_from_seed(decision.ply))
    assert differed, "nothing was hidden"


def bots() -> None:
    """Every kind of bot and every level decides; the reasons for a move are told."""
    from argosy.bots.codes import chance_for_bot, make_bot
    from argosy.bots.difficulty import LEVELS, bot_of_level
    from argosy.bots.explanation import explain
    from argosy.bots.explanation_text import explanation_sentences
    from argosy.bots.knowledge import Knowledge
    from argosy.bots.referee import play_codes
    from argosy.bots.trained_values import value_of
    from argosy.engine.chance import chance_from_seed
    from argosy.texts import Teller

    ruleset = argosy.TITLES[TITLE].ruleset(3, {}, None)
    result = play_codes(ruleset, ["captain:50", "greedy", "random"], 1, 1, 10.0)
    assert result.moves == 15
    assert not result.faults
    position = ruleset.deal(chance_from_seed(1))
    for level in LEVELS:
        bot = bot_of_level(level, TITLE, chance_from_seed(1), lambda: True)
        assert bot.choose(Knowledge(ruleset, position, 0, chance_from_seed(1))) in position.legal(0)
    # The last to bid, with the highest card of all: points at once.
    position.play(0, position.legal(0)[0])
    position.play(1, position.legal(1)[0])
    knowledge = Knowledge(ruleset, position, 2, chance_from_seed(1), 2)
    assert make_bot("greedy", ruleset, chance_for_bot(1, 2)).choose(knowledge) in knowledge.legal()
    best = knowledge.legal()[-1]
    explanation = explain(value_of(TITLE), knowledge, best, chance_from_seed(1), 20)
    tellers = [Teller(ruleset, language) for language in ("en", "fr")]
    said = {each.language: explanation_sentences(explanation, ruleset.catalogue, each, position) for each in tellers}
    worth = position.to_dict()["worth"]
    assert said["en"][0] == f"It brings {worth} points at once.", said["en"]
    assert said["fr"][0] == f"Cela rapporte {worth} points tout de suite.", said["fr"]


def environments() -> None:
    """PettingZoo, Gymnasium, many games at once, text, OpenSpiel."""
    import gymnasium
    import numpy as np
    import pyspiel
    from pettingzoo.test import api_test

    import argosy.envs.openspiel  # noqa: F401 (registers the titles)
    from argosy.envs import salvage_v0
    from argosy.envs.batch import BatchedGames
    from argosy.envs.text import TextEnv

    api_test(salvage_v0.env(players=3), num_cycles=40)
    env = gymnasium.make("argosy/Salvage-v0", players=3, seat=2, bots=["greedy"])
    observation, info = env.reset(seed=1)
    assert observation[0] == 2, "the observer's seat comes first"
    over = False
    while not over:
        observation, reward, over, _, info = env.step(int(np.argmax(info["action_mask"])))
    assert reward != 0
    games = BatchedGames(TITLE, 4, players=2)
    ended = 0
    while ended < 4:
        assert games.observations().shape == (4, len(observation))
        assert games.masks().sum() > 0
        ended += int(games.step(np.array([options[0] for options in games.legal()]))[1].sum())
    text = TextEnv(TITLE, players=2, seed=1)
    assert "hand (" in text.turn().text
    assert "| Bid card" in text.turn().text
    while not (turn := text.step("1")).is_over:
        pass
    assert sum(turn.rewards) == 0
    state = pyspiel.load_game("argosy_salvage(players=2)").new_initial_state()
    while not state.is_terminal():
        moves = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(moves[0])
    assert sum(state.returns()) == 0


if __name__ == "__main__":
    globals()[sys.argv[1]]()
