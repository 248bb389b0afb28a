"""Automata say something at moments that matter to them, never over dice, clock or prompt."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.energy_events import CrystalsGiven, CrystalsLost, EnergiesCrystallised
from resarcana_gui.games.seasons.rules.flow_events import DieTaken, SeasonMoved
from resarcana_gui.games.seasons.tempers import CHARACTERS
from resarcana_gui.games.seasons.view.acts.remarks import MOMENTS, REMARKS, remark_on, say
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.table.speech import Speech
from tests.games.seasons.described_table import Table, seat
from tests.tabletop.speaking import bubbles, check_remarks, said_after
from tools.headless_client import HeadlessClient, headless

FIGRIM = {"play": ["figrim_the_avaricious", "kairn_the_destroyer"], "crystals": 30, "reserve": "3E", "gauge": 5}


class Evening:
    """A table with automata; nobody acts by itself."""

    def __init__(self, seats: int = 2, *, text: int = 100, remarks: bool = True, **scenario: object) -> None:
        headless()
        self.stage = HeadlessClient((1280, 720), Settings(game="seasons", text_scale=text, remarks=remarks))
        self.stage.names = ("Ada", "Kaolin", "Corax", "Dolmen")[:seats]
        told = {
            "phase": "dice",
            "seats": [{"crystals": 9}, *[FIGRIM, FIGRIM, {"crystals": 20}][: seats - 1]],
            **scenario,
        }
        view = self.stage.table(scenario=told, people=1, seats=seats).view
        assert isinstance(view, SeasonsTable)
        self.table = view
        self.scenery = view.scenery

    def bubbles(self) -> list[Speech]:
        return bubbles(self.scenery)

    def after(self, event: Event) -> list[str]:
        """What is said once an event was seen."""
        return said_after(self.scenery, self.scenery.state, event, lambda: remark_on(self.scenery, (event,)))


def words(slug: str, moment: str) -> set[str]:
    return {catalog("en").text(f"says.{slug}.{moment}.{remark}") for remark in REMARKS}


@pytest.mark.parametrize("language", languages())
def test_every_automaton_has_different_short_remarks_at_every_moment(language: str) -> None:
    check_remarks(catalog(language), CHARACTERS, MOMENTS, REMARKS)


@pytest.mark.parametrize(("seats", "text"), [(2, 100), (2, 200), (4, 100), (3, 200)])
def test_what_is_said_hides_no_die_and_neither_clock_nor_prompt(seats: int, text: int) -> None:
    evening = Evening(seats, text=text)
    kept = [evening.scenery.clock.bounds(), evening.scenery.areas.top_bar]
    kept += [die.bounds() for die in evening.scenery.dice.values()]
    for at in range(1, seats):
        for moment in MOMENTS:
            say(evening.scenery, at, moment)
            (speech,) = evening.bubbles()
            assert speech.bounds().collidelist(kept) < 0, (at, moment)
            others = [evening.scenery.boards[other][0].bounds() for other in range(1, seats) if other != at]
            assert speech.bounds().collidelist(others) < 0, (at, moment)
            evening.scenery.remarks.clear()


def test_a_person_says_nothing_and_remarks_can_be_turned_off() -> None:
    evening = Evening()
    say(evening.scenery, 0, "sells")
    assert not evening.bubbles()
    silent = Evening(remarks=False)
    say(silent.scenery, 1, "sells")
    assert not silent.bubbles()


def test_in_a_lesson_only_the_owl_speaks() -> None:
    evening = Evening()
    assert evening.scenery.resources.talks()
    screen = evening.stage.shell.screen
    screen.match.exercise = True  # type: ignore[union-attr]
    assert not evening.scenery.resources.talks()


def test_a_large_sale_is_spoken_of_and_a_small_one_is_not() -> None:
    evening = Evening()
    (said,) = evening.after(EnergiesCrystallised(1, 3 << 24, 9, NO_CARD))
    assert said in words("cat", "sells")
    assert evening.after(EnergiesCrystallised(1, 0, 3, NO_CARD)) == []


def test_whoever_takes_the_last_ring_says_so() -> None:
    evening = Evening(rolled=["winter1/1", "winter2/2", "winter3/5"], first=1)
    ring = evening.scenery.state.rolled[0]
    (said,) = evening.after(DieTaken(1, ring))
    assert said in words("cat", "denies")


def test_the_one_whose_card_takes_crystals_speaks_or_the_one_that_loses_them_to_a_person() -> None:
    evening = Evening()
    figrim, kairn = Table.copy("figrim_the_avaricious"), Table.copy("kairn_the_destroyer")
    assert evening.after(CrystalsGiven(0, 1, 1, figrim))[0] in words("cat", "takes")
    assert evening.after(CrystalsLost(0, 4, kairn))[0] in words("cat", "takes")
    assert evening.after(CrystalsGiven(1, 0, 1, figrim))[0] in words("cat", "robbed")


def test_one_of_them_hears_the_last_season_coming() -> None:
    evening = Evening(3, p=33)
    said = evening.after(SeasonMoved(1, NO_CARD))
    assert len(said) == 1 and set(said) <= words("cat", "last") | words("raven", "last")
    assert evening.after(SeasonMoved(1, NO_CARD)) == []


def test_what_was_said_is_gone_when_the_table_is_shown_anew() -> None:
    evening = Evening()
    say(evening.scenery, 1, "sells")
    assert evening.bubbles()
    evening.scenery.settle(Table(seat(), seat()).view(0))
    assert not evening.bubbles()
