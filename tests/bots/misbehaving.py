"""Bots that do everything wrong, as classes."""

import sys


class Raises:
    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        raise ValueError("I do\nnot know")


class Leaves:
    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        sys.exit(3)


class Nothing:
    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        return None


class Unknown:
    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        return "build marketplace"


class Illegal:
    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        legal = knowledge.legal()
        return next(number for number in range(len(knowledge.catalogue)) if number not in legal)


class Once:
    """Fails at its first decision only."""

    def __init__(self):  # type: ignore[no-untyped-def]
        self.asked = 0

    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        self.asked += 1
        return None if self.asked == 1 else knowledge.legal()[0]


class Chatty:
    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        print("thinking")
        return knowledge.catalogue.name(knowledge.legal()[-1])


class Unmakeable:
    def __init__(self, seed):  # type: ignore[no-untyped-def]
        raise RuntimeError(f"seed {type(seed).__name__}")

    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        return 0


class Idle:
    pass


class Vandal:
    """Ruins all it is given; its answers are fine."""

    def choose(self, knowledge):  # type: ignore[no-untyped-def]
        from argosy.engine.chance import chance_from_seed

        position = knowledge.sample(chance_from_seed(1))
        answer = knowledge.legal()[0]
        knowledge.legal().clear()
        position.legal(knowledge.seat).clear()
        knowledge.view().clear()
        return answer
