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
from resarcana_gui.scene.seats.rings import BrassRing, Gauge, RoundPicture
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.screens.game_ui import Character

Mood: TypeAlias = Literal["rest", "pleased", "struck"]

FACE: Final = 0.80
GAUGE: Final = (0.82, 0.95)
"""The radius of the face, and of the gauge's two edges, as shares of the whole."""


class Likeness(Node):
    """As large as twice its radius; about its middle everything happens."""

    mood: Watched[Mood] = Watched(inner=True)
    points: Watched[int] = Watched(inner=True)
    passed: Watched[bool] = Watched(inner=True)
    """Whether it takes no further part for now: its face has no colour then."""

    def __init__(
        self, look: Look, radius: float, name: str, character: Character | None, colour: Colour, *, goal: int,
        at: Point,
    ) -> None:  # fmt: skip
        """Around it fill as many segments in the seat's `colour` as it has of `goal` points. Who is no character is
        shown by the first letter of the name."""
        super().__init__(size=(2 * radius, 2 * radius), anchor=CENTRE, at=at, name=f"likeness of {name}")
        self._look: Final = look
        stand_in = Initial(look, name[:1], colour)
        rest = character.picture if character is not None else None
        self._faces: Final[dict[Mood, Drawing]] = {
            "rest": rest or stand_in,
            "pleased": (character.pleased if character is not None else None) or rest or stand_in,
            "struck": (character.struck if character is not None else None) or rest or stand_in,
        }
        self._colour: Final = colour
        self._goal: Final = goal
        self.points = 0
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
        painter.put(self._look.shadow(self.width / 2, 6.0), self.box.inflate(12, 12).move(0, 3))
        painter.put(BrassRing(FACE), self.box)
        gauge = Gauge(min(self.points, self._goal), self._goal, self._colour, GAUGE[0] / GAUGE[1])
        painter.put(gauge, self.box.scale_by(GAUGE[1]))
        face = RoundPicture(self._faces[self.mood], grey=self.passed)
        painter.put(face, self.box.scale_by(FACE))
