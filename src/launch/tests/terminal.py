"""mpiexec at a terminal: a shell with job control types commands, and sees what it should see.

usage: terminal.py MPIEXEC RANK
"""

import os
import pty
import select
import sys
import time

MPIEXEC, RANK = sys.argv[1:3]
PATIENCE = 40


class Terminal:
    """A shell at a terminal of its own."""

    def __init__(self):
        pid, self.fd = pty.fork()
        if pid == 0:
            os.environ["PS1"] = "prompt> "
            os.environ["TERM"] = "dumb"
            os.execvp("bash", ["bash", "--norc", "-i"])
        self.text = ""
        self.type("stty -echo")
        self.see("prompt> ")
        self.say("begin")

    def type(self, line):
        os.write(self.fd, (line + "\n").encode())

    def key(self, byte):
        os.write(self.fd, byte)

    def see(self, word):
        """Waits until `word` is shown, and forgets everything up to it."""
        end = time.monotonic() + PATIENCE
        while word not in self.text:
            if time.monotonic() > end:
                sys.exit(f"{word!r} was not shown, but {self.text!r}")
            if select.select([self.fd], [], [], 0.1)[0]:
                self.text += os.read(self.fd, 65536).decode(errors="replace")
        before, self.text = self.text.split(word, 1)
        return before

    def say(self, word):
        """Lets the shell say something, so that what follows is known to be new. The word is not typed as it is shown."""
        self.type(f"echo {word[0]}''{word[1:]}")
        self.see(word)
        self.see("prompt> ")


t = Terminal()

# Rank 0 reads what is typed, and its end.
t.type(f"{MPIEXEC} -l -n 2 cat")
t.type("hello")
t.see("[0] hello")
t.key(b"\x04")
t.see("prompt> ")

# Ctrl-Z stops the ranks, fg lets them go on.
t.type(f"{MPIEXEC} -n 1 sh -c 'i=0; while [ $i -lt 400 ]; do i=$((i+1)); echo tick$i; sleep 0.02; done'")
t.see("tick3")
t.key(b"\x1a")
t.see("Stopped")
t.see("prompt> ")
time.sleep(0.3)
t.say("stopped now")
time.sleep(0.3)
before = t.say("still quiet")
assert "tick" not in t.text, t.text
t.type("fg")
t.see("tick400")
t.see("prompt> ")

# Ctrl-C ends the job. (exec, because dash forgets an interrupt that comes while it starts another program.)
t.type(f"{MPIEXEC} -n 2 sh -c 'echo runs; exec sleep 1000'; echo code=$?")
t.see("runs")
t.key(b"\x03")
t.see("code=130")

# Ranks that go on in spite of it: the user is told what helps.
t.type(f"{MPIEXEC} -n 2 sh -c 'trap : INT; echo runs; while :; do sleep 1; done'; echo code=$?")
for rank in range(2):
    t.see("runs")
t.key(b"\x03")
t.see("SIGINT was passed on, but 2 ranks still run; a second one kills the job")
t.key(b"\x03")
t.see("code=130")

# In the background it leaves the terminal's input to the shell; in the foreground it reads again.
t.type(f"{MPIEXEC} -n 2 sh -c 'sed s/^/got-/' &")
t.see("prompt> ")
time.sleep(0.5)
t.say("shell reads")
t.type("fg")
time.sleep(0.5)
t.type("line")
t.key(b"\x04")
t.see("got-line")

# Ctrl-\ tells what the ranks are doing, and they go on.
t.type(f"{MPIEXEC} -n 2 {RANK} hang")
for attempt in range(200):
    time.sleep(0.1)
    t.key(b"\x1c")
    t.see("what the ranks are doing")
    time.sleep(0.1)
    if select.select([t.fd], [], [], 0.1)[0]:
        t.text += os.read(t.fd, 65536).decode(errors="replace")
    if "ranks 0, 1: MPI_Barrier" in t.text:
        break
else:
    sys.exit(f"the ranks were not shown in the barrier: {t.text!r}")
t.key(b"\x03")
t.see("prompt> ")
print("terminal: all seen")
