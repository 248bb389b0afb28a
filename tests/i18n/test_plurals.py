from __future__ import annotations

import logging
from pathlib import Path

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.discovery import languages, languages_in
from resarcana_gui.i18n.plurals import PluralRule

ENGLISH = {"one": "i = 1 and v = 0"}
FRENCH = {"one": "i = 0,1", "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"}
POLISH = {
    "one": "i = 1 and v = 0",
    "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
    "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
}
ARABIC = {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"}
WELSH = {"zero": "n = 0 @integer 0", "one": "n = 1", "two": "n = 2", "few": "n = 3", "many": "n = 6"}


@pytest.mark.parametrize(
    ("rule", "forms"),
    [
        (ENGLISH, {0: "other", 1: "one", 2: "other", 11: "other", 101: "other"}),
        (FRENCH, {0: "one", 1: "one", 2: "other", 1_000_000: "many"}),
        (POLISH, {1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 21: "many", 22: "few", 112: "many"}),
        (
            ARABIC,
            {0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 103: "few"},
        ),
        (WELSH, {0: "zero", 3: "few", 4: "other", 6: "many"}),
        ({}, {0: "other", 1: "other"}),
    ],
    ids=["English", "French", "Polish", "Arabic", "Welsh", "Japanese"],
)
def test_a_number_takes_the_form_that_its_language_says(rule: dict[str, str], forms: dict[int, str]) -> None:
    made = PluralRule(rule)
    assert {number: made.form(number) for number in forms} == forms
    assert made.form(-1) == made.form(1)
    assert set(forms.values()) <= set(made.forms)


NO_RULES: list[dict[str, str]] = [
    {"some": "n = 1"},
    {"other": "n = 1"},
    {"one": "n is 1"},
    {"one": "x = 1"},
    {"one": ""},
]


@pytest.mark.parametrize("rule", NO_RULES)
def test_what_is_no_rule_is_refused(rule: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"is not a relation|is not one of"):
        PluralRule(rule)


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, whose catalogs are all that there are."""
    monkeypatch.setattr("resarcana_gui.i18n.discovery.languages", lambda: languages_in(tmp_path))
    return tmp_path


def test_a_catalog_with_a_name_and_a_rule_is_a_language(found: Path) -> None:
    (found / "pl.yaml").write_text(
        "language: {name: Polski, plural: {one: 'n = 1', few: 'n % 10 = 2..4'}}\n"
        "cards: {one: '{number} karta', few: '{number} karty', other: '{number} kart'}\n",
        encoding="utf-8",
    )
    (found / "en.yaml").write_text(
        "language: {name: English, plural: {one: 'n = 1'}}\n"
        "cards: {one: '{number} card', other: '{number} cards'}\nonly: {one: 'one', other: '{number}'}\n",
        encoding="utf-8",
    )
    assert [language.name for language in languages_in(found).values()] == ["English", "Polski"]
    catalog = Catalog.load(found, language="pl")
    assert [catalog.plural("cards", number) for number in (1, 3, 5)] == ["1 karta", "3 karty", "5 kart"]
    assert [catalog.plural("only", number) for number in (1, 3)] == ["one", "3"]


@pytest.mark.parametrize(
    "text",
    [
        "title: {new: Nowa gra}",
        "language: {name: X, plural: {one: never}}",
        "language: [",
        "language: {plural: {one: n = 1}}",
    ],
)
def test_a_file_that_does_not_say_what_it_is_is_passed_over(
    found: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (found / "xx.yaml").write_text(text, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert languages_in(found) == {}
    assert len(caplog.records) == 1 and "xx.yaml" in caplog.text


def test_a_language_that_a_game_does_not_speak_is_told_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.yaml").write_text("turn: Your turn", encoding="utf-8")
    assert Catalog.load(tmp_path, language="pl").text("turn") == "Your turn"


def test_languages_are_found_where_the_program_lies() -> None:
    assert languages()["es"].name == "Español"
