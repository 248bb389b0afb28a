"""Which card a sentence of the log is about."""

from __future__ import annotations

from resarcana_gui.tabletop.tell.story import MentionFinder

NAMES = MentionFinder({1: "Dragon", 2: "Dragon Bridle", 3: "Élan (2)", 4: "Vault"})


def test_of_several_names_the_first_counts_and_of_those_that_begin_alike_the_longest() -> None:
    assert NAMES.first("Circe: Vault for Dragon.") == 4
    assert NAMES.first("You use Dragon Bridle on Dragon.") == 2


def test_a_name_may_contain_any_signs() -> None:
    assert NAMES.first("Circe draws Élan (2).") == 3


def test_a_name_inside_a_word_is_none() -> None:
    assert NAMES.first("Vaulted ceilings are not to be had.") is None
    assert NAMES.first("Round 2 begins.") is None
