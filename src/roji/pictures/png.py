"""SVG as PNG, by resvg, which runs no script and asks no network."""

from __future__ import annotations

from roji.pictures.frame import WIDTH


def png(svg: str, width: int = WIDTH) -> bytes:
    """The picture in pixels, so many wide."""
    import resvg_py  # only where somebody wants pixels

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
