"""The client's one page as a browser or a preview of a link gets it: what the address is about, and what to fetch at once."""

import re
from functools import lru_cache
from html import escape

from argosy.texts import say
from argosy.titles import TITLES
from argosy.web.files import File

_PICTURE = "preview.jpg"  # of all titles; one of a title's own has its name before
_FONTS = ("im-fell-english-latin-400-normal", "alegreya-sans-latin-400-normal", "alegreya-sans-latin-700-normal")


def page_for(files: dict[str, File], path: str, language: str, base: str) -> File:
    """`base`: where other people reach the server."""
    title = next((each for each in path.split("/") if each in TITLES), "")
    return _made(_Files(files), title, "home" if path in ("", "/") else "", language, base)


class _Files:
    """Those of the build, told apart by which they are: they never change while the server runs."""

    def __init__(self, files: dict[str, File]) -> None:
        self.files = files

    def __hash__(self) -> int:
        return id(self.files)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Files) and other.files is self.files

    def named(self, pattern: str) -> str | None:
        return next((name for name in self.files if re.fullmatch(rf"assets/{pattern}", name)), None)


@lru_cache(maxsize=64)
def _made(files: _Files, title: str, page: str, language: str, base: str) -> File:
    plain = files.files["index.html"].body.decode()
    head = "\n".join(f"    {line}" for line in [*_described(files, title, language, base), *_fetched(files, page, language)])
    body = plain.replace('<html lang="en">', f'<html lang="{language}">').replace("</title>", f"</title>\n{head}", 1)
    return File(body.encode(), "text/html", "no-cache", ("accept-encoding", "accept-language"))


def _described(files: _Files, title: str, language: str, base: str) -> list[str]:
    """For those who see the link in a message before they open it."""
    family = TITLES[title].family if title else ""
    name = say(language, f"{family}-title-{title}") if title else "Argosy"
    about = say(language, f"{family}-about-{title}") if title else say(language, "client-about")
    picture = next((each for each in (f"preview-{title}.jpg", _PICTURE) if each in files.files), None)
    told = {"og:type": "website", "og:site_name": "Argosy", "og:title": name, "og:description": about}
    if picture:
        told |= {"og:image": f"{base}/{picture}", "og:image:width": "1200", "og:image:height": "630"}
    lines = [f'<meta name="description" content="{escape(about)}" />', '<meta name="twitter:card" content="summary_large_image" />']
    return lines + [f'<meta property="{key}" content="{escape(text)}" />' for key, text in told.items()]


def _fetched(files: _Files, page: str, language: str) -> list[str]:
    """What the page asks for as soon as it runs: so it is on its way before."""
    fonts = [files.named(rf"letters-{font}-[\w-]{{8}}\.woff2") for font in _FONTS]
    lines = [f'<link rel="preload" as="font" type="font/woff2" href="/{font}" crossorigin />' for font in fonts if font]
    words = files.named(rf"words-{language}-[\w-]{{8}}\.ftl")
    asked = [f"/{words}"] if words else []
    asked += [f"/api/home?lang={language}"] if page == "home" else []
    return lines + [f'<link rel="preload" as="fetch" href="{address}" crossorigin />' for address in asked]
