"""The choice of algorithms is the user's: by name, by a file, told on demand; what cannot be meant is refused in a sentence."""
import sys

from harness.core import ROOT, require
from harness.scripted import how

# Each is forced in turn; the names that are not a collective's are refused, so this list cannot go stale unnoticed.
FORCED = {
    "BARRIER": ["dissemination", "linear"],
    "BCAST": ["binomial", "chain", "scatter_allgather"],
    "GATHER": ["linear", "binomial"],
    "SCATTER": ["linear", "binomial"],
    "ALLGATHER": ["ring", "recursive_doubling", "bruck"],
    "ALLTOALL": ["linear", "pairwise", "bruck"],
    "ALLTOALLV": ["linear", "pairwise"],
    "REDUCE": ["binomial", "rabenseifner"],
    "ALLREDUCE": ["recursive_doubling", "rabenseifner", "ring", "linear"],
    "REDUCE_SCATTER": ["recursive_doubling", "pairwise"],
}


@how(own=True, timeout=120)
def test_each_algorithm_forced(t):
    program = t.compile("coll_all.c")
    for turn in range(max(map(len, FORCED.values()))):
        env = {f"OXMPI_{name}": words[turn % len(words)] for name, words in FORCED.items()}
        for np in (3, 4):
            t.mpirun(np, program, env=env, expect=0)


@how(own=True, timeout=120)
def test_reproducible_with_each_algorithm(t):
    program = t.compile("reproducible.c")
    for turn in range(max(map(len, FORCED.values()))):
        env = {f"OXMPI_{name}": words[turn % len(words)] for name, words in FORCED.items()}
        for np in (3, 4, 7):
            t.mpirun(np, program, "world", env={**env, "OXMPI_REPRODUCIBLE": "1"}, expect=0)
    # The program can tell.
    plain = t.mpirun(5, program, "world", env={"OXMPI_ALLREDUCE": "ring"}, expect=None)
    require(plain.code == 1 and "MPI_COMM_WORLD place" in plain.err, plain.text())
    told = t.mpirun(3, program, "world", env={"OXMPI_REPRODUCIBLE": "1", "OXMPI_ALLREDUCE": "ring", "OXMPI_VERBOSE": "coll"}, expect=0).err
    require("allreduce of 8 bytes on 3 ranks: recursive_doubling (instead of ring, for reproducible results)" in told, told)


@how(own=True)
def test_choices_are_told(t):
    program = t.compile("coll_all.c")
    quiet = t.mpirun(3, program, expect=0)
    require("oxmpi:" not in quiet.err, quiet.err)
    rules = t.scratch / "my.tune"
    rules.write_text("# mine\n\nallreduce ranks>=3 -> ring\n")
    env = {"OXMPI_VERBOSE": "coll", "OXMPI_BARRIER": "linear", "OXMPI_TUNING": str(rules)}
    told = t.mpirun(3, program, env=env, expect=0).err.splitlines()
    require("oxmpi: barrier on 3 ranks: linear (OXMPI_BARRIER)" in told, "\n".join(told))
    require(any("allreduce of" in line and f"on 3 ranks: ring (line 3 of {rules})" in line for line in told), "\n".join(told))
    require(any("of the library's rules)" in line for line in told), "\n".join(told))
    # Rank 0 of one communicator tells a case once; several communicators may have the same rank 0.
    require(len(told) == len(set(told)), "told twice:\n" + "\n".join(told))


@how(own=True)
def test_what_cannot_be_meant(t):
    program = t.compile("coll_all.c")
    rules = t.scratch / "bad.tune"
    rules.write_text("bcast -> chain\nallreduce bytes<=4q -> ring\n")
    for env, words in (
        ({"OXMPI_ALLREDUCE": "rings"}, ['OXMPI_ALLREDUCE is "rings"', "rabenseifner, ring"]),
        ({"OXMPI_TUNING": "/nowhere.tune"}, ['OXMPI_TUNING is "/nowhere.tune"', "No such file"]),
        ({"OXMPI_TUNING": str(rules)}, [f"line 2 of {rules}", '"bytes<=4q" is no condition']),
        ({"OXMPI_VERBOSE": "loud"}, ['OXMPI_VERBOSE has "loud"']),
    ):
        for np in (1, 2):
            result = t.mpirun(np, program, env=env, expect=None)
            require(result.code not in (0, None), f"{env}: exit code {result.code}\n{result.text()}")
            require("MPI_Init" in result.err and all(w in result.err for w in words), f"{env}:\n{result.err}")


@how(own=True)
def test_ranks_that_disagree_do_not_start(t):
    program = t.compile("coll_all.c")
    one = ["-n", "1", "-env", "OXMPI_BCAST", "chain", program]
    other = ["-n", "1", "-env", "OXMPI_BCAST", "binomial", program]
    steady = ["-n", "1", "-env", "OXMPI_REPRODUCIBLE", "1", program]
    for first, second in ((one, other), (steady, ["-n", "1", program]), (["-n", "1", program], one), (one, ["-n", "1", program])):
        result = t.run([t.mpiexec, *first, ":", *second], expect=None)
        require(result.code not in (0, None), f"exit code {result.code}\n{result.text()}")
        require("the rules for collectives differ" in result.err and "rank 1" in result.err, result.err)


@how(own=True, timeout=120)
def test_measured_rules_are_taken(t):
    rules = t.scratch / "measured.tune"
    for words in (["--only", "barrier,allreduce", "--sizes", "8,2048", "--rounds", "1"], ["--only", "alltoallv", "--rounds", "1"]):
        t.run([sys.executable, ROOT / "bench/tune.py", "--prefix", t.prefix, "--out", rules, "--np", "2,3", *words])
        text = rules.read_text()
        for name in words[1].split(","):
            lines = [line for line in text.splitlines() if line.startswith(name + " ")]
            require(any(line.split("->")[0].split() == [name, "ranks<=2"] for line in lines), text)
            require(any(line.split("->")[0].split() == [name, "ranks<=3"] for line in lines), text)
            env = {"OXMPI_TUNING": str(rules), "OXMPI_VERBOSE": "coll"}
            told = t.mpirun(3, t.compile("coll_all.c"), env=env, expect=0).err
            require(f"oxmpi: {name} " in told and f"of {rules})" in told, told)
    result = t.run([sys.executable, ROOT / "bench/tune.py", "--prefix", t.prefix, "--only", "broadcast"], expect=None)
    require(result.code == 2 and "'broadcast' is no collective" in result.err, result.text())
