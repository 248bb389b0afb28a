"""Automata say something at moments that matter to them, on their own part of the table."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.components.words import STRONGHOLD
from resarcana_gui.games.terra_mystica.rules.board_events import CultAdvanced, StructureBuilt, TownFounded
from resarcana_gui.games.terra_mystica.rules.codes import BY_AREA, BY_INCOME, BY_OFFER
from resarcana_gui.games.terra_mystica.rules.flow_events import GameEnded, RoundBegan, SeatPassed
from resarcana_gui.games.terra_mystica.rules.stock_events import PointsChanged, PowerGained
from resarcana_gui.games.terra_mystica.view.acts.remarks import MOMENTS, REMARKS, remark_on, say
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.tell.catalogs import CHARACTERS, catalog
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.table.speech import Speech
from tests.tabletop.speaking import bubbles, check_remarks, said_after
from tools.headless_client import HeadlessClient, headless

SEATS: list[dict[str, object]] = [
    {"faction": "witches", "points": 50, "structures": {"D1": "dwelling", "F2": "dwelling"}},
    {"faction": "nomads", "points": 60, "cults": [1, 0, 8, 0], "structures": {"D3": "dwelling", "A5": "dwelling"}},
    {"faction": "giants", "points": 40, "structures": {"D4": "dwelling", "G2": "dwelling"}},
    {"faction": "mermaids", "structures": {"H2": "dwelling", "I4": "dwelling"}},
    {"faction": "dwarves", "structures": {"B2": "dwelling", "C5": "dwelling"}},
]


class Evening:
    """A table with automata; nobody acts by itself."""

    def __init__(self, seats: int = 3, *, text: int = 100, remarks: bool = True) -> None:
        headless()
        settings = Settings(game="terra_mystica", text_scale=text, remarks=remarks)
        self.stage = HeadlessClient((1280, 720), settings)
        self.stage.names = ("Ada", "Kaolin", "Corax", "Dolmen", "Bufo")[:seats]
        view = self.stage.table(scenario={"round": 3, "seats": SEATS[:seats]}, people=1, seats=seats).view
        assert isinstance(view, MysticaTable)
        self.scenery = view.scenery

    def bubbles(self) -> list[Speech]:
        return bubbles(self.scenery)

    def after(self, event: Event) -> list[str]:
        """Return what is said once an event was seen."""
        return said_after(self.scenery, self.scenery.state, event, lambda: remark_on(self.scenery, (event,)))

    def at(self, name: str) -> int:
        return self.scenery.resources.parts.board.names.index(name)

    def settled(self, seat: int, name: str) -> list[str]:
        """Return what is said once a seat has built a dwelling on a hexagon that it has just transformed."""
        self.scenery.state.transform(seat, self.at(name), self.scenery.home_of(seat))
        return self.after(StructureBuilt(seat, self.at(name), 1))


def words(slug: str, moment: str) -> set[str]:
    return {catalog("en").text(f"says.{slug}.{moment}.{remark}") for remark in REMARKS}


@pytest.mark.parametrize("language", languages())
def test_every_automaton_has_different_short_remarks_at_every_moment(language: str) -> None:
    check_remarks(catalog(language), CHARACTERS, MOMENTS, REMARKS)


@pytest.mark.parametrize(("seats", "text"), [(2, 100), (2, 200), (5, 100), (4, 200)])
def test_what_is_said_stays_with_its_speaker(seats: int, text: int) -> None:
    evening = Evening(seats, text=text)
    parts = evening.scenery.rivals
    for at in range(1, seats):
        for moment in MOMENTS:
            say(evening.scenery, at, moment)
            (speech,) = evening.bubbles()
            assert evening.scenery.areas.canvas.contains(speech.bounds()), (at, moment, speech.bounds())
            others = [part.place.whole for other, part in parts.items() if other != at]
            assert speech.bounds().collidelist(others) < 0, (at, moment)
            if text == 100:
                assert speech.bounds().bottom < parts[at].place.whole.bottom + 1, (at, moment)
            evening.scenery.remarks.clear()


def test_a_person_says_nothing_and_remarks_can_be_turned_off() -> None:
    evening = Evening()
    say(evening.scenery, 0, "town")
    assert not evening.bubbles()
    silent = Evening(remarks=False)
    say(silent.scenery, 1, "town")
    assert not silent.bubbles()


def test_everybody_greets_and_the_one_ahead_speaks_of_the_last_round() -> None:
    evening = Evening()
    cat, raven = evening.after(RoundBegan(1, (0, 1, 2)))
    assert cat in words("cat", "greets") and raven in words("raven", "greets")
    (last,) = evening.after(RoundBegan(6, (0, 1, 2)))
    assert last in words("cat", "last")
    assert evening.after(RoundBegan(4, (0, 1, 2))) == []


def test_land_that_somebody_else_wanted_is_spoken_of_by_who_takes_it_from_others_and_who_loses_it_to_a_person() -> None:
    evening = Evening()
    (taken,) = evening.settled(1, "E2")  # beside both dwellings of the witches
    assert taken in words("cat", "takes")
    (lost,) = evening.settled(0, "E3")  # the home terrain of the giants, but none of them is near
    assert lost in words("cat", "taken")  # who stands there twice by now
    assert evening.settled(1, "E5") == []  # beside nobody else


def test_towns_strongholds_cult_tops_dear_power_and_the_largest_area_are_spoken_of() -> None:
    evening = Evening()
    d3, a5 = evening.at("D3"), evening.at("A5")
    evening.scenery.state.take_town(1, 0)
    assert evening.after(CultAdvanced(1, 2, 1)) == []
    assert evening.after(CultAdvanced(1, 2, 1))[0] in words("cat", "top")
    assert evening.after(StructureBuilt(1, d3, STRONGHOLD))[0] in words("cat", "stronghold")
    assert evening.after(TownFounded(1, (d3, a5)))[0] in words("cat", "town")
    assert evening.after(PowerGained(1, 3, BY_OFFER)) == evening.after(PowerGained(1, 4, BY_INCOME)) == []
    assert evening.after(PowerGained(2, 4, BY_OFFER))[0] in words("raven", "power")
    assert evening.after(PointsChanged(1, 12, BY_AREA)) == []
    assert evening.after(PointsChanged(1, 18, BY_AREA))[0] in words("cat", "area")


def test_only_the_first_to_pass_says_so_and_at_the_end_everybody_has_a_last_word() -> None:
    evening = Evening()
    assert evening.after(SeatPassed(2))[0] in words("raven", "passes")
    assert evening.after(SeatPassed(1)) == []
    cat, raven = evening.after(GameEnded(0b010))
    assert cat in words("cat", "wins") and raven in words("raven", "beaten")


def test_in_a_lesson_only_the_owl_speaks() -> None:
    evening = Evening()
    assert evening.scenery.resources.talks()
    evening.stage.shell.screen.match.exercise = True  # type: ignore[union-attr]
    assert not evening.scenery.resources.talks()


def test_what_was_said_is_gone_when_the_table_is_shown_anew() -> None:
    evening = Evening()
    say(evening.scenery, 1, "town")
    assert evening.bubbles()
    evening.scenery.settle(evening.scenery.state.clone())
    assert not evening.bubbles()
