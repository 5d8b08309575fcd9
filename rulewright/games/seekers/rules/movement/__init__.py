"""Movement (SK-107 to SK-123, SK-139 to SK-142, SK-228 to SK-231)."""
