"""Matches as rows for learning: what a seat observed, what it could do, what it did, and what came of it."""
