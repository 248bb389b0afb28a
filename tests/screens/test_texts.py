from __future__ import annotations

import re

from resarcana_gui.i18n import Catalog
from resarcana_gui.match.errors import SaveFault
from resarcana_gui.paths import assets
from resarcana_gui.scene.stage import KEYS as STAGE_KEYS
from resarcana_gui.screens import actions
from tests.architecture.sources import PACKAGE

ENGLISH = Catalog.load(assets("lang"), language="en")
USED = re.compile(r"""text\(\s*"([a-z_]+(?:\.[a-z_]+)*)"[,)]""")


def test_every_text_that_a_screen_asks_for_is_there() -> None:
    for path in (PACKAGE / "screens").rglob("*.py"):
        for key in USED.findall(path.read_text(encoding="utf-8")):
            assert ENGLISH.has(key), f"{path.name}: {key}"


def test_every_action_has_words() -> None:
    for action in {*actions.KEYS, *STAGE_KEYS}:
        assert ENGLISH.has(f"keys.action.{action}"), action


def test_whatever_is_wrong_with_a_save_can_be_said() -> None:
    told = [ENGLISH.text(f"saves.faults.{fault}") for fault in SaveFault]
    assert len(set(told)) == len(SaveFault)


def test_several_achievements_are_told_as_several() -> None:
    spanish = Catalog.load(assets("lang"), language="es")
    told = [spanish.plural("achievements.new", number, title="A") for number in (1, 2)]
    assert told == ["Logro conseguido: A", "Logros conseguidos: A"]
