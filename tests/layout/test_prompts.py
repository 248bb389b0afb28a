"""Whatever a game asks stands on one line of the prompt at the usual text size, in every language and window."""

from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.i18n import Catalog, languages
from resarcana_gui.paths import assets
from resarcana_gui.screens.table.top_bar import LONGEST
from tools.headless_client import headless
from tools.prompts import SIZES, laid_out, prompts, questions

GAMES = [name for name, plugin in discover().items() if plugin.has_window()]
PLAYED = 20
"""How many random games are walked through; `make prompts ARGS="--games 1000"` walks through more."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


@pytest.mark.parametrize("game", GAMES)
def test_every_question_stands_on_one_line(game: str) -> None:
    plugin = discover()[game]
    found = prompts(plugin, questions(plugin, PLAYED))
    assert set(found) == set(languages()) and all(found.values())
    for language, texts in found.items():
        for size in SIZES:
            wrapped = [laid.text for laid in laid_out(game, language, size, list(texts)) if laid.lines > 1]
            assert wrapped == [], (language, size)


@pytest.mark.parametrize("language", languages())
def test_whose_turn_it_is_and_the_way_back_to_now_stand_on_one_line(language: str) -> None:
    texts, who = Catalog.load(assets("lang"), language=language), "Anna-Sophia Maria Hamilton"[:LONGEST]
    said = [texts.text(f"table.{key}", who=who) for key in ("asked", "acts", "thinks", "waits")]
    when = [texts.text("log.round", round=12), texts.text("log.setup"), texts.text("log.at_start")]
    said += [texts.text(f"log.to_{end}", when=each) for end in ("now", "end") for each in when]
    for size in SIZES:
        assert [laid.text for laid in laid_out(GAMES[0], language, size, said) if laid.lines > 1] == [], size
