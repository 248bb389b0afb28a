"""Sounds and music by name, for any game; without a sound card everything goes on silently. Knows no game.

`sounds.Sounds` is the interface. Nothing is opened or read before the first sound is played, and never in the
caller's thread.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
