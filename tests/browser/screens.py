"""Sizes of screens, and where pictures of them go."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENS = ROOT / "build" / "screens"
DESKTOP, PHONE = (1440, 900), (390, 844)
