"""Units: their numbers, what gives them more, their conditions, how they come to the battleground.

Where each condition works: Turnover in `turnover`; Haste and Stun in `battle/battle_phase`; Disarm and Chill in
`battle/attack`; Snare in `battle/advance`; Antimagic in `main_phase/targets`, `effects/on_units` and
`enchantments/phase`, where it also ends.
"""
