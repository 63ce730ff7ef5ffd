"""Salvage: a card game of wreckers, as a title for Argosy."""

from argosy.titles.family import Family
from argosy_salvage.rules import SalvageTitle

FAMILY = Family(name="salvage", package="argosy_salvage", titles=(SalvageTitle(),))
