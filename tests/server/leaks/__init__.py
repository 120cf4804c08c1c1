"""The leak test over the network: recorded matches, their twins, and every byte that each viewer gets."""
