"""Tools for this game's developers; the program itself needs none of them.

`python -m resarcana_gui.games.resarcana.tools.card_sheet --png x.png` draws every card (`--states`: what can become of
one).
"""
