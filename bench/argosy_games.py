"""Measures one title with whichever Argosy PYTHONPATH names, interpreted or compiled. Prints JSON."""

import json
import sys
from dataclasses import asdict

from argosy.measure import measure

title, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
json.dump(asdict(measure(title, seconds=seconds, seed=seed)), sys.stdout)
