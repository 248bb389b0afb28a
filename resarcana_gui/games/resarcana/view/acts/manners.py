"""How each attacker strikes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from resarcana_gui.tabletop.acts.striking import Manner

FIRE: Final = Manner("strike_fire", (255, 132, 48), "ember", (("spark", 30), ("ember", 22)))
WATER: Final = Manner("strike_water", (96, 186, 255), "glint", (("spark", 26), ("glint", 12)))
EARTH: Final = Manner("strike_earth", (176, 140, 96), "smoke", (("smoke", 20), ("spark", 14)))
WIND: Final = Manner("strike_wind", (214, 238, 244), "glint", (("glint", 22), ("smoke", 6)))
BONE: Final = Manner("strike_bone", (188, 132, 255), "ember", (("spark", 26), ("smoke", 10)))
SERPENT: Final = Manner("strike_serpent", (92, 222, 140), "glint", (("spark", 28), ("glint", 10)))
ARROW: Final = Manner("strike_bow", (255, 226, 150), "glint", (("spark", 16),))

MANNERS: Final[Mapping[str, Manner]] = MappingProxyType(
    {
        "fire_dragon": FIRE,
        "water_dragon": WATER,
        "earth_dragon": EARTH,
        "wind_dragon": WIND,
        "bone_dragon": BONE,
        "sea_serpent": SERPENT,
        "elvish_bow": ARROW,
    }
)
"""By the attacker's id; any other strikes like bone."""


def manner_of(slug: str) -> Manner:
    """How the component with this id strikes."""
    return MANNERS.get(slug, BONE)
