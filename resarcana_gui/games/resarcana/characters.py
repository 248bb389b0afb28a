"""Who plays for the machine: automata, each of one material, with a temperament.

A temperament is what a character likes beside winning: features of how a game goes, each with the share of a win that
one unit of it is worth to this character. Its name, who it is and what it says are texts, `character.<slug>` in
`assets/resarcana/lang/characters/`; its portraits are `assets/resarcana/opponents/faces/<slug>-<mood>.webp`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FEATURES: Final = {
    "rounds": "rounds that the game took",
    "essences_kept": "essences in its pool when it passes, the mean over the rounds",
    "monuments": "monuments it has claimed",
    "places": "Places of Power it has claimed",
    "artifacts": "artifacts it has in play",
    "conversions": "powers used that turn essences into others",
    "rival_losses": "essences that its attacks took from rivals",
    "denials": "monuments and places it claimed that a rival could have paid for at its next turn",
    "wards": "attacks that it ignored or answered with a reaction",
}
"""What a temperament may be about. All are counted for the character's own seat, at the end of the game."""

DEAREST: Final = 0.06
"""No unit of a feature is worth more of a win: a character must stay within 60 Elo of one that only wants to win."""

MOODS: Final = ("rest", "pleased", "struck")
"""How its portraits show it."""

MOMENTS: Final = ("greets", "claims", "attacks", "attacked", "leads", "trails", "wins", "beaten")
"""When it may say something: the game begins; it claims a monument or a Place of Power; it attacks, or is attacked; it
takes the lead, or loses it; it wins, or is beaten."""

REMARKS: Final = ("a", "b", "c")
"""For each moment it has so many remarks: `character.<slug>.says.<moment>.<remark>`."""


class Character:
    """An automaton."""

    def __init__(self, slug: str, material: str, likes: Mapping[str, float]) -> None:
        self.slug: Final = slug
        self.material: Final = material
        self.likes: Final = dict(likes)
        """By feature, the share of a win that a unit is worth; less than nothing for what it would rather avoid."""

    def text(self, what: str) -> str:
        """The key of a text about it: "name", "kind" or "about"."""
        return f"character.{self.slug}.{what}"

    def remark(self, moment: str, remark: str) -> str:
        """The key of something that it says."""
        return f"character.{self.slug}.says.{moment}.{remark}"

    def portrait(self, mood: str) -> str:
        """The name of its portrait's file, in the folder of faces."""
        return f"{self.slug}-{mood}.webp"


CHARACTERS: Final = (
    Character("owl", "bronze", {}),
    Character("cat", "porcelain", {"denials": 0.05, "rounds": 0.005}),
    Character("salamander", "brass", {"rounds": -0.05, "places": 0.02}),
    Character("golem", "granite", {"essences_kept": 0.008, "monuments": 0.04}),
    Character("raven", "bone", {"rival_losses": 0.02}),
    Character("toad", "glass", {"conversions": 0.012, "artifacts": 0.01}),
    Character("hound", "iron", {"wards": 0.04, "rival_losses": 0.004}),
    Character("sphinx", "gold", {}),
)
"""In the order in which they are offered: the owl sits down first with a newcomer. It and the sphinx want nothing but
to win."""
