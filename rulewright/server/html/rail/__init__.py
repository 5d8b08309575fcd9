"""The rail beside the board: what would happen, what the others did, the log, the moves."""
