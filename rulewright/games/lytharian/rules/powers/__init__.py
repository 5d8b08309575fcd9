"""What each ability does: one small function each, found by the ability's key.

`attack` adds to Att in combat, `shield` reduces damage, `effects` are the Effect: abilities, `mains` the Main: ones.
Movement, costs, targeting, kills and deaths are asked where they matter: `passive`.
"""
