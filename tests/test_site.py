"""The documentation as `make docs` builds it: strictly, with all rules, every link leading somewhere, all of it from one host."""

import html
import os
import re
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from argosy import TITLES
from argosy.rulebook.book import book_of
from argosy.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("object", "data")}


@dataclass
class Page(HTMLParser):
    """What a page links to, what it loads, and the places that can be linked to."""

    path: Path
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    places: set[str] = field(default_factory=set)
    policy: str = ""

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]
        self.loads += [given[name] for of, name in LOADED if of == tag and name in given]


def test_the_site_is_built_and_whole(tmp_path: Path) -> None:
    """One test: it is built once."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    assert done.returncode == 0, done.stdout + done.stderr
    pages = {path: Page(path) for path in sorted(tmp_path.rglob("*.html"))}
    for page in pages.values():
        check_loads_from_here_only(page)
        check_links(page, pages)
    for sheet in tmp_path.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*['\"]?(https?:)?//", sheet.read_text(encoding="utf-8")), sheet
    check_rules(tmp_path)


def check_loads_from_here_only(page: Page) -> None:
    assert page.loads
    for address in page.loads:
        parts = urlsplit(address)
        assert parts.scheme + parts.netloc == "", f"{page.path.name} loads {address}"
        assert page.path.name == "404.html" or (page.path.parent / unquote(parts.path)).exists(), f"{page.path.name}: {address}"
    assert "default-src 'self'" in page.policy
    assert "//" not in page.policy, "another host is allowed"


def check_links(page: Page, pages: dict[Path, Page]) -> None:
    """Those within the site lead to a page and a place that are there; others look like an address of the web."""
    for link in page.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            assert re.fullmatch(r"https?://[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(/\S*)?", link), f"{page.path.name}: {link}"
        elif page.path.name != "404.html":  # that one may be shown at any address, so its links begin at the root
            target = (page.path.parent / unquote(parts.path)).resolve() if parts.path not in ("", ".") else page.path
            target = target / "index.html" if target.is_dir() else target
            assert target.exists(), f"{page.path.name}: {link}"
            assert not parts.fragment or unquote(parts.fragment) in pages[target].places, f"{page.path.name}: {link}"


def check_rules(site: Path) -> None:
    for title in TITLES.values():
        for language in LANGUAGES:
            page = (site / "rules" / f"{title.name}.{language}.html").read_text(encoding="utf-8")
            shown = dict(re.findall(r'<strong id="([A-Z]+-\w+)">\1</strong> (.*?)</p>', page, re.DOTALL))
            for chapter in book_of(title, language):
                for rule in chapter.rules:
                    assert html.unescape(shown.pop(rule.id)) == " ".join(rule.text.split())
            assert not shown
