"""How the advice is laid out."""

from __future__ import annotations

from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.table.companion.advice_panel import AdviceLine, AdvicePanel

ORDER = "From the top: Tree of Life, Corrupt Altar, Athanor"


def columns(*chances: str) -> list[float]:
    """Return where the answers begin beside these chances, from left to right."""
    panel = AdvicePanel(UiStyle(), "", [AdviceLine(ORDER, chance, "") for chance in chances], width=320.0)
    return [list(row.texts())[1].x for row in panel.rows]


def test_answers_begin_below_one_another() -> None:
    assert len(set(columns("100%", "9%", "50%"))) == 1


def test_ranks_leave_answers_more_room_than_chances() -> None:
    assert columns("1.")[0] < columns("94%")[0] < columns("100%")[0]
