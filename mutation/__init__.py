"""Do the tests notice a broken rule? `make mutants GAME=outposts N=300`. Never part of the tests."""
