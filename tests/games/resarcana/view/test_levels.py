from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin

UI = ResArcanaPlugin().ui()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_archmage_says_that_it_is_weaker_where_the_engine_is_not_compiled(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = []
    for compiled in (True, False):
        monkeypatch.setattr("resarcana_gui.games.resarcana.view.ui.is_compiled", lambda compiled=compiled: compiled)
        texts.append({level.name: level.text for level in UI.levels(language)})
    assert {name for name in texts[0] if texts[0][name] != texts[1][name]} == {"archmage"}
