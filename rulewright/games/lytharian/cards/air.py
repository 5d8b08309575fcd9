"""Air: lightning, quick feet, and winds that uncover."""

from rulewright.games.lytharian.cards.atoms import Discard, Draw, Hit, HitSecond, Reveal, Step, TurnHit
from rulewright.games.lytharian.cards.make import ENEMY, FRIEND, NOBODY, PLAYER, TROOP, School, X

AIR = School("air")
AIR.add("aura", "Wings of Wind", 2, "U", "aura", FRIEND, att=1, powers="Windwalking")
AIR.add("aura", "Blur", 2, "C", "aura", FRIEND, powers="Evasion")
AIR.add("curse", "Revealing Winds", 1, "C", "curse", ENEMY, Reveal(), att=-1)
AIR.add("enchant", "Storm Front", 3, "R", "enchant", NOBODY, TurnHit(1))
AIR.add("fast", "Lightning Strike", 1, "C", "damage", ENEMY, Hit(2), origin="completed")
AIR.add("fast", "Forked Bolt", 2, "U", "damage", TROOP, Hit(2), HitSecond(2), second="near_enemy", origin="completed")
AIR.add("fast", "Gust", 1, "C", "movement", FRIEND, Step(1))
AIR.add("fast", "Whirlwind", 2, "U", "movement", TROOP, Step(1))
AIR.add("fast", "Scattering Gale", 3, "R", "discard", PLAYER, Discard(2))
AIR.add("sorcery", "Thunderstorm", X, "E", "damage", TROOP, Hit(x=True))
AIR.add("sorcery", "Howling Gale", 2, "C", "discard", PLAYER, Discard(2))
AIR.add("sorcery", "Eagle's Eye", 2, "U", "draw", ENEMY, Reveal(), Draw(1))
