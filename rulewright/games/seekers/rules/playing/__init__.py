"""Playing cards and effects (SK-124 to SK-142): `requirements`, `targeting`, `put_on_stack`."""
