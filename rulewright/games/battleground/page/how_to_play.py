"""Battleground on two screens."""

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
        Sign("life", "Life", "the damage it can take"),
        Sign("range", "Range", "reaches that much farther"),
        Sign("defense", "Shield", "blocks so much of each blow"),
        Sign("level", "Experience", "enough of it is a level, and a power"),
    ),
    card="Crusader",
    asked=(
        ("How do I hit the enemy hero?", "Bring a unit to the last field of its lane. From there its attack strikes the hero."),
        ("When does my mana come back?", "An orb you use lies on your track and returns {track_steps} turns later. What you don't use stays."),
        ("What can I do in the enemy's turn?", "Prepare a spell in your own turn and charge it with mana. Fully charged, you may cast it in their turn too, but never in a battle."),
        ("Why did my unit not attack?", "It attacks the nearest foe within its range of {base_range} or more. Nobody there: no attack."),
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
        Shown("Teams of two", "Four heroes, two on each side. A side has lost when both its heroes have fallen.", "battleground/stone-golem"),
    ),
)  # fmt: skip
