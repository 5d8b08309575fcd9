"""What happened at a table, as its page tells it: log lines, the others' deeds, turns and moves."""
