"""What is printed on every component, written down apart from cards.yaml, for comparison.

id | EN | ES | what it is | cost | points | Collect | powers and abilities | first-game hand; `-` for nothing. `*n` any
n essences, `~n` any n but Gold, `~n-D` nor Death, `T` turn this, `on` on this component, `X=` X of one type, c the card
that was chosen.
"""

PRINTED = """\
alchemist | Alchemist | Alquimista | mage | 0 | 0 | - | T + *4 -> 2G; T -> ~1 | 3
artificer | Artificer | Artesano | mage | 0 | 0 | - | ability: your artifacts cost 1 less (not Gold) | -
druid | Druid | Druida | mage | 0 | 0 | L | T -> straighten one of your Creatures | -
duelist | Duelist | Duelista | mage | 0 | 0 | E | T + D -> G on | 1
healer | Healer | Sanador | mage | 0 | 0 | L/C | React to Life loss: T -> ignore | -
necromancer | Necromancer | Nigromante | mage | 0 | 0 | D | T + 2L -> 3D on | -
scholar | Scholar | Erudito | mage | 0 | 0 | - | T + *1 -> draw 1 card | -
seer | Seer | Vidente | mage | 0 | 0 | C | T -> look at the top 3 cards of your deck or of the monument deck, reorder, put back | 2
transmuter | Transmuter | Transmutadora | mage | 0 | 0 | - | T + *2 -> ~3 | 4
witch | Witch | Bruja | mage | 0 | 0 | L/D | T + *2 -> straighten any one of your components | -
alchemy | Alchemy | Alquimia | item | 0 | 0 | - | T + *4 -> 2G | -
calm_elan | Calm / Elan | Calma / Elan | item | 0 | 0 | E/C | - | -
death_life | Death / Life | Muerte / Vida | item | 0 | 0 | L/D | - | -
divination | Divination | Adivinación | item | 0 | 0 | - | T -> draw 3 cards into hand, then discard 3 cards from hand | -
protection | Protection | Protección | item | 0 | 0 | - | React to Life loss: T -> ignore | -
reanimate | Reanimate | Reanimar | item | 0 | 0 | - | T + *1 -> straighten any one of your components | -
research | Research | Investigación | item | 0 | 0 | - | T + *1 -> draw 1 card | -
transmutation | Transmutation | Transmutación | item | 0 | 0 | - | T + *3 -> ~3 | -
colossus | Colossus | Coloso | monument | 4G | 2 | - | T + *1 -> G on | -
golden_statue | Golden Statue | Estatua dorada | monument | 4G | 1 | - | React to a victory check: T + 3G -> +3 VP for that check only | -
great_pyramid | Great Pyramid | Gran Pirámide | monument | 4G | 3 | - | - | -
hanging_gardens | Hanging Gardens | Jardines Colgantes | monument | 4G | 1 | ~3 | - | -
library | Library | Biblioteca | monument | 4G | 1 | - | T -> draw 1 card | -
mausoleum | Mausoleum | Mausoleo | monument | 4G | 2 | - | *1 -> D on | -
obelisk | Obelisk | Obelisco | monument | 4G | 1 | - | when claimed: gain ~6 | -
oracle | Oracle | Oráculo | monument | 4G | 2 | - | T -> look at the top 3 cards of your deck or of the monument deck, reorder, put back | -
solomons_mine | Solomon's Mine | Mina de Salomón | monument | 4G | 1 | - | T -> G | -
temple | Temple | Templo | monument | 4G | 2 | L | React to Life loss: T -> ignore | -
sacred_grove | Sacred Grove | Arboleda sagrada | place 1 first | 8L 4C | 2 + 1 per L on | - | T + C -> 5L; T + turn one of your Creatures -> L on | -
alchemists_tower | Alchemist's Tower | Torre del alquimista | place 1 back | 3G | 1 per G on | ~3 | E + L + C + D -> G on; React to Life loss: T -> ignore | -
catacombs_of_the_dead | Catacombs of the Dead | Catacumbas | place 2 first | 9D | 1 per D on | D | 5D -> D on; T -> D on | -
sacrificial_pit | Sacrificial Pit | Foso de sacrificio | place 2 back | 8E 4D | 2 + 1 per D on | - | T + 3L -> D on; T + D + destroy one of your Dragons or Creatures c -> gain cost(c) in Gold | -
cursed_forge | Cursed Forge | Forja maldita | place 3 first | 6E 3D | 1 + 1 per G on | either pay D or turn this | 2E + G -> G on | -
dwarven_mines | Dwarven Mines | Minas enanas | place 3 back | 4E 2L G | 1 per G on | G | T + 5E -> 3G; T + 3E + 3D -> 2G on | -
coral_castle | Coral Castle | Castillo Coralino | place 4 first | 5E 5L 5C | 3 | - | T -> check victory now; React to Life loss: T -> ignore | -
sunken_reef | Sunken Reef | Arrecife hundido | place 4 back | 2E 2L 5C | 1 per C on | G | L + 2C -> C on | -
dragons_lair | Dragon's Lair | Guarida de dragón | place 5 first | 3E 3L 3C 3D | 1 per G on | - | ability: your Dragons cost 3 less; T -> 2G; T + turn one of your Dragons -> 2G on | -
sorcerers_bestiary | Sorcerer's Bestiary | Bestiario mágico | place 5 back | 2E 4L 2C 2D | 2 per Dragon, 1 per Creature you have in play | - | T -> check victory now; T + *4 -> place a Dragon from any player's discard pile at its placement cost (discounts apply) | -
athanor | Athanor | Atanor | artifact | E G | 0 | - | T + E -> 2E on; T + 6E taken from this card + X= -> X Gold | -
bone_dragon | Bone Dragon | Dragón de huesos | artifact, Dragon | L 4D | 1 | - | T -> rivals lose 2L; a rival may pay D to ignore | -
celestial_horse | Celestial Horse | Caballo celestial | artifact, Creature | E 2C | 0 | ~2-D | - | 3
chalice_of_fire | Chalice of Fire | Cáliz de fuego | artifact | E G | 0 | 2E | T + E -> straighten any one of your components | -
chalice_of_life | Chalice of Life | Cáliz de vida | artifact | L C G | 0 | L C | 2C -> L 2C on; React to Life loss: T -> ignore | 2
corrupt_altar | Corrupt Altar | Altar corrupto | artifact | 2D *3 | 0 | L D | 2L -> 3E on; T + destroy any one of your artifacts c -> gain cost(c) + 2 essences, any but Gold | -
crypt | Crypt | Cripta | artifact | 2D *3 | 0 | - | T -> 2D; T + D -> place an artifact from your discard pile at 2 less (not Gold) | -
cursed_skull | Cursed Skull | Calavera maldita | artifact | 2D | 0 | - | T + L -> ~3-L on | -
dancing_sword | Dancing Sword | Espada danzante | artifact | E G | 0 | E D | React to Life loss: E -> ignore, and D on (no turning) | 4
dragon_bridle | Dragon Bridle | Bridas de dragón | artifact | E L C D | 1 | - | ability: your Dragons cost 3 less; React to a Dragon's power: T -> ignore | -
dragon_egg | Dragon Egg | Huevo de dragón | artifact | G | 1 | - | destroy this -> place a Dragon from hand at 4 less | -
dragon_teeth | Dragon Teeth | Dientes de dragón | artifact | E D | 0 | - | 2E -> 3E on; T + 3E -> place a Dragon from hand at cost 0 | 1
dwarven_pickaxe | Dwarven Pickaxe | Pico enano | artifact | E | 0 | - | T + E -> G | -
earth_dragon | Earth Dragon | Dragón de tierra | artifact, Dragon | 4E 3L | 1 | - | T -> rivals lose 2L; a rival may pay G to ignore | -
elemental_spring | Elemental Spring | Manantial elemental | artifact | 2E L C | 0 | E L C | React to Life loss: C -> ignore (no turning) | 1
elvish_bow | Elvish Bow | Arco élfico | artifact | 2E L | 0 | - | T -> rivals lose 1L; T -> draw 1 card | -
fiery_whip | Fiery Whip | Látigo ardiente | artifact | 2E 2D | 0 | - | T -> 3E, and all rivals gain E; T + destroy another of your artifacts c -> gain cost(c) + 2 essences, any but Gold | -
fire_dragon | Fire Dragon | Dragón de fuego | artifact, Dragon | 6E | 1 | - | T -> rivals lose 2L; a rival may pay C to ignore | -
flaming_pit | Flaming Pit | Foso llameante | artifact | 2E | 0 | E | T + L -> E D | 2
fountain_of_youth | Fountain of Youth | Fuente de la juventud | artifact | C D | 0 | L | 2D -> L 2C on | 4
guard_dog | Guard Dog | Perro guardián | artifact, Creature | E | 0 | - | E -> straighten this (only while this is turned); React to Life loss: T -> ignore | -
hand_of_glory | Hand of Glory | Mano de gloria | artifact | L D | 0 | - | T -> 2D, and all rivals gain D | 1
hawk | Hawk | Halcón | artifact, Creature | L C | 0 | C | T -> look at the top 3 cards of your deck or of the monument deck, reorder, put back; T + 2C -> draw 1 card | 4
horn_of_plenty | Horn of Plenty | Cuerno de la abundancia | artifact | 2G | 0 | - | T -> ~3; T -> G | -
hypnotic_basin | Hypnotic Basin | Cuenca hipnótica | artifact | E 2C D | 0 | 2C | T -> gain as many C as one rival has E in the pool | -
jeweled_statuette | Jeweled Statuette | Estatuilla enjoyada | artifact | 2D G | 1 | - | T -> 3D, and all rivals gain D; destroy this -> E 2G | -
magical_shard | Magical Shard | Fragmento mágico | artifact | 0 | 0 | - | T -> ~1 | 3
mermaid | Mermaid | Sirena | artifact, Creature | 2L 2C | 0 | C | T + L/C/G -> put the essence spent on any one of your components | -
nightingale | Nightingale | Ruiseñor | artifact, Creature | L C | 1 | - | - | -
philosophers_stone | Philosopher's Stone | Piedra filosofal | artifact | 2E 2L 2C 2D | 1 | - | T + *2 + X= -> X Gold | -
prism | Prism | Prisma | artifact | 0 | 0 | - | T + *1 -> ~2; T + X= -> X of one other type, not Gold | -
ring_of_midas | Ring of Midas | Anillo de Midas | artifact | L G | 1 | - | 2L -> G on; T -> G on | -
sacrificial_dagger | Sacrificial Dagger | Daga del sacrificio | artifact | D G | 0 | - | T + L -> 3D on; destroy this + discard a card c from hand -> gain cost(c) essences, any but Gold | -
sea_serpent | Sea Serpent | Serpiente marina | artifact, Dragon, Creature | 3L 6C | 1 | - | T -> rivals lose 2L; a rival may destroy one of their own artifacts to ignore | -
treant | Treant | Treant | artifact, Creature | 2E 3L | 0 | 2L | T -> gain as many E as one rival has D in the pool | -
tree_of_life | Tree of Life | Árbol de la vida | artifact | L *2 | 0 | - | T -> 3L, and all rivals gain L; React to Life loss: L -> ignore (no turning) | 3
vault | Vault | Cámara | artifact | G *1 | 0 | if one or more G stay on this: ~2 | T -> G on | 2
water_dragon | Water Dragon | Dragón de agua | artifact, Dragon | 6C | 1 | - | T -> rivals lose 2L; a rival may pay E to ignore | -
wind_dragon | Wind Dragon | Dragón de viento | artifact, Dragon | 4C *4 | 1 | - | T -> rivals lose 2L; a rival may discard a card from hand to ignore | -
windup_man | Windup Man | Muñeco de cuerda | artifact | E L C G | 0 | if essences stay on this: 2 more of each type on it | T + *1 -> put the essence spent on this | -
"""  # noqa: E501
