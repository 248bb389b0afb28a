"""The settings, with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

SPEEDS: Final = ("normal", "fast", "instant")
PALETTES: Final = ("painted", "red_green", "blue_yellow")
READ_OUT: Final = ("off", "clipboard", "speech")
THOUGHTS: Final = ("none", "short", "long")
LOUDEST: Final = 100
MOST_PEOPLE: Final = 8
TEXT_SCALES: Final = tuple(range(100, 201, 10))


@dataclass(frozen=True)
class Settings:
    """The player's settings. Change them with `dataclasses.replace`.

    The default language here is English; `load` asks the system for the player's.
    """

    language: str = "en"
    """The code of an installed language."""
    game: str = ""
    """The name of the game chosen last; empty if none was."""
    played: tuple[str, ...] = ()
    """The names of the games that were played here, the latest first."""
    speed: str = "normal"
    """One of SPEEDS: how fast the table plays."""
    second_thought: str = "short"
    """One of THOUGHTS: how long others wait after a player's action, so that it can be undone."""
    music: int = 60
    """The volume, from 0 to LOUDEST."""
    quiet_behind: bool = True
    """Whether the program is silent while another window has the focus."""
    effects: int = 80
    """The volume, from 0 to LOUDEST."""
    text_scale: int = 100
    """Percent, one of TEXT_SCALES."""
    high_contrast: bool = False
    palette: str = "painted"
    """One of PALETTES: the colours of tokens that are distinguished by colour."""
    reduced_motion: bool = False
    read_out: str = "off"
    """One of READ_OUT: how a plain-text description of what can be seen is given, if at all."""
    full_screen: bool = False
    forced_choices: bool = True
    """Whether questions with a single answer are answered automatically."""
    pass_alone: bool = False
    """Whether the only person at a table passes automatically when nothing else is possible and all can see that."""
    remarks: bool = True
    """Whether machine opponents may say something."""
    chances: bool = False
    """Whether the table shows how likely everybody is to win, as the companion judges."""
    hints: bool = True
    """Whether things are explained the first time that they happen."""
    hints_seen: tuple[str, ...] = ()
    """What has been explained: `<game>/<name>`."""
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The keys of actions that differ from the defaults: chords by the action's name."""
    player_name: str = ""
    """Empty until the player has entered one."""
    people: tuple[str, ...] = ()
    """The names of people who played here lately, the latest first; MOST_PEOPLE at most."""
    window: tuple[int, int] | None = None
    """Width and height while it does not fill the screen, in the system's units; None before the first time."""
    window_at: tuple[int, int] | None = None
    """The position of its top left corner then, on the plane of all monitors; None if unknown."""
    last_setup: Mapping[str, str] = field(default_factory=dict)
    """The choices for the last new game; their meaning belongs to whoever writes them."""
    at_tables: Mapping[str, str] = field(default_factory=dict)
    """What seats have set at the tables of saved matches, by `<file>/<seat>`, the latest last; its meaning belongs to
    the game."""
