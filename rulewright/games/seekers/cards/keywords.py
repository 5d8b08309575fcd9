"""The keywords of card text, each with the clause that explains it."""

KEYWORDS = {
    "Advantage": "SK-201", "Disadvantage": "SK-202", "Critical Strike": "SK-203", "Empower": "SK-204",
    "Duplicate": "SK-205", "Shield": "SK-207", "Amplify": "SK-211", "Charges": "SK-212", "Copy": "SK-215",
    "Counter": "SK-217", "Dispel": "SK-218", "Immediate": "SK-219", "Hasten": "SK-220", "Inspect": "SK-221",
    "Scry": "SK-222", "Subtle": "SK-223", "Push": "SK-228", "Collides": "SK-229", "Collide": "SK-229", "Warp": "SK-231",
    "Bleed": "SK-234", "Blind": "SK-237", "Burn": "SK-238", "Daze": "SK-241", "Fear": "SK-245", "Frozen": "SK-248",
    "Poison": "SK-252", "Root": "SK-253", "Shocked": "SK-254", "Slow": "SK-257", "Stun": "SK-259", "Stealth": "SK-263",
    "Intangible": "SK-267", "Direction": "SK-134", "Moment": "SK-176", "Moments": "SK-176", "Ailments": "SK-232",
    "Ailment": "SK-232", "Stack": "SK-147", "effect Zone": "SK-030",
}  # fmt: skip
