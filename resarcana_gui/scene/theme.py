"""Themes: the colours of everything, by name. No other module defines a colour of the interface.

A pair of names that end in `_top` and `_low` is the gradient of a surface, like wood or metal under a lamp.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.colour import Colour


@dataclass(frozen=True)
class Theme:
    """Named colours. Themes with the same name are equal."""

    name: str
    colours: Mapping[str, Colour]
    worn: bool = True
    """Whether metal and wood show grain. Plain surfaces are easier to see."""

    def __getitem__(self, name: str) -> Colour:
        """Return a colour by name. Raises KeyError."""
        return self.colours[name]

    def __hash__(self) -> int:
        return hash(self.name)


CANDLELIGHT: Final = Theme(
    "candlelight",
    MappingProxyType(
        {
            "night": (15, 10, 8),  # behind everything
            "veil": (6, 4, 3),  # over everything behind a dialog
            "shadow": (0, 0, 0),
            "panel": (27, 19, 14),  # the background of text: the lighter end of panels
            "panel_top": (33, 24, 18),
            "panel_low": (20, 14, 11),
            "edge_top": (214, 172, 98),  # worn gold
            "edge_low": (130, 94, 46),
            "edge_dark": (66, 46, 24),
            "well": (13, 9, 7),  # sunk: fields, tracks, lists
            "well_edge": (140, 108, 62),
            "ink": (246, 236, 216),
            "ink_soft": (208, 192, 162),
            "gold": (238, 198, 116),
            "accent": (133, 196, 247),
            "good": (146, 214, 132),
            "bad": (255, 151, 126),
            "button_top": (84, 61, 38),
            "button_low": (52, 36, 23),
            "button_hot_top": (108, 80, 50),
            "button_hot_low": (68, 48, 31),
            "button_down_top": (44, 31, 20),
            "button_down_low": (60, 42, 27),
            "primary_top": (37, 99, 138),
            "primary_low": (20, 60, 94),
            "primary_hot_top": (42, 110, 150),
            "primary_hot_low": (26, 74, 112),
            "danger_top": (150, 46, 38),
            "danger_low": (92, 22, 20),
            "danger_hot_top": (168, 56, 44),
            "danger_hot_low": (112, 30, 25),
            "off_top": (42, 34, 28),
            "off_low": (32, 26, 21),
            "off_ink": (168, 155, 134),
            "knob_top": (252, 222, 156),
            "knob_low": (218, 172, 102),
            "parchment_top": (232, 214, 174),
            "parchment": (214, 192, 148),
            "parchment_low": (198, 172, 126),
            "parchment_ink": (46, 28, 14),
            "parchment_soft": (84, 56, 28),
            "parchment_head": (122, 32, 16),
            "water": (120, 190, 255),  # the seats, from the viewer's clockwise
            "air": (246, 178, 84),
            "earth": (140, 212, 122),
            "fire": (255, 140, 118),
            "violet": (186, 148, 255),
            "silver": (228, 232, 240),
            "rose": (255, 128, 196),
            "teal": (66, 204, 190),
            "plate_top": (226, 184, 110),
            "plate_low": (182, 136, 70),
            "brass": (200, 156, 86),
            "brass_ink": (44, 24, 8),
            "focus": (255, 236, 168),
            "hot": (255, 196, 92),  # the glow of available actions
            "chosen": (112, 190, 255),  # the glow of what is selected
            "selected": (58, 52, 40),  # a chosen row
            "light": (104, 72, 14),  # behind highlighted search words
            "past": (14, 62, 152),  # over a table shown as it was
        }
    ),
)

HIGH_CONTRAST: Final = Theme(
    "high contrast",
    MappingProxyType(
        {
            "night": (0, 0, 0),
            "veil": (0, 0, 0),
            "shadow": (0, 0, 0),
            "panel": (0, 0, 0),
            "panel_top": (0, 0, 0),
            "panel_low": (0, 0, 0),
            "edge_top": (255, 255, 255),
            "edge_low": (255, 255, 255),
            "edge_dark": (128, 128, 128),
            "well": (0, 0, 0),
            "well_edge": (255, 255, 255),
            "ink": (255, 255, 255),
            "ink_soft": (230, 230, 230),
            "gold": (255, 221, 77),
            "accent": (140, 212, 255),
            "good": (140, 255, 140),
            "bad": (255, 176, 160),
            "button_top": (20, 20, 20),
            "button_low": (20, 20, 20),
            "button_hot_top": (56, 56, 56),
            "button_hot_low": (56, 56, 56),
            "button_down_top": (0, 0, 0),
            "button_down_low": (0, 0, 0),
            "primary_top": (0, 42, 96),
            "primary_low": (0, 42, 96),
            "primary_hot_top": (0, 62, 128),
            "primary_hot_low": (0, 62, 128),
            "danger_top": (96, 0, 0),
            "danger_low": (96, 0, 0),
            "danger_hot_top": (122, 0, 0),
            "danger_hot_low": (122, 0, 0),
            "off_top": (0, 0, 0),
            "off_low": (0, 0, 0),
            "off_ink": (190, 190, 190),
            "knob_top": (255, 255, 255),
            "knob_low": (255, 255, 255),
            "parchment_top": (255, 255, 255),
            "parchment": (255, 255, 255),
            "parchment_low": (255, 255, 255),
            "parchment_ink": (0, 0, 0),
            "parchment_soft": (0, 0, 0),
            "parchment_head": (110, 0, 0),
            "water": (140, 212, 255),
            "air": (255, 221, 77),
            "earth": (140, 255, 140),
            "fire": (255, 176, 160),
            "violet": (206, 176, 255),
            "silver": (255, 255, 255),
            "rose": (255, 170, 220),
            "teal": (96, 232, 214),
            "plate_top": (255, 255, 255),
            "plate_low": (255, 255, 255),
            "brass": (255, 255, 255),
            "brass_ink": (0, 0, 0),
            "focus": (255, 255, 0),
            "hot": (255, 221, 77),
            "chosen": (140, 212, 255),
            "selected": (52, 52, 52),
            "light": (0, 72, 150),
            "past": (0, 84, 200),
        }
    ),
    worn=False,
)

THEMES: Final = (CANDLELIGHT, HIGH_CONTRAST)

ON_DARK: Final = ("panel", "panel_top", "panel_low", "well", "night", "selected")
"""The backgrounds of light text."""

BUTTONS: Final = ("button", "button_hot", "button_down", "primary", "primary_hot", "danger", "danger_hot")

TEXT_PAIRS: Final = (
    *((ink, ground) for ink in ("ink", "ink_soft", "gold", "accent", "good", "bad") for ground in ON_DARK),
    *(("ink", f"{button}{end}") for button in BUTTONS for end in ("_top", "_low")),
    *(("off_ink", ground) for ground in ("off_top", "off_low", "panel", "well")),
    *((f"parchment_{ink}", f"parchment{end}") for ink in ("ink", "soft", "head") for end in ("_top", "", "_low")),
)
"""Every text colour with every background that it appears on."""

CONTROL_PAIRS: Final = (
    *((edge, ground) for edge in ("edge_top", "edge_low", "well_edge", "focus") for ground in ("panel", "night")),
    *(("focus", f"{button}{end}") for button in BUTTONS for end in ("_top", "_low")),
    *(("knob_low", ground) for ground in ("well", "primary_top", "panel")),
    *((glow, ground) for glow in ("hot", "chosen", "focus") for ground in ("panel", "night", "well", "selected")),
    ("well_edge", "well"),
)
"""The colours of lines and marks that show a control's place or state, each with its background."""
