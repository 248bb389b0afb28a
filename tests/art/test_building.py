"""What is made, and what is left as it is; none of this needs Blender."""

import importlib
import os
import subprocess
import sys
from pathlib import Path

from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[2]
places, build, interface, opponents = (
    importlib.import_module(f"art.{name}") for name in ("places", "build", "interface.build", "opponents.build")
)
GAMES = sorted(path.parent.name for path in (ROOT / "art").glob("*/parts.py"))


def test_what_is_made_is_made_again_only_if_its_script_is_younger(tmp_path: Path) -> None:
    script, picture = tmp_path / "hawk.py", tmp_path / "hawk.webp"
    script.touch()
    assert places.stale([picture], [script])
    picture.touch()
    os.utime(script, (100, 100))
    os.utime(picture, (200, 200))
    assert not places.stale([picture], [script])
    os.utime(script, (300, 300))
    assert places.stale([picture], [script])


def test_one_missing_file_of_several_is_reason_enough(tmp_path: Path) -> None:
    script, picture = tmp_path / "title.py", tmp_path / "title.webp"
    script.touch()
    picture.touch()
    assert places.stale([picture, tmp_path / "title.yaml"], [script])


@for_each("picture", build.pictures())
def test_a_picture_lies_in_its_game_s_folder_and_has_a_size(picture: tuple[str, str, str]) -> None:
    found = build.Picture(*picture)
    assert found.script().exists() and found.finished().exists()
    assert found.finished().is_relative_to(places.ASSETS / found.game)
    assert all(side > 0 for side in found.size())


@for_each("face", opponents.faces())
def test_a_portrait_lies_among_those_of_all_games(face: tuple[str, str]) -> None:
    found = opponents.Face(*face)
    assert found.script().exists() and found.finished().exists()
    assert found.finished().parent == places.ASSETS / "opponents"


@for_each("part", interface.parts())
def test_a_part_has_its_script_and_what_it_makes(part: tuple[str, str, tuple[Path, ...]]) -> None:
    found = places.Part(*part)
    assert found.made and all(path.exists() for path in [*found.made, *found.scripts()])
    assert any("def build()" in path.read_text(encoding="utf-8") for path in found.scripts())


def test_the_window_and_every_game_with_icons_of_its_own_have_them_made() -> None:
    drawn = [game for game in GAMES if (ROOT / "art" / game / "interface" / "icons").is_dir()]
    assert drawn and [part.name for part in interface.parts()].count("icons") == 1 + len(drawn)


def test_a_game_s_scripts_make_nothing_outside_its_folder_of_assets() -> None:
    for table in places.tables("parts"):
        game = table.__name__.split(".")[1]
        assert all(path.is_relative_to(places.ASSETS / game) for part in table.PARTS for path in part.made)


def test_without_blender_one_sentence_says_what_is_missing() -> None:
    hidden = (
        "import importlib.util, sys; found = importlib.util.find_spec;"
        "importlib.util.find_spec = lambda name, package=None: None if name == 'bpy' else found(name, package);"
        "sys.argv = ['build']; from art.build import main; sys.exit(main())"
    )
    done = subprocess.run([sys.executable, "-c", hidden], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install bpy" in done.stderr and "Traceback" not in done.stderr
