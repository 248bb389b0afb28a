from __future__ import annotations

import re

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.catalog import placeholders
from resarcana_gui.paths import assets
from resarcana_gui.scene.stage import KEYS as STAGE_KEYS
from resarcana_gui.screens import actions
from resarcana_gui.settings import LANGUAGES
from tests.architecture.sources import PACKAGE

CATALOGS = {language: Catalog.load(assets("lang"), language=language) for language in LANGUAGES}
USED = re.compile(r"""text\(\s*"([a-z_]+(?:\.[a-z_]+)*)"[,)]""")


def test_every_language_has_every_text_with_the_same_placeholders() -> None:
    english = CATALOGS["en"]
    for language, catalog in CATALOGS.items():
        assert catalog.keys() == english.keys(), language
        for key in sorted(english.keys()):
            assert placeholders(catalog._texts[key]) == placeholders(english._texts[key]), (language, key)


def test_every_text_that_a_screen_asks_for_is_there() -> None:
    for path in (PACKAGE / "screens").rglob("*.py"):
        for key in USED.findall(path.read_text(encoding="utf-8")):
            assert CATALOGS["en"].has(key), f"{path.name}: {key}"


def test_every_action_has_words() -> None:
    for action in {*actions.KEYS, *STAGE_KEYS}:
        assert CATALOGS["en"].has(f"keys.action.{action}"), action
