"""Res Arcana on the screen: in words and in pictures."""
