"""mpicc and its relatives, make install, pkg-config, CMake and meson."""
import os
import shutil

from harness.core import ROOT, Skipped, require
from harness.scripted import how

HELLO = ROOT / "examples/c/hello.c"


def out(t, *command, env=None, expect=0):
    return t.run(command, env=env, expect=expect).out.strip()


@how(own=True)
def test_questions(t):
    lib, include = t.prefix / "lib", t.prefix / "include"
    line = out(t, t.mpicc, "-show", "-O2", "a.c")
    words = line.split()
    require(words[0] == "cc" and f"-I{include}" in words and words[-1] == "-lmpi", line)
    require(words.index("a.c") < words.index("-lmpi"), line)
    require("-lmpi" not in out(t, t.mpicc, "-show", "-c", "a.c"), "-c links")
    require(f"-I{include}" in out(t, t.mpicc, "-compile-info"), "compile-info")
    require("-lmpi" in out(t, t.mpicc, "-link-info"), "link-info")
    require(out(t, t.mpicc, "--showme:compile") == f"-I{include}", "showme:compile")
    require(out(t, t.mpicc, "--showme:link").split()[-1] == "-lmpi", "showme:link")
    require(out(t, t.mpicc_abi, "--showme:compile") == f"-I{include}/mpi_abi", "the standard ABI's headers")
    require(out(t, t.mpicc_abi, "--showme:libs") == "mpi_abi", "the standard ABI's library")
    require(out(t, t.mpicc, "--showme:libdirs") == str(lib), "libdirs")
    require(out(t, t.prefix / "bin/mpicxx", "-show", "a.cc").split()[0] == "c++", "mpicxx runs c++")
    require(out(t, t.mpicc, "-show", "a.c", env=t.env(OXMPI_CC="gcc -m64")).startswith("gcc -m64 "), "OXMPI_CC")
    require(out(t, t.mpicc, "-cc=gcc", "-show", "a.c").startswith("gcc "), "-cc=")
    words = out(t, t.mpicc, "-profile=trace", "-show", "a.o").split()
    require(words.index("a.o") < words.index("-ltrace") < words.index("-lmpi"), "profile libraries' order")
    # It is the compiler for everything else: its own questions, its exit codes.
    require(out(t, t.mpicc, "-dumpversion") == out(t, "cc", "-dumpversion"), "-dumpversion")
    t.run([t.mpicc, "-v"])
    broken = t.scratch / "broken.c"
    broken.write_text("int main( {\n")
    require(t.run([t.mpicc, "-c", broken], expect=None).code not in (0, None), "a broken program compiles")
    result = t.run([t.mpicc, "-static", HELLO], expect=1)
    require("-static" in result.err and "shared library" in result.err, result.err)
    result = t.run([t.mpicc, "-cc=/no/such/compiler", HELLO], expect=1)
    require("/no/such/compiler" in result.err, result.err)


@how(own=True)
def test_separate_compiling_and_cxx(t):
    t.run([t.mpicc, "-c", HELLO, "-o", "hello.o"])
    t.run([t.mpicc, "hello.o", "-o", "hello"])
    require("rank 1 of 2" in t.mpirun(2, t.scratch / "hello").out, "hello")
    source = t.scratch / "plus.cc"
    source.write_text("""#include <mpi.h>
#include <iostream>
#include <vector>
int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    int rank, size, sum = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<int> all(size);
    MPI_Allgather(&rank, 1, MPI_INT, all.data(), 1, MPI_INT, MPI_COMM_WORLD);
    for (int x : all) sum += x;
    if (rank == 0) std::cout << "sum " << sum << std::endl;
    MPI_Finalize();
}
""")
    for name in ("mpicxx", "mpic++", "mpiCC", "mpicxx_abi"):
        t.run([t.prefix / "bin" / name, "-Wall", "-Wextra", "-Werror", source, "-o", "plus"])
        require("sum 3" in t.mpirun(3, t.scratch / "plus").out, name)


@how(own=True)
def test_headers_in_strict_modes(t):
    """Our headers give no warning in any C or C++ dialect a compiler knows."""
    source = t.scratch / "only.c"
    source.write_text("#include <mpi.h>\nint x = MPI_SUCCESS;\n")
    for wrapper in (t.mpicc, t.mpicc_abi):
        for std in ("c90", "c99", "c11", "gnu17"):
            flags = ["-Wno-long-long"] if std == "c90" else []
            t.run([wrapper, f"-std={std}", "-Wall", "-Wextra", "-pedantic", "-Werror", *flags, "-c", source, "-o", "x.o"])
        for std in ("c++98", "c++11", "c++20"):
            flags = ["-Wno-long-long"] if std == "c++98" else []
            t.run([wrapper.replace("mpicc", "mpicxx"), f"-std={std}", "-Wall", "-Wextra", "-Werror", *flags, "-x", "c++",
                   "-c", source, "-o", "x.o"])


@how(own=True)
def test_profile_library(t):
    """A tool in a library of its own, linked by -profile, sees the program's calls; so does one that is preloaded."""
    tool = t.scratch / "counter.c"
    tool.write_text("""#include <mpi.h>
#include <stdio.h>
static int sends;
int MPI_Send(const void *b, int n, MPI_Datatype t, int d, int tag, MPI_Comm c)
{
    sends++;
    return PMPI_Send(b, n, t, d, tag, c);
}
int MPI_Finalize(void)
{
    fprintf(stderr, "tool saw %d sends\\n", sends);
    return PMPI_Finalize();
}
""")
    t.run([t.mpicc, "-shared", "-fPIC", tool, "-o", "libcounter.so"])
    t.run([t.mpicc, HELLO, f"-L{t.scratch}", f"-Wl,-rpath,{t.scratch}", "-profile=counter", "-o", "profiled"])
    require(t.mpirun(3, t.scratch / "profiled").err.count("tool saw 1 sends") == 2, "linked tool")
    t.run([t.mpicc, HELLO, "-o", "plain"])
    result = t.mpirun(3, "env", f"LD_PRELOAD={t.scratch}/libcounter.so", t.scratch / "plain")
    require(result.err.count("tool saw 1 sends") == 2, result.err)


def installed(t, **variables):
    """make install into a scratch folder, from what is built already."""
    words = [f"{k}={v}" for k, v in variables.items()]
    t.run(["make", "-s", "copy", *words], cwd=ROOT)


@how(own=True)
def test_install(t):
    """A DESTDIR install, moved elsewhere, still works; uninstall leaves nothing."""
    destdir, prefix = t.scratch / "dest", "/opt/ox"
    installed(t, PREFIX=prefix, DESTDIR=destdir)
    tree = destdir / "opt/ox"
    for name in ("bin/mpicc", "bin/mpicxx", "bin/mpicc_abi", "bin/mpiexec", "bin/mpirun", "lib/libmpi.so.12", "lib/libmpi.so",
                 "lib/libmpich.so.12", "lib/libmpi_abi.so.1", "lib/libmpi_abi.so", "lib/pkgconfig/oxmpi.pc", "include/mpi.h",
                 "include/mpi_abi/mpi.h", "share/man/man1/mpicc.1", "share/man/man1/mpiexec.1", "share/doc/oxmpi/README.md"):
        require((tree / name).exists(), f"{name} is missing")
    broken = [p for p in tree.rglob("*") if p.is_symlink() and not p.exists()]
    require(not broken, f"links to nothing: {broken}")
    for name, soname in (("libmpi.so.12", "libmpi.so.12"), ("libmpi_abi.so.1", "libmpi_abi.so.1")):
        text = out(t, "readelf", "-d", tree / "lib" / name)
        require(f"[{soname}]" in text, f"soname of {name}:\n{text}")
        needed = {line.split("[")[1].rstrip("]") for line in text.splitlines() if "(NEEDED)" in line}
        extra = {n for n in needed if not n.startswith(("libc.so", "libgcc_s.so", "libm.so", "ld-linux", "libpthread", "libdl"))}
        require(not extra, f"{name} needs {extra}")
    moved = t.scratch / "a folder/elsewhere"
    moved.parent.mkdir()
    shutil.move(tree, moved)
    t.run([moved / "bin/mpicc", HELLO, "-o", "hello"])
    require("rank 1 of 2" in t.run([moved / "bin/mpiexec", "-n", 2, t.scratch / "hello"]).out, "moved tree")
    shutil.move(moved, tree)
    t.run(["make", "-s", "uninstall", f"PREFIX={prefix}", f"DESTDIR={destdir}"], cwd=ROOT)
    left = [str(p) for p in destdir.rglob("*") if not p.is_dir()]
    require(not left, f"uninstall left {left}")


@how(own=True)
def test_pkg_config(t):
    if not shutil.which("pkg-config"):
        raise Skipped("pkg-config is missing")
    installed(t, PREFIX=t.scratch / "p", LIBDIR=t.scratch / "p/lib64")
    env = t.env(PKG_CONFIG_PATH=t.scratch / "p/lib64/pkgconfig")
    for name, word in (("oxmpi", "-lmpi"), ("mpich", "-lmpi"), ("oxmpi_abi", "-lmpi_abi")):
        flags = out(t, "pkg-config", "--cflags", "--libs", name, env=env).split()
        require(word in flags, f"{name}: {flags}")
        t.run(["cc", HELLO, "-o", "hello", *flags])
        require("rank 1 of 2" in t.run([t.scratch / "p/bin/mpiexec", "-n", 2, t.scratch / "hello"]).out, name)
    t.run([t.scratch / "p/bin/mpicc", HELLO, "-o", "hello"])  # finds lib64 by itself
    require("rank 0 of 1" in t.run([t.scratch / "hello"]).out, "lib64")


def tools(t):
    bin = ROOT / ".venv/bin"
    return t.env(PATH=f"{t.prefix}/bin:{bin}:{os.environ['PATH']}"), bin


@how(timeout=120)
def test_cmake(t):
    env, bin = tools(t)
    if not (bin / "cmake").exists():
        raise Skipped("cmake is not in .venv")
    (t.scratch / "CMakeLists.txt").write_text(f"""cmake_minimum_required(VERSION 3.20)
project(try C CXX)
find_package(MPI REQUIRED COMPONENTS C CXX)
message(STATUS "found ${{MPI_C_VERSION}} ${{MPI_C_LIBRARIES}} ${{MPIEXEC_EXECUTABLE}}")
add_executable(hello {HELLO})
target_link_libraries(hello PRIVATE MPI::MPI_C)
file(WRITE plus.cc "#include <mpi.h>\\nint main(int c, char **v) {{ MPI_Init(&c, &v); return MPI_Finalize(); }}")
add_executable(plus plus.cc)
target_link_libraries(plus PRIVATE MPI::MPI_CXX)
enable_testing()
add_test(NAME run COMMAND ${{MPIEXEC_EXECUTABLE}} ${{MPIEXEC_NUMPROC_FLAG}} 3 $<TARGET_FILE:hello>)
""")
    text = out(t, bin / "cmake", "-B", "build", ".", env=env)
    require(str(t.prefix / "bin/mpiexec") in text, f"another mpiexec was found:\n{text}")
    t.run([bin / "cmake", "--build", "build"], env=env)
    libraries = out(t, "ldd", "build/hello")
    require(str(t.prefix) in libraries, f"linked with another MPI:\n{libraries}")
    t.run([bin / "ctest", "--test-dir", "build", "--output-on-failure"], env=env)
    t.run([t.scratch / "build/plus"])


@how(timeout=120)
def test_meson(t):
    env, bin = tools(t)
    if not (bin / "meson").exists():
        raise Skipped("meson is not in .venv")
    shutil.copy(HELLO, t.scratch / "hello.c")
    (t.scratch / "meson.build").write_text("""project('try', 'c')
mpi = dependency('mpi', language: 'c')
exe = executable('hello', 'hello.c', dependencies: mpi)
test('run', find_program('mpiexec'), args: ['-n', '3', exe])
""")
    t.run([bin / "meson", "setup", "build"], env=env)
    t.run([bin / "meson", "test", "-C", "build"], env=env)
    require(str(t.prefix) in out(t, "ldd", "build/hello"), "linked with another MPI")
