"""Why a move is good, in the terms of each family of titles."""
