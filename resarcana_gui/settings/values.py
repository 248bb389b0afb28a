"""What the player can set, with what it is at first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SPEEDS: Final = ("normal", "fast", "instant")
THOUGHTS: Final = ("none", "short", "long")
LOUDEST: Final = 100
TEXT_SCALES: Final = tuple(range(100, 201, 10))


@dataclass(frozen=True)
class Settings:
    """The player's settings. Change them with `dataclasses.replace`.

    The language here is always English at first; `load` asks the system for the player's.
    """

    language: str = "en"
    """The code of one that there is."""
    game: str = ""
    """The name of the game that was chosen last; empty until one was."""
    speed: str = "normal"
    """One of SPEEDS: how fast the table plays."""
    second_thought: str = "short"
    """One of THOUGHTS: how long nobody answers what a player has done, and can still take back."""
    music: int = 60
    """How loud, from 0 to LOUDEST."""
    effects: int = 80
    """How loud, from 0 to LOUDEST."""
    text_scale: int = 100
    """Percent, one of TEXT_SCALES."""
    high_contrast: bool = False
    reduced_motion: bool = False
    full_screen: bool = False
    forced_choices: bool = True
    """Whether questions that have one answer answer themselves."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of actions, where they are not the usual ones: chords by the action's name."""
    player_name: str = ""
    """Empty until the player has given one."""
    window: tuple[int, int] | None = None
    """Width and height when it does not fill the screen, in the system's units; None until it has been shown."""
    last_setup: Mapping[str, str] = field(default_factory=dict)
    """What was chosen for the last new game; what it means is the affair of who writes it."""
