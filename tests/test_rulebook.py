"""The rulebook: every rule has its entry and an example that replays; the pages around it say what the packs and rules say."""

import importlib
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import argosy
from argosy.engine.catalogue import Action
from argosy.engine.chance import chance_from_seed
from argosy.engine.journal import Journal
from argosy.engine.position import Title
from argosy.rulebook.book import Chapter, book_of, rule_link, rule_text
from argosy.rulebook.examples import Example, examples_for, examples_of, scene_of, telling_of
from argosy.rulebook.pages import PAGES, pages_of, sheet_of
from argosy.rulebook.provenance import pack_files, source_of
from argosy.rulebook.sheet import Section
from argosy.texts import LANGUAGES, messages
from examples.moment import Moment, Played
from foreign_packs import SIZES, foreign_pack
from own_packs import our_files, write_pack

RULES = [(title.name, rule.id) for title in argosy.TITLES.values() for rule in title.rules]
every_rule = pytest.mark.parametrize(("title", "id"), RULES, ids=lambda each: each)
every_title = pytest.mark.parametrize("title", argosy.TITLES.values(), ids=lambda title: title.name)
every_page = pytest.mark.parametrize(
    ("title", "page"),
    [(title, page) for title in argosy.TITLES.values() for page in pages_of(title)],
    ids=lambda each: getattr(each, "name", each),
)
ID = re.compile(r"\b[A-Z]{3}-\d+\b")


@cache
def book(title: str, language: str) -> list[Chapter]:
    return book_of(argosy.TITLES[title], language)


# ---- rules and examples


@every_rule
def test_every_rule_has_its_entry_in_every_language(title: str, id: str) -> None:
    for language in LANGUAGES:
        entries = {rule.id: rule.text for chapter in book(title, language) for rule in chapter.rules}
        assert len(entries[id]) > 20
    assert rule_text(argosy.TITLES[title], id, "en") != rule_text(argosy.TITLES[title], id, "fr")
    assert rule_link(title, id) == f"/rules/{title}#{id}"


@every_rule
def test_every_rule_has_an_example_that_replays_and_shows_it(title: str, id: str) -> None:
    examples = examples_for(title, id)
    assert examples, f"no example of {id}: run 'make examples'"
    for example in examples:
        scene = scene_of(title, example)  # replays the record, and refuses one that does not do what the example says
        assert example.draws
        if not example.action:
            assert scene.position.is_over or example.ply == 0
        elif example.allowed:
            assert any(wish.when(moment_of(title, example)) for wish in wishes(title, id)), f"{example.action} does not show {id}"
        else:
            assert scene.refusal is not None
            assert scene.refusal.rule == id
        for language in LANGUAGES:
            telling = telling_of(title, example, language)
            assert all(telling.outcome)
            assert bool(telling.caption) == bool(example.action)


def wishes(title: str, id: str) -> list[Played]:
    """What the search for examples takes for a moment that shows this rule."""
    module = importlib.import_module(f"examples.{argosy.TITLES[title].family.replace('-', '_')}")
    return [wish for wish in module.wishes(title) if isinstance(wish, Played) and wish.rule == id]


def moment_of(title: str, example: Example) -> Moment:
    scene = scene_of(title, example)
    before = scene_of(title, Example(example.rule, example.game, example.ply, example.seat, "", True, (), ())).position
    action: Action = scene.ruleset.catalogue.action(scene.ruleset.catalogue.number(example.action))
    after = before.copy()
    after.journal = journal = Journal()
    after.play(example.seat, action.number)
    return Moment(scene.ruleset, before, after, example.seat, action, journal.events, example.ply)


@every_title
def test_a_refused_example_leaves_its_position_as_it_was(title: Title) -> None:
    example = next(each for each in examples_of(title.name) if not each.allowed)
    first, second = scene_of(title.name, example), scene_of(title.name, example)
    assert first.position.to_dict() == second.position.to_dict()


@every_title
def test_every_refusal_names_a_rule_of_its_title(title: Title) -> None:
    """For every seat, legal turn or not, and every action of the catalogue, all through a game."""
    known = {rule.id for rule in title.rules}
    ruleset = title.ruleset(title.min_players, {}, None)
    chance = chance_from_seed(11)
    position = ruleset.deal(chance_from_seed(11))
    asked = 0
    ply = 0
    while True:
        if ply % 6 == 0 or position.is_over:
            for seat in range(ruleset.players):
                for action in ruleset.catalogue.actions:
                    refusal = position.why_not(seat, action.number)
                    asked += 1
                    assert refusal is None or refusal.rule in known, action.name
        if position.is_over:
            break
        seat = position.to_act[0]
        position.play(seat, (options := position.legal(seat))[chance.below(len(options))])
        ply += 1
    assert asked > 1000


# ---- the pages around the rules


@every_page
def test_every_page_is_told_in_every_language_and_names_only_rules_of_its_title(title: Title, page: str) -> None:
    known = {rule.id for rule in title.rules}
    english, french = (sheet_of(title, page, language) for language in LANGUAGES)
    assert english.about != french.about
    assert [section.id for section in english.sections] == [section.id for section in french.sections]
    for section in [*english.sections, *french.sections]:
        assert section.heading
        assert section.text or section.rows
        assert set(section.rules) <= known
        assert all(len(row) == len(section.rows[0]) for row in section.rows)
        assert not section.head or len(section.head) == len(section.rows[0])
        if page != "editions":  # which shows the rules of both
            assert {id for row in section.rows for cell in row for id in ID.findall(cell)} <= known


@every_title
def test_at_least_twelve_edge_cases_are_answered_each_with_its_rules(title: Title) -> None:
    for language in LANGUAGES:
        sections = sheet_of(title, "faq", language).sections
        assert len(sections) >= 12
        assert all(section.heading.endswith("?") and section.text.endswith(".") and section.rules for section in sections)


def test_the_editions_are_compared_rule_by_rule() -> None:
    first, second = argosy.TITLES["endeavor"], argosy.TITLES["age-of-sail"]
    told = [row[0] for section in sheet_of(first, "editions", "en").sections[1:] for row in section.rows]
    both = {rule.id for rule in first.rules} & {rule.id for rule in second.rules}
    alone = {rule.id for rule in first.rules} ^ {rule.id for rule in second.rules}
    differing = {id for id in both if rule_text(first, id, "en") != rule_text(second, id, "en")}
    assert set(told) == alone | differing
    for title in (first, second):  # a rule is read in the page's own title, or else in the one that has it
        for section in sheet_of(title, "editions", "en").sections[1:]:
            for row, named in zip(section.rows, section.titles, strict=True):
                assert any(rule.id == row[0] for rule in argosy.TITLES[named].rules)
                assert named == title.name or all(rule.id != row[0] for rule in title.rules)
    assert "editions" not in pages_of(argosy.TITLES["new-found-land"])
    with pytest.raises(argosy.BadChoice, match="no page 'editions'"):
        sheet_of(argosy.TITLES["new-found-land"], "editions", "en")


def test_the_quick_reference_shows_what_the_packs_hold() -> None:
    sections = {section.id: section for section in sheet_of(argosy.TITLES["age-of-sail"], "quick", "en").sections}
    assert sections["attributes"].head[2:] == ["0", "2", "4", "7", "10"]
    assert sections["attributes"].rows[1][2:] == ["2", "3", "4", "5", "6"]
    assert len(sections["buildings"].rows) == 17
    assert sum(cell != "–" for row in sections["cards"].rows for cell in row[1:]) == 48
    sections = {section.id: section for section in sheet_of(argosy.TITLES["new-found-land"], "quick", "en").sections}
    assert ("Nova Scotia", "8 / 4") in [(row[0], row[2]) for row in sections["places"].rows]
    assert sum(int(row[0].split()[0]) for row in sections["contracts"].rows) == 18


# What no pack of this format changes: phases and actions of the rules, and the sentences about them.
ALIKE = {"endeavor": {"actions"}, "age-of-sail": {"actions"}, "new-found-land": set()}


@every_title
@pytest.mark.parametrize("size", SIZES)
def test_the_quick_reference_goes_by_a_pack_of_ones_own(title: Title, size: str, tmp_path: Path) -> None:
    """Every section differs from ours, in both languages: the pack differs in every kind of value."""
    pack = foreign_pack(title.name, size, tmp_path)
    for language in LANGUAGES:
        ours, own = (sheet_of(title, "quick", language, each).sections for each in (None, pack))
        assert {one.id for one, other in zip(ours, own, strict=True) if one == other} == ALIKE[title.name]


def test_the_quick_reference_tells_the_numbers_of_a_pack_of_ones_own(tmp_path: Path) -> None:
    def quick(title: str) -> dict[str, Section]:
        sheet = sheet_of(argosy.TITLES[title], "quick", "en", foreign_pack(title, "rich", tmp_path))
        return {section.id: section for section in sheet.sections}

    sections = quick("age-of-sail")
    assert sections["phases"].heading == "A round, one of 9"
    assert sections["attributes"].head[2:] == ["0", "1", "3", "5", "8"]
    assert "never more than 6." in sections["limits"].text
    assert sections["scoring"].text.startswith("After round 9.")
    assert [row[1] for row in sections["scoring"].rows][:3] == [
        "the highest of these reached: 0, 1, 5, 9, 13, 20",
        "0 / 1 / 2 / 3, as it shows",
        "2",
    ]
    assert any("+2\N{NO-BREAK SPACE}●" in cell for row in sections["cards"].rows for cell in row)
    sections = quick("new-found-land")
    assert sections["phases"].heading == "A round, one of 5"
    assert sections["contracts"].text == "16 lie open, 4 for each city."
    assert sections["ships"].text.endswith(", and gives a point.")
    assert "The first 2 in a round are free, each further one costs 3 goods." in sections["objectives"].text
    assert sections["scoring"].rows[1][0].endswith("passing 60")


def test_components_and_editions_are_those_of_a_pack_of_ones_own(tmp_path: Path) -> None:
    title = argosy.TITLES["age-of-sail"]
    pack = foreign_pack(title.name, "rich", tmp_path)
    rows = {row[0]: row for section in sheet_of(title, "components", "en", pack).sections for row in section.rows}
    assert "Haven 0" in rows
    assert any("rounds 9" in cell.lower() for cell in rows["Frame of the game"])
    ours, own = (sheet_of(title, "editions", "en", each).sections[0].rows for each in (None, pack))
    discs = [next(row for row in rows if row[0].lower().startswith("discs")) for rows in (ours, own)]
    assert discs[0][1] == discs[1][1], "the other edition is as it comes with Argosy"
    assert int(discs[1][2]) == int(discs[0][2]) + 8


def test_a_pack_that_lacks_files_is_shown_with_ours_in_their_place(tmp_path: Path) -> None:
    title = argosy.TITLES["endeavor"]
    files = our_files(title.name)
    files["buildings.toml"]["buildings"]["rows"][3]["name_en"] = "Own Hall"
    write_pack(tmp_path, {"buildings.toml": files["buildings.toml"]})
    rows = [row[0] for section in sheet_of(title, "components", "en", str(tmp_path)).sections for row in section.rows]
    assert "Own Hall" in rows
    assert "Calcutta" in rows


@every_title
def test_every_value_of_every_pack_has_a_source(title: Title) -> None:
    shown = [row[0] for section in sheet_of(title, "components", "en").sections for row in section.rows]
    names = title.ruleset(title.max_players, {}, None).component_names("en")
    for kind_and_id in title.ruleset(title.max_players, {}, None).sources:
        kind, _, id = kind_and_id.partition("/")
        assert kind in ("attributes", "decks", "land_shapes") or names.get(id, id) in shown, kind_and_id


# Keys of the packs that the page leaves out: ids and provenance, names, and how things are drawn or carried out.
PLAIN = {"id", "rows", "source", "field_sources", "ref", "gives", "order"}
LEFT_OUT = {
    "endeavor": PLAIN | {"ends", "colour", "lat", "lon", "path", "decks_at", "track_from", "track_to", "banner_at"},
    "new-found-land": PLAIN | {"measure", "effect", "scoring_order", "x", "y"},
}


@every_title
def test_the_components_page_names_every_value_of_the_packs(title: Title) -> None:
    """A key that a family's texts do not name is not shown: here is said which these are, so that none is forgotten."""
    names = title.ruleset(title.max_players, {}, None).component_names("en")
    known = messages("en")
    for file in pack_files(title).values():
        for name, table in file.items():
            if f"rulebook-{title.family}-table-{name}" in known:
                unnamed = {key for key in keys_in(table) if f"rulebook-{title.family}-field-{key}" not in known} - set(names)
                assert {key for key in unnamed if not key.startswith("name_")} <= LEFT_OUT[title.family], name


def keys_in(table: Any) -> set[str]:
    """Of a table and of the rows and components in it."""
    if isinstance(table, list):
        return set().union(*(keys_in(each) for each in table))
    if not isinstance(table, dict):
        return set()
    inside = [keys_in(each) for key, each in table.items() if key == "rows" or (isinstance(each, dict) and "id" in each)]
    return set(table).union(*inside)


def test_a_value_has_its_own_source_before_its_rows_and_its_tables() -> None:
    table = {"source": "rulebook", "field_sources": {"copies": "public"}}
    assert source_of("level", {"id": "market", "level": 1}, table) == "rulebook"
    assert source_of("level", {"level": 1, "copies": 5, "source": "reconstructed"}, table) == "reconstructed"
    assert source_of("copies", {"level": 1, "copies": 5, "source": "reconstructed"}, table) == "public"
    assert source_of("copies", {"copies": 5, "field_sources": {"copies": "example"}}, table) == "example"


def test_there_are_four_pages() -> None:
    assert PAGES == ("quick", "faq", "editions", "components")
