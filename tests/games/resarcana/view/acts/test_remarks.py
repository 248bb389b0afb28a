"""Rivals say something at moments that matter; below their names stands what they did last."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.characters import MOMENTS
from resarcana_gui.games.resarcana.rules.commands import Claim, Pass
from resarcana_gui.games.resarcana.view.acts.remarks import remark_on_lead, say
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.games.resarcana.view.table.scenery import Scenery, without_name
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.table.speech import Speech
from resarcana_gui.tabletop.tell.story import Sentence
from tools.headless_client import HeadlessClient

HOME = {"mage": "scholar", "item": "divination", "pool": "9E 9L 9C 9D 9G", "hand": ["horn_of_plenty"]}
RIVAL = {"mage": "duelist", "item": "research", "pool": "9E 9L 9C 9D 9G", "play": ["prism"], "hand": ["dragon_egg"]}


class Evening:
    """A table with an automaton; nobody acts by itself."""

    def __init__(self, *, active: int = 0, remarks: bool = True, text: int = 100) -> None:
        self.stage = HeadlessClient(settings=Settings(remarks=remarks, text_scale=text))
        self.stage.names = ("Ada", "Kaolin")
        scenario = {"seats": [HOME, RIVAL], "round": 4, "active": active}
        self.screen = self.stage.table(scenario=scenario, people=1)
        view = self.screen.view
        assert isinstance(view, ResArcanaTable)
        self.table = view

    @property
    def scenery(self) -> Scenery:
        return self.table.scenery

    def said(self) -> list[str]:
        return [node.words for node in self.scenery.effect_layer.children if isinstance(node, Speech)]

    def happen(self, kind: type) -> None:
        match = self.screen.match
        match.submit(next(each for each in match.legal() if isinstance(each, kind)))
        self.table.hear([event.seen_by(0) for event in match.history.steps[-1].events])

    def run(self, ms: int) -> None:
        for _ in range(0, ms, 20):
            self.stage.shell.look.queue.update(20)
            self.table.update(20)


def test_a_character_has_something_to_say_at_every_moment_and_a_person_says_nothing() -> None:
    evening = Evening()
    for moment in MOMENTS:
        say(evening.scenery, 1, moment)
        assert len(evening.said()) == 1 and evening.said()[0]
        evening.scenery.remarks.clear()
        say(evening.scenery, 0, moment)
        assert not evening.said()


@pytest.mark.parametrize("text", [100, 200])
def test_what_is_said_hides_no_place_of_power(text: int) -> None:
    evening = Evening(text=text)
    places = [evening.scenery.cards[card].bounds() for card in evening.scenery.state.places]
    for moment in MOMENTS:
        say(evening.scenery, 1, moment)
        (speech,) = (node for node in evening.scenery.effect_layer.children if isinstance(node, Speech))
        assert speech.bounds().collidelist(places) < 0
        evening.scenery.remarks.clear()


def test_who_claims_says_so_and_the_deed_stands_below_the_name() -> None:
    evening = Evening(active=1)
    evening.happen(Claim)
    evening.run(300)
    line = evening.scenery.deed_lines[1]
    assert len(evening.said()) == 1 and not line.text  # told when it has been seen
    evening.run(1500)
    assert line.text.startswith("claims ") and not line.text.endswith(".")


def test_remarks_can_be_turned_off() -> None:
    evening = Evening(active=1, remarks=False)
    evening.happen(Claim)
    evening.run(1800)
    assert not evening.said() and evening.scenery.deed_lines[1].text


def test_where_a_board_speaks_already_opponents_are_silent() -> None:
    evening = Evening(active=1)
    evening.screen.match.exercise = True  # a lesson, or a puzzle
    evening.happen(Claim)
    evening.run(300)
    assert not evening.said()


@pytest.mark.parametrize(("text", "spoken"), [(100, 1), (200, 0)])
def test_in_a_demo_in_large_texts_only_who_explains_it_speaks(text: int, spoken: int) -> None:
    evening = Evening(active=1, text=text)
    evening.stage.shell.look.pace.watched = True
    evening.happen(Claim)
    evening.run(300)
    assert len(evening.said()) == spoken


def test_who_takes_the_lead_says_so_once_and_who_loses_it_too() -> None:
    evening = Evening()
    state = evening.scenery.state
    state.bonus = [0, 5]
    remark_on_lead(evening.scenery)
    assert evening.scenery.leader == 1 and len(evening.said()) == 1
    first = evening.said()
    evening.scenery.remarks.clear()
    remark_on_lead(evening.scenery)
    assert not evening.said()
    state.bonus = [9, 0]
    remark_on_lead(evening.scenery)
    assert evening.scenery.leader == 0 and evening.said() and evening.said() != first


def test_a_table_that_is_shown_anew_says_nothing_of_before() -> None:
    evening = Evening(active=1)
    evening.happen(Pass)
    evening.run(300)
    assert evening.scenery.deed_lines[1].text
    evening.table.show(evening.screen.match.view(0))
    assert not evening.scenery.deed_lines[1].text and not evening.said()


def test_a_table_that_is_loaded_or_looked_back_at_says_what_was_done_last() -> None:
    evening = Evening(active=1)
    evening.happen(Claim)
    assert evening.screen.hud is not None
    evening.screen.hud.retell()
    evening.screen.presenter.show_now()
    line = evening.scenery.deed_lines[1]
    assert line.text.startswith("claims ")
    evening.screen.presenter.show_past(0)
    assert not line.text
    evening.screen.presenter.show_past(1)
    assert line.text.startswith("claims ")


def test_a_deed_that_has_no_room_is_told_in_fewer_words_and_never_cut() -> None:
    evening = Evening()
    scenery, line = evening.scenery, evening.scenery.deed_lines[1]

    def told(text: str, brief: str = "") -> str:
        scenery.told({1: Sentence(f"Kaolin {text}.", 1, "", f"Kaolin {brief}." if brief else "")})
        scenery.refresh()
        assert line.look.text.measure(line.text, line.style)[0] <= line.width
        return line.text

    many = "collects 2 from Vault and 1, 1 and 1 from Elemental Spring; takes 3 from Athanor; and more"
    assert told("gains 2") == "gains 2"
    assert told(many, "collects 8") == "collects 8"
    assert told("passes: swaps Research for Reanimate; draws many many cards") == "passes: swaps Research for Reanimate"
    assert told("uses Vault: gains 1 of this and of that and of whatever else there may be") == "uses Vault"
    assert told("does what nobody could ever tell in as few words as there is room for here") == ""


def test_a_name_above_is_not_said_again() -> None:
    assert without_name("Circe claims Temple.", "Circe") == "claims Temple"
    assert without_name("Nobody can look into it.", "Circe") == "Nobody can look into it"


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_remark_covers_no_caption_of_the_slate(language: str) -> None:
    stage = HeadlessClient(settings=Settings(language=language))
    stage.names = ("Ada", "Glaux")
    screen = stage.table(seats=2, people=1)
    assert isinstance(screen.view, ResArcanaTable)
    scenery = screen.view.scenery
    captions = scenery.centre.caption_boxes()
    assert len(captions) == 3
    for moment in MOMENTS:
        say(scenery, 1, moment)
        (said,) = [node.bounds() for node in scenery.effect_layer.children if isinstance(node, Speech)]
        assert said.collidelist(captions) < 0, moment
