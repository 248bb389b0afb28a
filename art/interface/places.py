"""Where finished things lie, and where previews do."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ASSETS = ROOT / "assets"
GAME = ASSETS / "resarcana"
SCRATCH = ROOT / "build" / "art" / "interface"
