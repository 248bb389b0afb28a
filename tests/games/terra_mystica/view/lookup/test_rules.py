"""Everything that exists can be looked up, in every language, and no link leads to nothing."""

from __future__ import annotations

import re
from functools import cache

import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.components.words import PIECES, STRUCTURES, TERRAINS, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import FACTION, article_about, things
from resarcana_gui.games.terra_mystica.view.lookup.rules import (
    reference,
    refusal_article,
    rulings,
    signs,
    voice_for_reading,
)
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.tell.catalogs import catalog, rules_catalog
from resarcana_gui.reference.articles import SIGN, link_signs
from resarcana_gui.reference.search import Index
from resarcana_gui.scene.events import KeyDown, PointerMoved
from resarcana_gui.scene.markup import plain
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

PARTS = load_components()
LANGUAGES = ("en", "es")
NAMES = [thing.name for thing in things(PARTS)]


@cache
def index(language: str) -> Index:
    return Index(reference(PARTS, language))


def found(language: str, typed: str) -> list[str]:
    return [hit.article.name for hit in index(language).search(typed)]


def keys(language: str, of: str) -> set[str]:
    """The second parts of the keys of texts that begin with a word."""
    return {key.split(".")[1] for key in rules_catalog(language).keys() if key.startswith(f"{of}.")}  # noqa: SIM118


def test_everything_in_the_base_box_has_a_page_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == 14 + 9 + 8 + 12 + 5
    for language in LANGUAGES:
        cards = [article for article in reference(PARTS, language).articles() if article.card is not None]
        assert [(article.name, article.card) for article in cards] == [
            (f"card.{each}", at) for at, each in enumerate(NAMES)
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_is_dead_and_no_text_is_without_an_article(language: str) -> None:
    whole = reference(PARTS, language)
    assert not whole.dead_links()
    assert keys(language, "rules") - {"chapter"} == {each.name for each in whole.articles() if "." not in each.name}
    assert all(article.lines for article in whole.articles())
    assert len({chapter.title for chapter in whole.chapters}) == len(whole.chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_term_faction_and_tile_is_found_by_its_title(language: str) -> None:
    for article in reference(PARTS, language).articles():
        if not article.name.startswith("sign."):
            assert article.name in found(language, plain(article.title)), article.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_stands_in_the_article_that_it_is_about_and_is_found_by_its_words(language: str) -> None:
    whole, texts = reference(PARTS, language), rules_catalog(language)
    for name in keys(language, "ruled"):
        article = whole.article(f"card.{name}" if name in NAMES else name)
        ruled = rulings(texts, name)
        assert ruled and all(len([line for line in article.lines if same(line, each)]) == 1 for each in ruled)
        for line in article.lines[-len(ruled) :]:
            assert article.name in found(language, plain(line)), line


def same(line: str, text: str) -> bool:
    """Whether a line is a text, but for the words of links, which it may leave to the titles of their targets."""

    def bare(each: str) -> str:
        return re.sub(r"\[>([a-z0-9_.]+)\|[^\]]*\]", r"\1", each)

    return bare(line) == bare(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_has_rulings(language: str) -> None:
    assert {thing.name for thing in things(PARTS) if thing.kind == FACTION} <= keys(language, "ruled")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_that_is_used_has_its_article_and_leads_on(language: str) -> None:
    whole, shown = reference(PARTS, language), catalog(language)
    used = {name for article in whole.articles() for line in article.lines for name in SIGN.findall(line)}
    assert used <= set(signs(language))
    for name in signs(language):
        meaning, more = whole.article(f"sign.{name}").lines
        assert ICONS.known(name) and meaning == shown.text(f"signs.{name}") and more.startswith("[>")


def test_every_refusal_is_explained_by_an_article() -> None:
    whole, texts = reference(PARTS, "en"), catalog("en")
    codes = [key.removeprefix("refusal.") for key in texts.keys() if key.startswith("refusal.")]  # noqa: SIM118
    assert codes and not [code for code in codes if refusal_article(code) not in whole]
    assert refusal_article("something else") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_faction_is_told_with_all_that_is_printed_on_its_board(language: str) -> None:
    voice, whole = voice_for_reading(PARTS, language), reference(PARTS, language)
    for faction in PARTS.factions:
        lines = "\n".join(whole.article(f"card.{faction.slug}").lines)
        for kind in range(1, len(STRUCTURES)):
            assert voice.amount(faction.costs[kind]) in lines
            assert all(voice.amount(each) in lines for each in faction.income[kind] if each)
        assert voice.amount(faction.alone) in lines and voice.amount(faction.start) in lines
        assert ", ".join(map(str, faction.bowls)) in lines and f"{{{TERRAINS[faction.home]}}}" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_stands_once_among_the_prices_of_each_structure(language: str) -> None:
    for kind in range(1, len(STRUCTURES)):
        lines = reference(PARTS, language).article(f"structure.{STRUCTURES[kind]}").lines
        assert str(PIECES[kind]) in lines[0]
        heads = [at for at, line in enumerate(lines) if line.startswith("[gold|")]
        for part in (lines[heads[0] : heads[1]], lines[heads[1] :]):
            named = [name for line in part for name in re.findall(r"\[>card\.(\w+)\|", line)]
            assert len(set(named)) == len(named) < len(PARTS.factions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_prices_of_a_trading_house_are_told(language: str) -> None:
    voice = voice_for_reading(PARTS, language)
    lines = "\n".join(reference(PARTS, language).article("structure.trading_house").lines)
    for faction in PARTS.factions:
        assert voice.amount(faction.costs[TRADING_HOUSE]) in lines and voice.amount(faction.alone) in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_terrain_tells_the_six_others_by_their_distance_and_its_eleven_hexes(language: str) -> None:
    for terrain in TERRAINS:
        _, wheel, hexes = reference(PARTS, language).article(f"terrain.{terrain}").lines
        assert sorted(SIGN.findall(wheel)) == sorted({*TERRAINS} - {terrain})
        assert len(re.findall(r"\b[A-I]\d+\b", hexes)) == 11


def test_power_actions_are_listed_with_their_prices() -> None:
    lines = reference(PARTS, "en").article("power_actions").lines
    told = [line for line in lines if line.startswith("For ")]
    assert [int(line.split()[1]) for line in told] == [action.power for action in PARTS.power_actions]


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_in_links_are_not_links_again(language: str) -> None:
    for article in reference(PARTS, language).articles():
        for line in article.lines:
            assert "[>sign.[" not in link_signs(line)


@pytest.mark.parametrize(("language", "typed", "name"), [
    ("en", "witches", "card.witches"),
    ("es", "faquires", "card.fakirs"),
    ("en", "burn", "burning"),
    ("es", "sacrificar", "burning"),
    ("es", "navegacion", "term.shipping"),
    ("en", "pass", "passing"),
    ("es", "pasar", "passing"),
    ("en", "neighbours", "neighbours"),
])  # fmt: skip
def test_what_one_types_is_found_first(language: str, typed: str, name: str) -> None:
    assert name in found(language, typed)[:2]


def test_whatever_lies_on_the_table_leads_to_an_article_about_it() -> None:
    headless()
    view = HeadlessClient((640, 360), Settings(game="terra_mystica")).table("first", 2).view
    assert isinstance(view, MysticaTable)
    state, whole = view.scenery.state, reference(PARTS, "en")
    keys = {item.key for item in view.scenery.items() if item.key is not None and item.shown}
    lands = {key for key in keys if isinstance(key, tuple) and key[0] == "hex"}
    assert len(keys - lands) > 100
    for key in keys - lands:
        assert article_about(state, 0, key) in whole, key
    assert article_about(state, 0, ("favour", 4)) == "card.fav5"
    assert article_about(state, 0, ("round", 1)) == "card.score5"
    assert {article_about(state, 0, key) for key in (*lands, "name", ("medallion", 0))} == {""}


def test_help_leads_to_the_tile_that_was_pointed_at() -> None:
    headless()
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica", speed="instant"))
    view = client.table("first", 2).view
    assert isinstance(view, MysticaTable)
    client.wait(2000)
    tile = next(item for item in view.scenery.items() if item.name == "town TW2")
    client.shell.stage.send(PointerMoved(*tile.bounds().center))
    client.wait(600)
    client.shell.stage.send(KeyDown("f1"))
    client.wait(600)
    assert "look up card.tw2" in {node.name for node in client.shell.root.walk()}
