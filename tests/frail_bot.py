"""A bot whose process dies in the middle of a game, once: when it has left `marker` behind, it plays on."""

FRAIL = """
import os, pathlib, signal

class Frail:
    def choose(self, knowledge):
        if knowledge.ply > 100 and not os.path.exists("{marker}"):
            pathlib.Path("{marker}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return knowledge.legal()[0]
"""
