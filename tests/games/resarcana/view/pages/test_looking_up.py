"""From cards, signs and refusals one comes to the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from resarcana_gui.games.resarcana import rules
from resarcana_gui.games.resarcana.cards.tables import Component
from resarcana_gui.games.resarcana.view.faces.glossary import signs_of
from resarcana_gui.games.resarcana.view.lookup.rules import reference, refusal_article
from resarcana_gui.games.resarcana.view.tell.inspect_text import refusals_now
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.transform import Box
from tests.games.resarcana.described_table import resarcana
from tests.games.resarcana.view.pages.opened import Opened, a_table

NUMBER = resarcana().cards.numbers


def use(opened: Opened, name: str) -> None:
    """Use a control by its name."""
    next(node for node in opened.book.walk() if isinstance(node, Control) and node.name == name).activate()


def test_help_leads_to_the_rules_and_to_every_sign() -> None:
    opened = Opened(a_table().view(0))
    opened.book.act("help")
    assert opened.book.panel is not None and opened.book.panel.start.name == "look up "
    use(opened, "look up ")
    use(opened, "link sign.turn")
    assert opened.followed == ["", "sign.turn"]


def test_help_leads_to_the_card_that_was_pointed_at_and_to_why_it_cannot_be_used() -> None:
    opened = Opened(a_table().view(0))
    opened.pointed = NUMBER["athanor"]
    opened.book.act("help")
    use(opened, "look up card.athanor")
    opened.book.act("help")
    opened.pointed = NUMBER["sacred_grove"]
    opened.book.act("help")
    use(opened, "look up power_costs")
    assert opened.followed == ["card.athanor", "power_costs"]


def test_every_sign_on_a_large_face_says_what_it_means_where_it_stands() -> None:
    faces = Opened(a_table().view(0)).resources.faces
    signs = faces.explained_signs(NUMBER["sacred_grove"], 420.0)
    assert [sign.name for sign in signs if sign.name in {"turn", "creature", "place_on"}] == [
        "turn", "turn", "turn", "creature", "place_on",
    ]  # fmt: skip
    card = Box(0, 0, 420, 630)
    assert all(sign.meaning and card.contains(sign.box) for sign in signs)
    assert len({(sign.box.x, sign.box.y) for sign in signs}) == len(signs)


def test_a_kept_card_leads_to_its_article_its_signs_and_the_rule_behind_a_refusal() -> None:
    opened = Opened(a_table().view(0))
    opened.book.pin(NUMBER["sacred_grove"])
    for name in ("card.sacred_grove", "sign.turn", "power_costs"):
        use(opened, f"link {name}")
        assert opened.followed[-1] == name


@pytest.mark.parametrize("component", resarcana().cards.components, ids=lambda component: component.slug)
def test_every_component_leads_to_its_article_to_that_of_every_sign_on_it_and_to_the_rule_that_keeps_it_from_use(
    component: Component,
) -> None:
    opened = Opened(a_table().view(0))
    opened.book.pin(component.number)
    shown = {node.name for node in opened.book.walk() if isinstance(node, Control)}
    signs = {f"sign.{sign}" for sign in signs_of(component)}
    on_face = {f"sign.{sign.name}" for sign in opened.resources.faces.explained_signs(component.number, 420.0)}
    refusals = refusals_now(opened.resources.voice, component.number, opened.view)
    why = {refusal_article(code) for code in refusals.values()}
    led_to = {f"card.{component.slug}", *signs, *why}
    assert {f"link {name}" for name in led_to} <= shown
    assert {f"on card {name}" for name in on_face} <= shown
    assert signs - {"sign.points"} <= on_face, "points stand on the seal, where there is no room for the formula"
    known = reference(resarcana().cards, "en")
    assert not [name for name in led_to | on_face if name not in known]


def test_every_refusal_that_the_rules_can_give_has_its_rule() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', sources))
    assert len(codes) > 20
    assert not [code for code in codes if refusal_article(code) not in reference(resarcana().cards, "en")]
