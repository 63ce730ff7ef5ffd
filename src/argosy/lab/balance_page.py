"""The report on simulated games: one page of HTML that needs nothing else, on the screen or on paper."""

from dataclasses import dataclass
from html import escape
from typing import Any

from argosy.engine.position import Ruleset
from argosy.lab.balance import ALL, Balance, Course, Difference, Item
from argosy.lab.charts import Dot, Pair, Scale, curves, dots, heat, histogram, pairs, rose, scale_for, track
from argosy.lab.metrics import Metrics, Section
from argosy.lab.page_template import page
from argosy.lab.statistics import Estimate
from argosy.texts import say, say_own

_SHOWN = 24  # differences
_LONG = 14  # rows; a longer list stands in two columns


def balance_page(balance: Balance, told: dict[str, Any], ruleset: Ruleset, family: Metrics, language: str) -> str:
    """`told` is what the file tells about itself."""
    writer = _Writer(balance, ruleset, language)
    title = say(language, f"{ruleset.family}-title-{ruleset.title}")
    sections = [
        writer.in_short(),
        writer.wins(),
        writer.bots(),
        writer.scores(),
        writer.sources(),
        writer.courses(),
        *writer.all_items(family.sections),
        writer.differences(),
    ]
    body = [writer.header(title, told), "<main>", *sections, "</main>", writer.footer()]
    return page(language, f"{title} · {writer.word('lab-report')}", "\n".join(part for part in body if part))


@dataclass(frozen=True)
class _Writer:
    balance: Balance
    ruleset: Ruleset
    language: str

    # ---- sections

    def header(self, title: str, told: dict[str, Any]) -> str:
        terms = told["terms"]
        facts = {
            "lab-bots": ", ".join(dict.fromkeys(terms["bots"])),
            "lab-options": ", ".join(f"{name} {_option(value)}" for name, value in terms["options"].items()),
            "lab-seed": terms.get("seed"),
            "lab-pack": terms["pack"],
            "lab-version": f"Argosy {told['version']}",
        }
        listed = [(self.word(key), value) for key, value in facts.items() if value not in (None, "")]
        rows = "".join(f"<div><dt>{name}</dt><dd>{escape(str(value))}</dd></div>" for name, value in listed)
        subtitle = self.word("lab-subtitle", games=self.whole(self.balance.games), players=self.balance.players)
        return f'<header>{rose()}<div class="text"><h1>{escape(title)}</h1><p>{subtitle}</p><dl>{rows}</dl></div></header>'

    def in_short(self) -> str:
        balance = self.balance
        lines = [self._about_the_first()]
        points = [(score, count) for score, count in balance.winning_scores.items()]
        if points:
            mean = sum(score * count for score, count in points) / sum(count for _, count in points)
            rest = balance.other_scores
            others = sum(score * count for score, count in rest.items()) / max(1, sum(rest.values()))
            lines.append(self.word("lab-short-scores", winners=self.figure(mean), others=self.figure(others)))
        gains = [source for source in balance.sources if source.effect.low is not None and source.effect.low > 0]
        if gains:
            most = max(gains, key=lambda source: source.difference.value)
            lines.append(
                self.word("lab-short-source", source=f"<b>{self._source(most.item)}</b>", points=self.figure(most.difference.value))
            )
        if balance.differences:
            most = balance.differences[0]
            more = "more" if most.difference.value > 0 else "less"
            facts = {
                "what": f"<b>{self._what(most)}</b>",
                "winners": self.figure(most.winners, 2),
                "others": self.figure(most.others, 2),
            }
            lines.append(self.word(f"lab-short-{more}", **facts))
        listed = "".join(f"<li>{line}</li>" for line in lines)
        return self._section("lab-in-short", f'<ul class="short">{listed}</ul>')

    def wins(self) -> str:
        balance = self.balance
        parity = 1 / balance.players
        scale = scale_for([*balance.wins_by_place, *balance.wins_by_seat], parity, (0.0, 1.0))
        places = [
            Dot(self.word("simulate-place", place=place + 1), wins, self._shares(wins))
            for place, wins in enumerate(balance.wins_by_place)
        ]
        seats = [
            Dot(self.word("lab-seat", seat=seat + 1), wins, self._shares(wins)) for seat, wins in enumerate(balance.wins_by_seat)
        ]
        charts = {"lab-wins-by-place": places}
        if balance.wins_by_seat != balance.wins_by_place:  # else seat 0 always begins
            charts["lab-wins-by-seat"] = seats
        return "\n".join(
            self._section(key, self._told(key), dots(rows, scale, self.percent), kind="half") for key, rows in charts.items()
        )

    def bots(self) -> str:
        """Only where there are several."""
        bots = self.balance.wins_by_bot
        if len(bots) < 2:
            return ""
        scale = scale_for([wins for wins, _ in bots.values()], 1 / self.balance.players, (0.0, 1.0))
        rows = [
            Dot(escape(bot), wins, f"{self._shares(wins)} · {self.word('lab-points', points=self.figure(score))}")
            for bot, (wins, score) in bots.items()
        ]
        return self._section("lab-wins-by-bot", self._told("lab-wins-by-bot"), dots(rows, scale, self.percent))

    def scores(self) -> str:
        drawing = histogram(self.balance.winning_scores, self.balance.other_scores, self.whole, self.word("lab-scores"))
        return self._section("lab-scores", self._told("lab-scores"), self._key(), drawing, kind="half")

    def sources(self) -> str:
        rows = [
            Pair(self._source(source.item), source.winners, source.others, self._two(source.winners, source.others))
            for source in self.balance.sources
            if source.winners or source.others
        ]
        return self._section("lab-sources", self._told("lab-sources"), self._key(), pairs(rows), kind="half")

    def courses(self) -> str:
        figures = [self._course(course) for course in self.balance.courses if self.balance.rounds > 1]
        if not figures:
            return ""
        drawn = f'<div class="small">{"".join(figures)}</div>'
        return self._section("lab-courses", self._told("lab-courses"), self._key(), drawn)

    def all_items(self, sections: tuple[Section, ...]) -> list[str]:
        """Where there is something to compare. Narrow ones stand in pairs; the last of an odd number is wide."""
        shown = [section for section in sections if len(self.balance.items.get(section.fact, [])) > 1]
        narrow = [section for section in shown if not section.by_round and len(self.balance.items[section.fact]) <= _LONG]
        return [self._items(section, section in narrow[: len(narrow) // 2 * 2]) for section in shown]

    def _items(self, section: Section, narrow: bool) -> str:
        found = self.balance.items[section.fact]
        head = self.word(f"lab-{self.ruleset.family}-{section.fact}")
        if all(item.wins is None for item in found):
            told, table = self.word("lab-items-happened"), self._happened(found)
        else:
            told = self.word("lab-items-by-round" if section.by_round else "lab-items-told")
            table = self._had_in_two(found) if len(found) > _LONG and not section.by_round else self._had(found, section.by_round)
        kind = "half" if narrow else ""
        return f'<section class="{kind}"><h2>{head}</h2><p class="soft">{told}</p><div class="scroll">{table}</div></section>'

    def differences(self) -> str:
        found = self.balance.differences
        if not found:
            return self._section("lab-differences", f"<p>{self.word('lab-no-differences', compared=self.balance.compared)}</p>")
        shown = found[:_SHOWN]
        scale = scale_for([difference.effect for difference in shown], 0.0)
        rows = [Dot(self._what(one), one.effect, self._two(one.winners, one.others, 2)) for one in shown]
        told = self._told("lab-differences", shown=len(shown), sure=len(found), compared=self.balance.compared)
        chart = dots(rows, scale, lambda value: self.figure(value, 1))
        mixed = f'<p class="soft caution">{self.word("lab-mixed-bots")}</p>' if len(self.balance.wins_by_bot) > 1 else ""
        return self._section("lab-differences", told, mixed, chart)

    def footer(self) -> str:
        return f"<footer><p>{self.word('lab-method')}</p><p>{self.word('lab-bots-not-people')}</p></footer>"

    # ---- parts of them

    def _about_the_first(self) -> str:
        wins = self.balance.wins_by_place[0]
        parity = 1 / self.balance.players
        sure = wins.low is not None and wins.high is not None and not wins.low <= parity <= wins.high
        kind = "even" if not sure else "more" if wins.value > parity else "less"
        return self.word(f"lab-short-first-{kind}", wins=self._shares(wins), parity=self.percent(parity))

    def _course(self, course: Course) -> str:
        name = (
            self.name(course.item)
            if course.item
            else say_own(self.language, f"lab-{self.ruleset.family}-course-{course.fact}", f"lab-course-{course.fact}")
        )
        return f"<figure><figcaption>{name}</figcaption>{curves(course.winners, course.others, self._axis(course), name)}</figure>"

    def _axis(self, course: Course) -> Any:
        small = max([*course.winners, *course.others]) < 10
        return lambda value: self.figure(value, 1 if small else 0)

    def _had_in_two(self, found: list[Item]) -> str:
        """A long list side by side."""
        middle = -(-len(found) // 2)
        scale = self._wins_scale(found)
        return f'<div class="two">{self._had(found[:middle], False, scale)}{self._had(found[middle:], False, scale)}</div>'

    def _wins_scale(self, found: list[Item]) -> Scale:
        sure = [item.wins for item in found if item.wins is not None and item.wins.low is not None]
        return scale_for(sure, 1 / self.balance.players, (0.0, 1.0))

    def _had(self, found: list[Item], by_round: bool, given: Scale | None = None) -> str:
        """Rows by item: when, by how many players, and how often these won."""
        parity = 1 / self.balance.players
        scale = given or self._wins_scale(found)
        rounds = (
            [round for round in range(len(found[0].by_round)) if any(item.by_round[round] for item in found)] if by_round else []
        )
        most = max((item.by_round[round] for item in found for round in rounds), default=0.0)
        rows: list[str] = []
        for item in found:
            cells = "".join(heat(item.by_round[round], most, self._cell(item.by_round[round])) for round in rounds)
            wins = item.wins
            drawn = "" if wins is None or wins.low is None else track(wins, scale)
            told = "" if wins is None else self.percent(wins.value)
            share = f'<td class="figure">{self.percent(item.share)}</td>'
            rows.append(
                f'<tr><th>{self.name(item.item)}</th>{cells}{share}<td class="wins">{drawn}</td><td class="figure">{told}</td></tr>'
            )
        their_wins = self.word("lab-their-wins", parity=self.percent(parity))
        titles = f'<th rowspan="2">{self.word("lab-players-share")}</th><th rowspan="2" colspan="2">{their_wins}</th>'
        return self._table(rounds, titles, rows)

    def _happened(self, found: list[Item]) -> str:
        """Rows by item: in which round, or never."""
        rounds = list(range(1, self.balance.rounds + 1))
        rows: list[str] = []
        for item in sorted(found, key=_mean_round):
            cells = "".join(heat(item.by_round[round], 1.0, self._cell(item.by_round[round])) for round in rounds)
            never = heat(1 - item.share, 1.0, self._cell(1 - item.share))
            mean = f'<td class="figure">{self.figure(_mean_round(item))}</td>'
            rows.append(f"<tr><th>{self.name(item.item)}</th>{cells}{never}{mean}</tr>")
        titles = f'<th rowspan="2">{self.word("lab-never")}</th><th rowspan="2">{self.word("lab-mean-round")}</th>'
        return self._table(rounds, titles, rows)

    def _table(self, rounds: list[int], titles: str, rows: list[str]) -> str:
        """Its columns are the items, the rounds if there are any, and what has these titles."""
        head = "".join(f"<th>{round}</th>" for round in rounds)
        over = f'<th colspan="{len(rounds)}">{self.word("lab-round")}</th>' if rounds else ""
        top = f'<tr><th rowspan="2"></th>{over}{titles}</tr><tr>{head}</tr>'
        return f"<table><thead>{top}</thead><tbody>{''.join(rows)}</tbody></table>"

    def _section(self, key: str, *parts: str, kind: str = "") -> str:
        return f'<section class="{kind}"><h2>{self.word(key)}</h2>{"".join(parts)}</section>'

    def _told(self, key: str, **facts: int | str) -> str:
        return f'<p class="soft">{self.word(f"{key}-told", **facts)}</p>'

    def _key(self) -> str:
        return f'<p class="key"><span>{self.word("lab-winners")}</span><span class="rest">{self.word("lab-others")}</span></p>'

    def _what(self, one: Difference) -> str:
        act = self.word(f"lab-{self.ruleset.family}-{one.fact}-done")
        return (
            f"{act} <small>({self.word('lab-all')})</small>"
            if one.item in (ALL, "")
            else f"{self.name(one.item)} <small>({act})</small>"
        )

    # ---- words and figures

    def word(self, key: str, **facts: int | str) -> str:
        return say(self.language, key, dict(facts))

    def name(self, id: str) -> str:
        return escape(self.ruleset.component_names(self.language).get(id, id))

    def _source(self, source: str) -> str:
        return escape(self.word(f"{self.ruleset.family}-score-{source}", title=self.ruleset.title))

    def figure(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", self.word("tournament-point"))

    def whole(self, value: float) -> str:
        return f"{value:,.0f}".replace(",", self.word("lab-thousands"))

    def percent(self, value: float) -> str:
        return self.word("lab-percent", value=self.figure(100 * value, 0 if value in (0.0, 1.0) else 1))

    def _cell(self, value: float) -> str:
        """A share in a table, without its sign."""
        return "" if value == 0 else self.figure(100 * value, 0) if value >= 0.005 else "·"

    def _shares(self, estimate: Estimate) -> str:
        if estimate.low is None or estimate.high is None:
            return self.percent(estimate.value)
        low, high = self.figure(100 * estimate.low), self.figure(100 * estimate.high)
        return f"{self.percent(estimate.value)} <small>({low}–{high})</small>"

    def _two(self, winners: float, others: float, digits: int = 1) -> str:
        return f"{self.figure(winners, digits)} <small>{self.word('lab-against')} {self.figure(others, digits)}</small>"


def _mean_round(item: Item) -> float:
    """Of the games in which it happened."""
    return sum(round * share for round, share in enumerate(item.by_round)) / max(1e-9, sum(item.by_round))


def _option(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
