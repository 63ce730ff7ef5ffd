"""Weights of a value function's terms, and the files they are kept in."""

from argosy.engine.errors import BadPack


class Scale:
    """Each term's weights at some knots, spread evenly over the game from its first moment to its last; linear between."""

    def __init__(self, knots: list[list[float]]) -> None:
        self.knots = knots  # by knot and term

    def by_moment(self, moments: int) -> list[list[float]]:
        rows: list[list[float]] = []
        for moment in range(moments):
            knot, share = knot_at(moment, moments, len(self.knots))
            early = self.knots[knot]
            late = self.knots[min(knot + 1, len(self.knots) - 1)]
            rows.append([one * (1.0 - share) + other * share for one, other in zip(early, late, strict=True)])
        return rows


def knot_at(moment: int, moments: int, knots: int) -> tuple[int, float]:
    """The last knot before a moment, and how far it is on the way to the next."""
    along = moment * (knots - 1)
    return along // (moments - 1), along % (moments - 1) / (moments - 1)


class Weights:
    def __init__(self, terms: list[str], appeal: Scale, forecast: Scale) -> None:
        self.terms = terms
        self.appeal = appeal
        self.forecast = forecast

    def check(self, terms: list[str]) -> None:
        if terms != self.terms:
            missing = [term for term in terms if term not in self.terms]
            unknown = [term for term in self.terms if term not in terms]
            raise BadPack(f"weights do not fit the terms: missing {missing}, unknown {unknown}; tune them anew")

    def to_text(self, comment: str) -> str:
        """A TOML file: each term's weights from the first moment of a game to the last."""
        lines = [f"# {line}" for line in comment.splitlines()]
        for name, scale in (("appeal", self.appeal), ("forecast", self.forecast)):
            lines += ["", f"[{name}]"]
            for at, term in enumerate(self.terms):
                lines.append(f"{term} = [{', '.join([f'{knot[at]:.3f}' for knot in scale.knots])}]")
        return "\n".join(lines) + "\n"


def plain_weights(terms: list[str], counted: str) -> Weights:
    """Nothing counts but the one term: where tuning starts."""
    ones = [1.0 if term == counted else 0.0 for term in terms]
    return Weights(terms, Scale([ones, ones]), Scale([ones, ones]))


def weights_from_text(text: str, origin: str) -> Weights:
    import tomllib

    plain = tomllib.loads(text)
    terms = list(plain["appeal"])
    if list(plain["forecast"]) != terms:
        raise BadPack(f"{origin}: [appeal] and [forecast] should have the same terms in the same order")
    return Weights(terms, _scale(plain["appeal"], f"{origin}: [appeal]"), _scale(plain["forecast"], f"{origin}: [forecast]"))


def _scale(rows: dict[str, object], origin: str) -> Scale:
    columns: list[list[float]] = []
    for term, row in rows.items():
        if not isinstance(row, list) or len(row) < 2 or (columns and len(row) != len(columns[0])):
            raise BadPack(f"{origin} {term} should be as many numbers as the other terms have, two at least")
        columns.append([float(number) for number in row])
    return Scale([[column[knot] for column in columns] for knot in range(len(columns[0]))])
