"""Weights of a value function's terms, and the files they are kept in."""

from importlib import resources

from argosy.engine.errors import BadPack


class Scale:
    """Each term's weight at the first moment of a game and at its last; in between it changes evenly."""

    def __init__(self, first: list[float], last: list[float]) -> None:
        self.first = first
        self.last = last

    def by_moment(self, moments: int) -> list[list[float]]:
        rows: list[list[float]] = []
        for moment in range(moments):
            share = moment / (moments - 1)
            rows.append([early + (late - early) * share for early, late in zip(self.first, self.last, strict=True)])
        return rows


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
        """A TOML file: for each term, [first moment, last moment]."""
        lines = [f"# {line}" for line in comment.splitlines()]
        for name, scale in (("appeal", self.appeal), ("forecast", self.forecast)):
            lines += ["", f"[{name}]"]
            for at, term in enumerate(self.terms):
                lines.append(f"{term} = [{scale.first[at]:.4f}, {scale.last[at]:.4f}]")
        return "\n".join(lines) + "\n"


def plain_weights(terms: list[str], counted: str) -> Weights:
    """Nothing counts but the one term: where tuning starts."""
    ones = [1.0 if term == counted else 0.0 for term in terms]
    return Weights(terms, Scale(ones, ones.copy()), Scale(ones.copy(), ones.copy()))


def weights_from_text(text: str, origin: str) -> Weights:
    import tomllib

    plain = tomllib.loads(text)
    terms = list(plain["appeal"])
    if list(plain["forecast"]) != terms:
        raise BadPack(f"{origin}: [appeal] and [forecast] should have the same terms in the same order")
    scales: list[Scale] = []
    for name in ("appeal", "forecast"):
        first: list[float] = []
        last: list[float] = []
        for term, pair in plain[name].items():
            if not isinstance(pair, list) or len(pair) != 2:
                raise BadPack(f"{origin}: [{name}] {term} should be two numbers, at the first and at the last moment")
            first.append(float(pair[0]))
            last.append(float(pair[1]))
        scales.append(Scale(first, last))
    return Weights(terms, scales[0], scales[1])


def weights_of(title: str) -> Weights:
    """The weights that come with Argosy."""
    file = resources.files("argosy.bots").joinpath("weights", f"{title}.toml")
    return weights_from_text(file.read_text(encoding="utf-8"), f"weights/{title}.toml")
