"""The bar above the hand in all its states, and the tools above the table."""
