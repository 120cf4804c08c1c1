"""The verbs of the store in a PostgreSQL database, by asyncpg; needs `roji[postgresql]`."""
