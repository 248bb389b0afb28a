"""What is read where something is asked stands under one name, and is used."""

from __future__ import annotations

import re

from resarcana_gui.games.resarcana.cards.tables import ESCAPES
from resarcana_gui.games.resarcana.view.tell.question_text import FORMS, Way
from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from tests.architecture.sources import PACKAGE


def texts(language: str) -> dict[str, str]:
    return Catalog.load(assets("resarcana", "lang", "asking"), language=language)._texts


def test_every_text_is_known_by_the_name_of_its_folder_and_used() -> None:
    folder = PACKAGE / "games" / "resarcana" / "view" / "asking"
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    choosing = {f"asking.choose.{kind.KIND}" for kind, form in FORMS.items() if form.way is Way.PICK}
    declined = {f"asking.decline.{kind}" for kind in ("place_with_power", "straighten_creature", "victory_check")}
    escapes = {"asking.brief.place", "asking.brief.claim"} | {
        f"asking.brief.escape.{name.replace(' ', '_')}" for name in ESCAPES[1:]
    }
    for key in texts("en"):
        name = re.sub(r"\.(one|other)$", "", key)
        assert f'"{name}"' in code or name in choosing | declined | escapes, key
