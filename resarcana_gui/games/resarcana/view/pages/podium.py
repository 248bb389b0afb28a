"""The end of a game: a column for every seat, built of everything that gave points, brick by brick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.faces.icons import GAME
from resarcana_gui.games.resarcana.view.kit import Kit
from resarcana_gui.games.resarcana.view.pages.brick import Brick, least_height
from resarcana_gui.games.resarcana.view.pages.standings import Standing, notes, standings
from resarcana_gui.scene import layout
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.look import BODY
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.tabletop.cards.seal import Seal

WIDEST: Final = 400.0
COLUMNS: Final = 26.0
SEAL: Final = 96.0
GROWN: Final = 1.4
"""How much larger the seal is with large texts."""
HIGHEST: Final = 84.0
"""Plinths are no higher; longer names shrink."""
GAP: Final = 4.0
"""Between bricks."""
UNIT: Final = 48.0
"""How high a point is at most."""
TICK: Final = "resarcana/points_tick"
"""The sound of a brick."""
TOTAL: Final = TextStyle(44, Face.BOLD, "ink", on="danger_low", align="centre", halo="night", leading=1.0)
NAME: Final = TextStyle(28, Face.DISPLAY, "ink", on="button_low", align="centre")
WINNER: Final = TextStyle(28, Face.DISPLAY, "gold", on="button_low", align="centre")
NOTE: Final = TextStyle(BODY.size, colour="ink_soft", on="well", align="centre")


class Plinth(Node):
    """What a column stands on: the player's name, in a light when that player has won."""

    def __init__(self, kit: Kit, standing: Standing, size: Point) -> None:
        super().__init__(size=size, name=f"plinth {standing.seat}")
        self.kit = kit
        self.lit = False
        """Whether the light is on."""
        name = kit.voice.players[standing.seat]
        name = f"{{laurel}} {name}" if standing.won else name
        style = WINNER if standing.won else NAME
        self.add(Label(kit.look, name, style, at=(10, 6), width=size[0] - 20, height=size[1] - 12))

    def light(self) -> None:
        """Let everybody see who has won."""
        self.lit = True
        self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        if self.lit:
            painter.put(self.kit.look.glow("hot", 10.0, 20.0), self.box.inflate(40, 40))
        painter.put(self.kit.look.panel("button", radius=10.0), self.box)


class Column(Node):
    """One seat's bricks, from the lower end of its box up, and above them the seal with the points."""

    def __init__(self, kit: Kit, standing: Standing, size: Point, heights: Sequence[float], plinth: Plinth) -> None:
        super().__init__(size=size, name=f"column {standing.seat}")
        self.kit = kit
        self.standing = standing
        self.plinth = plinth
        self.bricks: list[Brick] = []
        self._tops = [size[1]]
        for part, height in zip(standing.parts, heights, strict=True):
            brick = Brick(kit, part, (size[0], height))
            brick.y = self._tops[-1] - GAP - height
            self._tops.append(brick.y)
            self.bricks.append(brick)
        side = seal_side(kit)
        self.seal = Sprite(Seal(kit.look.theme, GAME), (side, side), at=((size[0] - side) / 2, 0.0), name="seal")
        self._total = Label(kit.look, "0", TOTAL, at=(side * 0.2, 0.0), width=side * 0.6, height=side)
        self.seal.add(self._total)
        self.add(*self.bricks, self.seal)
        self._begin()

    def step(self, at: int) -> Action:
        """The next brick comes, and the points go up."""
        moves, brick = self.kit.look.moves, self.bricks[at]
        before = sum(part.points for part in self.standing.parts[:at])
        rising = moves.move(self.seal, self._above(at + 1), "count")
        counting = moves.count(self._count, before, before + brick.part.points, self.seal)
        return Together(moves.fade(brick, 1.0, "count"), rising, counting)

    def _begin(self) -> None:
        for brick in self.bricks:
            brick.alpha = 0.0
        self.seal.at = self._above(0)

    def _above(self, bricks: int) -> Point:
        """Where the seal is above so many bricks."""
        return self.seal.x, self._tops[bricks] - self.seal.height - GAP

    def _count(self, points: int) -> None:
        self._total.write(str(points))


class Podium(Node):
    """All columns and what there is to be said below them, in a box of a size; it builds itself when it is made."""

    def __init__(self, kit: Kit, view: State, size: Point, play: Callable[[str], object]) -> None:
        """`play` is called with the names of sounds."""
        super().__init__(size=size, name="podium")
        self.kit = kit
        self._play = play
        ranked = standings(view)
        self._notes = Label(kit.look, "  ·  ".join(notes(kit.voice, view)), NOTE, width=size[0])
        self._notes.y = size[1] - self._notes.height
        self.columns = self._lay(ranked, (size[0], self._notes.y - 14))
        self.add(self._notes)
        self._notes.alpha = 0.0
        kit.look.queue.add(self._building(), TABLE)

    def _lay(self, ranked: Sequence[Standing], room: Point) -> list[Column]:
        """The columns, as high as there is room, or higher than that and to be scrolled."""
        width = min(WIDEST, (room[0] - 40 - COLUMNS * (len(ranked) - 1)) / len(ranked))
        foot, above = self._foot(ranked, width), seal_side(self.kit) + 24
        high = room[1] - foot
        heights = brick_heights(ranked, high - above, least_height(self.kit))
        whole = max(high, above + max(sum(column) + GAP * len(column) for column in heights))
        ground = self._ground((room[0], high), whole)
        spots = layout.spread(Box(0, 0, ground.width, 0), len(ranked), width, COLUMNS)
        columns = []
        for standing, spot, bricks in zip(ranked, spots, heights, strict=True):
            plinth = Plinth(self.kit, standing, (width, foot))
            plinth.at = (spot.x - width / 2, high)
            column = Column(self.kit, standing, (width, whole), bricks, plinth)
            column.x = plinth.x
            self.add(plinth)
            columns.append(column)
        ground.add(*columns)
        return columns

    def _ground(self, room: Point, whole: float) -> Node:
        """What the columns lie on."""
        if whole <= room[1]:
            ground = Node(size=room)
            self.add(ground)
            return ground
        area = ScrollArea(self.kit.look, room, name="podium content")
        area.fit(whole)
        self.add(area)
        return area.content

    def _foot(self, ranked: Sequence[Standing], width: float) -> float:
        """How high the plinths are, so that every name has room."""
        names = [self.kit.voice.players[one.seat] for one in ranked]
        needed = max(self.kit.look.text.measure(name, NAME, width - 20)[1] for name in names) + 20
        return min(needed, HIGHEST)

    def _building(self) -> Action:
        """Brick by brick, in all columns at once; then the light, and what is to be said."""
        moves = self.kit.look.moves
        most = max(len(column.bricks) for column in self.columns)
        steps: list[Action] = [moves.wait("breath")]
        for at in range(most):
            steps.append(Call(partial(self._play, TICK)))
            steps.append(Together(*(column.step(at) for column in self.columns if at < len(column.bricks))))
            steps.append(moves.wait("breath"))
        steps.append(moves.fade(self._notes, 1.0))
        steps.extend(Call(column.plinth.light) for column in self.columns if column.standing.won)
        return in_turn(*steps)


def seal_side(kit: Kit) -> float:
    """How large the seal with the points is."""
    return SEAL * min(kit.look.text.scale, GROWN)


def brick_heights(ranked: Sequence[Standing], room: float, least: float) -> list[list[float]]:
    """How high every brick of every column is: a point as high as can be, so that the highest column fits, and equal
    points are equally high; but no brick lower than the least, even if it does not fit then."""
    for unit in range(int(UNIT), 0, -1):
        heights = [[max(least, unit * part.points - GAP) for part in one.parts] for one in ranked]
        if max(sum(column) + GAP * len(column) for column in heights) <= room:
            return heights
    return [[least for _ in one.parts] for one in ranked]
