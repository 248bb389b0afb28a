"""What opponents do not even think of."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.ai.opponents import Opponents
from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.kernel.command import Command
from tests.games.resarcana.described_table import Table, seat


def thought_of(table: Table) -> Sequence[Command]:
    """The answers of the seat to move that are worth a look."""
    view = table.view(0)
    return Opponents(resarcana()).guide(2).worthwhile(view, resarcana().legal(view))


def test_nobody_draws_cards_only_to_discard_them_all() -> None:
    deck = ["hawk", "prism", "treant"]
    for hand, uses in (((), 0), (("vault",), 1)):
        table = Table(seat(item="divination", hand=list(hand), deck=deck), seat())
        (divination,) = table.session.find(seat=0, kind="use")
        assert list(thought_of(table)).count(divination) == uses, hand
