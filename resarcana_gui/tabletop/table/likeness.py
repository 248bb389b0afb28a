"""The likeness of who sits at the table: a face in brass, which shows for a moment that it is pleased or struck."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.screens.game_ui import Character

Mood: TypeAlias = Literal["rest", "pleased", "struck"]

RIM: Final = 0.13
"""How wide its ring is, for its radius."""


class Likeness(Node):
    """As large as twice its radius; about its middle everything happens."""

    mood: Watched[Mood] = Watched(inner=True)
    passed: Watched[bool] = Watched(inner=True)
    """Whether it takes no further part for now: its face has no colour then."""

    def __init__(
        self, look: Look, radius: float, name: str, character: Character | None, colour: Colour, *, at: Point
    ) -> None:
        """Who is no character is shown by the first letter of the name, on the seat's `colour`."""
        super().__init__(size=(2 * radius, 2 * radius), anchor=CENTRE, at=at, name=f"likeness of {name}")
        self._look: Final = look
        stand_in = Initial(look, name[:1], colour)
        rest = character.picture if character is not None else None
        self._faces: Final[dict[Mood, Drawing]] = {
            "rest": rest or stand_in,
            "pleased": (character.pleased if character is not None else None) or rest or stand_in,
            "struck": (character.struck if character is not None else None) or rest or stand_in,
        }
        self.mood = "rest"
        self.passed = False
        self._shown = 0
        """How many moods it has shown: a later one is not ended by the end of one before."""

    def react(self, mood: Mood) -> None:
        """Show a mood for a moment."""
        self._shown += 1
        number, self.mood = self._shown, mood

        def rest() -> None:
            if number == self._shown:
                self.mood = "rest"

        self._look.queue.add(Wait(milliseconds("mood")) + Call(rest), INTERFACE)

    def draw(self, painter: Painter) -> None:
        inner = self.width / 2 * (1 - RIM)
        middle = self.box.center
        painter.put(self._look.shadow(self.width / 2, 6.0), self.box.inflate(12, 12).move(0, 3))
        painter.put(BrassRing(1 - RIM), self.box)
        face = RoundPicture(self._faces[self.mood], grey=self.passed)
        painter.put(face, Box(middle[0] - inner, middle[1] - inner, 2 * inner, 2 * inner))
