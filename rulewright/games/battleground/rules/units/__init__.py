"""Units: their numbers, what gives them more, their conditions, how they come to the battleground."""
