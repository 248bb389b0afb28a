"""Whose turn it is, in a few words: always what the picture shows, so that all that is said beside it is one story."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.log_style import seat_colour

if TYPE_CHECKING:
    from resarcana_gui.screens.table import TableScreen


def whose_turn(table: TableScreen) -> str:
    """Who plays, who is asked, who thinks; while something is still being shown, whose doing that is. Markup."""
    if table.travelled is not None:
        return f"[gold|{table.shell.text('table.looking_back_short')}]"
    pending = table.match.pending
    if table.shell.look.queue.busy and not table.prompt.shown:
        return _whose_doing(table)
    if pending is None:
        return table.shell.text("table.over")
    if table.host.asked_person == table.viewer:
        return _yours(table, "you_are_asked" if table.ui.interrupts(pending) else "your_turn")
    is_human = table.match.seats[pending.seat].is_human
    return _of(table, "asked" if is_human else "thinks", pending.seat)


def _whose_doing(table: TableScreen) -> str:
    """Whose doing is being shown; nothing, when that is nobody's."""
    acting = table.view.acting() if table.view is not None else None
    if acting is None or (acting == table.viewer and table.match.pending is None):
        return ""
    return _yours(table, "your_turn") if acting == table.viewer else _of(table, "acts", acting)


def _yours(table: TableScreen, key: str) -> str:
    return f"[chosen|{table.shell.text(f'table.{key}')}]"


def _of(table: TableScreen, key: str, seat: int) -> str:
    """What a player does, the name in the seat's colour."""
    name = f"[{seat_colour(seat)}|{escaped(table.party.names[seat])}]"
    return table.shell.text(f"table.{key}", who=name)
