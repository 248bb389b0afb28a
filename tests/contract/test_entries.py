"""The table of games that the contract is asked of leaves nothing out."""

from __future__ import annotations

from resarcana_gui.games.plugin import discover
from tests.contract.entries import entries, rows


def test_every_setup_of_every_game_is_played_with_some_number_of_seats() -> None:
    names = {entry.name.rsplit("-", 1)[0] for entry in entries()}
    for name, plugin in discover().items():
        assert {f"{name}-{setup}" for setup in plugin.setups()} <= names


def test_every_game_is_asked() -> None:
    listed = {entry.game.name for entry in entries()}
    assert set(discover()) <= listed
    assert len(listed) == len(rows())
