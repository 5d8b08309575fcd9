"""Seekers on two screens."""

from rulewright.kernel.page.how_to_play import HowToPlay, Shown, Sign

HOW_TO_PLAY = HowToPlay(
    goal="Bring your rival's life to 0. In the middle lies the Shard: whoever claims it and holds still for "
    "{shard_moments} Moments (one passes as your turn begins, one as it ends) has {shard_ap_mp_factor:times} the AP "
    "and MP for the rest of the game.",
    picture="seekers/theron",
    steps=(
        Shown("Upkeep and draw", "Gain {ap_gain} AP and {mp_gain} MP, draw {draw_per_turn:word} card{draw_per_turn:s}. Burns deal damage, timers count down.", "seekers/time-slip"),
        Shown("Walk", "A hex costs {hex_cost} MP. Out of MP, you may pay in AP.", "seekers/travellers-boots"),
        Shown("Act", "Play cards and use your weapon for AP, in any order, as long as you can pay.", "seekers/ashwood-staff"),
        Shown("Answer", "What is played waits on the stack: Instants may answer it. The last one happens first.", "seekers/deny"),
        Shown("End", "AP stay, up to {ap_max}. MP are gone. Above {hand_max} cards you give some up.", "seekers/philter-of-ages"),
    ),
    signs=(
        Sign("bolt", "AP", "pays for cards and weapons"),
        Sign("move", "MP", "pays for steps"),
        Sign("heart", "Life", "at 0 the Seeker falls"),
        Sign("shield-halved", "Shield", "lost before life is"),
        Sign("hourglass-half", "Moments", "one passes as its player's turn begins, one as it ends"),
        Sign("gem", "Shard", "claimed on its hex or beside it"),
    ),
    card="Pyroblast",
    asked=(
        ("How do I claim the Shard?", "Stand on its hex or beside it with {shard_cost_ap} AP. Begun in your turn, it lasts {shard_moments} Moments: one passes as the turn ends, one as your next begins. Each wound adds one, so keep away from rivals with AP."),
        ("Why can't I hit that hero?", "You need a free line of sight within {los_range} hexes, and the card's own range. Rest on a hex to see the line."),
        ("When can I play an Instant?", "Whenever you have priority: in the rival's turn too, but not while somebody moves."),
        ("When can I play an Action?", "In your own main phase, while nothing waits on the stack."),
        ("What do unspent AP do?", "They stay for later turns, up to {ap_max}."),
        ("Is it better to act first?", "Hardly: whoever acts later begins with {ap_later} AP more."),
        ("How do I answer less often?", "Stops, in the top bar, say where you want to be asked. Elsewhere the table passes for you."),
        ("What happens when my deck is empty?", "Each card you can't draw hurts: {fatigue_step} more every time."),
    ),
    advice=(
        "Keep a few AP in the rival's turn if you hold an Instant.",
        "End your turn behind a wall: whoever can't see you can't aim at you.",
        "The Shard wins long games. Make them pay for standing there.",
    ),
    modes=(
        Shown("Best of three", "Between the games you may exchange cards with your sideboard.", "seekers/deep-satchel"),
        Shown("Three or four", "Everybody for themselves, or in teams: a team has lost when its last Seeker falls.", "seekers/halvard"),
    ),
    more_signs=(
        ("In hand", "cards in hand; nobody else sees them"),
        ("Fatigue", "how often there was no card to draw: each time hurts more"),
        ("Moment", "one passes as its player's turn begins, one as it ends; at 0 it is gone"),
        ("AP cost", "the AP it takes to play it"),
        ("Intangible", "out of everybody's reach"),
        ("Stealth", "enemies can't target it"),
        ("Amplified", "paid for more: its stronger text holds"),
        ("Charges", "how often it can still be played"),
        ("Charge", "how often it can still be played"),
        ("Attack", "hurts an enemy; it is a spell, unless it is physical"),
        ("Ability", "anything else that is done; it is a spell, unless it is physical"),
        ("Item", "something to use up; it is no spell"),
        ("Seeker", "who fights for a player"),
        ("Armor", "worn; it helps as long as it lies there"),
        ("Trinket", "worn; it helps as long as it lies there"),
        ("Weapon", "worn; its attacks cost AP"),
        ("Token", "made by another card"),
    ),
    words=(
        ("spell", "an Attack or Ability card that is not physical: a Fire attack and a Fire ability are both fire spells"),
        ("effect Zone", "where cards lie that work later, or as long as they lie there"),
        ("Shield", "damage is taken off it before it is taken off life"),
        ("Stack", "what is played waits here: the last one happens first"),
        ("Fear", "the unit may not come nearer to who frightened it"),
        ("Elemental", "of the Arcane, of Fire or of Frost"),
    ),
)  # fmt: skip
