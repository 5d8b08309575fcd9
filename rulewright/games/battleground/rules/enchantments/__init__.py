"""Enchantments: the things they are, and the phase that resolves them."""
