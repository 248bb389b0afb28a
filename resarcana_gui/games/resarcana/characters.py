"""The machine players' characters: automata, each of one material and with a temperament.

A temperament is what a character likes besides winning: features of how a game goes, each with the share of a win
that one unit of it is worth to this character. It is trained (`make train`): the difference between its policy and
the plain one is in `assets/resarcana/opponents/taste-<slug>.weights`. Its name, what it is and what it says are
texts, `character.<slug>` in `assets/resarcana/lang/characters/`; its portraits are those of all games, in
`assets/opponents`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FEATURES: Final = {
    "rounds": "rounds that the game took",
    "essences_kept": "essences in its pool when it passes, on average",
    "monuments": "monuments it has claimed",
    "places": "Places of Power it has claimed",
    "artifacts": "artifacts it has in play",
    "strikers": "artifacts it placed that attack",
    "guards": "artifacts it placed that answer attacks",
    "early_claims": "monuments and places it has claimed in the first three rounds",
    "conversions": "powers used that turn essences into others",
    "rival_losses": "essences that its attacks took from rivals",
    "denials": "monuments and places it claimed that a rival could have paid for at its next turn",
    "wards": "attacks that it ignored or answered with a reaction",
}
"""What a temperament may be about. All are counted for the character's own seat, at the end of the game."""

DEAREST: Final = 0.5
"""The most that a unit of a feature may be worth, as a share of a win. What a temperament costs in strength is
measured: docs/opponents.md."""

AVERAGED: Final = "essences_kept"
USUAL_ROUNDS: Final = 6
"""The number of rounds over which AVERAGED is averaged."""

MOMENTS: Final = ("greets", "claims", "attacks", "attacked", "leads", "trails", "wins", "beaten")
"""When it may say something: the game begins; it claims a monument or a Place of Power; it attacks, or is attacked;
it takes the lead, or loses it; it wins, or is beaten."""

REMARKS: Final = ("a", "b", "c")
"""Its remarks for each moment: `character.<slug>.says.<moment>.<remark>`."""


class Character:
    """An automaton."""

    def __init__(self, slug: str, material: str, likes: Mapping[str, float]) -> None:
        self.slug: Final = slug
        self.material: Final = material
        self.likes: Final = dict(likes)
        """The share of a win that a unit of each feature is worth; negative for what it would rather avoid."""

    def worths(self) -> dict[str, float]:
        """Return the likes by what is counted in a game, round by round (see `ai/feature_counts.py`)."""
        return {what: worth / (USUAL_ROUNDS if what == AVERAGED else 1) for what, worth in self.likes.items()}

    def text(self, what: str) -> str:
        """Return the key of a text about it: "name", "kind" or "about"."""
        return f"character.{self.slug}.{what}"

    def remark(self, moment: str, remark: str) -> str:
        """Return the key of something that it says."""
        return f"character.{self.slug}.says.{moment}.{remark}"


CHARACTERS: Final = (
    Character("owl", "bronze", {}),
    Character("cat", "porcelain", {"denials": 0.2, "rounds": 0.005}),
    Character("salamander", "brass", {"rounds": -0.2, "early_claims": 0.3, "places": 0.3}),
    Character("golem", "granite", {"essences_kept": 0.04, "monuments": 0.12}),
    Character("raven", "bone", {"rival_losses": 0.1, "strikers": 0.25}),
    Character("toad", "glass", {"conversions": 0.026, "artifacts": 0.005}),
    Character("hound", "iron", {"wards": 0.2, "guards": 0.25}),
    Character("sphinx", "gold", {}),
)
"""All characters, in the order in which they are offered: the owl sits down first with a newcomer. It and the sphinx
want nothing but to win."""
