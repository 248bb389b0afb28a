"""Loads the files of components. Everything in them is checked first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from resarcana_gui.component_files import ComponentFileError, contents, number_of, refuse, shown
from resarcana_gui.games.terra_mystica.components.board import Board
from resarcana_gui.games.terra_mystica.components.entry import Entry
from resarcana_gui.games.terra_mystica.components.faction_file import FactionFile
from resarcana_gui.games.terra_mystica.components.map_file import read_map
from resarcana_gui.games.terra_mystica.components.tables import Components, Faction, FirstGame
from resarcana_gui.games.terra_mystica.components.tile_file import TileFile
from resarcana_gui.paths import assets

MAP: Final = "map.yaml"
FACTIONS: Final = "factions.yaml"
TILES: Final = "tiles.yaml"
ROUNDS: Final = 6
SEATS: Final = (2, 3, 4, 5)
Part = TypeVar("Part")


def load_components(folder: Path | None = None) -> Components:
    """The components of a folder's three files (the game's own when none is named). Raises ComponentFileError, the
    first mistake, and MissingFileError when the game's own files are not where they were installed."""
    return _own() if folder is None else _loaded(folder)


def lint(path: Path | None = None) -> list[str]:
    """The first mistake in each file of components, one sentence each; none when they can be played with. The path is
    a folder, or a file in it; without one, the game's own are checked. Raises OSError when there is no such path."""
    folder = own_folder() if path is None else path if path.is_dir() else path.parent
    if path is not None:
        path.stat()
    problems: list[str] = []
    board = _tried(problems, lambda: read_map(MAP, contents(folder / MAP)))
    tiles = _tried(problems, lambda: TileFile(TILES, contents(folder / TILES)))
    if board is not None and tiles is not None:
        _tried(problems, lambda: _assembled(folder, board, tiles))
    return problems


def own_folder() -> Path:
    """Where the game's own files of components lie. Raises MissingFileError."""
    return assets("terra_mystica", "components")


@cache
def _own() -> Components:
    return _loaded(own_folder())


def _tried(problems: list[str], read: Callable[[], Part]) -> Part | None:
    """What is read, or None and one more problem."""
    try:
        return read()
    except ComponentFileError as error:
        problems.append(str(error))
        return None


def _loaded(folder: Path) -> Components:
    return _assembled(folder, read_map(MAP, contents(folder / MAP)), TileFile(TILES, contents(folder / TILES)))


def _assembled(folder: Path, board: Board, tiles: TileFile) -> Components:
    """Everything together, with the factions, which name actions, and the first game, which names all else."""
    factions = FactionFile(FACTIONS, contents(folder / FACTIONS), tiles.actions).factions
    first_scoring, first_games = _first_game(tiles, factions, board)
    return Components(
        board,
        factions,
        tiles.actions.each,
        tiles.bonus_cards,
        tiles.scoring_tiles,
        tiles.favour_tiles,
        tiles.town_tiles,
        first_scoring,
        first_games,
    )


def _first_game(tiles: TileFile, factions: list[Faction], board: Board) -> tuple[list[int], dict[int, FirstGame]]:
    """The introductory game: its scoring tiles, and its table for each number of players."""
    entry = tiles.first_game
    scoring = entry.words("scoring_tiles", [tile.slug for tile in tiles.scoring_tiles])
    if len(scoring) != ROUNDS or len(set(scoring)) != ROUNDS:
        refuse(entry.at("scoring_tiles"), f"expected {ROUNDS} different tiles, found {len(set(scoring))}")
    tables = entry.need("tables")
    if not isinstance(tables, dict) or set(tables) != set(SEATS):
        refuse(entry.at("tables"), f"expected a table for each of {SEATS} players, found {shown(tables)}")
    bonus = [card.slug for card in tiles.bonus_cards]
    return list(scoring), {
        seats: _first_table(
            Entry(f"{entry.at('tables')}, {seats}", table, ("without", "dwellings")), bonus, factions, board
        )
        for seats, table in tables.items()
    }


def _first_table(entry: Entry, bonus: list[str], factions: list[Faction], board: Board) -> FirstGame:
    numbers = {faction.slug: faction for faction in factions}
    told = entry.part("dwellings", tuple(numbers))
    dwellings = {numbers[slug].number: [*told.words(slug, board.names)] for slug in told}
    for faction, hexes in dwellings.items():
        home = factions[faction].home
        if len(hexes) != factions[faction].dwellings or any(board.terrain[each] != home for each in hexes):
            refuse(told.at(factions[faction].slug), f"expected {factions[faction].dwellings} hexes of its home terrain")
    number_of(entry.at("dwellings"), len(dwellings), int(entry.where.rpartition(" ")[2]), max(SEATS))
    return FirstGame(entry.words("without", bonus), dwellings)
