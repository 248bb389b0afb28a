"""An attack is answered by large tiles: shield, pay, endure, each with its price and what is kept."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.commands import Escape, Suffer, UseReact
from resarcana_gui.games.resarcana.view.asking.attack_answers import attack_answers
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.ui_style import UiStyle
from tests.games.resarcana.described_table import Table, resarcana, seat
from tests.games.resarcana.view.asking.asked import asking


def shown(attacker: str, *play: str, pool: str, hand: tuple[str, ...] = ()) -> list[tuple[str, str, str, str]]:
    """The kind of every answer, with title, price and what is kept."""
    table = Table(seat(attacker), seat(*play, pool=pool, hand=list(hand)))
    table.do("use", attacker, 0)
    look = UiStyle(CANDLELIGHT, 1.0, ICONS.in_ink(CANDLELIGHT))
    offered = attack_answers(asking(table), Faces(look, resarcana().cards, "en", look.text.icons))
    return [(type(choice.command).__name__, face.title, face.price, face.left) for choice, face in offered]


SHIELD, PAY, ENDURE = UseReact.__name__, Escape.__name__, Suffer.__name__


def test_each_answer_says_what_it_costs_and_what_is_kept() -> None:
    assert shown("water_dragon", "temple", pool="2E 5L") == [
        (SHIELD, "Temple", "Turn it", "You lose nothing"),
        (PAY, "Pay", "\N{MINUS SIGN}1{elan}", "You keep 1{elan}"),
        (ENDURE, "Endure", "\N{MINUS SIGN}2{life}", "You keep 3{life}"),
    ]


@pytest.mark.parametrize(
    ("pool", "price", "kept"),
    [
        ("2L 1C", "\N{MINUS SIGN}2{life}", "You keep 0{life}"),
        ("1L 3C", "\N{MINUS SIGN}1{life} \N{MINUS SIGN}2{any}", "You keep 1{any}"),
        ("5C", "\N{MINUS SIGN}4{any}", "You keep 1{any}"),
        ("", "Nothing to lose", "You keep 0{any}"),
    ],
)
def test_to_endure_costs_other_essences_for_life_that_is_missing(pool: str, price: str, kept: str) -> None:
    assert shown("fire_dragon", "temple", pool=pool)[-1][1:] == ("Endure", price, kept)


def test_a_way_out_that_takes_one_of_several_cards_is_one_answer_which_asks_for_the_card() -> None:
    answers = shown("wind_dragon", "temple", pool="4L", hand=("prism", "vault"))
    assert [title for _, title, _, _ in answers] == ["Temple", "Discard a card", "Endure"]
    assert answers[1][2:] == ("\N{MINUS SIGN}1{hand}", "You keep 1{hand}")
    destroyed = shown("bone_dragon", "temple", "prism", pool="4L")
    assert [each[1:] for each in destroyed if each[0] == PAY] in (
        [("Destroy an artifact", "\N{MINUS SIGN}1{artifact}", "You keep 0{artifact}")], [],
    )  # fmt: skip
