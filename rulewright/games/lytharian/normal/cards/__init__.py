"""The troop cards of Lytharian Chess, which stand for the pieces here."""
