"""Matches between bots in numbers that can be trusted: who is stronger, by how much, and how sure that is."""
