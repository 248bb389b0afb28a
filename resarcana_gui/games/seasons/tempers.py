"""What the automata like in Seasons besides winning: features of how a game goes, each with the share of a victory that
one unit of it is worth to a character. Owl and sphinx like nothing but to win.

A temper is trained (`make train`): the difference between its policy and the plain one is in
`assets/seasons/opponents/taste-<slug>.weights`.
"""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ("owl", "cat", "salamander", "golem", "raven", "toad", "hound", "sphinx")
"""The automata that sit down at the table, by their slugs."""

FEATURES: Final = {
    "rounds": "rounds that the game took",
    "crystallised": "energies that it crystallised",
    "losses": "crystals that its cards took from opponents",
    "attackers": "cards that it put into play which take something from opponents",
    "activations": "cards that it activated",
    "familiars": "familiars that it put into play",
    "denials": "dice it took that were the last with a ring, or a star, while others had still to choose",
}
"""What a temper may be about. All are counted for the character's own seat."""

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "cat": {"denials": 0.05},
    "salamander": {"rounds": -0.05},
    "golem": {"crystallised": 0.012},
    "raven": {"losses": 0.02, "attackers": 0.06},
    "toad": {"activations": 0.02},
    "hound": {"familiars": 0.08},
}
"""The likes of each automaton that has any, by its slug."""
