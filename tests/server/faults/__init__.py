"""A real server on a disk that fails: the fault shim, and what must hold afterwards."""
