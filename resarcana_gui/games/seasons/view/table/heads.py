"""What belongs to a seat besides its cards: medallion, name, reserve, crystals, and a line of counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, total
from resarcana_gui.games.seasons.rules.basic_moves import limit_of
from resarcana_gui.games.seasons.rules.codes import MOST_BONUSES, PENALTIES
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.tokens import CRYSTAL_TOKEN
from resarcana_gui.games.seasons.view.geometry.areas import Areas, RivalBoard
from resarcana_gui.games.seasons.view.table.portraits import SeasonsMedallion
from resarcana_gui.games.seasons.view.table.tray import Reserve, Tray, lying
from resarcana_gui.games.seasons.view.table_resources import TableResources
from resarcana_gui.games.seasons.view.tell.score_text import score_lines, score_now
from resarcana_gui.games.seasons.view.worth import worth_of
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Hollow
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import HEADING, SMALL
from resarcana_gui.tabletop.pages.tips import TipLabel
from resarcana_gui.tabletop.table.seats import SeatBoard
from resarcana_gui.tabletop.tell.story import Sentence

NAME: Final = replace(HEADING, size=38, halo="night")
LOWER_NAME: Final = replace(NAME, size=30)
COUNTS: Final = replace(SMALL, size=20, colour="ink", halo="night")
RIGHT: Final = replace(COUNTS, align="right")
DEED: Final = TextStyle(19, halo="night")
SCORE: Final = replace(SMALL, size=20, halo="night")
GEMS: Final = TextStyle(36, Face.BOLD, "ink", on="night", halo="night", leading=1.0)
LARGEST: Final = 1.5
ROOMY: Final = 800.0
"""The width of a rival's board from which its points if the game ended now stand among its counts."""
THINKING: Final = 50.0
TENS: Final = 6
"""The most large gems, of ten crystals each, in the line of gems."""


class SeatHead(Node):
    """Medallion, name and counts of one seat; its children are placed in coordinates of the canvas."""

    def __init__(self, resources: TableResources, seat: int, circle: tuple[float, float, float], name: Box) -> None:
        super().__init__(name=f"head {seat}")
        self.resources: Final = resources
        self.seat: Final = seat
        x, y, radius = circle
        self.medallion: Final = SeasonsMedallion(resources, seat, radius, (x, y))
        several = len(resources.areas.boards) > 1 and seat != resources.home
        self.name_label: Final = TipLabel(
            resources.look, _capped(resources, LOWER_NAME if several else NAME), name, f"name {seat}"
        )
        self.add(self.name_label, self.medallion)

    def show(self, view: State) -> None:
        """Show a view's numbers, except energies and crystals, which are counted as they move."""
        seat, medallion, voice = self.seat, self.medallion, self.resources.voice
        self.name_label.write(f"[{self.resources.style(seat).name}|{voice.players[seat]}]")
        medallion.cards, medallion.gauge, medallion.first = (
            len(view.play[seat]), view.gauge[seat], view.first == seat,
        )  # fmt: skip
        medallion.tip = partial(self._score_told, view)

    def hold(self, view: State) -> None:
        """Show the reserve and the crystals of a view."""
        self.medallion.points = view.crystals[self.seat]

    def point(self, kind: int) -> Point:
        """Return where tokens of a kind are, on the canvas: an energy's socket, or the gem."""
        raise NotImplementedError

    def spots(self, held: int, some: int) -> list[tuple[int, Point]]:
        """Return the type and the place, on the canvas, of each of some energies among those held."""
        line = self.line
        return [(energy, line.spot(number)) for energy, number in lying(held, some)]

    @property
    def line(self) -> Tray | Reserve:
        """The sockets of the reserve."""
        raise NotImplementedError

    def count(self, kind: int, number: int) -> None:
        """Show more tokens of a kind: energies, or crystals."""
        if kind < ENERGIES:
            self.line.count(kind, number)
        else:
            self.show_crystals(self.medallion.points + number)

    def show_crystals(self, number: int) -> None:
        """Show a number of crystals."""
        self.medallion.points = number

    @property
    def labels(self) -> tuple[TipLabel, ...]:
        """The texts beside the medallion."""
        return (self.name_label,)

    @property
    def middle(self) -> Point:
        """The middle of the medallion."""
        return self.medallion.bounds().center

    @property
    def after_name(self) -> Point:
        """Where the canvas is free beside the name or, if nothing is, above its end."""
        block = next(iter(self.name_label.texts())).block
        label = self.name_label
        beside = block.width + 14
        if beside + THINKING <= label.width:
            return label.world().apply((beside, label.height / 2 - 4))
        return label.world().apply((block.width - THINKING, (label.height - block.height) / 2 - 2))

    def _score_told(self, view: State) -> str:
        return "\n".join(score_lines(self.resources.voice, view, self.seat))


def _capped(resources: TableResources, style: TextStyle) -> TextStyle:
    return replace(style, size=round(style.size * min(1.0, LARGEST / resources.look.text.scale)))


def counts_text(resources: TableResources, view: State, seat: int, *, score: bool) -> str:
    """Return gauge, hand, libraries and bonuses in a line of icons; with `score` also the points if the game ended
    now, which everybody can count."""
    second, third = (
        f"[{'gold' if cards else 'off_ink'}|{name}]"
        for cards, name in ((view.second[seat], "II"), (view.third[seat], "III"))
    )
    used = view.bonuses[seat]
    beads = "{bonus_used}" * used + "{bonus}" * (MOST_BONUSES - used)
    room = f"{{star}} {len(view.play[seat])}/{view.gauge[seat]}"
    now = f"   {{end}} {points_of(view, seat)}" if score else ""
    return f"{room}   {{hand}} {len(view.hand[seat])}   {second} {third}   {beads}{now}"


class RivalHead(SeatHead):
    """A rival's, on its velvet."""

    def __init__(self, resources: TableResources, board: RivalBoard) -> None:
        super().__init__(resources, board.seat, board.medallion, board.name)
        several = len(resources.areas.boards) > 1
        self._roomy: Final = board.whole.w > ROOMY
        self.counts: Final = TipLabel(
            resources.look, RIGHT if several else COUNTS, board.counts, f"counts {board.seat}"
        )
        self.reserve: Final = Reserve(board.tray, f"reserve {board.seat}")
        self.deed: Final = TipLabel(resources.look, DEED, board.deed, f"deed {board.seat}")
        self.add(self.counts, self.reserve, self.deed)

    def show(self, view: State) -> None:
        super().show(view)
        seat, text = self.seat, self.resources.text
        tip = text(
            "counts.tip", cards=len(view.play[seat]), gauge=view.gauge[seat], hand=len(view.hand[seat]),
            used=view.bonuses[seat], penalty=PENALTIES[view.bonuses[seat]],
        )  # fmt: skip
        points = text("score.total", number=points_of(view, seat))
        self.counts.write(counts_text(self.resources, view, seat, score=self._roomy), f"{tip}\n{points}")
        self.reserve.limit = limit_of(view, seat)

    def hold(self, view: State) -> None:
        super().hold(view)
        self.reserve.amount = view.reserve[self.seat]

    @property
    def labels(self) -> tuple[TipLabel, ...]:
        return self.name_label, self.counts

    def show_deed(self, told: Sentence) -> None:
        """Show what the seat did last, without its name; where that does not fit, the icon of the deed and what it was
        done with."""
        name, sign = self.resources.voice.players[self.seat], f"{{{told.key}}} " if told.key else ""
        shorter = [f"{sign}{told.brief}"] if told.brief else []
        self.deed.write(told.text.removeprefix(name).removeprefix("'s ").strip(), told.text, shorter)

    @property
    def line(self) -> Reserve:
        return self.reserve

    def point(self, kind: int) -> Point:
        return self.reserve.point(kind) if kind < ENERGIES else self.medallion.seal.center


class Gems(Texts):
    """The viewer's crystals as gems: large ones for ten, small ones for one, and the number."""

    number: Watched[int] = Watched(inner=True)

    def __init__(self, resources: TableResources, box: Box) -> None:
        super().__init__(size=box.size, at=box.topleft, name="crystals")
        self._resources: Final = resources
        self.number = 0

    def texts(self) -> Iterable[ShownText]:
        block = self._resources.faces.numerals.block(str(self.number), GEMS)
        yield ShownText(block, self.width - 22 - block.width, (self.height - block.height) / 2, GEMS)

    def draw(self, painter: Painter) -> None:
        look = self._resources.look
        painter.put(Hollow(24.0, 0.5) if look.theme.worn else look.panel(radius=24.0), self.box)
        tens, ones = min(self.number // 10, TENS), self.number % 10 if self.number < 10 * (TENS + 1) else 0
        x, high = 16.0, self.height
        for side, count in ((high * 0.56, tens), (high * 0.3, ones)):
            for _ in range(count):
                if x + side > self.width - 100:
                    break
                painter.put(CRYSTAL_TOKEN, Box(x, (high - side) / 2, side, side))
                x += side * 1.06
        self.draw_texts(painter)


class OwnHead(SeatHead):
    """The viewer's, in the corner."""

    def __init__(self, resources: TableResources, areas: Areas) -> None:
        corner = areas.corner
        super().__init__(resources, areas.home, corner.medallion, corner.name)
        self.counts: Final = TipLabel(
            resources.look, COUNTS, Box(corner.name.x + 200, corner.name.y + 2, corner.name.w - 200, corner.name.h - 2),
            "own counts",
        )  # fmt: skip
        self.name_label.width = 196
        self.tray: Final = Tray(resources.look, corner.tray.topleft, corner.tray.h, corner.socket, 10)
        self.gems: Final = Gems(resources, corner.gems)
        self.score: Final = TipLabel(resources.look, SCORE, corner.score, "own score")
        self.add(self.counts, self.gems, self.score)

    def show(self, view: State) -> None:
        super().show(view)
        seat, resources = self.seat, self.resources
        text = resources.text
        held = text(
            "own.counts", cards=len(view.play[seat]), gauge=view.gauge[seat],
            number=total(view.reserve[seat]), limit=limit_of(view, seat),
        )  # fmt: skip
        self.counts.write(held, "", (f"{{star}} {len(view.play[seat])}/{view.gauge[seat]}",))
        self.score.write(score_now(resources.voice, view, seat), partial(self._score_told, view))
        self.tray.show(self.tray.amount, self.tray.limit, worth_of(view, seat))

    def hold(self, view: State) -> None:
        super().hold(view)
        self.gems.number = view.crystals[self.seat]
        self.tray.show(view.reserve[self.seat], limit_of(view, self.seat), worth_of(view, self.seat))

    @property
    def line(self) -> Tray:
        return self.tray

    def show_crystals(self, number: int) -> None:
        super().show_crystals(number)
        self.gems.number = number

    def point(self, kind: int) -> Point:
        return self.tray.point(kind) if kind < ENERGIES else self.medallion.seal.center


def rival_board(resources: TableResources, board: RivalBoard) -> tuple[SeatBoard, RivalHead]:
    """Return a rival's board, with its head on it."""
    panel = SeatBoard(resources.look, board.seat, board.whole, resources.style(board.seat))
    head = RivalHead(resources, board)
    head.at = (-board.whole.x, -board.whole.y)
    panel.edged = not resources.look.theme.worn
    panel.add(head)
    return panel, head


def own_boards(resources: TableResources) -> tuple[SeatBoard, OwnHead]:
    """Return the viewer's corner with its head."""
    areas, style = resources.areas, resources.style(resources.home)
    corner = areas.corner
    whole = corner.name.unionall([corner.gems, corner.score, corner.medallion.box]).clip(areas.mat)
    own = SeatBoard(resources.look, resources.home, whole, style)
    own.name, own.focusable, own.edged = "own board", False, not resources.look.theme.worn
    head = OwnHead(resources, areas)
    head.at = (-whole.x, -whole.y)
    own.add(head)
    return own, head
