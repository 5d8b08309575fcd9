"""The Battle phase: its waves, and the actions Attack and Advance."""
