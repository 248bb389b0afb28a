"""The look shared by all widgets: the theme, the texts, and the player's pace. Changing it changes every widget at
once."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from resarcana_gui.scene.animator import Animator
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.queue import Queue
from resarcana_gui.scene.shapes import Halo, Outline, Panel
from resarcana_gui.scene.snapshot import Snapshot
from resarcana_gui.scene.text import IconSource, TextStyle
from resarcana_gui.scene.theme import CANDLELIGHT, Theme
from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.wrapping import TextEngine

TARGET: Final = 44.0
"""The least width and height of a control, in canvas pixels."""

RING: Final = 3.0
"""The width of the focus ring, in canvas pixels."""

EDGE: Final = 0.6
"""The share of gold in the colour of a button's edge; the rest is the button's own colour."""
GLOSS: Final = 0.08

BODY: Final = TextStyle(22)
SMALL: Final = TextStyle(18, colour="ink_soft")
STRONG: Final = TextStyle(24, Face.BOLD)
HEADING: Final = TextStyle(30, Face.DISPLAY, "gold")
TITLE: Final = TextStyle(48, Face.DISPLAY, "gold")


class UiStyle:
    """The look of one scene."""

    def __init__(
        self,
        theme: Theme = CANDLELIGHT,
        text_scale: float = 1.0,
        icons: IconSource | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.pace = pace if pace is not None else Pace()
        self.queue = Queue(self.pace)
        self.animator = Animator(self.pace)
        self.text = TextEngine(theme, text_scale, icons)
        self.snapshot: Snapshot | None = None
        """The snapshot that replaces the whole picture as long as it is in the tree."""
        self.pixel = 1.0
        """The length on the canvas of a pixel of the smallest window of this shape: what must have a size in pixels
        is enlarged by it. Set it before `change`."""
        self.version = 0
        """A number that increases when theme, text scale or icons change. Caches of widgets' pictures check it."""

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self.text.theme

    def change(
        self, theme: Theme | None = None, text_scale: float | None = None, icons: IconSource | None = None
    ) -> None:
        """Change the look. Screens lay themselves out again when the text scale changes. Raises ValueError for a
        text scale outside 1 to 2."""
        scale = self.text.scale if text_scale is None else text_scale
        if not 1.0 <= scale <= 2.0:
            raise ValueError(f"A text scale is from 1 to 2, not {scale}.")
        chosen = theme if theme is not None else self.theme
        self.text = TextEngine(chosen, scale, icons if icons is not None else self.text.icons)
        self.version += 1

    def colour(self, name: str) -> Colour:
        """Return a colour of the theme. Raises KeyError."""
        return self.theme[name]

    def panel(self, kind: str = "panel", *, radius: float = 12.0, edge: float = 2.0, alpha: float = 1.0) -> Panel:
        """Return a surface of the theme with a gold edge. `kind` names its colours, such as panel, button, primary."""
        theme = self.theme
        return Panel(
            theme[f"{kind}_top"], theme[f"{kind}_low"], radius, edge, theme["edge_top"], theme["edge_low"],
            alpha, worn=theme.worn,
        )  # fmt: skip

    def raised(self, kind: str, radius: float) -> Panel:
        """Return the face of a button, with gloss on its upper half. Its edge is gold mixed with its own colour."""
        theme = self.theme
        face = self.panel(kind, radius=radius)
        if not theme.worn:
            return face
        return replace(
            face, edge_top=mixed(face.top, face.edge_top, EDGE), edge_low=mixed(face.low, face.edge_low, EDGE),
            gloss=GLOSS, worn=False,
        )  # fmt: skip

    def well(self, radius: float = 8.0) -> Panel:
        """Return a sunk surface: a field, a track, a list."""
        theme = self.theme
        return Panel(theme["well"], theme["well"], radius, 1.5, theme["well_edge"], theme["well_edge"])

    def ring(self, radius: float) -> Outline:
        """Return the focus ring."""
        return Outline(self.colour("focus"), radius, RING)

    def glow(self, name: str, radius: float, reach: float = 14.0) -> Halo:
        """Return the glow around what is `hot`, `chosen` or has the `focus`."""
        return Halo(self.colour(name), radius, reach, 0.9, 0.35)

    def shadow(self, radius: float, reach: float = 12.0) -> Halo:
        """Return the shadow of something raised."""
        return Halo(self.colour("shadow"), radius, reach, 0.6)
