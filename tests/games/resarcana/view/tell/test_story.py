"""The log: every event has its sentence, and related ones share one."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from resarcana_gui.games.resarcana.rules.setup_events import ArtifactsDealt
from resarcana_gui.games.resarcana.view.faces.icons import ICONS
from resarcana_gui.games.resarcana.view.tell.narrator import SIGNS
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.tabletop.tell.clauses import Clause
from tests.for_each import for_each
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.tell.speaking import HEARD, NAMES, Told, narrator, voice, whole_game


class Unheard(Event):
    PRIMITIVE = "end_round"


def test_an_event_that_nobody_thought_of_is_an_error() -> None:
    with pytest.raises(TypeError, match="Unheard is neither told nor silent"):
        narrator().event(Unheard())


@for_each("viewer, language", HEARD)
@for_each(("setup", "seats"), [("standard", 2), ("draft", 3), ("first", 4), ("match", 2)])
def test_whole_games_can_be_told(setup: str, seats: int, viewer: int, language: str) -> None:
    singly, together = narrator(language, viewer, seats), narrator(language, viewer, seats)
    happened, _ = whole_game(setup, seats, seed=4)
    events = [event if viewer == EVERYONE else event.seen_by(viewer) for event in happened]
    told = [sentence for event in events if (sentence := singly.event(event)) is not None]
    grouped = together.tell(events)
    assert len(grouped) < len(told)
    for sentence in [*told, *grouped]:
        assert sentence.endswith(".") and "{" not in sentence and "  " not in sentence
        assert not sentence[0].islower() or sentence.startswith(NAMES)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_what_is_told_bit_by_bit_is_told_in_the_same_words(viewer: int) -> None:
    events = [event.seen_by(viewer) for event in whole_game("standard", 3, seed=5)[0]]
    at_once, bit_by_bit = narrator("en", viewer, 3), narrator("en", viewer, 3)
    told = [sentence for event in events for sentence in bit_by_bit.tell([event], more_to_come=True)]
    assert told + bit_by_bit.tell([]) == at_once.tell(events)


def test_placing_is_told_with_its_price() -> None:
    told = Told(Table(seat(hand=["hawk"], pool="1L 1C", mage="witch")))
    assert told.do("place", "hawk") == ["You place Hawk for 1 Life and 1 Calm."]


def test_placing_for_nothing_is_free() -> None:
    told = Told(Table(seat(hand=["prism"])), viewer=1)
    assert told.do("place", "prism") == ["Ada places Prism for free."]


def test_a_power_is_told_with_cost_and_gain_in_one_sentence() -> None:
    told = Told(Table(seat("dwarven_pickaxe", pool="1E")))
    assert told.do("use", "dwarven_pickaxe", 0) == ["You turn Dwarven Pickaxe, paying 1 Elan: gain 1 Gold."]


def test_the_same_event_by_event() -> None:
    told = Told(Table(seat("dwarven_pickaxe", pool="1E")))
    assert told.singly("use", "dwarven_pickaxe", 0) == [
        "You use Dwarven Pickaxe.",
        "You turn Dwarven Pickaxe.",
        "You pay 1 Elan for Dwarven Pickaxe.",
        "You gain 1 Gold from Dwarven Pickaxe.",
    ]


def test_what_rivals_gain_is_told_of_them() -> None:
    told = Told(Table(seat("hand_of_glory"), seat()), viewer=1)
    assert told.do("use", "hand_of_glory", 0) == ["Ada turns Hand of Glory: gains 2 Death; you gain 1 Death."]


def test_what_every_one_of_several_rivals_gains_is_told_once() -> None:
    told = Told(Table(seat("hand_of_glory"), seat(), seat()), viewer=1)
    assert told.do("use", "hand_of_glory", 0) == ["Ada turns Hand of Glory: gains 2 Death; each rival gains 1 Death."]


def test_what_is_destroyed_for_a_power_is_among_its_costs() -> None:
    told = Told(Table(seat("corrupt_altar", lying("vault", on="2G"))))
    assert told.do("use", "corrupt_altar", 1) == ["You use Corrupt Altar."]
    told = Told(Table(seat("corrupt_altar", lying("vault", on="2G"))))
    table = told.table
    events = [*table.do("use", "corrupt_altar", 1), *table.do("choose", "vault"), *table.do("gain", essences="4E")]
    assert told.narrator.tell(events) == [
        "You turn Corrupt Altar, losing the 2 Gold on Vault and destroying Vault: gain 4 Elan."
    ]


def test_a_drawn_card_is_told_only_to_who_sees_it() -> None:
    for viewer, sentence in ((0, "You turn Library: draw Prism."), (1, "Ada turns Library: draws a card.")):
        told = Told(Table(seat("library", deck=["prism"])), viewer=viewer)
        assert told.do("use", "library", 0) == [sentence]


def test_an_attack_and_its_answers_are_told() -> None:
    told = Told(Table(seat("elvish_bow"), seat("dancing_sword", pool="1E 1L"), seat(pool="2L")), viewer=2)
    assert told.do("use", "elvish_bow", 0) == ["Ada turns Elvish Bow: each rival who has not passed loses 1 Life."]
    assert told.do("react", "dancing_sword", 0) == [
        "Circe ignores it with Dancing Sword, paying 1 Elan: puts 1 Death on it.",
        "You lose 1 Life to Elvish Bow.",
    ]


def test_a_way_out_is_told_with_its_price() -> None:
    told = Told(Table(seat("sea_serpent"), seat(lying("vault", on="G"))), viewer=0)
    told.do("use", "sea_serpent", 0)
    assert told.do("escape", "vault") == ["Circe ignores Sea Serpent, losing the 1 Gold on Vault and destroying Vault."]


def test_collecting_is_one_sentence_for_each_player() -> None:
    row = seat("chalice_of_fire", lying("vault", on="G"), "flaming_pit", mage="artificer")
    told = Told(Table(row, seat(mage="transmuter"), phase="collect"))
    told.table.do("take", "vault")
    events = [event.seen_by(0) for event in told.table.session.events]
    assert narrator().tell(events)[-2:] == [
        "You collect 2 Elan from Chalice of Fire and 1 Elan from Flaming Pit; take 1 Gold from Vault.",
        "Everyone has collected. Actions begin.",
    ]


def test_in_brief_it_is_told_without_sources_and_prices() -> None:
    row = seat("chalice_of_fire", lying("vault", on="G"), "flaming_pit", mage="artificer")
    collecting = Table(row, seat(mage="transmuter"), phase="collect")
    collecting.do("take", "vault")
    told = narrator().sentences([event.seen_by(0) for event in collecting.session.events])
    assert told[-2].brief == "You collect 3 Elan and 1 Gold."
    acting = Told(Table(seat("dwarven_pickaxe", hand=["hawk"], pool="2E 1L 1C", mage="witch")))
    (placed,) = acting.narrator.sentences(acting.table.do("place", "hawk"))
    assert placed.brief == "You place Hawk."
    acting = Told(Table(seat("dwarven_pickaxe", pool="1E")))
    (used,) = acting.narrator.sentences(acting.table.do("use", "dwarven_pickaxe", 0))
    assert used.brief == "You turn Dwarven Pickaxe: gain 1 Gold."


def test_passing_is_one_sentence() -> None:
    told = Told(Table(seat(item="research", deck=["prism"]), seat(), first=1, active=0))
    events = [*told.table.do("pass"), *told.table.do("choose", "alchemy")]
    assert told.narrator.tell(events) == [
        "You pass: take the First Player token; swap Research for Alchemy; draw Prism."
    ]


def test_who_has_the_first_player_token_already_keeps_it() -> None:
    told = Told(Table(seat(item="research", deck=["prism"]), seat(), first=0))
    events = [*told.table.do("pass"), *told.table.do("choose", "alchemy")]
    assert told.narrator.tell(events)[0].startswith("You pass: keep the First Player token; ")


@pytest.mark.parametrize(("language", "words"), [("en", "is dealt an artifact."), ("es", "recibe un Artefacto.")])
def test_one_artifact_that_is_dealt_is_not_several(language: str, words: str) -> None:
    assert narrator(language).event(ArtifactsDealt(1, (HIDDEN,), 0)) == f"Circe {words}"
    several = narrator(language).event(ArtifactsDealt(1, (HIDDEN, HIDDEN), 0))
    assert several is not None and " 2 " in several


def test_a_player_called_you_is_spoken_to_in_a_game_shown_to_everybody() -> None:
    assert voice(viewer=EVERYONE).you == EVERYONE
    told = Clause("won", 0).text(voice(viewer=EVERYONE))
    assert told == "Ada wins the game"


def test_a_power_that_does_nothing_is_told_so() -> None:
    told = Told(Table(seat("treant", pool="1E"), seat(pool="1L")))
    assert told.do("use", "treant", 0) == ["You turn Treant: no effect."]


def test_essences_lost_with_a_destroyed_card_are_told() -> None:
    told = Told(Table(seat(lying("sacrificial_dagger", on="3D"), hand=["prism"])))
    (sentence,) = told.do("use", "sacrificial_dagger", 1)
    costs = "discarding Prism, losing the 3 Death on it and destroying it"
    assert sentence == f"You use Sacrificial Dagger, {costs}: no effect."


def test_a_deck_is_named_from_the_viewers_side() -> None:
    told = Told(Table(seat("oracle"), seat()), "es", viewer=1)
    told.table.do("use", "oracle", 0)
    events = [event.seen_by(1) for event in told.table.session.events]
    told_in_spanish = narrator("es", 1).tell(events)[-1]
    assert told_in_spanish == "Ada agota Oráculo: mira las primeras cartas (3) del mazo de Monumentos."


def test_whatever_a_seat_does_has_a_sign() -> None:
    events = [event.seen_by(0) for event in whole_game("standard", 3, seed=5)[0]]
    told, known = narrator("en", 0, 3).sentences(events), ICONS.in_ink(CANDLELIGHT)
    unsigned = [each.sentence for each in told if each.seat is not None and known.icon(each.sign) is None]
    assert unsigned == ["Circe is First Player."]
    assert {"play", "claim", "turn", "passed", "collect"} <= {each.sign for each in told}
    assert all(map(known.icon, SIGNS.values()))


def test_what_attacks_and_what_protects_have_other_signs_than_any_use() -> None:
    told = Told(Table(seat("elvish_bow"), seat("dancing_sword", pool="1E 1L"), seat("library"), first=0))
    events = [*told.table.do("use", "elvish_bow", 0), *told.table.do("react", "dancing_sword", 0)]
    assert [each.sign for each in told.narrator.sentences(events)][:2] == ["attack", "ignore"]
