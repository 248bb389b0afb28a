"""Cards in an order, and several cards of a hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from resarcana_gui.tabletop.asking.card_lists import CardsModel, OrderModel
from tests.tabletop.asking.answers import Lay, orders


def test_cards_go_back_in_the_order_in_which_they_were_put() -> None:
    order = OrderModel(orders(4, 5, 6))
    assert order.cards == [4, 5, 6]
    order.move(2, 0)
    assert order.command == Lay(6, 4, 5)
    order.move(0, 1)
    assert order.cards == [4, 6, 5]
    order.reset()
    assert order.cards == [4, 5, 6]


def test_a_card_cannot_be_put_where_there_is_no_place() -> None:
    with pytest.raises(IndexError, match="none is number 3"):
        OrderModel(orders(4, 5, 6)).move(0, 3)


def test_cards_get_their_numbers_one_after_the_other_and_the_rest_keeps_its_order() -> None:
    order = OrderModel(orders(4, 5, 6))
    order.toggle(6)
    assert (order.cards, order.shown) == ([6, 4, 5], [4, 5, 6])
    order.toggle(5)
    assert order.command == Lay(6, 5, 4)
    order.toggle(6)
    assert (order.cards, order.numbered) == ([5, 4, 6], [5])
    with pytest.raises(ValueError, match="Card 9"):
        order.toggle(9)


def test_a_card_that_is_moved_lies_there_without_a_number() -> None:
    order = OrderModel(orders(4, 5, 6))
    order.toggle(6)
    order.move(0, 2)
    assert (order.shown, order.numbered) == ([4, 5, 6], [])


def test_the_card_that_was_chosen_first_makes_room() -> None:
    model = CardsModel({pair: Lay(*pair) for pair in combinations((1, 2, 3), 2)}, hand=(3, 1, 2))
    assert (model.number, model.remaining, model.command) == (2, 2, None)
    assert model.toggle(3) and model.toggle(1)
    assert model.complete and model.command == Lay(1, 3)
    assert model.toggle(2) and model.chosen == [1, 2]
    assert model.toggle(2) and model.remaining == 1
    assert not model.toggle(9), "it is not in the hand"
    model.reset()
    assert not model.chosen
