"""Every event has its act; a conductor plays them one beat after the other, and tells of them."""

from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Together
from resarcana_gui.tabletop.acts.acts import Acts, Beats
from resarcana_gui.tabletop.acts.captions import Captions
from resarcana_gui.tabletop.playing.conductor import Conductor
from resarcana_gui.tabletop.tell.clauses import Clause, plain_clause
from resarcana_gui.tabletop.tell.story import MentionFinder, Passage, Story
from resarcana_gui.tabletop.tell.voice import Voice, table_catalog
from tests.scene.acting import Actor
from tests.tabletop.acts.happening import Asked, Drawn, Paid, Played, Row


class Log:
    """What was played when."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.played: list[tuple[str, int]] = []

    def act(self, table: Row, event: Event) -> Action:
        name = type(event).__name__
        return Call(lambda: self.played.append((name, self.actor.clock.now())))

    def drawn(self, table: Row, event: Drawn) -> Action:
        table.row.append(event.card)
        return Together()


def test_things_of_a_family_start_one_after_the_other(actor: Actor, table: Row) -> None:
    log = Log(actor)
    acts = Acts[Row]({Paid: log.act, Played: log.act}, Beats({Paid: "pay"}), {"pay": 100})
    table.look.queue.add(acts.of(table, (Paid(), Paid(), Paid())))
    actor.pass_time(400)
    times = [time for _, time in log.played]
    assert times[1] - times[0] >= 96 and times[2] - times[1] >= 96


def test_an_event_without_an_act_is_an_error(table: Row) -> None:
    with pytest.raises(KeyError):
        Acts[Row]({}).of(table, (Asked(),))


def test_after_an_act_every_card_goes_to_where_it_belongs(actor: Actor, table: Row) -> None:
    log = Log(actor)
    conductor = Conductor(table, Acts[Row]({Drawn: log.drawn}))
    conductor.on_played = lambda: log.played.append(("after", len(table.cards)))
    conductor.hear([Drawn(0, 9), Drawn(0, 8)])
    conductor.stop()
    table.look.queue.settle()
    assert table.cards[9].at == table.placements()[9].at and len(log.played) == 2


class Told(Story[Passage]):
    def clause_of(self, event: Event) -> Clause | None:
        assert isinstance(event, Played | Paid)
        return plain_clause("play", event.seat, card=f"Card {event.card}")

    def begun(self, event: Event, clause: Clause) -> Passage | None:
        return None


class CardCaptions(Captions):
    def held_up(self, event: Event) -> tuple[int, int] | None:
        return (event.card, event.seat) if isinstance(event, Played) else None

    def more(self) -> dict[int, str]:
        return {1: "+2"}


def test_what_is_told_of_a_card_goes_with_the_beat_that_holds_it_up_and_is_told_once() -> None:
    texts = Catalog("en", {"event.play.you": "{who} play {card}", "event.play.other": "{who} plays {card}"})
    voice = Voice(table_catalog(language="en").merged(texts), ("Ada", "Circe"), 0)
    captions = CardCaptions(Told(voice), MentionFinder({card: f"Card {card}" for card in range(5)}))
    assert captions.of([(Paid(1, 2),), (Played(1, 3),), (Paid(1, 4),)]) == ["", "Circe plays Card 3.\n+2", ""]
    assert captions.of([(Played(1, 4),)]) == ["Circe plays Card 4.\n+2"]


def test_of_a_card_held_up_later_the_sentence_is_told_that_began_with_another() -> None:
    texts = Catalog("en", {"event.play.you": "", "event.play.other": "{who} uses Card 1; plays {card}"})
    voice = Voice(table_catalog(language="en").merged(texts), ("Ada", "Circe"), 0)
    captions = CardCaptions(Told(voice), MentionFinder({card: f"Card {card}" for card in range(5)}))
    assert captions.of([(Played(1, 3),), (Paid(1, 1),)]) == ["Circe uses Card 1; plays Card 3.\n+2", ""]


def test_what_only_leads_to_something_does_not_delay_it(actor: Actor, table: Row) -> None:
    log = Log(actor)
    acts = Acts[Row]({Asked: log.act, Paid: log.act}, Beats({Paid: "pay"}, leading=(Asked,)), {"pay": 100})
    table.look.queue.add(acts.of(table, (Asked(), Paid())))
    actor.pass_time(48)
    assert [name for name, _ in log.played] == ["Asked", "Paid"]


def test_nothing_is_told_of_a_seat_before_its_doing_is_to_be_seen(
    actor: Actor, table: Row, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = Log(actor)
    texts = Catalog("en", {"event.play.you": "{who} play {card}", "event.play.other": "{who} plays {card}"})
    voice = Voice(table_catalog(language="en").merged(texts), ("Ada", "Circe"), 0)
    monkeypatch.setattr(table, "told", lambda deeds: log.played.append((f"told of {[*deeds]}", actor.clock.now())))
    conductor = Conductor(table, Acts[Row]({Paid: log.act, Played: log.act}))
    conductor.captions = CardCaptions(Told(voice), MentionFinder({3: "Card 3"}))
    conductor.hear([Paid(0, 1), Played(1, 3), Paid(0, 2)])
    conductor.stop()
    assert [name for name, _ in log.played] == ["told of [0]", "Paid", "told of [1]", "Played", "Paid"]
