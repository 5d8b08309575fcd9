"""The lab beside the table: a variant is edited beside its cards, tried while one watches, and its games are shown."""
