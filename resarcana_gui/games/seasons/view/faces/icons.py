"""The icons of Seasons: energies and crystals in their colours, and signs in the ink of their text. A file of the
same name among the assets is shown instead of what is drawn here."""

from __future__ import annotations

import math
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.games.seasons.cards.energies import NAMES
from resarcana_gui.games.seasons.view.faces.palette import CRYSTAL, ENERGY_COLOURS, SEASON_HUES
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.tabletop.cards.style import Hue
from resarcana_gui.tabletop.tokens.icon_shapes import NAMELESS, IconShape, Points, arc, drawn
from resarcana_gui.tabletop.tokens.icons import IconSet

GAME: Final = "seasons"
"""The name of the game's folder among the assets."""
SEASON_SIGNS: Final = ("winter", "spring", "summer", "autumn")


def _star(outer: float = 29.0, inner: float = 12.5, points: int = 5) -> Points:
    return tuple(
        (
            32 + (outer if at % 2 == 0 else inner) * math.sin(at * math.pi / points),
            33 - (outer if at % 2 == 0 else inner) * math.cos(at * math.pi / points),
        )
        for at in range(2 * points)
    )


_CARD: Final[Points] = ((15, 6), (49, 6), (49, 58), (15, 58), (15, 6))
_FLAKE: Final = tuple(
    ((32.0, 32.0), (32 + 27 * math.sin(at * math.pi / 3), 32 - 27 * math.cos(at * math.pi / 3))) for at in range(6)
)
_RAYS: Final = tuple(
    (
        (32 + 20 * math.sin(at * math.pi / 4), 32 - 20 * math.cos(at * math.pi / 4)),
        (32 + 29 * math.sin(at * math.pi / 4), 32 - 29 * math.cos(at * math.pi / 4)),
    )
    for at in range(8)
)

SIGNS: Final = MappingProxyType(
    {
        "enter": IconShape((((6, 58), (58, 58)), ((32, 4), (32, 30))), (((16, 26), (48, 26), (32, 48)),), thick=7),
        "permanent": IconShape((arc(19, 32, 13, 0, 360), arc(45, 32, 13, 0, 360)), thick=6),
        "turn": IconShape(
            (arc(30, 34, 24, -88, 66),), (((10, 46), (54, 46), (54, 60), (10, 60)), ((42, 36), (64, 36), (53, 56))),
            thick=7,
        ),
        "end": IconShape((), (((6, 16), (18, 32), (32, 8), (46, 32), (58, 16), (54, 54), (10, 54)),)),
        "round_end": IconShape((((10, 6), (54, 6)), ((10, 58), (54, 58))), (((12, 8), (52, 8), (12, 56), (52, 56)),)),
        "summoned": IconShape((_CARD,), (_star(14, 6),), thick=5),
        "hand": IconShape((((8, 20), (26, 12), (38, 50), (20, 56), (8, 20)), ((34, 10), (54, 16), (44, 54), (38, 52)))),
        "draw": IconShape((_CARD, ((32, 46), (32, 26))), (((22, 30), (42, 30), (32, 15)),), thick=5),
        "discard": IconShape((((24, 8), (50, 8), (50, 44), (24, 44), (24, 8)),), (((4, 40), (30, 40), (17, 58)),)),
        "play": IconShape(
            (((16, 36), (16, 58), (48, 58), (48, 36)), ((32, 4), (32, 28))), (((18, 24), (46, 24), (32, 44)),)
        ),
        "rival": IconShape((), (((8, 60), (12, 40), (32, 32), (52, 40), (56, 60)),), ((32, 18, 13),)),
        "sacrifice": IconShape((((14, 14), (50, 50)), ((50, 14), (14, 50))), thick=10),
        "familiar": IconShape((), (), ((32, 44, 14), (12, 28, 7), (24, 14, 7), (41, 14, 7), (52, 28, 7))),
        "item": IconShape((), (((26, 4), (38, 4), (38, 24), (54, 48), (50, 60), (14, 60), (10, 48), (26, 24)),)),
        "swap": IconShape((((8, 22), (46, 22)), ((56, 42), (18, 42))),
                          (((40, 8), (40, 36), (60, 22)), ((24, 28), (24, 56), (4, 42)))),
        "die": IconShape((((10, 10), (54, 10), (54, 54), (10, 54), (10, 10)),), (),
                         ((22, 22, 5), (42, 22, 5), (22, 42, 5), (42, 42, 5), (32, 32, 5)), thick=5),
        "take_back": IconShape((((32, 60), (32, 24)),), (((14, 28), (50, 28), (32, 4)),), thick=9),
        "left": IconShape((((58, 32), (22, 32)),), (((28, 12), (28, 52), (4, 32)),), thick=9),
        "laurel": IconShape((arc(32, 34, 24, 20, 172), arc(32, 34, 24, 188, 340)), (), (), thick=7),
        "rises": IconShape((), (((32, 10), (58, 54), (6, 54)),)),
        "falls": IconShape((), (((6, 10), (58, 10), (32, 54)),)),
        "stays": IconShape((((12, 32), (52, 32)),), thick=9),
        "more": IconShape((), (), ((12, 32, 7), (32, 32, 7), (52, 32, 7))),
        "winter": IconShape(_FLAKE, (), ((32, 32, 7),), thick=6),
        "spring": IconShape((((32, 60), (32, 34)),), (), ((20, 24, 13), (44, 24, 13), (32, 15, 12)), thick=6),
        "summer": IconShape(_RAYS, (), ((32, 32, 15),), thick=5),
        "autumn": IconShape((((32, 62), (32, 30)),),
                            (((32, 2), (46, 16), (58, 26), (48, 44), (32, 50), (16, 44), (6, 26), (18, 16)),)),
    }
)  # fmt: skip
"""Every notion that has a sign, by its icon's name."""

COLOURED: Final = frozenset({*NAMES, "crystal", "any", "star", "ring", "season", "bonus", "bonus_used"})
"""Icons that keep their colours; the others take the colour of their text."""
GOLD: Final = Hue((255, 236, 168), (226, 172, 70), (104, 66, 14))
RED: Final = Hue((255, 150, 130), (190, 46, 40), (84, 12, 12))
DULL: Final = Hue((120, 104, 84), (70, 58, 46), (30, 24, 18))

ENERGY_SHAPES: Final = MappingProxyType(
    {
        "air": IconShape(
            (((6, 24), *arc(36, 15, 9, 180, -60)), ((6, 38), *arc(46, 28, 10, 180, -30)),
             ((12, 52), *arc(30, 45, 7, 180, 20))), thick=7),
        "water": IconShape((), (((32, 3), (46, 24), (53, 38), (49, 52), (32, 61), (15, 52), (11, 38), (18, 24)),)),
        "fire": IconShape((), (((30, 2), (42, 14), (46, 26), (50, 22), (56, 38), (50, 54), (32, 62), (14, 54),
                                (8, 40), (14, 24), (20, 32), (24, 18)),)),
        "earth": IconShape((), (((58, 6), (60, 30), (48, 50), (26, 54), (14, 46), (6, 58), (4, 54), (12, 40), (12, 26),
                                 (26, 12)),)),
    }
)  # fmt: skip
"""The silhouette of each energy: a gust, a drop, a flame, a leaf."""
GEM: Final = IconShape((), (((14, 10), (50, 10), (62, 26), (32, 60), (2, 26)),))
FACETS: Final = IconShape((), (((22, 12), (42, 12), (46, 25), (18, 25)),))
RING: Final = IconShape((arc(32, 32, 23, 0, 360),), thick=9)
BEAD: Final = IconShape((), (), ((32, 32, 24),))


def _laid(whole: pygame.Surface, layer: pygame.Surface, at: tuple[int, int] = (0, 0)) -> None:
    whole.blit(layer, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def shaped(shape: IconShape, side: int, hue: Hue) -> pygame.Surface:
    """Return a shape as a small relief: a dark rim, and a body that is light at the upper left."""
    whole, shift = clear((side, side)), max(1, side // 22)
    rim = drawn(shape._replace(thick=shape.thick + 7), side, hue.deep)
    for x, y in ((-shift, 0), (shift, 0), (0, -shift), (0, shift)):
        _laid(whole, rim, (x, y))
    _laid(whole, tinted(drawn(shape, side, WHITE[:3]), hue.light, hue.body))
    return whole


def crystal(side: int, hue: Hue = CRYSTAL) -> pygame.Surface:
    """Return a crystal in a square with this side in pixels."""
    whole = shaped(GEM, side, hue)
    _laid(whole, tinted(drawn(FACETS, side, WHITE[:3]), (255, 255, 255), hue.light))
    return whole


def wheel(side: int, parts: list[Colour]) -> pygame.Surface:
    """Return a disc in slices of colours."""
    whole = clear((side, side))
    _laid(whole, tinted(smooth((side, side), _slice(0, 1, 0.48)), (24, 20, 18)))
    for at, colour in enumerate(parts):
        _laid(whole, tinted(smooth((side, side), _slice(at, len(parts), 0.42)), colour))
    return whole


def _slice(at: int, count: int, radius: float) -> Callable[[pygame.Surface, float], None]:
    def draw(surface: pygame.Surface, _fine: float) -> None:
        width = surface.get_width()
        middle, up = pygame.Vector2(width / 2, width / 2), pygame.Vector2(0, -width * radius)
        turns = [at * 360 / count + 360 / count * step / 24 for step in range(25)]
        pygame.draw.polygon(surface, WHITE, [middle, *(middle + up.rotate(angle) for angle in turns)])

    return draw


def drawn_icon(name: str, side: int, ink: Colour) -> pygame.Surface:
    """Return an icon without a file, in a square with this side in pixels."""
    if name in ENERGY_SHAPES:
        return shaped(ENERGY_SHAPES[name], side, ENERGY_COLOURS.hue(name))
    made: dict[str, Callable[[], pygame.Surface]] = {
        "crystal": lambda: crystal(side),
        "any": lambda: wheel(side, [ENERGY_COLOURS.hue(each).body for each in NAMES]),
        "season": lambda: wheel(side, [hue.light for hue in SEASON_HUES]),
        "star": lambda: shaped(IconShape((), (_star(),)), side, GOLD),
        "ring": lambda: shaped(RING, side, GOLD),
        "bonus": lambda: shaped(BEAD, side, DULL),
        "bonus_used": lambda: shaped(BEAD, side, RED),
    }
    return made[name]() if name in made else drawn(SIGNS.get(name, NAMELESS), side, ink)


def recoloured(name: str, picture: pygame.Surface) -> pygame.Surface:
    """Return a coloured icon from its file, in the current colours of energies."""
    if name == "any" and not ENERGY_COLOURS.painted:
        return drawn_icon(name, picture.get_width(), (0, 0, 0))
    return ENERGY_COLOURS.coloured(name, picture)


ICONS: Final = IconSet(GAME, COLOURED, frozenset(SIGNS), drawn_icon, recoloured, lambda: ENERGY_COLOURS.palette)
