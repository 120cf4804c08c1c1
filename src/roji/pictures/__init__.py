"""Pictures to send: positions, counts and curves of any game, as SVG and as PNG."""
