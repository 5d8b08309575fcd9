"""Compiles the kernel and the games by mypyc: `make fast`. What comes out is loaded by `rulewright/compiled.py`.

The sources stay as they are. A copy of them is prepared first: what dataclasses would write at run time is written
out there (constructors, copies of states), because written-out code is compiled and generated code is not.
"""
