from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.view.tell.catalogs import component_names
from resarcana_gui.i18n import languages


@pytest.mark.parametrize("language", languages())
def test_every_component_has_a_name_of_its_own_in_every_language(language: str) -> None:
    named = component_names(language)
    assert {component.slug for component in load_cards().components} == set(named)
    assert len(set(named.values())) == len(named)


def test_a_component_without_a_name_is_called_by_its_id() -> None:
    assert component_names("en")["mirror_of_dreams"] == "Mirror of dreams"
