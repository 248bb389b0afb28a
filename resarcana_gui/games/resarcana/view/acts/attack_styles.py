"""How each attacker strikes: colours, sounds and particles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.strip import Strip
from resarcana_gui.tabletop.acts.assault import AIM
from resarcana_gui.tabletop.acts.missiles import Shot, StoneHail
from resarcana_gui.tabletop.acts.striking import AttackStyle, impact_flares

FLAME: Final = Strip("flame", ((236, 66, 10), (255, 150, 40), (120, 190, 150)), body=0.30)
JET: Final = Strip("water", ((20, 84, 190), (60, 150, 220), (190, 170, 120)), body=0.34)
WISPS: Final = Strip("wisps", ((120, 190, 190), (110, 120, 110), (120, 120, 120)), body=0.05)
FUMES: Final = Strip("smoke", ((104, 40, 168), (70, 60, 90), (60, 90, 60)), body=0.62)
DUST: Final = Strip("smoke", ((96, 74, 50), (40, 36, 30), (10, 10, 10)), body=0.70)
FOAM: Final = Strip("water", ((24, 120, 90), (50, 150, 110), (180, 150, 150)), body=0.34)
STREAK: Final = Strip("wisps", ((170, 130, 60), (90, 90, 70), (90, 90, 90)), body=0.0)

FIRE: Final = AttackStyle(
    "strike_fire", 520, (255, 132, 48), FLAME, (50, 380), "ember", (("splash", 100), ("ember", 8)), head=300.0
)
WATER: Final = AttackStyle(
    "strike_water", 700, (96, 186, 255), JET, (30, 240), "glint", (("splash", 72), ("glint", 12)), head=220.0
)
EARTH: Final = AttackStyle(
    "strike_earth", 580, (176, 140, 96), DUST, (40, 230), "smoke", (("smoke", 20), ("splash", 40)),
    StoneHail((150, 128, 104)),
)  # fmt: skip
WIND: Final = AttackStyle("strike_wind", 700, (214, 238, 244), WISPS, (80, 320), "glint", (("glint", 22), ("smoke", 6)))
BONE: Final = AttackStyle(
    "strike_bone", 620, (188, 132, 255), FUMES, (40, 280), "ember", (("splash", 66), ("smoke", 10)), head=220.0
)
SERPENT: Final = AttackStyle(
    "strike_serpent", 640, (92, 222, 140), FOAM, (30, 220), "glint", (("splash", 72), ("glint", 10)), head=220.0
)
ARROW: Final = AttackStyle(
    "strike_bow", 500, (255, 226, 150), STREAK, (14, 44), "glint", (("splash", 34),), Shot((250, 232, 190)), "arrow"
)

ATTACK_STYLES: Final[Mapping[str, AttackStyle]] = MappingProxyType(
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
"""How each attacker strikes, by its id; any other strikes like the Bone Dragon."""


def attack_style_of(slug: str) -> AttackStyle:
    """Return how the component with this id strikes."""
    return ATTACK_STYLES.get(slug, BONE)


def all_lights() -> list[Drawing]:
    """Return the drawings of the light of all strikes, to be drawn ahead."""
    return [AIM, *(light for attack_style in ATTACK_STYLES.values() for light in impact_flares(attack_style.colour))]
