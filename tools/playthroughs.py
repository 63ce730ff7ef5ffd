"""Writes the playthroughs of OpenSpiel's generator anew: `make playthroughs`; review them as a diff."""

from envs.test_openspiel import GAMES, PLAYTHROUGHS, playthrough

for name in GAMES:
    (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name))
