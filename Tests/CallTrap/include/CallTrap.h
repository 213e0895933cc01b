// Nothing to call: the library works by being loaded before the others (see CallTrap.c).
