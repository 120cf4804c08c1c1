"""Engines: players that are programs of their own and speak a line protocol (docs/engines.md)."""
