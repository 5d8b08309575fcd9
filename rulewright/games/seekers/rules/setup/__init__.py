"""Setup (SK-032 to SK-086): what players bring, and the steps before the first turn."""
