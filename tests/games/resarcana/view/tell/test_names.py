from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.tell import names
from resarcana_gui.games.resarcana.view.tell.names import component_names, name_problems
from resarcana_gui.i18n import languages


@pytest.mark.parametrize("language", languages())
def test_every_component_has_a_name_of_its_own_in_every_language(language: str) -> None:
    named = component_names(language)
    assert {component.slug for component in load_cards().components} == set(named)
    assert len(set(named.values())) == len(named)


def test_a_component_without_a_name_is_called_by_its_id() -> None:
    assert component_names("en")["mirror_of_dreams"] == "Mirror of dreams"


def test_lint_tells_who_has_no_name_and_who_has_the_name_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {language: dict(names._named(language)) for language in languages()}
    del given["es"]["treant"]
    given["en"]["crypt"] = given["en"]["treant"]
    monkeypatch.setattr(names, "_named", given.__getitem__)
    assert sorted(name_problems(load_cards())) == [
        "lang/cards/en.yaml, card, treant: 'Treant' is the name of crypt too.",
        "lang/cards/es.yaml, card: 'treant' has no name.",
    ]


def test_the_game_s_own_names_have_no_problems() -> None:
    assert discover()["resarcana"].lint(None) == []
