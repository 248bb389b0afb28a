"""Tools for developers: benchmarks, tournaments, fuzzing, compiling. The program itself needs none of them."""
