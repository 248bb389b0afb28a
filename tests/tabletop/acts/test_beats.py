"""Events that belong together are one beat."""

from __future__ import annotations

from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.acts.acts import Beats
from tests.tabletop.acts.happening import Asked, Drawn, Paid, Played

BEATS = Beats(
    {Paid: "play", Played: "play", Drawn: "draw"}, opening=(Drawn,), closing=(Played,), of_one_seat={"play"},
    leading=(Asked,),
)  # fmt: skip


def sizes(*events: Event) -> list[int]:
    beats = BEATS.of(events)
    assert [event for beat in beats for event in beat] == list(events)
    return [len(beat) for beat in beats]


def test_events_of_a_family_are_seen_together_up_to_one_that_ends_it() -> None:
    assert sizes(Paid(), Paid(), Played(), Paid()) == [3, 1]


def test_an_event_that_opens_stands_after_others_of_its_family() -> None:
    assert sizes(Drawn(), Drawn()) == [1, 1]


def test_what_two_seats_do_is_not_mixed_where_that_is_wanted() -> None:
    assert sizes(Paid(0), Paid(1)) == [1, 1]


def test_what_is_nothing_to_see_belongs_to_what_follows() -> None:
    assert sizes(Asked(), Paid(), Played()) == [3]
    assert BEATS.family((Asked(), Drawn())) == "draw" and BEATS.family((Asked(),)) == ""


def test_without_families_every_event_is_a_beat() -> None:
    assert len(Beats().of([Paid(), Paid()])) == 2
