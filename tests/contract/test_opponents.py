"""The opponents that the window offers are those that the command line and tools know."""

from __future__ import annotations

import pytest

from tests.contract.entries import TOYS, Row, plugin_of, rows


@pytest.mark.parametrize(
    "row",
    [row for row in rows() if row not in TOYS and plugin_of(row).has_window()],
    ids=lambda row: row.module.rpartition(".")[2],
)
def test_every_opponent_is_offered_or_has_one_that_stands_in_for_it(row: Row) -> None:
    plugin = plugin_of(row)
    names, levels = list(plugin.agent_names()), plugin.ui().levels("en")
    offered = [level.name for level in levels]
    assert offered == [name for name in names if name in offered]
    assert {name for level in levels for name in (level.name, *level.formerly)} == set(names)
