"""Records of finished games, and statistics over many of them. Knows no particular game.

Everything here is computed from the saves, and can be computed from them again.
"""
