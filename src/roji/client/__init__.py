"""Playing at a server from Python: make a table, join by link, play, watch. docs/clients.md has examples."""

from roji.client.home import Home, join, watch
from roji.client.table import Refused, RemoteTable

__all__ = ["Home", "Refused", "RemoteTable", "join", "watch"]
