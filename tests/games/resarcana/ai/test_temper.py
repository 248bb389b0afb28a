"""A character plays by its temper: wherever it sits, whoever it is asked by."""

from __future__ import annotations

from functools import cache

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.app.match_workers import agent_factory
from resarcana_gui.app.matches import Player, new_match
from resarcana_gui.games.resarcana import plugin
from resarcana_gui.games.resarcana.ai.feature_counts import count_features
from resarcana_gui.games.resarcana.ai.guide import MOST_PLEASED, PolicyGuide
from resarcana_gui.games.resarcana.ai.learned_guides import LearnedGuides
from resarcana_gui.games.resarcana.ai.opponents import CHARACTER_LEVELS, LEVELS
from resarcana_gui.games.resarcana.characters import CHARACTERS, Character
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.state import EVERYONE
from tests.games.resarcana.described_table import Table, resarcana, seat

PLUGIN = plugin()
LEARNED = LearnedGuides(resarcana())
DEALS = range(6)


def called(slug: str) -> Character:
    return next(each for each in CHARACTERS if each.slug == slug)


@cache
def habit_of(slug: str, feature: str) -> int:
    """How often it comes about on a handful of deals, where the character's policy plays both seats."""
    game, found = resarcana(), 0
    guide = LEARNED.character_guide(called(slug), 2)
    options = game.complete({"setup": "standard", "seats": 2})
    for deal in DEALS:
        dice, state = Dice(deal), game.blank(options, EVERYONE)
        game.begin(state, options, dice)
        state.watch()
        while state.stack and state.round < 6:
            legal = game.legal(state)
            at = drawn(guide.logits(state, state.stack[-1], legal), dice) if len(legal) > 1 else 0
            game.apply(state, legal[at], dice)
            happened = count_features(state, state.recorded(), state.pool)
            found += sum(each.number for each in happened if each.feature == feature)
    return found


@pytest.mark.parametrize(("slug", "feature"), [("raven", "rival_losses"), ("toad", "conversions"), ("hound", "guards")])
def test_a_habit_differs_from_that_of_who_only_wants_to_win(slug: str, feature: str) -> None:
    assert habit_of(slug, feature) > 1.3 * habit_of("owl", feature)


def test_what_a_character_likes_counts_for_its_own_seat_alone_and_not_without_bounds() -> None:
    table = Table(seat("fire_dragon", pool="4E"), seat(pool="1L 2E"))
    guide = LEARNED.character_guide(called("raven"), 2)
    for at, pleased in ((0, MOST_PLEASED), (1, 0.0)):
        world = table.state.clone()
        mine = guide.seen_from(table.view(at))
        mine.follow(world)
        resarcana().apply(world, resarcana().codec.read_command({"kind": "use", "seat": 0, **DRAGON}), Dice(1))
        assert mine.pleasure(world) == pytest.approx(pleased)


DRAGON = {"component": "fire_dragon", "power": 0}


def test_who_only_wants_to_win_watches_nothing() -> None:
    world = Table(seat(pool="3E"), seat()).state.clone()
    for guide in (LEARNED.guide(2), LEARNED.character_guide(called("sphinx"), 2)):
        assert isinstance(guide, PolicyGuide)
        guide.follow(world)
        assert world.log is None and guide.pleasure(world) == 0.0


def test_a_name_brings_its_temper_in_every_language_to_whoever_searches() -> None:
    for language in languages():
        for name, character in zip(PLUGIN.characters(language), CHARACTERS, strict=True):
            for level in LEVELS:
                assert PLUGIN.seated(level, name) == CHARACTER_LEVELS.get((level, character.slug), level)
            assert PLUGIN.seated("greedy", name) == "greedy"
    assert PLUGIN.seated("adept", "Merlin") == "adept"
    assert len(CHARACTER_LEVELS) == len(LEVELS) * sum(1 for each in CHARACTERS if each.likes)


def test_a_character_plays_alike_in_the_match_and_in_its_worker() -> None:
    name = PLUGIN.characters("en")[CHARACTERS.index(called("raven"))]
    match = new_match(PLUGIN, {"setup": "first"}, [Player(name, "novice"), Player("Ada")], 3)
    while match.pending is not None and (match.pending.seat or len(match.legal()) == 1):
        match.submit(match.legal()[0])
    pending, agent = match.pending, match.seats[0].agent
    assert pending is not None and agent is not None
    elsewhere = agent_factory(PLUGIN, match, Budget(4))().agent(0, 0)
    given = [each.choose(match.view(0), pending, Budget(4)) for each in (agent, elsewhere)]
    assert given[0] == given[1]
