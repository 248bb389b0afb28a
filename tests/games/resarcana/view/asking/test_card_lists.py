"""Cards in an order, and cards to discard."""

from __future__ import annotations

import pytest

from tests.games.resarcana.table import Table, seat
from tests.games.resarcana.view.asking.asked import asking


def looked_at() -> Table:
    table = Table(seat("hawk", deck=["prism", "vault", "crypt", "nightingale"]), monuments={"display": [], "deck": []})
    table.do("use", "hawk", 0)
    return table


def test_cards_go_back_in_the_order_in_which_they_were_put() -> None:
    table = looked_at()
    order = asking(table).order()
    assert table.names(order.cards) == ["prism", "vault", "crypt"]
    order.move(2, 0)
    assert table.names(list(order.command.cards)) == ["crypt", "prism", "vault"]
    order.move(0, 1)
    assert table.names(order.cards) == ["prism", "crypt", "vault"]
    order.reset()
    assert table.names(order.cards) == ["prism", "vault", "crypt"]


def test_a_card_cannot_be_put_where_there_is_no_place() -> None:
    with pytest.raises(IndexError, match="none is number 3"):
        asking(looked_at()).order().move(0, 3)


def test_the_card_that_was_chosen_first_makes_room() -> None:
    table = Table(seat(item="divination", hand=["prism"], deck=["vault", "hawk", "crypt"]))
    table.do("use", "divination", 0)
    model = asking(table).cards()
    prism, vault, hawk, crypt = model.hand
    assert (model.number, model.remaining, model.command) == (3, 3, None)
    assert all(model.toggle(card) for card in (prism, vault, hawk))
    assert model.complete and model.command is not None
    assert model.toggle(crypt) and model.chosen == [vault, hawk, crypt]
    assert model.toggle(hawk) and model.remaining == 1
    assert not model.toggle(Table.number("fire_dragon"))
    model.reset()
    assert not model.chosen
