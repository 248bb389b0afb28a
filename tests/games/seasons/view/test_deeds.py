"""What a seat did: its sign and its picture in the ribbon and the log."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.view.faces.die_faces import DieFace, FaceSymbols, die_picture
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.table.heads import DEED, RivalHead
from resarcana_gui.games.seasons.view.tell.narrator import SeasonsNarrator
from resarcana_gui.match.narration import Narration
from resarcana_gui.scene.sprite import Emblem
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.pictures import CardPicture
from resarcana_gui.tabletop.tell.story import Sentence
from tests.games.seasons.described_table import Table, seat
from tools.headless_client import HeadlessClient


def told(table: Table, kind: str, card: str | None = None, **more: object) -> list[Narration]:
    """What is told of one answer of the first seat."""
    narrator = SeasonsNarrator(seasons(), "en", 0, ("Ada", "Circe"))
    narrator.sentences([event.seen_by(0) for event in table.session.events])
    return narrator.sentences([event.seen_by(0) for event in table.do(kind, card, **more)])


def deeds(sentences: list[Narration]) -> list[tuple[str, str]]:
    """The sign and the subject of every deed among them."""
    return [(each.sign, each.subject) for each in sentences if each.seat is not None]


def test_a_summoned_card_is_one_deed_although_it_enters_play_too() -> None:
    sentences = told(Table(seat(hand=["purse_of_io"], reserve="1A 1F")), "summon", "purse_of_io")
    assert deeds(sentences) == [("enter", "")]
    assert any("enters play" in each.sentence for each in sentences)


def test_a_die_is_a_deed_about_its_face() -> None:
    table = Table(seat(), phase="dice")
    offered, die = table.offered("take_die")[0], table.state.rolled[0]
    assert deeds(told(table, "take_die", die=offered["die"]))[:1] == [("", f"die {die}")]


@pytest.mark.parametrize(("energies", "subject"), [("2F", "fire"), ("1W", "water")])
def test_crystallised_energies_are_a_deed_about_their_type(energies: str, subject: str) -> None:
    table = Table(seat(reserve="2F 1W"), may_crystallise=True)
    assert deeds(told(table, "crystallise", energies=energies)) == [("crystal", subject)]


def test_a_bonus_is_a_deed_about_what_it_brings() -> None:
    assert deeds(told(Table(seat(reserve="2F")), "use_bonus", bonus="gauge")) == [("bonus_used", "star")]


def test_deeds_are_pictured_by_cards_then_dice_then_energies() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons"))
    picture = client.shell.game.pictured
    card = picture(client.shell, "You summon Purse of Io.")
    assert isinstance(card, CardPicture)
    die = picture(client.shell, "You take a die.", "die 7")
    assert die is not None and die.key == die_picture(seasons().cards, 7).key
    energy = picture(client.shell, "You crystallise.", "fire")
    assert isinstance(energy, Emblem) and not isinstance(energy.symbol, FaceSymbols)
    assert picture(client.shell, "Year II begins.") is None


def test_the_small_picture_of_a_face_shows_no_pips() -> None:
    few, many = (
        FaceSymbols(DieFace(("star",), crystals=0, ring=False, pips=pips)).render((40, 40), 1.0) for pips in (1, 3)
    )
    assert few.get_buffer().raw == many.get_buffer().raw


@pytest.mark.parametrize("seats", [2, 4])
def test_where_a_deed_does_not_fit_on_a_line_its_icon_and_its_card_do(seats: int) -> None:
    """A sentence of two lines was squeezed into letters of 9 pixels."""
    client = HeadlessClient((1024, 768), Settings(game="seasons", language="es"))
    view = client.table("archmage", seats).view
    assert isinstance(view, SeasonsTable)
    head = view.scenery.heads[1]
    assert isinstance(head, RivalHead)
    card = "Jarrón Olvidado de Yjang"
    head.show_deed(Sentence(f"Circe pone en juego gratis {card}.", 1, "enter", card))
    assert head.deed.text == f"{{enter}} {card}"
    line = client.shell.look.text.block("Circe", DEED, 200)
    assert next(iter(head.deed.texts())).block.height == line.height
    head.show_deed(Sentence("Circe toma: {star}.", 1, "", "{star}"))
    assert head.deed.text == "toma: {star}."


def test_a_deed_in_few_words_is_what_it_was_done_with() -> None:
    summoned = told(Table(seat(hand=["purse_of_io"], reserve="1A 1F")), "summon", "purse_of_io")
    assert [each.brief for each in summoned if each.seat is not None] == ["Purse of Io"]
    crystals = told(Table(seat(reserve="2F"), may_crystallise=True), "crystallise", energies="2F")
    assert [each.brief for each in crystals if each.seat is not None] == ["2 fire → 4 crystals"]
