"""Pictures of deeds: what a spell is made of (`matter`), and what is seen of it (a composition)."""
