"""People, drawn from parts: build, dress, cloak, head, hair, headgear, hands and what they hold."""
