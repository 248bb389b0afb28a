"""Paying and gaining: a sensible amount is filled in, can be changed one by one, and says what it means."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.essences import CALM, DEATH, ELAN, GOLD, LIFE, text
from resarcana_gui.games.resarcana.view.asking.essence_model import EssenceMix, EssenceModel
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.asking.asked import amount, asking


def model(table: Table) -> EssenceModel:
    return asking(table).essences()


def using(component: str, power: int, *more: object, pool: str, **rest: object) -> EssenceModel:
    table = Table(seat(component, *more, pool=pool, **rest))
    table.do("use", component, power)
    return model(table)


def test_what_is_plentiful_is_paid_and_gold_last() -> None:
    assert text(using("prism", 0, pool="4E 1L 3G").chosen) == "1E"
    assert text(using("colossus", 0, pool="1D 1G").chosen) == "1D"


def test_what_the_hand_needs_is_kept() -> None:
    assert text(using("prism", 0, pool="1E 1D", hand=["bone_dragon"]).chosen) == "1E"
    assert text(using("prism", 0, pool="1E 1D", hand=["fire_dragon"]).chosen) == "1D"


def test_gains_go_where_essences_lack() -> None:
    assert text(using("horn_of_plenty", 0, pool="5E 5L 5C").chosen) == "3D"
    table = Table(seat(pool="1G", hand=["sea_serpent", "prism"]))
    table.do("discard", "prism")
    assert text(model(table).chosen) in {"2L", "2C", "1L 1C"}


def test_a_gain_that_makes_something_payable_is_preferred() -> None:
    table = Table(seat(pool="3G", hand=["prism"]))
    table.do("discard", "prism")
    assert text(model(table).chosen) == "1G"


def test_for_x_gold_as_much_is_paid_as_is_of_no_other_use() -> None:
    table = Table(seat(lying("athanor", on="6E"), pool="4C 1G"))
    table.do("use", "athanor", 1)
    made = model(table)
    assert text(made.chosen) == "4C"
    assert "X is 4: 4 Gold" in made.lines()


def test_adding_where_there_is_no_room_takes_the_place_of_another_but_not_of_the_latest() -> None:
    mix = EssenceMix([amount("2E"), amount("1E 1L"), amount("2L"), amount("1E 1C"), amount("1L 1C"), amount("2C")])
    mix.add(LIFE)
    assert text(mix.chosen) == "1E 1L"
    mix.add(CALM)
    assert text(mix.chosen) == "1L 1C"
    mix.reset()
    assert text(mix.chosen) == "2E"


def test_gold_takes_the_place_of_two_others_and_the_reverse_asks_for_more() -> None:
    table = Table(seat(hand=["prism"]))
    table.do("discard", "prism")
    made = model(table)
    made.choose(amount("2C"))
    made.add(GOLD)
    assert (text(made.chosen), made.complete) == ("1G", True)
    made.add(DEATH)
    assert (text(made.chosen), made.remaining, made.status(), made.command) == ("1D", 1, "Choose 1 more", None)
    made.add(ELAN)
    assert made.command is not None and text(made.command.essences) == "1E 1D"


def test_what_can_only_be_chosen_whole_is_chosen_and_let_go_whole() -> None:
    mix = EssenceMix([amount("3E"), amount("3L")])
    mix.add(LIFE)
    assert text(mix.chosen) == "3L"
    mix.remove(LIFE)
    assert (mix.chosen, mix.remaining) == (0, 3)


def test_what_must_be_paid_cannot_be_taken_back() -> None:
    mix = EssenceMix([amount("1G 2E"), amount("1G 1E 1L")])
    assert not mix.can_remove(GOLD)
    assert mix.can_remove(LIFE) is False and mix.can_remove(ELAN)
    assert mix.types == (ELAN, LIFE, GOLD)
    assert mix.can_add(LIFE) and not mix.can_add(CALM)


def test_an_amount_that_is_not_offered_is_refused() -> None:
    mix = EssenceMix([amount("2E")])
    with pytest.raises(ValueError, match="not among those"):
        mix.choose(amount("1E"))
    mix.add(CALM)
    mix.remove(ELAN)
    assert text(mix.chosen) == "2E"


def test_lines_name_the_discounts_and_what_is_left() -> None:
    table = Table(seat("dragon_bridle", hand=["sea_serpent"], pool="3L 6C 1G", mage="artificer"))
    table.do("place", "sea_serpent")
    made = model(table)
    made.choose(amount("2L 3C"))
    assert made.lines() == [
        "Artificer: 1 less",
        "Dragon Bridle: 3 less",
        "You will have: 1 Life, 3 Calm and 1 Gold",
    ]


def test_a_power_that_places_is_named_among_the_discounts() -> None:
    table = Table(seat("crypt", pool="1D 2E 2L 2C", discards=["corrupt_altar", "vault"], mage="witch"))
    table.do("use", "crypt", 1)
    table.do("choose", "corrupt_altar")
    assert model(table).lines()[0] == "Crypt: 2 less"


def test_what_a_power_costs_besides_is_named_and_not_there_to_be_chosen() -> None:
    made = using("philosophers_stone", 0, pool="3E 2L")
    assert made.pool == amount("3E 2L")
    assert made.left(ELAN) == 3 - (made.chosen & 4095)
    assert made.paying


def test_essences_for_a_component_say_what_lies_on_it_then() -> None:
    table = Table(seat(lying("cursed_skull", on="1D"), pool="1L"))
    table.do("use", "cursed_skull", 0)
    made = model(table)
    made.choose(amount("3C"))
    assert made.lines() == ["Cursed Skull will hold: 3 Calm and 1 Death"]
    assert not made.paying
