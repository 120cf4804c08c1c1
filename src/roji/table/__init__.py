"""One match between seats: records of what was played."""
