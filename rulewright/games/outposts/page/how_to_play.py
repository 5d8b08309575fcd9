"""Outposts on two screens."""

from rulewright.kernel.page.how_to_play import HowToPlay, Shown, Sign

HOW_TO_PLAY = HowToPlay(
    goal="Destroy every Outpost of your rivals. Each takes {outpost_health} damage, and damage stays. Or buy "
    "{crystals_to_win:word} Mana Crystals.",
    picture="outposts/wall-breaker",
    steps=(
        Shown("Draw", "Draw {draw_per_turn:word} card{draw_per_turn:s}. Until you have {outposts_max:word} Outposts, one more arrives.",
              "outposts/mist-courier"),
        Shown("Play", "Each Outpost gives {mana_per_outpost:word} mana. Play cards, or discard some for more mana.", "outposts/payday"),
        Shown("Prepare", "Send creatures from the reserve to guard an Outpost, or into a group that attacks.",
              "outposts/forced-march"),
        Shown("Attack", "Each group assaults one Outpost. Attack minus Defense is what gets through.",
              "outposts/war-cry"),
    ),
    signs=(
        Sign("attack", "Attack", "added up over the whole group"),
        Sign("defense", "Defense", "taken off the attack on its Outpost"),
        Sign("life", "Health", "so much damage destroys it"),
        Sign("mana", "Mana", "pays for cards; unspent it is lost"),
        Sign("outpost", "Outpost", "your life, and your income"),
    ),
    card="Flame Lancer",
    asked=(
        ("How do I attack?", "Put creatures into an attacking group in the Prepare step; in the Attack step the group chooses an Outpost."),
        ("How many creatures may guard an Outpost?", "{defenders_per_outpost:Word}; as many fight in one attacking group ({attackers_per_group})."),
        ("How do I get more mana?", "Discard up to {burn_cards_max:word} cards from hand, or destroy up to {burn_creatures_max:word} of your own creatures, for mana each."),
        ("Can a creature fight in the turn it is played?", "{summoning_delay?No, from your next turn on|Yes: move it out of the reserve in the Prepare step}."),
        ("What is an Upgrade?", "A card that lies face down on an Outpost, {upgrades_per_outpost:word} at most, and helps to defend it."),
        ("What happens when my deck is empty?", "You shuffle the discard pile, and your own Outposts take {reshuffle_damage} damage."),
        ("How much does a Mana Crystal cost?", "{crystal_price} mana. The {crystals_to_win:th} wins the game."),
    ),
    advice=(
        "Guard first, attack second: an Outpost that falls takes its mana with it.",
        "Send three at one Outpost rather than one at three: Defense is taken off each group.",
        "A card you can't pay for soon is worth more as mana.",
    ),
    modes=(
        Shown("Three or four", "Every rival is a foe. Who has no standing Outpost left is out.", "outposts/sellsword-twins"),
        Shown("Campaign battle", "Factions grow from battle to battle: what you win is in your deck the next time.", "outposts/recruiting-drive"),
    ),
    more_signs=(
        ("In the starter deck", "who has chosen nothing else plays it"),
        ("Outposts", "those that still stand; without one you are out"),
        ("Crystals", "Mana Crystals: who fills the row wins the game"),
        ("Buy crystal", "the price of your next Mana Crystal"),
        ("Cards in hand", "nobody else sees them"),
        ("Life left", "at 0 the Outpost is destroyed"),
        ("Attack bonus", "what this upgrade adds to Attack where it stands"),
        ("Defense bonus", "what this upgrade adds to Defense where it stands"),
        ("Attacker's Strength", "the Attack of the whole group, with all that adds to it"),
        ("Defender's Strength", "the Attack of those who guard it: they strike back"),
        ("mana cost", "the mana it takes to play it"),
        ("to Outpost", "the Outpost that this group will attack"),
        ("Group attacks", "one of these groups attacks this Outpost"),
        ("Under attack", "the attack on it is being fought now"),
        ("Ordered", "it has moved in this step and stays where it is"),
        ("Pinned", "it may not change its place in its player's next Prepare step"),
        ("Destroyed", "it counts no more"),
        ("Silver", "belongs to no faction: everybody drafts these"),
        ("Shard", "drawn at random into a deck"),
        ("Ember Legion", "its faction: fast, hits hard"),
        ("Stone Covenant", "its faction: holds, and strikes back"),
        ("Grave Choir", "its faction: the dead serve on"),
        ("Veil Syndicate", "its faction: tricks and hidden cards"),
    ),
    words=(
        ("Draw", "take so many cards from your deck"),
    ),
)  # fmt: skip
