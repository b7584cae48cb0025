"""What the runner prints while it runs, and the JUnit file at the end."""
import collections
import pathlib
import re
import threading
import xml.etree.ElementTree as xml

# Characters that XML cannot hold.
NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd]")


class Report:
    """Collects outcomes from several threads."""

    def __init__(self, verbose):
        self.outcomes, self.lock, self.verbose = [], threading.Lock(), verbose

    def add(self, outcome):
        with self.lock:
            self.outcomes.append(outcome)
            first = outcome.text.splitlines()[0] if outcome.text else ""
            why = f"  ({first})" if outcome.state == "skipped" else ""
            print(f"{outcome.state:8}{outcome.entry.name}  {outcome.seconds:.1f} s{why}", flush=True)
            if outcome.state == "failed":
                print("    " + outcome.text.rstrip().replace("\n", "\n    "), flush=True)

    def count(self, outcomes=None):
        counts = collections.Counter(o.state for o in (self.outcomes if outcomes is None else outcomes))
        return tuple(counts[s] for s in ("passed", "failed", "skipped"))

    def folders(self):
        found = collections.defaultdict(list)
        for outcome in self.outcomes:
            found[outcome.entry.folder].append(outcome)
        return sorted(found.items())

    def summary(self):
        """A table by directory, the failures' names, and the one line at the end."""
        for folder, outcomes in self.folders():
            passed, failed, skipped = self.count(outcomes)
            seconds = sum(o.seconds for o in outcomes)
            print(f"{folder:20} {passed:4} passed {failed:4} failed {skipped:4} skipped  {seconds:8.1f} s")
        bad = [o.entry.name for o in self.outcomes if o.state == "failed"]
        if bad:
            print("failed:\n    " + "\n    ".join(sorted(bad)))
        passed, failed, skipped = self.count()
        print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
        return failed == 0 and passed > 0

    def junit(self, path):
        """Writes the outcomes as JUnit XML, a suite for each directory."""
        total = self.count()
        top = xml.Element("testsuites", name="mpich-testsuite", tests=str(sum(total)), failures=str(total[1]),
                          skipped=str(total[2]))
        for folder, outcomes in self.folders():
            passed, failed, skipped = self.count(outcomes)
            suite = xml.SubElement(top, "testsuite", name=folder, tests=str(passed + failed + skipped),
                                   failures=str(failed), skipped=str(skipped), errors="0",
                                   time=f"{sum(o.seconds for o in outcomes):.3f}")
            for outcome in sorted(outcomes, key=lambda o: o.entry.name):
                case = xml.SubElement(suite, "testcase", classname=folder.replace("/", "."),
                                      name=outcome.entry.name, time=f"{outcome.seconds:.3f}")
                text = NOT_XML.sub("?", outcome.text)
                if outcome.state == "failed":
                    xml.SubElement(case, "failure", message=text.splitlines()[0] if text else "").text = text
                elif outcome.state == "skipped":
                    xml.SubElement(case, "skipped", message=text)
        pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
        xml.ElementTree(top).write(path, encoding="utf-8", xml_declaration=True)
