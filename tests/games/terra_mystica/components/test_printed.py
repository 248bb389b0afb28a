"""What is printed on tiles and faction boards, against the tables of the rule book and of public records."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.components.words import TERRAINS
from tests.for_each import for_each

PARTS = load_components()
BY_SLUG = {faction.slug: faction for faction in PARTS.factions}
FACTIONS = [
    "alchemists swamp 15 3 0 5/7/0 1/1/0/0 2 4W6C 4W6C 6C 1P",
    "darklings swamp 15 1 1 5/7/0 0/1/1/0 2 4W6C 4W10C 2PW 2P",
    "auren forest 15 3 0 5/7/0 0/1/0/1 2 4W6C 4W8C 2PW 1P",
    "witches forest 15 3 0 5/7/0 0/0/0/2 2 4W6C 4W6C 2PW 1P",
    "chaosmagicians wasteland 15 4 0 5/7/0 2/0/0/0 1 4W4C 4W8C 2W 1P",
    "giants wasteland 15 3 0 5/7/0 1/0/0/1 2 4W6C 4W6C 4PW 1P",
    "cultists plains 15 3 0 5/7/0 1/0/1/0 2 4W8C 4W8C 2PW 1P",
    "halflings plains 15 3 0 3/9/0 0/0/1/1 2 4W8C 4W6C 2PW 1P",
    "dwarves mountains 15 3 0 5/7/0 0/0/2/0 2 4W6C 4W6C 2PW 1P",
    "engineers mountains 10 2 0 3/9/0 0/0/0/0 2 3W6C 3W6C 2PW 1P",
    "fakirs desert 15 3 0 7/5/0 1/0/0/1 2 4W10C 4W6C 1P 1P",
    "nomads desert 15 2 0 5/7/0 1/0/1/0 3 4W8C 4W6C 2PW 1P",
    "mermaids lakes 15 3 0 3/9/0 0/2/0/0 2 4W6C 4W8C 4PW 1P",
    "swarmlings lakes 20 8 0 3/9/0 1/1/1/1 2 5W8C 5W8C 4PW 2P",
]
"""Start, starting dwellings, price of stronghold and sanctuary, their income."""
HOUSES = {
    "alchemists": "0 2C1PW 4C2PW 7C3PW 11C4PW",
    "nomads": "0 2C1PW 4C2PW 7C3PW 11C4PW",
    "dwarves": "0 3C1PW 5C2PW 7C4PW 10C6PW",
    "swarmlings": "0 2C2PW 4C4PW 6C6PW 9C8PW",
}


def text(*numbers: int) -> str:
    return "/".join(map(str, numbers))


@for_each("line", FACTIONS)
def test_every_faction_starts_pays_and_earns_what_its_board_says(line: str) -> None:
    slug, home, coins, workers, priests, bowls, cults, dwellings, stronghold, sanctuary, first, second = line.split()
    faction = BY_SLUG[slug]
    assert TERRAINS[faction.home] == home
    assert (faction.start.coins, faction.start.workers, faction.start.priests) == (
        int(coins),
        int(workers),
        int(priests),
    )
    assert (text(*faction.bowls), text(*faction.cults), faction.dwellings) == (bowls, cults, int(dwellings))
    prices = [f"{price.workers}W{price.coins}C" for price in faction.costs[4:]]
    assert prices == [stronghold, sanctuary]
    assert [repr(faction.income[kind][1]) for kind in (4, 5)] == [first, second]


@for_each("slug", BY_SLUG)
def test_trading_houses_bring_coins_and_power(slug: str) -> None:
    found = [repr(amount).replace(" ", "") for amount in BY_SLUG[slug].income[2]]
    assert " ".join(found) == HOUSES.get(slug, "0 2C1PW 4C2PW 6C4PW 8C6PW")


@for_each("slug", BY_SLUG)
def test_small_structures_cost_and_bring_the_same_but_for_two_factions(slug: str) -> None:
    faction = BY_SLUG[slug]
    costs = [repr(cost) for cost in (*faction.costs[1:4], faction.alone)]
    dwellings = [amount.workers for amount in faction.income[1]]
    if slug == "engineers":
        assert costs == ["1C 1W", "2C 1W", "4C 1W", "4C 1W"]
        assert dwellings == [0, 1, 2, 2, 3, 4, 4, 5, 6]
        assert [repr(amount) for amount in faction.income[3]] == ["0", "1P", "1P 5PW", "2P 5PW"]
    elif slug == "swarmlings":
        assert costs == ["3C 2W", "4C 3W", "6C 3W", "8C 3W"]
        assert dwellings == [2, 3, 4, 5, 6, 7, 8, 9, 9]
    else:
        assert costs == ["2C 1W", "3C 2W", "5C 2W", "6C 2W"]
        assert dwellings == [1, 2, 3, 4, 5, 6, 7, 8, 8]


def test_tracks_are_as_printed() -> None:
    tracks = {slug: (faction.spade, faction.ships, faction.ship_points) for slug, faction in BY_SLUG.items()}
    usual = ([3, 2, 1], True, [0, 2, 3, 4])
    assert tracks.pop("darklings") == ([], *usual[1:])
    assert tracks.pop("fakirs") == ([3, 2], False, [0])
    assert tracks.pop("dwarves") == ([3, 2, 1], False, [0])
    assert tracks.pop("mermaids") == ([3, 2, 1], True, [0, 0, 2, 3, 4, 5])
    assert all(track == usual for track in tracks.values())
    assert {slug for slug, each in BY_SLUG.items() if repr(each.dig_price) != "5C 2W 1P"} == {"halflings"}
    assert repr(BY_SLUG["halflings"].dig_price) == "1C 2W 1P"


def test_the_box_holds_28_favour_tiles_10_town_tiles_9_bonus_cards_and_8_scoring_tiles() -> None:
    assert sum(tile.copies for tile in PARTS.favour_tiles) == 28
    assert sum(tile.copies for tile in PARTS.town_tiles if not tile.expansion) == 10
    assert sum(not card.expansion for card in PARTS.bonus_cards) == 9
    assert sum(not tile.expansion for tile in PARTS.scoring_tiles) == 8
    assert [tile.slug for tile in PARTS.scoring_tiles if tile.early] == ["SCORE1"]


def test_power_actions_cost_what_the_board_says() -> None:
    assert [(action.slug, action.power) for action in PARTS.power_actions] == [
        ("ACT1", 3), ("ACT2", 3), ("ACT3", 4), ("ACT4", 4), ("ACT5", 4), ("ACT6", 6),
    ]  # fmt: skip
