"""The contents of a card's face at one width: measured and placed."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import ICON_SIDE, MINIMUM, TextStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.cards.face_layout import (
    DESIGN,
    INNER,
    INTO_FIELD,
    RIM,
    Detail,
    Plan,
    detail,
    half,
    large,
    on_table,
    readable,
)
from resarcana_gui.tabletop.cards.inks import Inks
from resarcana_gui.tabletop.cards.squeezed_text import COMFORTABLE, NARROWEST, SqueezedBlock, fitted, one_line
from resarcana_gui.tabletop.geometry.placements import LOW, SHAPE

PAD: Final = 4.0
"""The margin of lines."""
LINES_FROM: Final = 77.0
"""The width from which cards on the table show their lines, in pixels of the smallest window."""
LEAST_SIGN: Final = 16.0
"""The least width and height of an icon, in pixels of the smallest window (see `Look.pixel`): smaller ones cannot be
told apart. A line that needs more room is broken, or left out."""
LAST_SIGN: Final = 13.0
"""The same where something would be left out otherwise."""
LEAST_LETTER: Final = 16.0
"""The least size of letters, in pixels of the smallest window."""
PLATE_TIGHTEST: Final = 0.58
"""How far the text on the plate may be squeezed."""
ALMOST: Final = 0.01
"""How much smaller an icon may be than that, because of rounding."""
MOST_FIELD: Final = 0.9
"""The greatest height of the lines on a card on the table, relative to their width; an icon marks what is left out."""
LEAST_WINDOW: Final = 0.42
"""The least height of the picture on the table, relative to the card's width, if letters can be made smaller for it."""
EASY: Final = 0.76
"""How far names are squeezed before their letters are made smaller instead."""
TIGHT: Final = 0.44
"""The same where a second line would take the place of the picture."""
MOST_LARGE: Final = 3
"""The most lines on a large card."""
LEADING: Final = 1.26
"""The leading of lines."""
CLOSE: Final = 1.1
"""The leading of a line that had to be broken: its parts stand closer than two lines."""
LARGEST_SCALE: Final = 1.2
"""The greatest text scale of lines on large cards."""
MOST_TITLE: Final = 0.6
"""The greatest height of the name on half a card, relative to its height."""
ARROW: Final = " → "
"""The arrow in a line, between a cost and its effect."""


@dataclass(frozen=True)
class PrintedTexts:
    """What is printed on a card, at any width. Texts are markup, with icons in braces."""

    name: str
    kind: str
    """Its type, shown at the foot of a large face."""
    frame: str
    """The name of its frame and material."""
    picture: str
    """The name of its picture, unique among the cards."""
    lines: tuple[str, ...] = ()
    """What it does."""
    formula: str = ""
    """How it scores, in a line before the others. Without room for that line, the icon `on_seal` says it, if there
    is one."""
    plate: str = ""
    """The text on a plate below the picture."""
    threat: str = ""
    """What it can do to others, in an icon or two: on half a card, which has no lines."""
    seal: str = ""
    """The points on its seal."""
    on_seal: Drawing | None = None
    costs: tuple[tuple[Drawing, str], ...] = ()
    """The tokens beside the picture, from the top, and the number on each."""


class FaceContents:
    """The texts and tokens of a face, and its plan."""

    def __init__(self, inks: Inks, printed: PrintedTexts, width: float, shape: float = SHAPE) -> None:
        self.printed: Final = printed
        self.name: SqueezedBlock | None = None
        self.lines: list[SqueezedBlock] = []
        self.kind: SqueezedBlock | None = None
        self._inks: Final = inks
        self._left_out = False
        """Whether something did not fit."""
        self.plan: Final = self._plan(width) if shape == SHAPE else self._plan_half(width, shape)
        self.plate: Final = self._plate()
        self.threat: Final = self._threat()

    # ----------------------------------------------------------------------------------------------- planning

    def _plan(self, width: float) -> Plan:
        shown = detail(width, self._inks.pixel)
        if shown is Detail.LARGE:
            return self._plan_large(width)
        return self._plan_table(width) if shown is Detail.TABLE else self._table_plan(width, 0.0, 0.0)

    def _plan_half(self, width: float, shape: float) -> Plan:
        """Return the plan of half a card: its name in at most two lines, and below it the whole picture. On a low
        card the letters of the name are rather smaller, as points and icons have to lie beside it."""
        engine, room = self._inks.on_title(self.printed.frame), width - 2 * (RIM * width / DESIGN + 1.0)
        easy, least, narrowest = (TIGHT, 0.0, TIGHT) if shape < LOW else (COMFORTABLE, self._least_letter, NARROWEST)
        style = _name_style(readable(MINIMUM * self._inks.scale))
        high = max(width * shape * MOST_TITLE, 2 * MINIMUM * style.leading)
        self.name = name = fitted(
            engine, self.printed.name, style, room, easy, least=least, high=high, narrowest=narrowest
        )
        return half(width, shape, name.size[1] + 2.0, self._inks.scale)

    @property
    def _least_letter(self) -> float:
        return LEAST_LETTER * self._inks.pixel

    def _plan_large(self, width: float) -> Plan:
        told = self._told(MOST_LARGE)
        plan = large(width, min(self._inks.scale, LARGEST_SCALE), told=bool(told))
        titles, fields = self._inks.on_title(self.printed.frame), self._inks.on_field(self.printed.frame)
        self.name = one_line(titles, self.printed.name, _name_style(plan.name_size), plan.title.w - 24 * plan.unit)
        style = TextStyle(readable(26 * plan.unit), Face.DISPLAY, "parchment_ink", on="parchment", leading=1.1)
        self.kind = one_line(fields, self.printed.kind, style, plan.field.w - 4 * PAD)
        tall = (plan.field.h - self.kind.size[1] - 24 * plan.unit) / max(len(told), 1)
        size = readable(min(plan.line_size, tall / LEADING))
        room = plan.field.w - 24 * plan.unit
        self.lines = [
            self._line(fields, line, size, room) or one_line(fields, line, _line_style(size), room) for line in told
        ]
        return plan

    def _plan_table(self, width: float) -> Plan:
        """Return a plan with letters as large as the player wants, as far as everything fits and something is left
        of the picture."""
        least = max(1.0, self._least_letter / MINIMUM)
        largest = max(self._inks.scale, least)
        for scale in (largest, (largest + least) / 2):
            plan = self._tried(width, scale)
            easy = self.name is not None and self.name.share >= EASY
            if plan.window.h >= LEAST_WINDOW * width and easy and not self._left_out:
                return plan
        return self._tried(width, least)

    def _tried(self, width: float, scale: float) -> Plan:
        """Return the plan with letters of a scale; the name takes two lines only if that costs nothing but picture."""
        size, room = readable(MINIMUM * scale), width - 2 * INNER * width / DESIGN
        self._left_out = False
        self.lines = self._short_lines(size, room - PAD) if width >= LINES_FROM * self._inks.pixel else []
        field = sum(line.size[1] for line in self.lines)
        if field:
            field += PAD + (INTO_FIELD if self.printed.plate or self.printed.seal else PAD)
        engine, style, name = self._inks.on_title(self.printed.frame), _name_style(size), self.printed.name
        self.name = fitted(engine, name, style, room, least=self._least_letter)
        plan = self._table_plan(width, self.name.size[1] + 2.0, field, scale)
        single = one_line(engine, name, style, room, TIGHT)
        if plan.window.h >= LEAST_WINDOW * width or not single.whole:
            return plan
        self.name = single
        return self._table_plan(width, single.size[1] + 2.0, field, scale)

    def _table_plan(self, width: float, title: float, field: float, scale: float = 1.0) -> Plan:
        return on_table(width, title, field, scale, self._inks.pixel)

    def _told(self, most: int) -> list[str]:
        """Return the lines; the formula is left to the icon at the seal if there would be more than `most`."""
        scoring, done = self.printed.formula, self.printed.lines
        on_seal = self.printed.on_seal is not None and len(done) >= most
        return [*done] if on_seal or not scoring else [scoring, *done]

    def _short_lines(self, size: int, width: float) -> list[SqueezedBlock]:
        engine, told, most = self._inks.on_field(self.printed.frame), self._told(0), width * MOST_FIELD
        smaller = min(size, readable(math.ceil(LAST_SIGN * self._inks.pixel / ICON_SIDE)))
        shown: list[SqueezedBlock] = []
        for each, leading, sign in (
            (size, LEADING, LEAST_SIGN),
            (size, CLOSE, LEAST_SIGN),
            (size, CLOSE, LAST_SIGN),
            (smaller, CLOSE, LAST_SIGN),
        ):
            lines = [self._line(engine, _compact(text), each, width, leading, sign) for text in told]
            shown = [line for line in lines if line]
            if len(shown) == len(told) and _height(shown) <= most:
                return shown
        self._left_out = True
        more, kept = one_line(engine, "{more}", _line_style(size), width), list[SqueezedBlock]()
        for line in shown:
            if _height([*kept, line, more]) <= most:
                kept.append(line)
        return [*kept, more]

    def _line(
        self, engine: TextEngine, text: str, size: int, width: float, leading: float = LEADING,
        sign: float = LEAST_SIGN,
    ) -> SqueezedBlock | None:  # fmt: skip
        """Return a line of icons, in two parts or more if they would be narrower than `sign` in one; None if they still
        would be."""
        style, narrowest = _line_style(size), min(1.0, sign * self._inks.pixel / (size * ICON_SIDE))
        close = replace(style, leading=CLOSE)
        parts = _broken(text).replace("\N{THIN SPACE}", " ")
        for block in (
            engine.block(text, replace(style, leading=leading)),
            engine.block(_broken(text), close),
            engine.block(parts, close, width / narrowest),
        ):
            share = min(1.0, width / max(block.width, 1.0))
            if share * block.font_size >= narrowest * size - ALMOST and not block.overflow:
                return SqueezedBlock(block, share)
        return None

    def _plate(self) -> SqueezedBlock | None:
        plan = self.plan
        if not self.printed.plate or plan.detail is Detail.HALF:
            return None
        size = readable(plan.plate_height * 0.62)
        style = _plate_style(size)
        beside = self.printed.seal and plan.detail is not Detail.SMALL
        room = plan.window.w - (plan.seal_side if beside else 0.0) - 0.35 * plan.plate_height
        block = one_line(self._inks.on_dark, self.printed.plate, style, room, PLATE_TIGHTEST)
        return block if block.whole else None

    def _threat(self) -> SqueezedBlock | None:
        if not self.printed.threat or self.plan.detail is not Detail.HALF or self.plan.tall:
            return None
        style = _plate_style(readable(self._least_letter))
        return one_line(self._inks.on_dark, self.printed.threat, style, self.plan.window.w)


def _height(lines: Sequence[SqueezedBlock]) -> float:
    return sum(line.size[1] for line in lines)


def _compact(line: str) -> str:
    """Return a line with less room around its parts."""
    return line.replace(ARROW, ARROW.replace(" ", "\N{HAIR SPACE}")).replace(" ", "\N{THIN SPACE}")


def _broken(line: str) -> str:
    """Return a line in two parts: an attack and the way out of it, a cost and its effect, or two formulas."""
    attack, paren, way_out = line.rpartition("(")
    if paren:
        return f"{attack.rstrip()}\n({way_out}"
    cost, arrow, effect = line.partition(ARROW.strip())
    return f"{cost.rstrip()}\n{arrow}\N{THIN SPACE}{effect.lstrip()}" if arrow else re.sub(r"\s{3}", "\n", line)


def _name_style(size: int) -> TextStyle:
    return TextStyle(size, Face.DISPLAY, "parchment_ink", on="parchment", align="centre", leading=1.06)


def _plate_style(size: int) -> TextStyle:
    return TextStyle(size, Face.BOLD, "ink", on="panel", align="centre", leading=1.0)


def _line_style(size: int) -> TextStyle:
    return TextStyle(size, Face.BOLD, "parchment_ink", on="parchment", align="centre", leading=LEADING)
