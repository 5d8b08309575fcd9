"""Lytharian Chess on two screens."""

from rulewright.games.lytharian.cards.abilities import ABILITIES
from rulewright.kernel.page.how_to_play import HowToPlay, Shown, Sign

HOW_TO_PLAY = HowToPlay(
    goal="{game=pawns?Bring your Pawns to the far side: each that gets through is a point.|Kill the enemy King.} Pieces move as in "
    "chess, but nothing is captured by moving: neighbours fight, Att against Def. Who a troop is stays hidden until it fights.",
    picture="lytharian/elderking-laurien",
    steps=(
        Shown("Effects", "What your troops and enchantments do every turn.", "lytharian/blazing-sun"),
        Shown("Mana", "Your obelisk adds its value to your mana, up to {mana_max}.", "lytharian/mana-spring"),
        Shown("Draw", "Draw {draw_per_turn:word} card{draw_per_turn:s}; a hand holds {hand_limit}.", "lytharian/spell-find"),
        Shown("Move", "You {must_move?must|may} move {moves_per_turn:word} troop, as its chess piece moves.", "lytharian/kevetni-stagrider"),
        Shown("Fight and cast", "Attack {attacks_per_turn:times}, before or after the move. Cast spells, give weapons.", "lytharian/greatsword"),
    ),
    signs=(
        Sign("attack", "Att", "taken off the other's Def"),
        Sign("shield-halved", "Def", "at 0 the troop dies"),
        Sign("mana", "Mana", "pays for spells and equipment"),
        Sign("obelisk", "Obelisk", "the mana you gain each turn"),
        Sign("hidden", "Face down", "nobody but its owner knows who it is"),
        Sign("eye", "Face up", "everybody knows who it is"),
        Sign("droplet", "Damage", "taken off its Def until it heals"),
        Sign("skull-crossbones", "Curse", "a spell that stays on it and harms it"),
        Sign("sun", "Aura", "a spell that stays on it and helps it"),
        Sign("dungeon", "Castle", "guards who stands on it from enemy spells"),
    ),
    card="Gate Captain Brudus",
    asked=(
        ("How do I attack?", "Stand next to the enemy in a direction in which your piece moves. Rooks and Knights fight straight, Bishops diagonally, Pawns diagonally forward, Queens and Kings to all sides."),
        ("What happens in a fight?", "Both strike at once. A troop whose Def falls to 0 dies; if only the attacker lives, it takes the square."),
        ("How do I find out who a troop is?", "Attack it, hurt it, or come near with a Scout. Your own you may reveal at any time."),
        ("What does charging the obelisk do?", "With {mana_max} mana you may start again at {charge_reset} and gain {charge_gain} more every turn."),
        ("When can I cast?", "In your Main Phase; Fast Casts also in fights and in the rival's turn."),
        ("How do I use a troop's ability?", "Reveal it first: click your troop, then Reveal. Effects are used as a turn begins, Main abilities in your Main Phase, by a troop that does not attack in this turn."),
        ("How do I cast with too little mana?", "Pay with another spell of your hand, {harness_per_turn:times} a turn: cast, and choose the one that goes to the Nether. The rarer it is, the more it pays."),
        ("What are the Nether and the Crypt?", "Used spells and equipment lie in the Nether, dead troops in the Crypt; both lie open."),
        ("What does a castle do?", "Spells and abilities reach an enemy on its castle squares only face up, and with a troop of yours next to it."),
        ("What happens when a Pawn gets through?", "{game=pawns?It is a point for you.|It becomes a copy of any of your troops but the King.}"),
    ),
    advice=(
        "{game=pawns?Count the squares to the far side: yours, and theirs.|Your King fights too, and dies like any troop: let strong troops stand before him.}",
        "A weak troop face down may pass for a strong one: yours, and theirs.",
        "Count before you strike: both blows land at once.",
    ),
    modes=(
        Shown("Battle Duels", "One troop against one, {duel_rounds} rounds, with full mana from the start.", "lytharian/razormaw"),
        Shown("Pawn Wars", "{pawnwars_pawns} Pawns a side and no King: each that gets through is a point.", "lytharian/stoneborn-slinger"),
        Shown("Normal Chess", "The rules of chess, with these troops as the pieces.", "lytharian/forgequeen-hildra"),
    ),
    more_signs=(
        ("Reforge", "the mana you gain when you put it away for another piece"),
        ("From a spell", "mana left of a spell put away to pay; the next spell may use it"),
        ("Rounds won", "whoever fills the row wins the duel"),
        ("Points", "Pawns that got through; the most of them win"),
        ("mana", "the mana it takes to play it"),
        ("Face up", "everybody knows who it is"),
        ("damage", "taken off its Def until it heals"),
        ("Has fought", "once a turn: it has"),
        ("Countered", "it does nothing"),
        ("Curse", "a spell that stays on it and harms it"),
        ("Aura", "a spell that stays on it and helps it"),
        ("Weapon", "equipment: it strikes harder"),
        ("Armor", "equipment: it stands more"),
        ("Unique", "one of a kind: an army has no second"),
    ),
    words=(
        ("Reforge", "the mana you gain when you put it away for another piece"),
        *[(ability.name, f"{ability.words.removeprefix('{x} ')}; who uses it can't attack in the same turn")
          for ability in ABILITIES.values() if ability.when == "main"],
        ("Druid Forms", "in combat it becomes a Panther, which strikes, or a Treant, which stands"),
    ),
)  # fmt: skip

NORMAL = HowToPlay(
    goal="Checkmate the enemy King. These are the rules of chess: the troops of Lytharia are the pieces, and what they can "
    "do elsewhere does not count here.",
    picture="lytharian/forgequeen-hildra",
    steps=(
        Shown("Move", "Move one piece. What stands where it arrives is captured.", "lytharian/kevetni-stagrider"),
        Shown("Check", "A threatened King must be out of danger after the move.", "lytharian/consort-tavvo"),
        Shown("Promote", "A Pawn on the last rank becomes a Queen, Rook, Bishop or Knight.", "lytharian/sunspear-ranna"),
    ),
    signs=(
        Sign("king", "King", "one square in any direction"),
        Sign("queen", "Queen", "any distance in any direction"),
        Sign("rook", "Rook", "any distance, straight"),
        Sign("bishop", "Bishop", "any distance, diagonally"),
        Sign("knight", "Knight", "two and one, over others"),
        Sign("pawn", "Pawn", "forward; captures diagonally"),
    ),
    card="",
    asked=(
        ("How do I castle?", "Move the King two squares towards a Rook; neither has moved yet, and nothing stands or threatens between."),
        ("How do I offer a draw?", "From the menu, together with your move."),
        ("How do I take a move back?", "Undo asks the other player; a bot always agrees."),
        ("What is en passant?", "A Pawn that passes yours by its double step may be captured at once, as if it had taken one."),
    ),
    advice=("Bring out Knights and Bishops first.", "Castle early.", "Look at every check and every capture before you move."),
    more_signs=(
        ("Material", "what the pieces are worth that are left"),
        ("Pieces", "how many are left"),
        ("Check", "the King is threatened and must be out of danger after the move"),
    ),
    words=(
        ("Moves and takes as a King.", "one square in any direction"),
        ("Moves and takes as a Queen.", "any distance in any direction"),
        ("Moves and takes as a Rook.", "any distance, straight"),
        ("Moves and takes as a Bishop.", "any distance, diagonally"),
        ("Moves and takes as a Knight.", "two and one, over others"),
        ("Moves and takes as a Pawn.", "forward one square, two from its start; it takes diagonally"),
    ),
)  # fmt: skip
