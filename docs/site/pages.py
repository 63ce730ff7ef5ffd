"""The pages that are not written in docs/: the rules of every title, and documents that stand elsewhere in the tree."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from argosy.engine.position import Title
from argosy.rulebook.book import book_of
from argosy.texts import LANGUAGES, say
from argosy.titles import TITLES

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "src" / "argosy" / "examples"
# Documents of the tree, by the name that their page has.
ELSEWHERE = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "client.md": "client/MAKE.md",
    "deploying.md": "deploy/README.md",
    "speed.md": "bench/results.md",
    "load.md": "bench/load.md",
}


IN = {"en": "in English", "fr": "en français"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, source in ELSEWHERE.items():
        files.append(File.generated(config, page, content=(ROOT / source).read_text(encoding="utf-8")))
    for title in TITLES.values():
        for language in LANGUAGES:
            files.append(File.generated(config, f"rules/{title.name}.{language}.md", content=rules_page(title, language)))
    for example in sorted(EXAMPLES.glob("*.*")):
        files.append(File.generated(config, f"examples/{example.name}", abs_src_path=str(example)))
    files.append(File.generated(config, "images/icon.svg", abs_src_path=str(ROOT / "client" / "public" / "icon.svg")))
    return files


def on_page_markdown(markdown: str, **_more: object) -> str:
    """A link to a document elsewhere in the tree leads to its page, and one from there to docs/ too."""
    for page, source in ELSEWHERE.items():
        markdown = markdown.replace(f"](../{source}", f"]({page}")
    markdown = markdown.replace("](../src/argosy/examples/", "](examples/")
    return re.sub(r"\]\((\.\./)?docs/", "](", markdown)


def rules_page(title: Title, language: str) -> str:
    """What `argosy rules TITLE` shows, with an anchor for every rule."""
    name = say(language, f"{title.family}-title-{title.name}")
    lines = [f"# {plain(name)}", "", f'<div class="rules" lang="{language}" markdown>', ""]
    lines += [" · ".join(f"[{IN[other]}]({title.name}.{other}.md)" for other in LANGUAGES if other != language), ""]
    for chapter in book_of(title, language):
        lines += [f"## {plain(chapter.name)} {{ #{chapter.id} }}", ""]
        for rule in chapter.rules:
            lines += [f"**{rule.id}**{{ #{rule.id} }} {plain(rule.text)}", ""]
    return "\n".join([*lines, "</div>"])


def plain(text: str) -> str:
    """The text as it stands, whatever Markdown would make of it."""
    return re.sub(r"([\\`*_{}\[\]<>#|])", r"\\\1", " ".join(text.split()))
