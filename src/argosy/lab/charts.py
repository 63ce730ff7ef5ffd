"""Drawings for a page that needs nothing else: HTML with inline SVG. Text stays text, so that it can be read at any width."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from argosy.lab.statistics import Estimate

Figure = Callable[[float], str]  # a number as the reader's language writes it


@dataclass(frozen=True)
class Dot:
    """One row of a chart: a value and its interval. `label` and `note` are HTML."""

    label: str
    estimate: Estimate
    note: str


@dataclass(frozen=True)
class Pair:
    """One row of a chart: what winning players have, and what the others have. `label` and `note` are HTML."""

    label: str
    winners: float
    others: float
    note: str


@dataclass(frozen=True)
class Scale:
    """Which values a row of a chart has room for, and the one that stands for no difference."""

    low: float
    high: float
    reference: float

    def at(self, value: float) -> str:
        return f"{100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low))):.2f}%"


def scale_for(estimates: list[Estimate], reference: float, bounds: tuple[float, float] | None = None) -> Scale:
    """Room for all of them and the reference, with a little air."""
    values = [reference]
    for estimate in estimates:
        values += [value for value in (estimate.value, estimate.low, estimate.high) if value is not None]
    air = 0.06 * (max(values) - min(values)) or 0.05
    low, high = min(values) - air, max(values) + air
    if bounds is not None:
        low, high = max(low, bounds[0]), min(high, bounds[1])
    return Scale(low, high, reference)


def track(estimate: Estimate, scale: Scale) -> str:
    """The dot and the whisker of one value on a scale."""
    low, high = estimate.low, estimate.high
    kind = "open" if low is None or high is None or low <= scale.reference <= high else "high" if low > scale.reference else "low"
    parts = [f'<line class="ref" x1="{scale.at(scale.reference)}" x2="{scale.at(scale.reference)}" y1="0" y2="100%"/>']
    if low is not None and high is not None:
        parts.append(f'<line class="whisker" x1="{scale.at(low)}" x2="{scale.at(high)}" y1="50%" y2="50%"/>')
    parts.append(f'<circle cx="{scale.at(estimate.value)}" cy="50%" r="4.5"/>')
    return f'<svg class="track {kind}" aria-hidden="true">{"".join(parts)}</svg>'


def dots(rows: list[Dot], scale: Scale, figure: Figure) -> str:
    lines = [
        f'<li><span class="label">{row.label}</span>{track(row.estimate, scale)}<span class="note">{row.note}</span></li>'
        for row in rows
    ]
    marks = [(scale.low, "start"), (scale.reference, "middle"), (scale.high, "end")]
    ends = "".join(f'<i class="{kind}" style="left:{scale.at(value)}">{figure(value)}</i>' for value, kind in _apart(marks, scale))
    axis = f'<li class="axis" aria-hidden="true"><span></span><span class="marks">{ends}</span><span></span></li>'
    return f'<ol class="chart">{"".join(lines)}{axis}</ol>'


def pairs(rows: list[Pair]) -> str:
    """Two bars a row, all from one zero line."""
    values = [0.0, *(row.winners for row in rows), *(row.others for row in rows)]
    scale = Scale(min(values), max(values) or 1.0, 0.0)
    lines: list[str] = []
    for row in rows:
        bars = _bar(scale, row.winners, "won", 2) + _bar(scale, row.others, "rest", 11)
        svg = f'<svg class="track bars" aria-hidden="true">{bars}</svg>'
        lines.append(f'<li><span class="label">{row.label}</span>{svg}<span class="note">{row.note}</span></li>')
    return f'<ol class="chart pairs">{"".join(lines)}</ol>'


def curves(winners: list[float], others: list[float], figure: Figure, told: str) -> str:
    """Round by round, from 1."""
    wide, tall, left, below = 320, 150, 38, 20
    most = max([*winners, *others, 1e-9])
    least = min(0.0, *winners, *others)

    def x(at: int) -> float:
        return left + (wide - left - 12) * (at / max(1, len(winners) - 1))

    def y(value: float) -> float:
        return 8 + (tall - 8 - below) * (1 - (value - least) / (most - least))

    parts = [
        f'<line class="rule" x1="{left}" x2="{wide - 6}" y1="{y(v):.1f}" y2="{y(v):.1f}"/>'
        for v in (least, (least + most) / 2, most)
    ]
    parts += [f'<text x="{left - 6}" y="{y(v) + 4:.1f}" class="end">{figure(v)}</text>' for v in (least, (least + most) / 2, most)]
    parts += [f'<text x="{x(at):.1f}" y="{tall - 4}" class="mid">{at + 1}</text>' for at in range(len(winners))]
    for kind, values in (("rest", others), ("won", winners)):
        points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in enumerate(values))
        parts.append(f'<polyline class="{kind}" points="{points}"/>')
        parts += [f'<circle class="{kind}" cx="{x(at):.1f}" cy="{y(value):.1f}" r="2.6"/>' for at, value in enumerate(values)]
    return _drawing(wide, tall, parts, told)


def histogram(winners: dict[int, int], others: dict[int, int], figure: Figure, told: str) -> str:
    """How many players ended with so many points, of those who won and of the others."""
    wide, tall, below = 360, 170, 22
    first, last = min([*winners, *others]), max([*winners, *others])
    step = max(1, -(-(last - first + 1) // 36))
    bins = range(first // step, last // step + 1)
    counts = [[sum(of.get(step * at + more, 0) for more in range(step)) for at in bins] for of in (others, winners)]
    most = max(max(counts[0]), max(counts[1]), 1)
    width = wide / len(bins)
    parts: list[str] = []
    for kind, row in (("rest", counts[0]), ("won", counts[1])):
        for at, count in enumerate(row):
            if count:
                height = (tall - below - 6) * count / most
                top = tall - below - height
                parts.append(
                    f'<rect class="{kind}" x="{at * width:.1f}" y="{top:.1f}" width="{width - 0.6:.1f}" height="{height:.1f}"/>'
                )
    parts.append(f'<line class="rule" x1="0" x2="{wide}" y1="{tall - below}" y2="{tall - below}"/>')
    every = max(1, len(bins) // 6)
    for at, number in enumerate(bins):
        if at % every == every // 2:
            parts.append(f'<text class="mid" x="{(at + 0.5) * width:.1f}" y="{tall - 6}">{figure(number * step)}</text>')
    return _drawing(wide, tall, parts, told)


def heat(value: float, most: float, shown: str) -> str:
    """A cell of a table, the darker the more."""
    depth = 0.0 if most <= 0 else min(1.0, value / most)
    kind = ' class="deep"' if depth > 0.6 else ""
    return f'<td{kind} style="background:rgb(47 93 140 / {0.9 * depth:.2f})">{shown}</td>'


def rose() -> str:
    """A compass rose."""
    points = "".join(
        f'<path class="{kind}" transform="rotate({angle})" d="M0-{length}L{width} 0L0 {width}L-{width} 0Z"/>'
        for kind, length, width, angles in (("small", 26, 5, (45, 135, 225, 315)), ("large", 42, 6, (0, 90, 180, 270)))
        for angle in angles
    )
    return f'<svg class="rose" viewBox="-50 -50 100 100" aria-hidden="true"><circle r="46"/><circle r="34"/>{points}</svg>'


def _bar(scale: Scale, value: float, kind: str, top: int) -> str:
    left, right = sorted((value, 0.0))
    width = (right - left) / (scale.high - scale.low)
    return f'<rect class="{kind}" x="{scale.at(left)}" y="{top}" width="{100 * width:.2f}%" height="8" rx="1"/>'


def _apart(marks: list[tuple[float, str]], scale: Scale) -> list[tuple[float, str]]:
    """The marks of an axis that do not stand on one another: the reference always, an end if there is room."""
    room = 0.16 * (scale.high - scale.low)
    return [(value, kind) for value, kind in marks if kind == "middle" or abs(value - scale.reference) > room]


def _drawing(wide: int, tall: int, parts: list[str], told: str) -> str:
    return f'<svg class="drawing" viewBox="0 0 {wide} {tall}" role="img" aria-label="{escape(told)}">{"".join(parts)}</svg>'
