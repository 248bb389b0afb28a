"""The token of who goes first is seen to change hands, in a game with a picture of it or without."""

from __future__ import annotations

import pytest

from resarcana_gui.tabletop.acts.first_player_token import fly_first_player_token
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Row


@pytest.mark.parametrize("game", ["resarcana", "no such game"])
def test_the_token_goes_from_seat_to_seat_and_is_gone_once_it_is_there(actor: Actor, table: Row, game: str) -> None:
    actor.look.queue.add(fly_first_player_token(table, game, (100.0, 100.0), (900.0, 500.0)))
    way = []
    while not actor.look.queue.idle:
        actor.look.queue.update(20)
        way += [node.at for node in table.effect_layer.children if node.name == "first player token"]
    assert way[0][0] < 200 and way[-1] == pytest.approx((900.0, 500.0))
    assert all(node.name != "first player token" for node in table.effect_layer.children)
