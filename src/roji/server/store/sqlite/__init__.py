"""The verbs of the store in one SQLite file, and what is done with that file: copies, salvage."""
