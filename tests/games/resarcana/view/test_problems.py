"""What lint-cards says of words and signs."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from resarcana_gui.component_files import ComponentFileError
from resarcana_gui.games import resarcana
from resarcana_gui.games.plugin import discover
from resarcana_gui.games.resarcana.cards import loader, tables
from resarcana_gui.games.resarcana.cards.loader import FILE, load_cards
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.view import problems
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER
from resarcana_gui.games.resarcana.view.tell.catalogs import names_in
from resarcana_gui.i18n import languages
from resarcana_gui.paths import data_file


def test_the_game_s_own_components_have_no_problems() -> None:
    assert discover()["resarcana"].lint(None) == []


def test_another_file_is_checked_whatever_is_wrong_with_the_game_s_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def damaged() -> NoReturn:
        raise ComponentFileError("cards.yaml: damaged.")

    other = tmp_path / "other.yaml"
    other.write_bytes(data_file(FILE).read_bytes())
    monkeypatch.setattr(loader, "_own_cards", damaged)
    monkeypatch.setattr(resarcana, "plugin", ResArcanaPlugin)  # made anew, with nothing read
    lint = discover()["resarcana"].lint
    assert lint(other) == []
    other.write_text("x: [")
    assert [sentence.partition(":")[0] for sentence in lint(other)] == ["other.yaml, line 2"]


def test_lint_tells_who_has_no_name_and_who_has_the_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {language: dict(names_in(language)) for language in languages()}
    del given["es"]["treant"]
    given["en"]["crypt"] = given["en"]["treant"]
    monkeypatch.setattr(problems, "names_in", given.__getitem__)
    assert sorted(problems.name_problems(load_cards())) == [
        "lang/cards/en.yaml, card, treant: 'Treant' is the name of crypt too.",
        "lang/cards/es.yaml, card: 'treant' has no name.",
    ]


def test_lint_tells_whose_effect_has_no_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "EFFECTS", ("echo", *tables.EFFECTS[1:]))
    found = list(problems.problems(load_cards()))
    assert "cards.yaml, crypt: There is no text for 'effect.echo' in 'en'." in found
    assert "cards.yaml, crypt: There is no text for 'effect.echo' in 'es'." in found


def test_lint_tells_which_sign_nothing_explains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problems, "ICON_ORDER", tuple(name for name in ICON_ORDER if name != "look"))
    assert "cards.yaml, oracle: the sign 'look' is not in the glossary." in list(problems.problems(load_cards()))
