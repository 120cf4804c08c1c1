"""Everybody beside everybody: our four games and their peers, measured in one run (benchmarks/report.md)."""
