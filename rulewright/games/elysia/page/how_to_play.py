"""Ruins of Elysia on two screens."""

from rulewright.kernel.page.how_to_play import HowToPlay, Shown, Sign

HOW_TO_PLAY = HowToPlay(
    goal="Be the first to complete a Main Quest: gather {dark_lord_darkness} Darkness, pay {merchant_prince_coin} Coin at "
    "once, or defeat foes of {huntsmaster_main_levels} levels in all.",
    picture="elysia/vega",
    steps=(
        Shown("Get ready", "Draw up to {hand_size} cards.", "elysia/small-belt-pouch"),
        Shown("Explore", "Play cards for Walk, Coin or more cards. Keep some for a fight.", "elysia/war-map"),
        Shown("Move", "Each Walk is a step. Where nothing lies yet, a new tile is placed.", "elysia/trailblaze"),
        Shown("Fight", "Something may await you where you stop. All Attack is added up; what is not defended costs cards.", "elysia/longsword"),
        Shown("Buy", "In a Village, Coin buys cards for your deck.", "elysia/village"),
    ),
    signs=(
        Sign("walk", "Walk", "steps on the map"),
        Sign("coin", "Coin", "pays in Villages"),
        Sign("attack", "Attack", "the left side of a card, in a fight"),
        Sign("defense", "Defense", "the right side of a card, in a fight"),
        Sign("wild", "Wild", "any one of these, when you need it"),
        Sign("dark", "Darkness", "the way of the Dark Lord; takes Light away"),
    ),
    card="Longsword",
    asked=(
        ("How do I win?", "Complete one Main Quest. The Quest cards show how far everybody has come."),
        ("What is my health?", "Your hand. Without cards you are Exhausted: the fight is lost, and you draw {exhausted_hand} at your next turn."),
        ("How do I move without Walk?", "Without a single Walk in hand you still get {free_walk}. A Wild is a Walk, too."),
        ("Where can I buy?", "In a Village where your move ends{buy_where_started?|, but not the one in which it began}."),
        ("What does a step cost?", "{walk_cost[1]} on Plains and in Forests, {walk_cost[2]} in Mountains, Desert and Water, {village_entry} into a Village."),
        ("What is in the Ruins?", "An encounter, and Darkness for who dares to stay: the way of the Dark Lord."),
        ("What are Side Quests?", "Smaller tasks that earn Wild tokens. They don't win the game."),
    ),
    advice=(
        "Keep two good cards for the fight at the end of your move.",
        "Buy early: a better deck pays every turn.",
        "Choose one Main Quest by the third turn, and watch who is ahead on the others.",
    ),
    modes=(
        Shown("Hero's Quest", "Find the Fortress and defeat the Corrupted Hero within {max_rounds_hero} rounds; alone, with a few lives.", "elysia/fortress"),
        Shown("Together", "All players win or lose as one against the game.", "elysia/champion"),
    ),
    more_signs=(
        ("Wild and lives", "any one of these, when you need it; one is lost when you are Exhausted, and without one you are out"),
        ("Light", "earned by good deeds; takes Darkness away"),
        ("Draw", "cards you draw"),
        ("Cards in hand", "nobody else sees them"),
        ("Cards in the hand pile", "what the Villain fights with"),
        ("−1 Card", "your hand is one card smaller for each"),
        ("− Card", "your hand is one card smaller for each"),
        ("Tiles to be found", "lands that nobody has found yet"),
        ("Exploration Deck", "what is met on new lands"),
        ("Encounter Deck", "who is met on the way"),
        ("Leave Out", "stays in front of you and can be played again"),
        ("of these", "so many alike lie here"),
        ("left", "so many can still be bought"),
        ("Exhausted", "has no cards in hand: out of the fight"),
        ("Damaged", "can't be attacked by players"),
        ("Villain", "plays by itself, against all"),
        ("Corrupted Hero", "a hero who serves the Dark Lord, and plays by itself"),
    ),
)  # fmt: skip
