"""Calls every function of the table with each argument wrong in turn: `generate.py` writes the C program, `rules.py` says what is
right and wrong for each kind of parameter, `frame.h` is what the program stands on."""
