"""Whose turn it is, in a few words: always as the picture shows it, so that the texts beside it agree."""

from __future__ import annotations

from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.log_style import seat_colour
from resarcana_gui.screens.table_model import TableModel


def whose_turn(model: TableModel) -> str:
    """Who plays, who is asked, who thinks; while something is still being shown, whose doing it is. Markup."""
    if model.past_position is not None:
        return f"[gold|{model.shell.text('table.looking_back_short')}]"
    pending = model.match.pending
    if model.shell.look.queue.busy and not model.prompt.shown:
        return _whose_doing(model)
    if pending is None:
        return model.shell.text("table.over")
    if model.runner.asked_person == model.viewer:
        return _yours(model, "you_are_asked" if model.ui.interrupts(pending) else "your_turn")
    is_human = model.match.seats[pending.seat].is_human
    return _of(model, "asked" if is_human else "thinks", pending.seat)


def _whose_doing(model: TableModel) -> str:
    """Whose doing is being shown; empty when it is nobody's."""
    acting = model.view.acting() if model.laid else None
    if acting is None or (acting == model.viewer and model.match.pending is None):
        return ""
    mine = acting == model.viewer and model.match.seats[acting].is_human  # a spectator has no turn
    return _yours(model, "your_turn") if mine else _of(model, "acts", acting)


def _yours(model: TableModel, key: str) -> str:
    return f"[chosen|{model.shell.text(f'table.{key}')}]"


def _of(model: TableModel, key: str, seat: int) -> str:
    """What a player does, with the name in the seat's colour."""
    name = f"[{seat_colour(seat)}|{escaped(model.seating.names[seat])}]"
    return model.shell.text(f"table.{key}", who=name)
