"""Things, large and alone: equipment, vessels, papers, jewels, works of stone and wood."""
