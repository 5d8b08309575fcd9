"""What happens when an object on the Stack resolves (SK-154 to SK-168)."""
