"""Every card, event, question, answer and reason has its words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from resarcana_gui.games.seasons.cards.tables import EFFECTS
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules import refusals
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.games.seasons.view.tell.narrator import SeasonsNarrator
from resarcana_gui.games.seasons.view.tell.refusal_text import CODES
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import EVERYONE
from tests.for_each import for_each
from tests.games.seasons.described_table import Table, lying, seat

LANGUAGES = ("en", "es")


def narrator(language: str, viewer: int = 0, seats: int = 3) -> SeasonsNarrator:
    return SeasonsNarrator(seasons(), language, viewer, ("Ada", "Circe", "Merlin", "Nimue")[:seats])


@for_each("language", LANGUAGES)
def test_every_card_tells_what_it_is_and_does(language: str) -> None:
    view = Table(seat(), seat()).view(0)
    for card in seasons().cards.cards:
        name = catalog(language).text(f"card.{card.slug}")
        lines = narrator(language).inspect(name, view)
        assert lines[0].startswith(f"{name}: ")
        assert all(line.endswith((".", ")")) and "{" not in line for line in lines)
        quiet = card.slug == "runic_cube_of_eolis"
        assert (len(lines) == 1) == quiet, lines
    assert narrator(language).inspect("orb" if language == "en" else "orbe", view) != []
    assert narrator(language).inspect("no such card", view) == narrator(language).inspect("", view) == []


@for_each("language", LANGUAGES)
def test_every_kind_of_effect_has_its_sentence(language: str) -> None:
    keys = catalog(language).keys()
    assert all(f"effect.{kind}" in keys or f"effect.{kind}.other" in keys for kind in EFFECTS)


def test_every_reason_that_the_rules_give_has_its_sentence() -> None:
    source = Path(refusals.__file__)
    if source.suffix == ".py":
        assert set(re.findall(r'Refusal\(\s*"(\w+)"', source.read_text(encoding="utf-8"))) == set(CODES)
    for language in LANGUAGES:
        keys = catalog(language).keys()
        assert all(f"refusal.{code}" in keys or f"refusal.{code}.other" in keys for code in CODES)


@for_each(
    "refusal, told",
    [
        (Refusal("no_room", {"short": 2, "gauge": 1, "cards": 2}),
         "Needs 2 more rooms in the gauge (2 cards, gauge 1)."),
        (Refusal("crystals_short", {"short": 1, "price": 0, "tax": 2}),
         "1 crystal short: 2 for your opponents' cards."),
        (Refusal("crystals_short", {"short": 2, "price": 3, "tax": 0}), "2 crystals short."),
        (Refusal("energies_short", {"short": 1, "missing": 0x101, "discount": 1}),
         "1 energy short, even with your discount: 1 air and 1 water."),
        (Refusal("energies_short", {"short": 2, "missing": 2, "discount": 0}), "2 energies short: 2 air."),
        (Refusal("not_yours", {"owner": 1}), "That card belongs to Circe."),
        (Refusal("wrong_energies", {"question": "gain", "number": 5}), "Choose 5 energies."),
        (Refusal("wrong_energies", {"question": "pay", "number": 0}), "These energies do not fit."),
        (Refusal("gauge_full", {"gauge": 15}), "The gauge is at 15 already."),
        (Refusal("no_bonus_left", {"number": 3}), "All 3 bonuses are used."),
        (Refusal("game_over"), "The game is over."),
    ],
)  # fmt: skip
def test_a_reason_has_its_numbers(refusal: Refusal, told: str) -> None:
    assert narrator("en").refusal(refusal) == told
    assert "{" not in narrator("es").refusal(refusal)


@pytest.mark.uncounted
@for_each(
    "language, viewer, level, seats",
    [("en", 0, "archmage", 3), ("es", 1, "magician", 2), ("es", EVERYONE, "archmage", 4)],
)
def test_whole_games_are_told_without_a_gap(language: str, viewer: int, level: str, seats: int) -> None:
    teller = narrator(language, viewer, seats)
    session, dice, done = Session.start(seasons(), {"level": level, "seats": seats}, 5), Dice(5), 0
    while (pending := session.pending) is not None:
        view = session.observe(pending.seat)
        told = [teller.question(pending, view), teller.table(session.state if viewer < 0 else session.observe(viewer))]
        legal = session.legal()
        told += [teller.command(command, view) for command in legal[:6]]
        seen = [event if viewer < 0 else event.seen_by(viewer) for event in session.events[done:]]
        done = len(session.events)
        told += teller.tell(seen)
        assert all(text and "{" not in text for text in told)
        assert teller.occasion(pending, view) in ("", told[0])
        assert teller.shows_table(pending) == (pending.KIND == "turn")
        session.submit(legal[dice.below(len(legal))])
    assert teller.tells_end()


def test_rare_questions_and_answers_have_their_words() -> None:
    teller = narrator("en", 0, 2)
    table = Table(seat("hand_of_fortune", lying("amulet_of_water", "2A"), hand=["divine_chalice"], reserve="A W F E"))
    table.summon("divine_chalice")
    pending = table.session.pending
    assert pending is not None
    assert teller.question(pending, table.view(0)) == (
        "Divine Chalice costs 1 air, 1 water, 1 fire and 1 earth. Save which energy?"
    )
    crystals = Table(seat(lying("amulet_of_water", "2A"), reserve="2E"), may_crystallise=True)
    words = [teller.command(command, crystals.view(0)) for command in crystals.session.legal()]
    assert words[:3] == ["crystallise 1 earth (3 crystals)", "crystallise 2 earth (6 crystals)",
                         "crystallise 1 air from Amulet of Water (1 crystal)"]  # fmt: skip
    orb = Table(seat("crystal_orb"))
    answer = orb.session.find_one(kind="activate")
    assert teller.command(answer, orb.view(0)).startswith("Crystal Orb: Activate: look at the top card")
    assert teller.inspect(answer, orb.view(0))[0].startswith("Crystal Orb: magic item.")
    assert teller.inspect(orb.session.find_one(kind="end_turn"), orb.view(0)) == []
    hidden = Table.dealt(1, level="archmage", seats=2)
    assert teller.inspect(hidden.session.legal()[0], hidden.view(0)) != []


@for_each("language, told", [("en", "the second Purse of Io"), ("es", "la segunda copia de Bolsa de Io")])
def test_only_two_cards_of_one_player_are_told_apart(language: str, told: str) -> None:
    teller, both = narrator(language, 0, 2), Table(seat("purse_of_io", "purse_of_io", "dragon_skull", "air_elemental"))
    both.session.submit(both.session.find_one(kind="activate"))
    words = [teller.command(command, both.view(0)) for command in both.session.legal()]
    assert sum(told in each for each in words) == 3 and len(set(words)) == len(words) == 4
    apart = Table(seat("purse_of_io", "dragon_skull", "air_elemental", "beggars_horn"), seat("purse_of_io"))
    assert told not in teller.table(apart.view(0))


def test_the_folder_offers_its_setups_its_opponents_and_a_window() -> None:
    plugin = SeasonsPlugin()
    assert list(plugin.setups()) == ["apprentice", "magician", "archmage"]
    assert next(iter(plugin.agent_names())) == "random" and plugin.has_window()
    assert plugin.lint(None) == [] and plugin.game_of(plugin.components()).name == "seasons"
    with pytest.raises(KeyError):
        plugin.agent("nobody", 1)


def test_a_card_without_a_name_is_a_mistake_in_every_language(tmp_path: Path) -> None:
    own = SeasonsPlugin().components().read_text(encoding="utf-8")
    file = tmp_path / "cards.yaml"
    new = "  - {id: winter_cloak, type: item, cost: A 2c, prestige: 3, enter: {gauge: 1, crystals: 2}}\n"
    file.write_text(own.replace("cards:\n", f"cards:\n{new}", 1), encoding="utf-8")
    assert SeasonsPlugin().lint(file) == [
        f"assets/seasons/lang/cards/{language}.yaml, card.winter_cloak: expected a name." for language in LANGUAGES
    ]
