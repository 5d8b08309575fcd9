"""Battleground on two screens."""

from rulewright.games.battleground.cards import BOARDS
from rulewright.games.battleground.rules.ids import SHAPES
from rulewright.kernel.page.how_to_play import HowToPlay, Shown, Sign

HOW_TO_PLAY = HowToPlay(
    goal="Take all {start_life} life from the enemy hero. Units march up their lane by themselves; whoever stands on "
    "the last field strikes the hero behind it.",
    picture="battleground/knight",
    steps=(
        Shown("Mana", "What you spent comes back after {track_steps} turns: your tracker takes one step.",
              "battleground/power/dark-font"),
        Shown("Enchantments", "Lasting spells do their work.", "battleground/consecrate"),
        Shown("First main", "Summon units, cast spells, prepare one in secret.", "battleground/banner-of-valor"),
        Shown("Battle", "Your units act in {waves:word} wave{waves:s}: attack, defend, advance.",
              "battleground/crusader"),
        Shown("Second main", "Act once more. Then it is their turn.", "battleground/sanctuary"),
    ),
    signs=(
        Sign("attack", "Attack", "the damage it deals"),
        Sign("heart", "Life", "the damage it can take"),
        Sign("range", "Range", "reaches that much farther"),
        Sign("shield", "Shield", "blocks so much more of each blow while it defends"),
        Sign("star", "Experience", "enough of it is a level, and a power"),
    ),
    card="Crusader",
    asked=(
        ("How do I hit the enemy hero?", "Bring a unit to the last field of its lane. From there its attack strikes the hero."),
        ("When does my mana come back? When do my orbs return?", "An orb is mana. One you spend lies on your orb track, the wheel, where the tracker stands, and returns {track_steps} of your turns later. What you don't use stays."),
        ("What can I do in the enemy's turn?", "Prepare a spell in your own turn and charge it with mana. Fully charged, you may cast it in their turn too, but never in a battle."),
        ("Why did my unit not attack?", "It attacks the nearest foe within its range of {base_range} or more. Nobody there: no attack."),
        ("Why can't my unit attack that one?", "Nobody chooses: it attacks the nearest foe within its range of {base_range} or more, and of several as near the first clockwise from its {target_start}. The enemy hero counts as the field ahead of the last one. Click the foe in your battle: it says why."),
        ("What does defending do? What is the blue shield?", "A unit that defends blocks {base_defense} of each blow, and {shield_value} more for each Shield, until its next battle begins. Nobody strikes back, whether they defend or not."),
        ("What is a flank? What does threatened mean?", "Each foe beside a defending unit, besides the attacker, threatens it: it blocks {flank_loss} less. A foe that defends itself threatens nobody, unless it has Pack Tactics."),
        ("What are the waves?", "In a battle each of your units acts in {waves:word} wave{waves:s}{free_combos?|: who attacks or defends in the first then advances, if it can; who advances in the first then attacks or defends}."),
        ("What happens to a unit that dies?", "The card goes back to its owner's hand, to be summoned again."),
        ("How do I get stronger?", "Each battle gives {exp_per_battle} experience. A new level gives a power token for your class board."),
        ("How many spells can I prepare?", "{spell_slots:Word}. They lie face down; the charges on them are open."),
    ),
    advice=(
        "Block a lane before you break one: a foe on your last field strikes your hero every turn.",
        "Spend mana early. Orbs come back, lost fields don't.",
        "Put archers behind guards: range shoots past them.",
    ),
    modes=(
        Shown("Teams of two", "Four heroes, two on each side. A side has lost when both its heroes have fallen.", "battleground/shieldbearer"),
    ),
    more_signs=(
        ("HP", "the damage it can take"),
        ("Power tokens", "place one on your class board: each is a new power"),
        ("Prepared spells", "lie face down until they are cast"),
        ("Defending, defense", "blocks so much of each blow until its next battle; each foe beside it, the attacker aside, takes some off"),
        ("Tokens", "so many Enchantments phases it lasts"),
        *[(f"{shape} tokens", "so many Enchantments phases it lasts") for shape in SHAPES],
        *[(colour, "mana that pays for what shows this sign") for colour in ("white", "blue", "red", "purple")],
        ("summoning", "mana that pays for units"),
        *[(f"{name} path", "each power token placed on it brings its next power") for board in BOARDS for name, _ in board.paths],
        ("Grounded", "stays where it is: it never advances"),
        ("Pack Tactics", "threatens foes beside it even while it defends"),
        ("rank", "the summoning mana it takes"),
        ("cost", "the mana it takes to cast it"),
        ("Token placed", "this power is yours"),
        ("Ready", "fully charged: it can be cast"),
        ("Used this turn", "once a turn: it has been"),
        ("Aura", "works on all around it, all the time"),
        ("Affordable", "your mana pays for it now"),
        ("Threatened by", "foes beside it that are ready to strike"),
        ("Waits for its first battle", "summoned just now: it acts from the next battle on"),
        ("Haste", "acts once more in its next battle for each token"),
        ("Disarm", "its next attack does not happen"),
        ("Chill", "its attacks deal 1 less for each token"),
        ("Stun", "skips its next battle"),
        ("Turnover", "fights for the other side"),
        ("Antimagic", "no card can target it"),
        ("Snare", "it can't advance"),
    ),
    words=(
        ("Haste", "at the end of its next battle it acts once more for each token"),
        ("Enchantment", "a spell that stays, marked by tokens; it works anew in each of your Enchantments phases"),
        ("threatens", "stands beside a unit that defends, has Attack and does not defend itself: the unit blocks {flank_loss} less of another's blow"),
        ("summoned", "put from the hand onto a free field of one's first row"),
    ),
)  # fmt: skip
