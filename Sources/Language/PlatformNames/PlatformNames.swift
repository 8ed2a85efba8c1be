// Without declarations: the target only depends on the modules that a user of the product Charts may import.
