"""Each command does what it says, for people in both languages and for programs."""

import json
import re
from pathlib import Path

import pytest

from argosy import TITLES, __version__, load_record
from argosy.measure import is_compiled
from argosy.texts import LANGUAGES
from foreign_packs import foreign_pack
from proofs import Table

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def test_titles_lists_all(argosy, language):
    ran = argosy("titles", "--lang", language)
    assert ran.code == 0
    for title in TITLES:
        assert title in ran.out
    assert "--side 1|2" in ran.out
    assert "--combined-phases" in ran.out


def test_titles_tells_all_about_one(argosy, language):
    ran = argosy("titles", "age-of-sail", "--lang", language)
    assert "111" in ran.out
    assert {"en": "Merchant Dock", "fr": "Quai marchand"}[language] in " ".join(ran.out.split())


def test_titles_for_programs(argosy, language):
    titles = json.loads(argosy("titles", "--json", "--lang", language).out)["titles"]
    assert [title["name"] for title in titles] == list(TITLES)
    sources = titles[0]["sources"]
    assert set(sources.values()) <= {"rulebook", "public", "reconstructed"}


@pytest.mark.parametrize("title", TITLES)
def test_watch_tells_a_whole_game(argosy, language, title):
    ran = argosy("watch", title, "--seed", "5", "--lang", language)
    assert ran.code == 0
    headings = [line for line in ran.out.splitlines() if line.endswith("───")]
    assert len(headings) >= 2
    assert "5." in ran.out.splitlines()[-1]  # the seed


def test_watch_draws_a_seed_and_tells_it(argosy, language):
    drawn = argosy("watch", "endeavor", "--lang", language)
    seed = drawn.out.split()[-1].rstrip(".")
    again = argosy("watch", "endeavor", "--lang", language, "--seed", seed)
    assert again.out == drawn.out


def test_watch_for_programs(argosy, language):
    told = json.loads(
        argosy("watch", "age-of-sail", "--side", "2", "--players", "5", "--seed", "9", "--json", "--lang", language).out
    )
    assert (told["title"], told["players"], told["options"], told["seed"]) == ("age-of-sail", 5, {"side": 2}, 9)
    assert sum(told["scores"][0]["parts"].values()) == told["scores"][0]["total"]
    game = load_record(told["record"])
    assert game.is_over
    assert [list(move) for move in game.moves] == told["moves"]
    assert list(game.winners) == told["winners"]
    assert game.fingerprint() == told["fingerprint"]


def test_options_reach_the_title(argosy, language):
    told = json.loads(argosy("watch", "endeavor", "--combined-phases", "--json", "--lang", language).out)
    assert told["options"] == {"combined_phases": True, "idle_activation": False}


def test_players_follow_the_side(argosy, language):
    assert json.loads(argosy("watch", "age-of-sail", "--side", "2", "--json", "--lang", language).out)["players"] == 4


def test_check_tells_one_line(argosy, language, record):
    ran = argosy("check", record, "--lang", language)
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1
    assert load_record(Path(record).read_text()).fingerprint() in ran.out


def test_check_for_programs(argosy, language, record):
    told = json.loads(argosy("check", record, "--json", "--lang", language).out)
    assert told["over"]
    assert told["moves"] == len(load_record(Path(record).read_text()).moves)


def test_replay_tells_the_end(argosy, language, record):
    ran = argosy("replay", record, "--lang", language)
    assert ran.code == 0
    assert {"en": "Round 7 of 7", "fr": "Manche 7 sur 7"}[language] in ran.out


def test_replay_at_a_ply(argosy, language, record):
    ran = argosy("replay", record, "--at", "0", "--lang", language)
    assert {"en": "before the first move", "fr": "avant le premier coup"}[language] in ran.out
    told = json.loads(argosy("replay", record, "--at", "20", "--json", "--lang", language).out)
    game = load_record(Path(record).read_text(), upto=20)
    assert told["ply"] == 20
    assert told["view"] == json.loads(json.dumps(game.view(None)))
    assert told["legal"] == {str(seat): game.legal(seat) for seat in game.to_act}


def test_rules_all_a_chapter_and_one(argosy, language):
    everything = argosy("rules", "age-of-sail", "--lang", language).out
    chapter = argosy("rules", "age-of-sail", "occ", "--lang", language).out
    one = argosy("rules", "age-of-sail", "OCC-2", "--lang", language).out
    for rule in TITLES["age-of-sail"].rules:
        assert rule.id in everything
    assert "OCC-1" in chapter
    assert "SHP-1" not in chapter
    assert "OCC-2" in one
    assert "OCC-1" not in one
    assert {"en": "Refused", "fr": "Refusé"}[language] in one  # a single rule comes with its examples
    assert {"en": "Refused", "fr": "Refusé"}[language] not in chapter


@pytest.mark.parametrize("page", ["quick", "faq", "editions", "components"])
def test_pages_around_the_rules(argosy, language, page):
    told = argosy("rules", "endeavor", "--page", page, "--lang", language).out
    plain = json.loads(argosy("rules", "endeavor", "--page", page, "--json", "--lang", language).out)
    assert plain["page"] == page
    assert told.startswith(plain["heading"])
    assert argosy("rules", "new-found-land", "--page", page, "--lang", language).code == (2 if page == "editions" else 0)


def test_rules_and_titles_go_by_a_pack_of_ones_own(argosy, language, tmp_path):
    pack = foreign_pack("new-found-land", "rich", tmp_path)
    told = json.loads(argosy("rules", "new-found-land", "--page", "quick", "--pack", pack, "--json", "--lang", language).out)
    assert "5" in told["sections"][0]["heading"]
    assert "Bermuda" in argosy("rules", "new-found-land", "--page", "components", "--pack", pack).out
    assert argosy("rules", "new-found-land", "FRM-1", "--pack", pack, "--lang", language).code == 0
    own = json.loads(argosy("titles", "new-found-land", "--pack", pack, "--json", "--lang", language).out)["titles"][0]
    assert own["pack"] == Table("new-found-land", 3, (), pack).ruleset.pack
    assert "island/bermuda" in own["sources"]
    assert argosy("titles", "--pack", pack, "--lang", language).err == "argosy: a component pack belongs to one title: name it\n"


def test_rules_are_searched_as_in_the_client(argosy, language):
    """All words, in any order, whatever their capitals and accents."""
    words, rule, none = {"en": ("TIED governor", "SHP-6", "No rule"), "fr": ("Present deja", "OCC-2", "Aucune règle")}[language]
    told = json.loads(argosy("rules", "endeavor", "--search", words, "--json", "--lang", language).out)
    found = [each["id"] for each in told["rules"]]
    assert rule in found
    assert len(found) < 5
    assert rule in argosy("rules", "endeavor", "--search", words, "--lang", language).out
    nothing = argosy("rules", "endeavor", "--search", "zeppelin", "--lang", language)
    assert nothing.code == 2
    assert nothing.err.startswith(f"argosy: {none}")


def test_rules_for_programs(argosy, language):
    told = json.loads(argosy("rules", "endeavor", "--json", "--lang", language).out)
    assert [rule["id"] for rule in told["rules"]] == [rule.id for rule in TITLES["endeavor"].rules]
    assert all(rule["text"] and told["chapters"][rule["chapter"]] for rule in told["rules"])
    assert {example["rule"] for example in told["examples"]} == {rule.id for rule in TITLES["endeavor"].rules}


def test_bench(argosy, language):
    ran = argosy("bench", "endeavor", "--seconds", "0.01", "--lang", language)
    assert ran.code == 0
    assert "endeavor" in ran.out
    told = json.loads(argosy("bench", "age-of-sail", "--side", "1", "--seconds", "0.01", "--json", "--lang", language).out)
    assert told["speeds"][0]["decisions_per_second"] > 0


def test_version_and_help(argosy, language):
    how = "compiled" if is_compiled() else "interpreted"
    assert re.fullmatch(rf"argosy {re.escape(__version__)} \({how}(, without its page)?\)\n", argosy("--version").out)
    for arguments in ([], ["--help"], ["watch", "--help"]):
        ran = argosy(*arguments)
        assert ran.code == 0
        assert "--help" in ran.out


@pytest.fixture
def record(argosy, tmp_path) -> str:
    file = str(tmp_path / "game.txt")
    assert argosy("watch", "age-of-sail", "--seed", "3", "--save", file).code == 0
    return file
