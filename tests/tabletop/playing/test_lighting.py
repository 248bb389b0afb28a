"""What can be used lights up one thing after the other."""

from __future__ import annotations

from resarcana_gui.scene.timing import STAGGER, Pace, Speed
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.asker import MarkReveal


def things(look: UiStyle) -> list[TableItem]:
    """Three beside each other, the first to the right of the others."""
    return [TableItem(look, at, size=(10, 10), at=(x, 0)) for at, x in enumerate((80.0, 0.0, 40.0))]


def lit(all_of_them: list[TableItem]) -> list[int]:
    return [at for at, thing in enumerate(all_of_them) if thing.mark == "can"]


def test_they_light_up_from_left_to_right() -> None:
    look = UiStyle()
    lighting, here = MarkReveal(look), things(look)
    lighting.begin()
    lighting.show(dict.fromkeys(here, "can"))
    seen: list[list[int]] = []
    for _ in range(3):
        look.queue.update(1 if not seen else STAGGER)
        seen.append(lit(here))
    assert seen == [[1], [1, 2], [0, 1, 2]]


def test_what_is_no_longer_usable_does_not_light_up() -> None:
    look = UiStyle()
    lighting, here = MarkReveal(look), things(look)
    lighting.begin()
    lighting.show(dict.fromkeys(here, "can"))
    lighting.show({here[0]: "chosen", here[1]: "none", here[2]: "can"})
    look.queue.settle()
    assert [thing.mark for thing in here] == ["chosen", "none", "can"]


def test_at_once_or_without_movement_all_are_lit() -> None:
    for pace in (Pace(Speed.INSTANT), Pace(reduced=True)):
        look = UiStyle(pace=pace)
        lighting, here = MarkReveal(look), things(look)
        lighting.begin()
        lighting.show(dict.fromkeys(here, "can"))
        assert lit(here) == [0, 1, 2]
