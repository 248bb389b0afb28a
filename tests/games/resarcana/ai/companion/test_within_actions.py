"""What is answered within an action, and in the setup, is judged like a turn."""

from __future__ import annotations

from resarcana_gui.agents.companion import Advice, TreeAdviser
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.games.resarcana.ai.opponents import Opponents
from resarcana_gui.games.resarcana.rules.commands import Answer, Choose, Gain, Pass
from resarcana_gui.games.resarcana.rules.power_questions import AskStraighten
from resarcana_gui.games.resarcana.rules.round_questions import AskGainDiscard
from tests.games.resarcana.described_table import Table, lying, resarcana, seat

GUIDE = Opponents(resarcana()).guide(2).with_margin(0.0)
JUDGE = TreeAdviser(resarcana(), GUIDE, Limits(24, horizon=0, foresight=6))


def rich(*play: str, passed: bool = True) -> dict[str, object]:
    """A rival who wins in the next round."""
    return seat("great_pyramid", *play, pool="9E 9L 9C 9D 9G", hand=["sea_serpent"], passed=passed)


def judged(table: Table, answer: Answer) -> Advice:
    pending = table.session.pending
    assert pending is not None and answer in table.session.legal()
    advice = JUDGE.judge(table.view(answer.seat), pending, answer)
    assert advice is not None
    return advice


def test_a_witch_that_straightens_herself_has_thrown_away_what_she_was_paid_for() -> None:
    mine = seat(lying("dragons_lair", turned=True), "temple", "mausoleum", "obelisk", mage="witch", pool="2G 2E")
    table = Table(mine, rich(), token=1, round=5, places=["cursed_forge"])
    table.do("use", "witch", power=0)
    table.do("pay", essences="2E")
    assert isinstance(table.session.pending, AskStraighten)
    witch, lair = (Choose(0, Table.number(slug)) for slug in ("witch", "dragons_lair"))
    advice = judged(table, witch)
    assert [line.answer for line in advice.lines] == [lair, witch] and advice.lines[1].behind > 0.1


def test_the_essences_that_a_discarded_card_gives_are_a_choice() -> None:
    mine = seat("golden_statue", "temple", "mausoleum", "colossus", pool="2G", hand=["vault"])
    table = Table(mine, rich("sacred_grove", "library"), token=1, round=5, places=["cursed_forge"])
    table.do("discard", "vault")
    assert isinstance(table.session.pending, AskGainDiscard)
    answers = [answer for answer in table.session.legal() if isinstance(answer, Gain)]
    gold = next(answer for answer in answers if judged(table, answer).best.answer == answer)
    wrong = next(answer for answer in answers if answer != gold)
    assert judged(table, wrong).lines[-1].behind > 0.1


def test_a_pass_with_the_victory_in_reach_is_judged_although_nobody_sensible_passes() -> None:
    mine = seat("obelisk", "temple", "mausoleum", pool="9E 9L 9C 9D 9G")
    table = Table(mine, rich(passed=False), places=["cursed_forge"])
    advice = judged(table, Pass(0))
    assert advice.lines[-1].answer == Pass(0) and advice.lines[-1].behind > 0.1
