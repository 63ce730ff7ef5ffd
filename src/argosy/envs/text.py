"""Games for players who read and write, such as language models: what a seat may know and may do, as text."""

import re
from dataclasses import dataclass, field

from argosy.engine.chance import chance_from_seed
from argosy.engine.errors import BadAction, BadChoice
from argosy.engine.position import Option
from argosy.engine.rules import Fact
from argosy.envs.raw.games import MARGIN, WIN, rewards_of
from argosy.envs.view_text import view_text
from argosy.game import Game, new_game
from argosy.texts import say

_NUMBERED = re.compile(r"\(?(\d+)(?:[.):\s]|$)\s*")
_AROUND = " \t\"'`*.“”«»"


@dataclass
class Turn:
    """What one seat is shown when it owes a decision, or all are when the game is over."""

    seat: int | None  # None: the game is over
    text: str  # all that follows, and what the seat may know, ready to be read
    actions: list[str]  # the names of the legal actions, in the order of their numbers
    refusal: str | None = None  # why the last answer was not taken, with the rule's id where a rule forbids it
    rewards: list[float] = field(default_factory=list)  # by seat, once the game is over

    @property
    def is_over(self) -> bool:
        return self.seat is None


class TextEnv:
    """One game. An answer is the name of a legal action or its number in the list.

    An answer that cannot be taken changes nothing: the seat is told why and asked again, at most `retries` times in one
    decision. After that a legal action drawn by chance is played for it; `stand_ins[seat]` counts these.
    """

    def __init__(
        self,
        title: str,
        *,
        players: int,
        seed: int | None = None,
        language: str = "en",
        retries: int = 3,
        reward: str = "win",
        pack: str | None = None,
        **options: Option,
    ) -> None:
        if retries < 0:
            raise BadChoice(f"retries should be 0 or more, not {retries!r}")
        if reward not in (WIN, MARGIN):
            raise BadChoice(f"the reward should be {WIN!r} or {MARGIN!r}, not {reward!r}")
        self.game: Game = new_game(title, players=players, seed=seed, pack=pack, language=language, **options)
        self.retries = retries
        self.reward = reward
        self.stand_ins = [0] * players
        self._luck = chance_from_seed(self.game.seed or 0)
        self._refused = 0
        self._told = [0] * players  # how many events each seat has been told

    def turn(self) -> Turn:
        """What is to be decided now, as the seat that decides may know it."""
        return self._turn(None)

    def step(self, answer: str | int) -> Turn:
        """Plays the answer of the seat that decides, or says why it cannot be played. Gives what comes next."""
        if self.game.is_over:
            raise BadAction("the game is over")
        seat = self.game.to_act[0]
        action, refusal = self._read(seat, str(answer))
        if refusal is not None:
            self._refused += 1
            if self._refused <= self.retries:
                return self._turn(refusal)
            options = self.game.legal(seat)
            action = options[self._luck.below(len(options))]
            self.stand_ins[seat] += 1
        self._told[seat] = len(self.game.events(seat))
        self._refused = 0
        self.game.play(action, seat)
        return self._turn(None)

    def _read(self, seat: int, answer: str) -> tuple[str, str | None]:
        """The legal action that was meant, or why there is none."""
        lines = [line.strip(_AROUND) for line in answer.splitlines() if line.strip(_AROUND)]
        words = lines[-1] if lines else ""
        options = self.game.legal(seat)
        numbered = _NUMBERED.match(words)
        if numbered is not None:
            number = int(numbered.group(1)) if len(numbered.group(1)) < 6 else 0
            if 1 <= number <= len(options):
                return options[number - 1], None
            return "", self._say("env-no-such-number", number=number, last=len(options))
        try:
            refused = self.game.why_not(words, seat)
        except BadAction:
            return "", self._say("env-not-understood", text=words[:60])
        if refused is None:
            return self.game.catalogue.name(self.game.catalogue.number(words)), None
        return "", self._say("env-refused", action=words, text=refused.text, rule=refused.rule)

    def _turn(self, refusal: str | None) -> Turn:
        if self.game.is_over:
            return Turn(None, self._ending(), [], None, rewards_of(self.game.position, self.reward))
        seat = self.game.to_act[0]
        return Turn(seat, self.text_for(seat, refusal), self.game.legal(seat), refusal)

    def text_for(self, seat: int, refusal: str | None = None) -> str:
        """All that the seat may know, what happened since it last decided, and what it may do."""
        game = self.game
        parts = [self._say("env-you", player=game.teller.names[seat], seat=seat)]
        news = [game.teller.event(event) for event in game.events(seat)[self._told[seat] :]]
        if news:
            parts.append("\n".join([self._say("env-news"), *(f"- {sentence}" for sentence in news)]))
        parts.append(self._say("env-table") + "\n" + view_text(game.view(seat)))
        if seat in game.to_act:
            options = [game.catalogue.action(number) for number in game.position.legal(seat)]
            listed = [f"{at + 1}. {action.name} | {game.teller.action(action, game.position)}" for at, action in enumerate(options)]
            parts.append("\n".join([game.prompt(seat), *listed]))
            parts.append(self._say("env-answer") if refusal is None else f"{refusal} {self._say('env-answer')}")
        return "\n\n".join(parts)

    def _ending(self) -> str:
        game = self.game
        lines = [self._say("env-over")]
        for seat, score in enumerate(game.scores()):
            key = "env-won" if seat in game.winners else "env-scored"
            lines.append(self._say(key, player=game.teller.names[seat], points=score.total))
        return "\n".join(lines)

    def _say(self, key: str, **facts: Fact) -> str:
        return say(self.game.language, key, facts)
