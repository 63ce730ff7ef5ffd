"""The reader's language: as asked for, else as the browser says, else English."""

from argosy.texts import LANGUAGES


def language_of(asked: str | None, accepted: str) -> str:
    wishes = [asked or "", *(_by_preference(accepted))]
    for wish in wishes:
        first = wish.strip().lower()[:2]
        if first in LANGUAGES:
            return first
    return LANGUAGES[0]


def _by_preference(accepted: str) -> list[str]:
    """`fr;q=0.5, en` as ["en", "fr"]."""
    ranked: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        name, _semicolon, weight = part.partition(";")
        try:
            rank = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            rank = 0.0
        ranked.append((-rank, name))
    return [name for _rank, name in sorted(ranked, key=lambda each: each[0])]
