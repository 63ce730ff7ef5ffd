"""What a position is worth to each seat: few, named terms per family of titles, with weights found by self-play."""
