from __future__ import annotations

import re
from itertools import product

import pytest

from resarcana_gui.agents.companion import Adviser, Reason, Rival, Stance, TreeAdviser
from resarcana_gui.agents.companion.reasons import FREE, NOTHING, PROVED
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.games.resarcana.ai.companion.adviser import adviser_for, is_early
from resarcana_gui.games.resarcana.ai.companion.insight import WEIGHTS, ResArcanaInsight
from resarcana_gui.games.resarcana.ai.opponents import OFFERED, Opponents
from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.rules.commands import Claim, DiscardCard, Pass, PlaceArtifact
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.kernel.chance import Dice
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

GUIDE = Opponents(resarcana()).guide(2).with_margin(0.0)
QUICK = TreeAdviser(resarcana(), GUIDE, Limits(24, horizon=0), insight=ResArcanaInsight(resarcana().cards))


def test_what_a_seat_does_not_see_does_not_change_its_advice() -> None:
    session = Table.dealt(setup="first", seats=2).session
    while not isinstance(session.pending, AskTurn):
        session.submit(session.legal()[0])
    pending = session.pending
    assert pending is not None
    view = session.observe(pending.seat)
    world = session.game.sample(view, Dice(9))
    assert world.facts() != session.state.facts()
    told = [QUICK.advise(session.game.observe(truth, pending.seat), pending) for truth in (session.state, world)]
    assert told[0] is not None and told[0] == told[1]


def test_who_can_win_now_is_told_to_and_why() -> None:
    table = Table(seat("sacred_grove", "crypt", pool="9E 9L 9C 9D 9G"), seat(), places=["cursed_forge"])
    session = table.session
    pending = session.pending
    assert pending is not None
    advice = QUICK.advise(session.observe(0), pending)
    assert advice is not None and advice.chances[0] == max(advice.chances)
    assert [line.chance for line in advice.lines] == sorted((line.chance for line in advice.lines), reverse=True)


def test_a_victory_by_a_card_sold_for_the_golden_statue_is_certain() -> None:
    mine = seat("golden_statue", "temple", "mausoleum", "colossus", pool="2G", hand=["vault"])
    session = Table(mine, seat(passed=True), token=1, places=["cursed_forge"]).session
    pending = session.pending
    assert pending is not None
    advice = QUICK.advise(session.observe(0), pending)
    assert advice is not None and isinstance(advice.best.answer, DiscardCard)
    assert advice.best.chance == 1.0 and advice.best.reason == Reason(PROVED, 1.0, 0.0, stance=Stance.NEUTRAL)


def test_passing_is_worth_less_where_the_rival_left_alone_has_a_way_to_win() -> None:
    mine = seat("great_pyramid", "temple", "mausoleum", "obelisk", hand=["hawk"])
    theirs = seat(lying("alchemists_tower", on="1G"), "tree_of_life", "hanging_gardens", "oracle", pool="1L 3E 3C 3D")
    table = Table(mine, theirs, token=0, round=5, places=["cursed_forge"])
    pending = table.session.pending
    assert pending is not None and (table.points(0), table.points(1)) == (9, 4)
    worth = []
    for heed in (0.0, 1.0):
        adviser = TreeAdviser(resarcana(), GUIDE, Limits(96, horizon=0, heed=heed))
        advice = adviser.judge(table.view(0), pending, Pass(0))
        line = None if advice is None else advice.line(Pass(0))
        assert line is not None
        worth.append(line.chance)
    assert worth[1] < worth[0] - 0.05


def test_a_victory_by_eight_uses_of_a_place_and_a_sale_is_certain_once_the_rival_has_passed() -> None:
    mine = seat("sunken_reef", "colossus", pool="8L 14C", hand=["vault", "treant"])
    session = Table(mine, seat(passed=True), token=1, places=["cursed_forge"]).session
    pending = session.pending
    assert pending is not None
    advice = TreeAdviser(resarcana(), GUIDE, Limits(24, horizon=0, foresight=6)).advise(session.observe(0), pending)
    assert advice is not None and advice.best.chance == 1.0 and not isinstance(advice.best.answer, Pass)


def test_what_lies_in_play_already_is_kept() -> None:
    narrator = ResArcanaPlugin().narrator("en", 0, ["Ada", "Bo"])
    placed, kept = (narrator.reason(Reason("placed:vault", 0.9, 0.0, now)) for now in (0.0, 1.0))
    assert placed == "Gets Vault into play in 90% of games, otherwise hardly ever."
    assert kept == "Keeps Vault in play in 90% of games, otherwise hardly ever."


@pytest.mark.parametrize(
    ("fact", "here", "elsewhere", "stance", "words"),
    [
        ("claimed:vault", 0.0, 0.23, Stance.AGAINST,
         "Hardly ever claims Vault in time; the best answer, in 23% of games."),
        ("claimed:vault", 0.23, 0.002, Stance.FOR, "Claims Vault in time in 23% of games, otherwise hardly ever."),
        ("rival:vault", 0.0, 0.41, Stance.FOR, "A rival hardly ever claims Vault, otherwise in 41% of games."),
        ("rival:vault", 0.41, 0.0, Stance.AGAINST,
         "A rival claims Vault in 41% of games; after the best answer, hardly ever."),
    ],
)  # fmt: skip
def test_what_happens_in_no_game_is_not_told_in_percents(
    fact: str, here: float, elsewhere: float, stance: Stance, words: str
) -> None:
    narrator = ResArcanaPlugin().narrator("en", 0, ["Ada", "Bo"])
    assert narrator.reason(Reason(fact, here, elsewhere, stance=stance)) == words


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_fact_has_its_words_and_names_what_it_is_about(language: str) -> None:
    narrator = ResArcanaPlugin().narrator(language, 0, ["Ada", "Bo"])
    for kind in WEIGHTS:
        fact = f"{kind}:{'gold' if 'essence' in kind else 'sacred_grove'}"
        for stance, here in product((Stance.FOR, Stance.AGAINST, Stance.AT_ONCE), (2.0, 0.0)):
            sentence = narrator.reason(Reason(fact, here, 1.0, stance=stance))
            assert sentence is not None and sentence.endswith(".") and "{" not in sentence
            assert re.search("Sacred|Bosque|Arboleda|Gold|Oro", sentence), sentence
    for fact in (PROVED, NOTHING, FREE):
        assert (narrator.reason(Reason(fact, stance=Stance.NEUTRAL)) or "").endswith(".")


def test_facts_tell_mine_from_a_rival_s() -> None:
    state = Table(seat("sacred_grove", "vault", pool="2E"), seat("crypt", pool="1G")).session.state
    mine, theirs = (ResArcanaInsight(resarcana().cards).facts(state, seat) for seat in (0, 1))
    assert mine["claimed:sacred_grove"] == 1.0 and theirs["rival:sacred_grove"] == 1.0
    assert mine["placed:vault"] == 1.0 and "placed:crypt" not in mine
    assert (mine["essence:elan"], mine["rival_essence:gold"], theirs["essence:gold"]) == (2, 1, 1)
    assert all(ResArcanaInsight(resarcana().cards).weight(fact) for fact in {**mine, **theirs})


def test_a_monument_stands_for_another_and_a_place_of_power_for_itself() -> None:
    insight = ResArcanaInsight(resarcana().cards)
    assert insight.kind("claimed:colossus") == insight.kind("claimed:library") != insight.kind("rival:library") != ""
    for fact in ("claimed:sacred_grove", "rival:sacred_grove", "placed:vault", "essence:life"):
        assert insight.kind(fact) == ""


def test_a_reason_does_not_repeat_what_its_answer_says() -> None:
    insight, table = ResArcanaInsight(resarcana().cards), Table(seat(pool="9E 9L 9C", hand=["prism"]), seat())
    said = {type(answer): insight.said_by(answer) for answer in table.session.legal()}
    assert said.pop(PlaceArtifact) == ["placed:prism"]
    assert all(fact.startswith("claimed:") for fact in said.pop(Claim))
    assert said and not any(said.values())


def test_which_monument_lies_unseen_is_no_reason_to_claim_it() -> None:
    insight, table = ResArcanaInsight(resarcana().cards), Table(seat(pool="4G"), seat())
    unseen = next(answer for answer in table.session.legal() if isinstance(answer, Claim) and answer.component < 0)
    assert {"claimed:library", "claimed:great_pyramid"} < set(insight.said_by(unseen))
    assert all(insight.kind(fact) for fact in insight.said_by(unseen))


def test_the_game_s_own_companion_is_built_for_every_number_of_seats() -> None:
    for seats in (2, 3, 4):
        guide = Opponents(resarcana()).guide(seats)
        assert isinstance(adviser_for(resarcana(), guide, [Rival()] * seats), Adviser)


def test_every_offered_opponent_is_known_and_others_count_as_equals() -> None:
    plugin = ResArcanaPlugin()
    for level in OFFERED:
        assert set(plugin.rival(level).calibration.corrections) == {2, 3, 4}
    assert plugin.rival("adept-raven") == plugin.rival("adept") != plugin.rival("archmage")
    assert plugin.rival(None) == plugin.rival("somebody's program") == plugin.rival("archmage")


def test_chances_are_told_in_words_before_the_third_round() -> None:
    for number, early in ((1, True), (2, True), (3, False)):
        table = Table(seat(pool="2E", hand=["vault"]), seat(), round=number)
        pending = table.session.pending
        assert pending is not None
        by = TreeAdviser(resarcana(), GUIDE, Limits(4, horizon=0), early=is_early)
        advice = by.advise(table.view(0), pending)
        assert advice is not None and advice.early == early
