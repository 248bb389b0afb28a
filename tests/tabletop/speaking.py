"""What automata say at tables of several games."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.scene.node import Node
from resarcana_gui.tabletop.table.speech import Remarks, Speech

LONGEST = 60
"""The most letters of a remark."""


class SpeakingTable(Protocol):
    """The part of a table on which something is said."""

    @property
    def effect_layer(self) -> Node: ...
    @property
    def remarks(self) -> Remarks: ...


def bubbles(table: SpeakingTable) -> list[Speech]:
    """What is being said."""
    return [node for node in table.effect_layer.children if isinstance(node, Speech)]


def said_after(table: SpeakingTable, state: State, event: Event, remark: Callable[[], object]) -> list[str]:
    """The words said once an event has been seen; `remark` lets somebody speak of it."""
    table.remarks.clear()
    event.fold(state)
    remark()
    return [node.words for node in bubbles(table)]


def check_remarks(
    texts: Catalog, characters: Collection[str], moments: Collection[str], remarks: Collection[object]
) -> None:
    """Check that every character has different, short remarks at every moment, and no others."""
    said = [texts.text(f"says.{who}.{at}.{which}") for who in characters for at in moments for which in remarks]
    assert all(len(each) <= LONGEST for each in said) and len(set(said)) == len(said)
    assert len(said) == sum(key.startswith("says.") for key in texts.keys())  # noqa: SIM118
