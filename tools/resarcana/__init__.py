"""Tools for this game's developers; the program itself needs none of them.

`python -m tools.resarcana.card_sheet --png x.png` draws every card (`--states`: what can become of
one).
"""
