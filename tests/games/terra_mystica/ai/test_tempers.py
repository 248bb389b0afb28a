"""What the automata like, and that it is felt."""

from __future__ import annotations

from typing import Any

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.games.terra_mystica.ai.lookahead import Lookahead
from resarcana_gui.games.terra_mystica.ai.opponents import LEVELS, TEMPERED
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.ai.taste import COUNTS, Taste
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.tempers import FEATURES, TEMPERS
from resarcana_gui.games.terra_mystica.view.tell.catalogs import CHARACTERS
from resarcana_gui.i18n.discovery import languages
from tests.games.terra_mystica.played_table import Table, seat


def counted(table: Table, number: int = 0) -> dict[str, int]:
    """The features of a seat, without those that it has none of."""
    found = {feature: count(table.state, number) for feature, count in COUNTS.items()}
    return {feature: number for feature, number in found.items() if number}


def test_every_like_is_about_a_feature_and_every_level_has_every_temper() -> None:
    assert set(FEATURES) == set(COUNTS) and set(TEMPERS) < set(CHARACTERS)
    assert all(set(likes) <= set(FEATURES) for likes in TEMPERS.values())
    assert len(TEMPERED) == len(LEVELS) * len(TEMPERS) and set(TEMPERED.values()) == set(plugin().yardsticks())


def test_structures_steps_and_burned_power_are_counted_for_their_owner() -> None:
    own = {"E7": "stronghold", "E6": "dwelling", "A1": "dwelling"}
    table = Table(seat("giants", own, cults=[2, 0, 1, 0], bowls=[5, 4, 1]), seat("witches", "E5"))
    assert counted(table) == {
        "neighbours": 1,
        "dwellings": 2,
        "great structures": 1,
        "cult steps": 3,
        "burned": 2,
        "area": 2,
    }


def test_a_seat_without_a_faction_has_nothing_to_like() -> None:
    session = start(1, seats=2)
    assert Taste(TEMPERS["toad"]).pleasure(session.state, 0) == 0.0  # type: ignore[arg-type]


@pytest.mark.parametrize(("likes", "kind"), [({"cult steps": 30.0}, "send"), ({"dwellings": 30.0}, "build")])
def test_a_player_does_what_it_likes_if_it_likes_it_enough(likes: dict[str, float], kind: str) -> None:
    stock: dict[str, Any] = {"coins": 2, "workers": 1, "priests": 1, "bowls": [12, 0, 0]}
    table = Table(seat("dwarves", "E7", **stock), round=5, terrain={"E6": "mountains"})
    pending = table.session.pending
    assert pending is not None
    for playouts in (0, 4):
        agent = Lookahead(terra_mystica(), Skill(playouts), 1, Taste(likes))
        given = agent.choose(table.session.observe(0), pending, Budget())
        assert kind == given.KIND


def test_a_name_brings_its_temper_in_every_language_to_whoever_has_a_level() -> None:
    for language in languages():
        for name, slug in zip(plugin().characters(language), CHARACTERS, strict=True):
            for level in LEVELS:
                assert plugin().seated(level, name) == TEMPERED.get((level, slug), level)
            assert plugin().seated("greedy", name) == "greedy"
    assert plugin().seated("adept", "Merlin") == "adept"
    assert isinstance(plugin().agent("adept-raven", 1), Lookahead)
