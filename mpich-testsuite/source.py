"""The suite's source: Debian's source package of MPICH 4.0.2, fetched once into the cache folder."""
import os
import pathlib
import re
import shutil
import subprocess
import tarfile
import tempfile

VERSION = "4.0.2"
# The signatures that MPICH's own configure gives to the tests with generated datatypes.
POOL_TYPES = "MPI_INT,MPI_INT:4+MPI_DOUBLE:8"


def cache():
    """The folder for what is fetched and built."""
    chosen = os.environ.get("OXMPI_SUITE_CACHE")
    return pathlib.Path(chosen or pathlib.Path(os.environ.get("TMPDIR", "/tmp")) / "oxmpi-suite")


def get():
    """Gives the folder test/mpi of MPICH's source; fetches it when it is not there yet."""
    tests = cache() / f"mpich-{VERSION}" / "test/mpi"
    if not (tests / ".complete").exists():
        fetch(tests.parents[1])
        generate_pool_lists(tests)
        (tests / ".complete").touch()
    return tests


def fetch(target):
    """Downloads the source package and unpacks it. The apt configuration is private: this machine's
    sources with `deb-src` for `deb`, so that nothing of the system changes."""
    apt = cache() / "apt"
    parts, lists = apt / "parts", apt / "lists"
    parts.mkdir(parents=True, exist_ok=True)
    (lists / "partial").mkdir(parents=True, exist_ok=True)
    for file in pathlib.Path("/etc/apt/sources.list.d").glob("*.sources"):
        (parts / file.name).write_text(re.sub(r"(?m)^Types:.*", "Types: deb-src", file.read_text()))
    plain = pathlib.Path("/etc/apt/sources.list")
    lines = plain.read_text().splitlines() if plain.exists() else []
    (apt / "list").write_text("".join("deb-src " + l[4:] + "\n" for l in lines if l.startswith("deb ")))
    command = ["apt-get", "-q", "-o", f"Dir::Etc::sourcelist={apt}/list", "-o", f"Dir::Etc::sourceparts={parts}",
               "-o", f"Dir::State::lists={lists}", "-o", "APT::Sandbox::User=root"]
    with tempfile.TemporaryDirectory(dir=cache()) as folder:
        for words in (["update"], ["source", "--download-only", "mpich"]):
            done = subprocess.run(command + words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode:
                raise SystemExit(f"apt-get {' '.join(words)} failed:\n{done.stdout.decode(errors='replace')}")
        archives = sorted(pathlib.Path(folder).glob(f"mpich_{VERSION}.orig.tar.*[!c]"))
        if not archives:
            got = ", ".join(sorted(p.name for p in pathlib.Path(folder).iterdir()))
            raise SystemExit(f"apt-get source gave no MPICH {VERSION}: {got}")
        with tarfile.open(archives[0]) as archive:
            archive.extractall(folder, members=[m for m in archive if "/test/mpi/" in m.name])
        top = next(p for p in pathlib.Path(folder).iterdir() if p.is_dir())
        shutil.rmtree(target, ignore_errors=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(str(top), str(target))


def generate_pool_lists(tests):
    """Writes the testlist.dtp files, as MPICH's autogen.sh does, by its own script."""
    for name in ("gentests_dtp.sh", "dtp-test-config.txt"):
        if not (tests / "maint" / name).exists():
            raise SystemExit(f"the source package lacks test/mpi/maint/{name}")
    subprocess.run(["bash", "maint/gentests_dtp.sh", f"--with-dtpools-datatypes={POOL_TYPES}"], cwd=tests, check=True,
                   stdout=subprocess.DEVNULL)
