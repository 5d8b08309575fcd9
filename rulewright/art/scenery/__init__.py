"""What stands behind everybody: sky, land, ground."""
