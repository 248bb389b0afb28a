"""The end of a game: a column for each seat, built block by block of everything that gave points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.scene import layout
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.queue import TABLE
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.tabletop.cards.pictures import Pictures
from resarcana_gui.tabletop.cards.seal import Seal
from resarcana_gui.tabletop.pages.score_block import ScoreBlock, ScorePart, least_height

WIDEST: Final = 400.0
"""The greatest width of a column."""
COLUMNS: Final = 26.0
"""Between columns."""
SEAL: Final = 96.0
"""The side of the seal with the points, at a text scale of 1."""
GROWN: Final = 1.4
"""The greatest scale of the seal, with large texts."""
LARGER: Final = 1.7
"""The size of the crest with a face, relative to the seal."""
RING: Final = 0.88
"""The size of the face, relative to the brass ring around it."""
SHARE: Final = 0.82
"""The size of a seal before a face, relative to its usual size."""
OUTSIDE: Final = 0.1
"""How far the seal reaches over the ring, relative to its size."""
HIGHEST: Final = 84.0
"""The greatest height of plinths; longer names shrink."""
GAP: Final = 4.0
"""Between blocks."""
UNIT: Final = 48.0
"""The greatest height of a point, in canvas pixels."""
TOTAL: Final = TextStyle(44, Face.BOLD, "ink", on="danger_low", align="centre", halo="night", leading=1.0)
"""The style of the points on the seal."""
NAME: Final = TextStyle(28, Face.DISPLAY, "ink", on="button_low", align="centre")
"""The style of names."""
WINNER: Final = TextStyle(28, Face.DISPLAY, "gold", on="button_low", align="centre")
"""The style of winners' names."""
LOWER: Final = (1.0, 0.85, 0.72, 0.6)
"""The heights of blocks that are tried if columns would be too high, relative to what their letters need."""
NOTE: Final = TextStyle(BODY.size, colour="ink_soft", on="well", align="centre")
"""The style of the remarks."""


@dataclass(frozen=True)
class Rank:
    """One seat's result."""

    seat: int
    name: str
    won: bool
    """Whether it has won, perhaps with others."""
    parts: tuple[ScorePart, ...]
    """The sources of its points, from the ground up."""
    sign: str = ""
    """The icon before the name; markup."""
    face: Drawing | None = None
    """The player's portrait."""


@dataclass(frozen=True)
class GameEnding:
    """How a game ended."""

    ranks: tuple[Rank, ...]
    """All seats, from first to last."""
    notes: str
    """Further remarks."""


class Plinth(Node):
    """The base of a column: the player's name, lit for a winner."""

    def __init__(self, look: UiStyle, rank: Rank, size: Point) -> None:
        super().__init__(size=size, name=f"plinth {rank.seat}")
        self.look: Final = look
        self.lit = False
        """Whether it is lit."""
        name = f"{rank.sign} {rank.name}" if rank.sign else rank.name
        style = WINNER if rank.won else NAME
        self.add(Label(look, name, style, at=(10, 6), width=size[0] - 20, height=size[1] - 12))

    def light(self) -> None:
        """Light it, to show who has won."""
        self.lit = True
        self.changed(inner=True)

    def draw(self, painter: Painter) -> None:
        if self.lit:
            painter.put(self.look.glow("hot", 10.0, 20.0), self.box.inflate(40, 40))
        painter.put(self.look.panel("button", radius=10.0), self.box)


class Crest(Node):
    """The top of a column: a seal with the points and, if it is known, behind it the player's portrait."""

    def __init__(self, look: UiStyle, folder: str, face: Drawing | None) -> None:
        """`folder`: the game's folder among the assets."""
        side = seal_side(look)
        whole = crest_side(look, face)
        super().__init__(size=(whole, whole), name="crest")
        if face is not None:
            rim = whole * (1.0 - RING) / 2
            self.add(Sprite(BrassRing(RING), (whole, whole), name="ring"))
            self.add(Sprite(RoundPicture(face), (whole - 2 * rim, whole - 2 * rim), at=(rim, rim), name="face"))
            side *= SHARE
        seal = Sprite(Seal(look.theme, folder), (side, side), at=(whole - side, whole - side), name="seal")
        seal.at = (seal.x + side * OUTSIDE, seal.y + side * OUTSIDE) if face is not None else seal.at
        self._total: Final = Label(look, "0", TOTAL, at=(side * 0.2, 0.0), width=side * 0.6, height=side)
        seal.add(self._total)
        self.add(seal)

    def count(self, points: int) -> None:
        """Show this many points."""
        self._total.write(str(points))


class Column(Node):
    """The blocks of one seat, from the lower end of its box up, and above them its crest."""

    def __init__(
        self, look: UiStyle, pictures: Pictures, rank: Rank, size: Point, heights: Sequence[float], plinth: Plinth
    ) -> None:
        super().__init__(size=size, name=f"column {rank.seat}")
        self.look: Final = look
        self.rank: Final = rank
        self.plinth: Final = plinth
        self.blocks: list[ScoreBlock] = []
        self._tops = [size[1]]
        for part, height in zip(rank.parts, heights, strict=True):
            block = ScoreBlock(look, pictures, part, (size[0], height))
            block.y = self._tops[-1] - GAP - height
            self._tops.append(block.y)
            self.blocks.append(block)
        self.crest = Crest(look, pictures.folder, rank.face)
        self.crest.x = (size[0] - self.crest.width) / 2
        self.add(*self.blocks, self.crest)
        self._begin()

    def step(self, at: int) -> Action:
        """Return the animation in which the next block appears and the points go up."""
        animator, block = self.look.animator, self.blocks[at]
        before = sum(part.points for part in self.rank.parts[:at])
        rising = animator.move(self.crest, self._above(at + 1), "count")
        counting = animator.count(self.crest.count, before, before + block.part.points, self.crest)
        return Together(animator.fade(block, 1.0, "count"), rising, counting)

    def _begin(self) -> None:
        for block in self.blocks:
            block.alpha = 0.0
        self.crest.at = self._above(0)

    def _above(self, blocks: int) -> Point:
        """Return the place of the crest above this many blocks."""
        return self.crest.x, self._tops[blocks] - self.crest.height - GAP


class Podium(Node):
    """All columns and the remarks below them, in a box of this size. It builds itself up when it is created."""

    def __init__(
        self, look: UiStyle, pictures: Pictures, ending: GameEnding, size: Point, tick: Callable[[], object]
    ) -> None:
        """`pictures`: those of the game's cards. `tick` is called with every layer of blocks, for its sound."""
        super().__init__(size=size, name="podium")
        self.look: Final = look
        self._pictures: Final = pictures
        self._tick: Final = tick
        self._notes = Label(look, ending.notes, NOTE, width=size[0])
        self._notes.y = size[1] - self._notes.height
        self.columns = self._lay(ending.ranks, (size[0], self._notes.y - 14))
        self.add(self._notes)
        self._notes.alpha = 0.0
        look.queue.add(self._building(), TABLE)

    def _lay(self, ranked: Sequence[Rank], room: Point) -> list[Column]:
        """Return the columns, as high as there is room. If that is too little they have no portraits, then lower
        blocks with smaller letters, or else they scroll."""
        width = min(WIDEST, (room[0] - 40 - COLUMNS * (len(ranked) - 1)) / len(ranked))
        foot = self._foot(ranked, width)
        high = room[1] - foot
        heights, whole = self._heights(ranked, high)
        if whole > high:
            ranked = [replace(rank, face=None) for rank in ranked]
            heights, whole = next(
                (laid for share in LOWER if (laid := self._heights(ranked, high, share))[1] <= high),
                self._heights(ranked, high),
            )
        ground = self._ground((room[0], high), whole)
        spots = layout.spread(Box(0, 0, ground.width, 0), len(ranked), width, COLUMNS)
        columns = []
        for rank, spot, blocks in zip(ranked, spots, heights, strict=True):
            plinth = Plinth(self.look, rank, (width, foot))
            plinth.at = (spot.x - width / 2, high)
            column = Column(self.look, self._pictures, rank, (width, whole), blocks, plinth)
            column.x = plinth.x
            self.add(plinth)
            columns.append(column)
        ground.add(*columns)
        return columns

    def _heights(self, ranked: Sequence[Rank], high: float, share: float = 1.0) -> tuple[list[list[float]], float]:
        """Return the heights of all blocks, and the height of everything; `share` is how low a block may be,
        relative to what its letters need."""
        above = max(crest_side(self.look, rank.face) for rank in ranked) + 24
        heights = block_heights(ranked, high - above, least_height(self.look) * share)
        return heights, max(high, above + max(sum(column) + GAP * len(column) for column in heights))

    def _ground(self, room: Point, whole: float) -> Node:
        """Return the node for the columns, which scrolls if they are too high."""
        if whole <= room[1]:
            ground = Node(size=room)
            self.add(ground)
            return ground
        area = ScrollArea(self.look, room, name="podium content")
        area.fit(whole)
        self.add(area)
        return area.content

    def _foot(self, ranked: Sequence[Rank], width: float) -> float:
        """Return the height of the plinths, so that every name fits."""
        names = [rank.name for rank in ranked]
        needed = max(self.look.text.measure(name, NAME, width - 20)[1] for name in names) + 20
        return min(needed, HIGHEST)

    def _building(self) -> Action:
        """Return the animation: block by block, in all columns at once; then the light, and the remarks."""
        animator = self.look.animator
        most = max(len(column.blocks) for column in self.columns)
        steps: list[Action] = [animator.wait("breath")]
        for at in range(most):
            steps.append(Call(self._tick))
            steps.append(Together(*(column.step(at) for column in self.columns if at < len(column.blocks))))
            steps.append(animator.wait("breath"))
        steps.append(animator.fade(self._notes, 1.0))
        steps.extend(Call(column.plinth.light) for column in self.columns if column.rank.won)
        return in_turn(*steps)


def seal_side(look: UiStyle) -> float:
    """Return the size of the seal with the points."""
    return SEAL * min(look.text.scale, GROWN)


def crest_side(look: UiStyle, face: Drawing | None) -> float:
    """Return the size of the crest, with a portrait or without."""
    return seal_side(look) * (LARGER if face is not None else 1.0)


def block_heights(ranked: Sequence[Rank], room: float, least: float) -> list[list[float]]:
    """Return the height of every block in every column: points as high as possible so that the highest column fits,
    and equal points equally high; but no block lower than `least`, even if it does not fit then."""
    for unit in range(int(UNIT), 0, -1):
        heights = [[max(least, unit * part.points - GAP) for part in one.parts] for one in ranked]
        if max(sum(column) + GAP * len(column) for column in heights) <= room:
            return heights
    return [[least for _ in one.parts] for one in ranked]
