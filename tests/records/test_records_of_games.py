"""What the records of every game have in common."""

from __future__ import annotations

import pytest

from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.kernel.game import Options
from resarcana_gui.records.game_statistics import record_of

pytestmark = pytest.mark.uncounted
"""Games are set up only to be recorded."""

PLUGINS = discover()
SETUPS = [
    pytest.param(plugin, name, options, id=f"{game}-{name}")
    for game, plugin in PLUGINS.items()
    for name, options in plugin.setups().items()
]


@pytest.mark.parametrize("plugin", PLUGINS.values(), ids=PLUGINS.keys())
def test_a_game_that_goes_on_has_no_record(plugin: Plugin) -> None:
    match = new_match(plugin, {}, [Player("Ada"), Player("Ben")], 1)
    assert record_of("game.jsonl", 0.0, match.history, match.seats, plugin.game_statistics()) is None


@pytest.mark.parametrize(("plugin", "name", "options"), SETUPS)
def test_every_setup_is_known_by_its_name(plugin: Plugin, name: str, options: Options) -> None:
    assert plugin.game_statistics().setup(plugin.game().complete({**options, "seats": 2})) == name
