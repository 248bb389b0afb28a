"""Terra Mystica in words: whole games in every language, answers told apart, refusals, tiles and factions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.terra_mystica import rules
from resarcana_gui.games.terra_mystica.engine import start, terra_mystica
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.terra_mystica_plugin import TerraMysticaPlugin
from resarcana_gui.games.terra_mystica.view.tell import component_text
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog
from resarcana_gui.games.terra_mystica.view.tell.narrator import TerraMysticaNarrator
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.i18n import Catalog, languages
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.paths import assets
from tests.for_each import for_each
from tests.games.terra_mystica.played_table import Table, seat

LANGUAGES = sorted(languages())
NAMES = ("Ada", "Bob", "Cy", "Di", "Eve")


def narrator(language: str, seats: int, viewer: int = 0) -> TerraMysticaNarrator:
    return TerraMysticaNarrator(terra_mystica(), language, viewer, NAMES[:seats])


def voice(language: str) -> Voice:
    return Voice(catalog(language).strictly(), terra_mystica().parts, NAMES, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_are_told_and_every_answer_is_told_apart(language: str, seats: int) -> None:
    session, dice, tells = start(seats, seats=seats), Dice(seats), narrator(language, seats)
    events = list(session.events)
    while question := session.pending:
        assert all(sentence[0].isupper() or sentence[0] in "¿¡" for sentence in tells.tell(events))
        assert tells.question(question, session.state)
        answers = session.legal()
        texts = [tells.command(answer, session.state) for answer in answers]
        assert len(set(texts)) == len(texts)
        events = session.submit(answers[dice.below(len(answers))])
    told = tells.tell(events)
    assert any(str(max(session.state.points)) in sentence for sentence in told)  # type: ignore[attr-defined]


def test_what_happens_to_one_seat_is_one_sentence_and_the_viewer_is_you() -> None:
    table = Table(seat("witches", "F4"), seat("nomads", "F3"))
    tells = narrator("en", 2)
    tells.tell(table.session.events)
    told = tells.tell(table.do("upgrade", at="F4", structure="trading_house"))
    assert told == ["You pay 3 coins and 2 workers and build a trading house on F4."]
    assert table.session.pending is not None
    asked = tells.question(table.session.pending, table.state)
    assert asked == "Bob is asked: you built beside you: do you gain 1 power for 0 points?"
    assert tells.tell(table.do("accept")) == ["Bob accepts 1 power and gains 1 power (4/4/4 to 3/5/4)."]


@for_each("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.glob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', sources))
    details = {
        "at": 1, "terrain": 2, "home": 3, "structure": 1, "cult": 0, "steps": 3, "action": 2, "needed": 4, "power": 2,
        "tokens": 1, "price_coins": 3, "price_workers": 0, "price_priests": 0, "coins": 1, "workers": 0, "priests": 0,
    }  # fmt: skip
    tells = narrator(language, 2)
    told = {tells.refusal(Refusal(code, dict(details))) for code in codes}
    assert len(told) == len(codes) and all("{" not in sentence for sentence in told)


@for_each("language", LANGUAGES)
def test_every_tile_card_action_and_faction_has_words_of_its_own(language: str) -> None:
    says, parts = voice(language), terra_mystica().parts
    told = [
        *(component_text.card_text(says, card.number) for card in parts.bonus_cards),
        *(component_text.scoring_text(says, tile.number) for tile in parts.scoring_tiles),
        *(component_text.favour_text(says, tile.number) for tile in parts.favour_tiles),
        *(component_text.town_text(says, tile.number) for tile in parts.town_tiles),
        *(component_text.action_text(says, action.number) for action in parts.actions),
        *(component_text.faction_text(says, faction.number) for faction in parts.factions),
    ]
    assert all(told) and len(set(told)) == len(told)


def test_the_table_shows_the_map_and_every_seat() -> None:
    table = Table(seat("witches", {"F4": "stronghold"}, favours=["FAV5"], towns=["TW1"]), seat("nomads", "F3"))
    lines = narrator("en", 2).table(table.state).splitlines()
    assert "F4g1#" in lines[5] and "F3y2." in lines[5]
    assert any(line.startswith("1 Ada, Witches: 20 points") for line in lines)
    assert lines[9].startswith("Terrain: y desert, u plains,") and ": trading house" in lines[10]
    before = narrator("en", 2).table(start(seats=2).state)
    assert "You have no faction yet." in before and "Bob has no faction yet." in before
    assert isinstance(table.state, State)


def test_the_table_shows_towns_bridges_order_spaces_and_what_is_left() -> None:
    seven = {"H7": "trading_house", "G5": "trading_house", "G6": "trading_house"}
    giants = seat("giants", seven, bridges=["H6:I9"], cults=[2, 0, 0, 3])
    table = Table(giants, seat("witches", "F4"), terrain={"H6": "wasteland"})
    table.do("build", at="H6")
    table.do("town", tile="TW2")
    lines = narrator("en", 2).table(table.state).splitlines()
    for line in (
        "Bridges: H6-I9 (Ada).", "On the cults: fire 2, water 0, earth 0, air 3.", "Towns: G5, G6, H6, H7.",
        "Free order spaces: fire 3, 2, 2, 2 | water 3, 2, 2, 2 | earth 3, 2, 2, 2 | air 3, 2, 2, 2.",
        "Left to build: dwelling 7, trading house 1, temple 3, stronghold 1, sanctuary 1, 2 bridges.",
    ):  # fmt: skip
        assert line in lines, line


def test_spades_are_told_with_what_they_cost_and_how_far_the_land_is_from_home() -> None:
    table, tells = Table(seat("nomads", "E8")), narrator("en", 2)
    far = [tells.command(each, table.state) for each in table.session.find(kind="transform")]
    assert "transform E7 (mountains, 2 spades from home)" in far
    table.do("transform", at="E7")
    ways = [tells.command(each, table.state) for each in table.session.find(kind="dig")]
    assert "wasteland, with 1 spade, for 3 workers" in ways and "desert, with 2 spades, for 6 workers" in ways


def test_the_folder_offers_seven_opponents_three_setups_and_ledgers() -> None:
    plugin = discover()["terra_mystica"]
    assert plugin.agent_names()[0] == "random" and len(plugin.agent_names()) == 7
    assert plugin.default_agent() in plugin.agent_names()
    assert list(plugin.setups()) == ["standard", "first", "colours"]
    assert plugin.lint(None) == [] and plugin.has_window()
    session = start(2, seats=2, setup="first")
    text = plugin.ledger_of(session.options, session.events)
    told = list(plugin.tell_ledger(text, "en"))
    assert told[-1] == "The ledger agrees in all its 7 rows."
    with pytest.raises(ValueError, match="Line 16, witches: 15 C, expected 14"):
        list(plugin.tell_ledger(text.replace("20 VP\t\t15 C\t\t3 W", "20 VP\t\t14 C\t\t3 W", 1), "en"))


def test_a_review_speaks_of_the_others_and_not_of_luck() -> None:
    texts = TerraMysticaPlugin().ui().screen_texts("en")
    assert texts is not None and texts.text("review.luck.helped_row") == "The others' turns helped you."
    for language in ("en", "es"):
        own = TerraMysticaPlugin().ui().screen_texts(language)
        assert own is not None
        whole = Catalog.load(assets("lang"), language=language).merged(own)
        told = [whole.text(f"review.luck.{key}", helped="", harmed="", what="") for key in ("both", "helped", "harmed")]
        assert not any("luck" in each.lower() or "suerte" in each.lower() for each in told)


def inspected(table: Table, subject: str) -> list[str]:
    return narrator("en", 2).inspect(subject, table.session.game.observe(table.state, 0))


def test_hexes_factions_and_structures_are_told_by_their_names() -> None:
    table = Table(seat("witches", "E9"), seat("nomads", {"E8": "temple"}), round=2)
    (told, home, reach, beside, across) = inspected(table, "e7")
    assert told == "E7 mountains" and home == "  1 spade from your home terrain."
    assert reach == "  Out of your reach." and "E8 desert (temple, Bob)" in beside
    assert across == "  Across one river hex: G3 forest."
    assert inspected(table, "D7")[2] == "  Within your reach."
    assert inspected(table, "E9")[0] == "E9 forest (dwelling, Ada)"
    assert inspected(table, "witches")[:2] == ["Witches", "  Forest."]
    assert inspected(table, "witches")[-3:-1] == [
        "  Begins with 15 coins and 3 workers; power in bowls I, II, III: 5, 7, 0.", "  On the cults: air 2.",
    ]  # fmt: skip
    prices = inspected(table, "witches")[-1]
    assert "trading house 3 coins and 2 workers (away from opponents 6 coins" in prices
    assert "stronghold 6 coins and 4 workers" in prices
    assert inspected(table, "stronghold")[-1].startswith("  Once a round: a free dwelling")
    assert inspected(table, "chaos")[0] == "Chaos Magicians"
    assert inspected(table, "trading")[1:] == [
        "  Costs you 3 coins and 2 workers.", "  Away from opponents 6 coins and 2 workers.", "  4 left to build.",
    ]  # fmt: skip
    assert inspected(table, "s") == inspected(table, "J9") == inspected(table, "") == []


def test_before_a_faction_is_taken_structures_have_no_price_and_hexes_no_distance() -> None:
    session = start(3, seats=2)
    view, teller = session.observe(session.pending.seat if session.pending else 0), narrator("en", 2)
    assert teller.inspect("temple", view) == ["Temple"]
    assert [line.partition(":")[0] for line in teller.inspect("E7", view)[1:]] == [
        "  Beside it",
        "  Across one river hex",
    ]
    assert teller.inspect(session.legal()[0], view)[0] == "Alchemists"


def test_an_answer_is_told_by_its_hex_or_as_it_is() -> None:
    table = Table(seat("witches", "E9"), seat("nomads", "E8"), round=2)
    view, teller = table.session.observe(0), narrator("en", 2)
    told = [teller.inspect(each, view)[0] for each in table.session.legal()]
    assert "E9 forest (dwelling, Ada)" in told and any(each.startswith("Pass") for each in told)


def menu(table: Table, viewer: int = 0) -> list[str]:
    view, tells = table.session.observe(viewer), narrator("en", 2)
    return [tells.command(each, view) for each in table.session.legal()]


def test_the_last_round_has_no_cult_bonus_no_income_and_no_cards_to_take() -> None:
    last = ["SCORE1", "SCORE2", "SCORE4", "SCORE5", "SCORE6", "SCORE3"]
    texts = [
        narrator("en", 2).table(Table(seat("witches", "F4"), seat("nomads", "F3"), round=number, scoring=last).state)
        for number in (5, 6)
    ]
    assert "Next round: 2 points for each dwelling." in texts[0] and "Next income" not in texts[0]
    assert "next income" in texts[0] and "Free bonus cards" in texts[0] and "Later rounds" not in texts[0]
    assert "This round: 2 points for each dwelling." in texts[1]
    assert "next income" not in texts[1] and "Free bonus cards" not in texts[1]


def test_rounds_after_the_next_one_are_told_with_their_numbers() -> None:
    lines = narrator("en", 2).table(Table(seat("witches", "F4"), seat("nomads", "F3"), round=3).state).splitlines()
    later = next(line for line in lines if line.startswith("Later rounds: 5: "))
    assert " | 6: " in later and later.count("at the end") == 1


def test_towns_are_told_one_by_one() -> None:
    one, other = dict.fromkeys(("H7", "G5", "G6"), "trading_house"), dict.fromkeys(("A1", "B1"), "dwelling")
    table = Table(seat("giants", {**one, **other}), seat("witches", "F4"))
    state = table.state
    for name in ("H7", "G5", "G6", "A1"):
        state.town[state.parts.board.numbers[name]] = 1
    assert "Towns: A1, B1 | G5, G6, H7." in narrator("en", 2).table(state).splitlines()


def test_accepted_power_is_told_as_it_is_gained() -> None:
    table = Table(seat("witches", "F4"), seat("nomads", {"F3": "stronghold"}, bowls=[0, 2, 10]))
    tells = narrator("en", 2)
    tells.tell([*table.session.events, *table.do("upgrade", at="F4", structure="trading_house")])
    assert tells.tell(table.do("accept")) == [
        "Bob accepts 2 power, pays 1 point and gains 2 power (0/2/10 to 0/0/12).",
    ]  # fmt: skip


def test_giants_are_told_that_every_hex_takes_two_spades() -> None:
    table = Table(seat("giants", "E3"), seat("nomads", "F3"), terrain={"E4": "swamp"})
    told = [text for text in menu(table) if text.startswith("transform")]
    assert told and all("2 spades from home" in text for text in told)


def test_answers_say_what_is_burned_gained_and_scored_beside() -> None:
    cards = {"card": "BON7"}
    witches = seat("witches", {"F4": "trading_house"}, bowls=[4, 8, 0], cults=[2, 0, 0, 0], **cards)
    told = menu(Table(witches, seat("nomads", "F3")))
    assert "for 3 power: 1 priest, burning 3 power" in told
    assert "priest to fire: 1 step, 1 power, the priest goes back to the supply" in told
    assert "priest to fire: 3 steps, 3 power" in told
    assert any(text.startswith("pass, and take") and text.endswith("; scores 2 points") for text in told)


def test_spades_that_are_left_over_are_declined_in_words_of_their_own() -> None:
    table = Table(seat("halflings", {"F7": "trading_house"}), seat("witches", "F4"))
    table.do("upgrade", at="F7", structure="stronghold")
    assert menu(table)[-1] == "no more spades"


def test_an_answer_can_be_typed_in_words_that_only_it_has() -> None:
    table = Table(seat("witches", "F4"), seat("nomads", "F3"))
    view, tells, legal = table.session.observe(0), narrator("es", 2), table.session.legal()
    assert tells.typed("PUESTO f4", legal, view) == table.session.find(kind="upgrade")[0]
    assert tells.typed("sacerdote", legal, view) is None
    assert tells.typed("p", legal, view) is None and tells.typed("", legal, view) is None
    assert tells.typed("navegacion precio", legal, view) is None
    assert tells.typed("avanzar la navegación", legal, view) == table.session.find(kind="ship")[0]
