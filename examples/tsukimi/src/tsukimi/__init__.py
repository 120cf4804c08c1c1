"""Tsukimi, a game for Roji: take the moons and the hares, or nothing at all."""

import roji  # noqa: F401  before any module of ours: it chooses between their plain and their compiled files
