"""Deeds in signs, for what has no room for a sentence, and the log with bowls before and after."""

from __future__ import annotations

from functools import partial

from resarcana_gui.games.terra_mystica.rules.board_events import StructureBuilt, TerrainChanged
from resarcana_gui.games.terra_mystica.rules.flow_events import QuestionAsked
from resarcana_gui.games.terra_mystica.rules.questions import AskTurn
from resarcana_gui.games.terra_mystica.rules.stock_events import PointsChanged, PowerBurned, PowerGained, PowerSpent
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.games.terra_mystica.view.tell.event_signs import deed_of
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.story import Story
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from tests.games.terra_mystica.played_table import Table, seat


def test_a_deed_is_told_in_signs_too_with_the_icon_of_the_greatest_of_its_events() -> None:
    table = Table(seat("witches", "E7"), round=1, scoring=["SCORE3", "SCORE1", "SCORE2", "SCORE4", "SCORE5", "SCORE6"])
    voice = MarkupVoice(catalog("en"), table.state.parts, ["Ada", "Bob"], 1)
    story = Story(voice, table.state.clone(), partial(deed_of, voice))
    at = table.state.parts.board.numbers["D5"]
    events = [TerrainChanged(0, at, 4), StructureBuilt(0, at, 1), PointsChanged(0, 2, 8), QuestionAsked(AskTurn(0, 0))]
    (told,) = story.sentences(events)
    assert (told.sign, told.brief) == ("dwelling", "D5{forest}  {dwelling}D5  +2{point}")


def test_the_points_of_one_deed_are_told_in_one_sum() -> None:
    table = Table(seat("witches", "E7"), round=2)
    voice = MarkupVoice(catalog("en"), table.state.parts, ["Ada", "Bob"], 1)
    story = Story(voice, table.state.clone(), partial(deed_of, voice))
    at = table.state.parts.board.numbers["E7"]
    (told,) = story.sentences([StructureBuilt(0, at, 2), PointsChanged(0, 3, 8), PointsChanged(0, 3, 9)])
    assert told.brief == "{trading_house}E7  +6{point}"


def test_the_log_shows_power_with_the_bowls_before_and_after() -> None:
    table = Table(seat("witches", "E7", bowls=[1, 4, 0]), round=2)
    story = Story(Voice(catalog("en"), table.state.parts, ["Ada", "Bob"], 1), table.state.clone())
    told = story.sentences([PowerGained(0, 3, 0), PowerBurned(0, 1), PowerSpent(0, 2, 0)])
    assert [each.sentence for each in told] == [
        "Ada gains 3 power (1/4/0 to 0/3/2), burns 1 power (0/3/2 to 0/1/3) and spends 2 power (0/1/3 to 2/1/1)."
    ]
    assert told[0].sign == "" and told[0].brief == ""
