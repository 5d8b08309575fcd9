"""Neutral: movement, tools, and mana tricks for everybody."""

from rulewright.games.lytharian.cards import atoms
from rulewright.games.lytharian.cards.card import BISHOP, KNIGHT, QUEEN, ROOK
from rulewright.games.lytharian.cards.make import FRIEND, GEAR, NOBODY, PERMANENT, PLAYER, School, X

NEUTRAL = School("neutral")
NEUTRAL.add("enchant", "War Drums", 3, "U", "enchant", NOBODY, atoms.Banner(att=1, defense=1, group="neutral"))
NEUTRAL.add("enchant", "Trade Winds", 2, "C", "enchant", NOBODY, atoms.TurnDice(1))
NEUTRAL.add("channeled", "Power Through Sacrifice", 0, "C", "mana", NOBODY, atoms.GainMana(3), atoms.EndTurn(),
            first=True, origin="rulebook")  # fmt: skip
NEUTRAL.add("channeled", "Tithe", X, "U", "mana drain", PLAYER, atoms.DrainMana(x=True))
NEUTRAL.add("fast", "Steelshatter", 2, "U", "removal", GEAR, atoms.Destroy(), origin="completed")
NEUTRAL.add("fast", "Sidestep", 1, "C", "movement", FRIEND, atoms.Step(1))
NEUTRAL.add("sorcery", "Spell Purge", 2, "C", "removal", PERMANENT, atoms.Destroy(), origin="completed")
NEUTRAL.add("sorcery", "Spell Find", 1, "C", "draw", NOBODY, atoms.Search(1), origin="completed")
NEUTRAL.add("sorcery", "Movement of the Knight", 2, "U", "movement", FRIEND, atoms.MoveLike(role=KNIGHT))
NEUTRAL.add("sorcery", "Movement of the Rook", 2, "U", "movement", FRIEND, atoms.MoveLike(role=ROOK))
NEUTRAL.add("sorcery", "Movement of the Bishop", 2, "U", "movement", FRIEND, atoms.MoveLike(role=BISHOP),
            origin="completed")  # fmt: skip
NEUTRAL.add("sorcery", "Movement of the Queen", 4, "R", "movement", FRIEND, atoms.MoveLike(role=QUEEN))
