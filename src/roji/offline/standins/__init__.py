"""Packages of others that the server's rooms import, as far as they use them, in plain Python.

In a browser there is the standard library alone: there these modules lie beside `roji` under the names of the packages
they stand in for (building/offline.py). Nothing here imports them.
"""
