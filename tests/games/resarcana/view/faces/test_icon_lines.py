"""What a component does, in lines of icons."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.loader import load_cards
from resarcana_gui.games.resarcana.cards.tables import CardSet, Component
from resarcana_gui.games.resarcana.view.faces.glossary import ICON_ORDER
from resarcana_gui.games.resarcana.view.faces.icon_lines import collect, lines
from resarcana_gui.games.resarcana.view.tell.voice import icons_of
from resarcana_gui.scene.markup import Kind, parse
from tests.for_each import for_each

EVERY = load_cards().components

SAID = {
    "fire_dragon": ["{turn} → {attack}2{life} ({calm}{ignore})"],
    "sea_serpent": ["{turn} → {attack}2{life} ({destroy}{artifact}{ignore})"],
    "elvish_bow": ["{turn} → {attack}1{life}", "{turn} → {draw}"],
    "chalice_of_fire": ["{turn} {elan} → {straighten}"],
    "athanor": ["{turn} {elan} → {place_on}2{elan}", "{turn} {take}6{elan} X{any} → X{gold}"],
    "prism": ["{turn} {any} → 2{not_gold}", "{turn} X{any} → X{not_gold}"],
    "cursed_skull": ["{turn} {life} → {place_on}3{elan}/{calm}/{death}"],
    "dragon_teeth": ["2{elan} → {place_on}3{elan}", "{turn} 3{elan} → {play}{dragon} 0{cost}"],
    "sacrificial_dagger": ["{turn} {life} → {place_on}3{death}", "{destroy}{this} {discard} → {cost} {not_gold}"],
    "guard_dog": ["{turned}: {elan} → {straighten}{this}", "{react}{attack} {turn} → {ignore}"],
    "dancing_sword": ["{react}{attack} {elan} → {ignore} {place_on}{death}"],
    "golden_statue": ["{react}{victory} {turn} 3{gold} → 3{points}"],
    "artificer": ["{artifact}: \N{MINUS SIGN}{not_gold}"],
    "obelisk": ["{claim} → 6{not_gold}"],
    "treant": ["{turn} → {elan} = {rival}{death}"],
    "mermaid": ["{turn} {life}/{calm}/{gold} → {place_on}{any_component}"],
    "divination": ["{turn} → 3{draw} ={discard}"],
    "sorcerers_bestiary": [
        "{dragon} = 2{points}",
        "{creature} = 1{points}",
        "{turn} → {victory}",
        "{turn} 4{any} → {all_discards}{play}{dragon}",
    ],
    "nightingale": [],
}
COLLECTED = {
    "chalice_of_life": "{life}{calm}",
    "celestial_horse": "2{elan}/{life}/{calm}",
    "hanging_gardens": "3{not_gold}",
    "vault": "{on_this}{gold}: 2{not_gold}",
    "windup_man": "{on_this}{any}: +2",
    "cursed_forge": "\N{MINUS SIGN}{death}/{turn}",
    "great_pyramid": "",
}


def icons(text: str) -> set[str]:
    return {piece.text for piece in parse(text) if piece.kind is Kind.ICON}


@pytest.mark.parametrize("slug", SAID)
def test_a_component_is_told_in_icons(cards: CardSet, slug: str) -> None:
    assert lines(cards.components[cards.numbers[slug]]) == SAID[slug]


@pytest.mark.parametrize("slug", COLLECTED)
def test_the_collect_plate_shows_what_is_collected(cards: CardSet, slug: str) -> None:
    assert collect(cards.components[cards.numbers[slug]].collect) == COLLECTED[slug]


@for_each("component", EVERY)
def test_everything_that_is_printed_on_a_component_has_its_line(component: Component) -> None:
    scoring_lines = sum(1 for part in (component.per_essence, component.per_dragon, component.per_creature) if part)
    abilities = bool(component.discount.less) + bool(component.claim.number)
    told = lines(component)
    assert len(told) == scoring_lines + abilities + len(component.powers) + len(component.reacts)
    assert all(icons(line) for line in told)


@for_each("component", EVERY)
def test_every_icon_of_a_component_is_in_the_glossary(component: Component) -> None:
    shown = {icon for line in (*lines(component), collect(component.collect)) for icon in icons(line)}
    assert shown <= set(ICON_ORDER)


def test_four_types_are_shown_by_the_one_that_is_left_out() -> None:
    assert icons_of(0b11110) == "{not_elan}"
    assert icons_of(0b01111) == "{not_gold}"
    assert icons_of(0b11111) == "{any}"
    assert icons_of(0b00110) == "{life}/{calm}"
