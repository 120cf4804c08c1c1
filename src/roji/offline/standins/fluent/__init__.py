"""Stands in for the package of Fluent: the browser's own formats the sentences."""
