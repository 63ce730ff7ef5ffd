"""Writes the playthroughs anew, and says how observations are laid out: review both as a diff."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from test_openspiel import GAMES, PLAYTHROUGHS, playthrough

for name in GAMES:
    (PLAYTHROUGHS / f"{name}.txt").write_text(playthrough(name))
