"""What every title shares: the contract of a game, and nothing of any one game. It does no I/O."""
