"""A card for a character that can sit down to play: its face, name and description, and its level."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.initial import Initial
from resarcana_gui.scene.seats.rings import Disc
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Halo, Outline, Panel
from resarcana_gui.scene.surfaces import clear, with_alpha
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, HEADING, SMALL, UiStyle
from resarcana_gui.screens.game_ui import Character, Level
from resarcana_gui.screens.parts.stars import Stars

RADIUS: Final = 16.0
PAD: Final = 20.0
FACE_SHARE: Final = 0.57
"""The share of the card's height that the face takes."""
FADE_SHARE: Final = 0.34
"""The lowest share of the face, in which it fades into the card."""
CUT_ABOVE: Final = 0.4
"""The share of the overhang that is cut off at the top when a low card cannot show the whole picture. The eyes then
stay clear of the name."""
TOP: Final = (48, 42, 44)
LOW: Final = (26, 22, 24)
PLAIN: Final = (150, 132, 108)
"""The background of a placeholder with an initial."""
SIGN: Final = 27.0
"""The radius of the disc with the seat's sign."""
NAME_HEIGHT: Final = 46.0
"""The height of the name."""
LARGEST_NAME_HEIGHT: Final = 80.0
"""Its maximum in large texts, where it reaches up into the picture."""
NAME: Final = replace(HEADING, size=32, colour="ink", on="night", halo="night")
TEXT: Final = replace(BODY, size=21, colour="ink", on="night")
LEVEL: Final = tuple(replace(TEXT, size=size, colour="gold") for size in (21, 18))
"""Styles for the level's name beside its stars: the first is used in which every level fits."""
BESIDE: Final = 6.0
EDGE: Final = 10.0
"""The margin left and right of the card's text and tag."""
TAG: Final = replace(SMALL, size=20, colour="ink", on="panel_top")
"""The style of the tag that says that the character is seated."""
TAG_AT: Final = 14.0
TAG_PAD: Final = (14.0, 5.0)


@dataclass(frozen=True)
class FadedFace:
    """A face that fills the upper part of a card with round corners and fades out towards the bottom."""

    face: Drawing

    @property
    def key(self) -> Hashable:
        return ("faded face", self.face.key)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        width, height = size
        side = max(size)
        whole = clear(size)
        picture = with_alpha(self.face.render((side, side), density))
        whole.blit(picture, ((width - side) // 2, -round(max(side - height, 0) * CUT_ABOVE)))
        whole.blit(_fading(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        corners = Panel((255, 255, 255), (255, 255, 255), RADIUS).render((width, 2 * height), density)
        whole.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole


class FaceCard(Control):
    """A character to pick: a click seats it or lets it leave. The stars on the card show and set its level; the
    level's name stands beside them or, in large letters, below the character's name. What the level means is written
    out only on seated characters, if there is room, and in the stars' tip, since it would be the same sentence on
    every card."""

    sound = "button"

    def __init__(
        self, look: UiStyle, character: Character, levels: Sequence[Level], level: int, *,
        size: tuple[float, float], seated: SeatStyle | None, tip: str, tag: str = "",
        on_pick: Callable[[], object], on_level: Callable[[str], object],
    ) -> None:  # fmt: skip
        """`seated` is the style of the character's seat, or None while it has none; `tag` is the text that says so;
        `tip` says what a click does."""
        super().__init__(look, size=size, name=f"character {character.id}")
        self.character = character
        self.seated = seated
        self.tip = tip
        self._tag: Final = tag
        self._pick, self._on_level = on_pick, on_level
        self._levels = levels
        self.stars = Stars(look, len(levels), level, self._rate, name=f"level {character.id}")
        self._tell_level()
        self.stars.at = (PAD - 6, size[1] - self.stars.height - 10)
        self.together = self.stars.together = self
        self.add(self.stars)

    def activate(self) -> None:
        self._pick()

    def _rate(self, level: int) -> None:
        """Handle a new number of stars."""
        self._tell_level()
        self.changed(inner=True)
        self._on_level(self._levels[level].name)

    def _tell_level(self) -> None:
        self.stars.tip = f"{self._level.title}. {self._level.text}"

    def texts(self) -> Iterable[ShownText]:
        room = self.width - 2 * PAD
        high = max(NAME_HEIGHT, min(self.look.text.size(NAME) * NAME.leading, LARGEST_NAME_HEIGHT))
        top = self.height * FACE_SHARE - 42 - (high - NAME_HEIGHT)
        name = self.look.text.block(self.character.name, NAME, room, high)
        yield ShownText(name, PAD, top, NAME)
        rest = self.stars.y - top - name.height - 2
        style = self._level_style()
        yield ShownText(
            self._words(room, rest, "" if style is not None else self._level.title), PAD, top + name.height, TEXT
        )
        if style is not None:
            level = self.look.text.block(self._level.title, style)
            yield ShownText(level, self._level_at, self.stars.y + (self.stars.height - level.height) / 2, style)
        if self._tag_box is not None:
            (x, y), (wide, high) = self._tag_box.topleft, TAG_PAD
            yield ShownText(self.look.text.block(self._tag, TAG), x + wide, y + high, TAG)

    @property
    def _tag_box(self) -> Box | None:
        """The area of the tag, beside the sign of the seat; None if there is no room."""
        if self.seated is None or not self._tag:
            return None
        wide, high = self.look.text.measure(self._tag, TAG)
        box = Box(TAG_AT, TAG_AT, wide + 2 * TAG_PAD[0], high + 2 * TAG_PAD[1])
        return box if box.right < self._disc.x - EDGE and box.bottom < self.height * FACE_SHARE - NAME.size else None

    @property
    def _level(self) -> Level:
        return self._levels[self.stars.chosen]

    @property
    def _level_at(self) -> float:
        return self.stars.x + self.stars.width + BESIDE

    def _level_style(self) -> TextStyle | None:
        """Return the style of the level's name beside the stars; None when not every level fits there."""
        room, measure = self.width - EDGE - self._level_at, self.look.text.measure
        fits = (style for style in LEVEL if all(measure(level.title, style)[0] <= room for level in self._levels))
        return next(fits, None)

    def _words(self, room: float, high: float, level: str) -> TextBlock:
        """Return the character's description and the level's name, if given. What the level means is added only if
        the letters stay as large as on the other cards."""
        block = self.look.text.block
        brief = "\n".join(part for part in (self.character.text, f"[gold|{level}]" if level else "") if part)
        if self.seated is not None:
            apart = "[gold|.] " if level else "\n"
            whole = block(f"{brief}{apart}{self._level.text}", TEXT, room, high)
            if whole.font_size == block(brief, TEXT, room, high).font_size and not whole.overflow:
                return whole
        return block(brief, TEXT, room, high)

    def draw(self, painter: Painter) -> None:
        colour = self.seated.colour if self.seated is not None else None
        if colour is not None:
            painter.put(Halo(colour, RADIUS, 16.0, 0.8, 0.5), self.box.inflate(32, 32))
        else:
            painter.put(self.look.shadow(RADIUS), self.box.inflate(24, 24).move(0, 6))
        painter.put(Panel(TOP, LOW, RADIUS) if self.look.theme.worn else self.look.panel(radius=RADIUS), self.box)
        face = Box(0, 0, self.width, self.height * FACE_SHARE)
        painter.put_or_stand_in(FadedFace(self._face()), face, None)
        if colour is not None:
            painter.put(Outline(colour, RADIUS, 4.0), self.box)
            self._draw_sign(painter)
            if self._tag_box is not None:
                painter.put(self.look.panel(radius=self._tag_box.h / 2), self._tag_box)
        elif self.hovered:
            painter.put(Outline(self.look.colour("hot"), RADIUS, 3.0), self.box)
        self.draw_texts(painter)
        self.draw_ring(painter, RADIUS)

    def _face(self) -> Drawing:
        return self.character.picture or Initial(self.look, self.character.name[:1], PLAIN)

    def _draw_sign(self, painter: Painter) -> None:
        assert self.seated is not None
        painter.put(Disc(), self._disc)
        painter.put(self.seated.sign, self._disc.scale_by(0.54))

    @property
    def _disc(self) -> Box:
        return Box(self.width - 2 * SIGN - TAG_AT, TAG_AT, 2 * SIGN, 2 * SIGN)


def _fading(size: tuple[int, int]) -> pygame.Surface:
    """Return a mask that is white and becomes transparent towards the lower edge."""
    column = clear((1, 64))
    for y in range(64):
        share = (y / 63 - (1 - FADE_SHARE)) / FADE_SHARE
        level = round(255 * max(0.0, min(1.0, 1 - share)) ** 1.5)
        column.set_at((0, y), (level, level, level, level))
    return pygame.transform.smoothscale(column, size)
