"""The machine opponents of Terra Mystica."""
