"""Words are found however they are typed."""

from __future__ import annotations

from resarcana_gui.i18n.normalize import normalized, occurrences


def test_case_and_accents_do_not_matter() -> None:
    assert normalized("Adivinación ÑU") == "adivinacion nu"


def test_words_are_found_where_they_stand_with_their_accents() -> None:
    text = "Recolección: La Reacción"
    assert [text[start:end] for start, end in occurrences(text, ["reacc", "lec"])] == ["lec", "Reacc"]


def test_words_that_overlap_are_one_place_and_no_words_are_none() -> None:
    assert list(occurrences("pass", ["pa", "pas"])) == [(0, 3)]
    assert list(occurrences("pass", [])) == [] == list(occurrences("", ["a"]))


def test_a_letter_that_unfolds_to_two_is_found_whole() -> None:
    assert list(occurrences("Maß", ["ss"])) == [(2, 3)]
