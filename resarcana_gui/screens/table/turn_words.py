"""Whose turn it is, in a few words, always as the picture shows it, so that the texts beside it agree."""

from __future__ import annotations

from typing import TypeAlias

from resarcana_gui.scene.markup import escaped
from resarcana_gui.screens.table.table_model import TableModel

TurnWords: TypeAlias = tuple[str, int | None]
"""A text, and the seat that it is about; None for nobody."""


def whose_turn(model: TableModel) -> TurnWords:
    """Return who plays, is asked, or thinks; while something is still being shown, whose action it is."""
    pending = model.pending
    if model.shell.look.queue.busy and not model.question_timing.shown:
        return _whose_doing(model)
    if pending is None:
        return model.shell.text("table.over"), None
    if model.runner.asked_person == model.viewer:
        return _yours(model)
    if model.match.seats[pending.seat].is_human:
        return _of(model, "asked", pending.seat)
    return _of(model, "waits" if model.reading else "thinks", pending.seat)


def _whose_doing(model: TableModel) -> TurnWords:
    """Return whose action is being shown; empty if nobody's."""
    acting = model.view.acting() if model.laid else None
    if acting is None or (acting == model.viewer and model.match.pending is None):
        return "", None
    mine = acting == model.viewer and model.match.seats[acting].is_human  # a spectator has no turn
    return _yours(model) if mine else _of(model, "acts", acting)


def _yours(model: TableModel) -> TurnWords:
    """Return that it is the viewer's turn, or that they are asked something in somebody else's."""
    pending = model.pending
    asked = pending is not None and pending.seat == model.viewer and model.ui.interrupts(pending)
    return model.shell.text("table.you_are_asked" if asked else "table.your_turn"), model.viewer


def _of(model: TableModel, key: str, seat: int) -> TurnWords:
    """Return what a player does."""
    return model.shell.text(f"table.{key}", who=escaped(model.seating.names[seat])), seat
