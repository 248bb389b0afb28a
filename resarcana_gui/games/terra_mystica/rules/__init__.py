"""The rules of Terra Mystica."""
