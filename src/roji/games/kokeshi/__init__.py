"""Niwa - Kokeshi and Samurai: the bead race, for two."""
