"""What we claim about speed and size, measured against peers in one run."""
