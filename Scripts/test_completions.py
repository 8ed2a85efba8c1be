"""Types commands in bash, zsh and fish, each in a separate terminal, and checks the result of Tab.

    test_completions.py FOLDER    where the tool is installed as FOLDER/bin/opencharts, with its scripts below FOLDER/share
"""

import concurrent.futures
import os
import pty
import re
import select
import shlex
import shutil
import sys
import tempfile
import time

TABLE = "\n".join([
    """month,net sales,city,it's,"say ""hi\""",a$b,x:y,wow!,e`f,m@n""",
    "2024-01,3,Oslo,1,2,3,4,5,6,7",
    "2024-02,4,Rome,1,2,3,4,5,6,7",
    "",
])

# The line before Tab, and its completion. If a quote is open, the words that the program receives instead.
TYPED = [
    ("opencharts table.csv --mo", None),  # no such option: the line does not change
    ("opencharts table.csv --mark rec", "tangle"),
    ("opencharts table.csv --color ci", "ty"),
    ("opencharts table.csv --color=ci", "ty"),
    ("opencharts table.csv --x month:ci", "ty"),
    ("opencharts table.csv --y n", r"et\ sales"),
    ("opencharts descr", "ibe"),
    ("opencharts setup duck", "db"),
    ("opencharts ta", "ble.csv"),
    ("opencharts table.csv -o ta", "ble.csv"),
    ("opencharts preview --scr", "atch-path"),
    ("opencharts table.csv --show=ki", "tty"),
    ("opencharts table.csv --time-zone Europe/Os", "lo"),
    ("opencharts report a.md --locale nb_N", "O"),
    ("opencharts audit table.csv --dur", None),  # an option of other commands
    ("opencharts engines --he", "lp"),
    ('opencharts table.csv --x "a', '$b"'),
    ("opencharts table.csv --x 'a", "$b'"),
    ("opencharts table.csv --x a", r"\$b"),
    ('opencharts table.csv --x "say', r' \"hi\""'),
    ("opencharts table.csv --x 'say", """ "hi"'"""),
    ("opencharts table.csv --x say", r"\ \"hi\""),
    ("opencharts table.csv --x 'it", r"'\''s'"),
    ('opencharts table.csv --x "it', """'s\""""),
    ("opencharts table.csv --x it", r"\'s"),
    ('opencharts table.csv --x "wo', 'w!"'),
    ("opencharts table.csv --x wo", "w!"),
    ('opencharts table.csv --x "e', '`f"'),
    ("opencharts table.csv --x e", r"\`f"),
    ("opencharts table.csv --x x", ":y"),
    ("opencharts table.csv --x m@", "n"),
]


def shells(prefix):
    """Returns the command of each shell, and the first lines that it reads."""
    share = os.path.join(prefix, "share")
    bash = f"source {share}/bash-completion/completions/opencharts"
    folders = ["zsh/site-functions", "zsh/vendor-completions"]
    zsh = next(f for f in (os.path.join(share, folder) for folder in folders) if os.path.exists(f + "/_opencharts"))
    fish = f"source {share}/fish/vendor_completions.d/opencharts.fish"
    return {
        "bash": (["bash", "--norc", "--noprofile", "-i"], [bash, "bind 'set bell-style none'"]),
        "zsh": (["zsh", "-f", "-i"], [f"fpath=({zsh} $fpath)", "autoload -U compinit", "compinit -u -D", "unsetopt beep"]),
        "fish": (["fish", "--no-config", "-i"], [fish]),
    }


class Terminal:
    def __init__(self, command, folder, prefix):
        environment = {
            "PATH": os.path.join(prefix, "bin") + ":/usr/bin:/bin",
            "HOME": folder, "TERM": "dumb" if command[0] != "fish" else "xterm", "LC_ALL": "C.UTF-8", "PS1": "> ",
        }
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, environment)

    def read(self, seconds=0.6, limit=8.0):
        """Returns the output up to a pause."""
        text, end = b"", time.time() + limit
        while time.time() < end and select.select([self.file], [], [], seconds)[0]:
            try:
                text += os.read(self.file, 65536)
            except OSError:
                break
        return text.decode(errors="replace")

    def type(self, text):
        os.write(self.file, text.encode())

    def close(self):
        os.close(self.file)
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)


def typed_words(terminal, start):
    """Returns the arguments that a program gets from the completed line, which the shell prints."""
    terminal.type(start)
    terminal.read(0.3)
    terminal.type("\t")
    terminal.read(1.2)
    # Replace the tool by a command that prints its arguments.
    terminal.type("\x01printf '<%s>' LINE-\x05 END\r")
    shown = terminal.read(0.6)
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-B0]|\x1b[=>]", "", shown)
    found = re.findall(r"(?:^|[\r\n])<LINE-([^\r\n]*?)><END>", plain)
    if found:
        return found[-1].split("><")
    # Cancel the line, because an unfinished line would be continued by the next one.
    terminal.type("\x03")
    terminal.read(0.3)
    return f"nothing in {shown!r}"


def problems(name, terminal, setup):
    """Returns the wrong completions of a shell, one line for each."""
    found = []
    terminal.read(1.0)
    for line in setup:
        terminal.type(line + "\r")
        terminal.read(0.3)
    for start, rest in TYPED:
        wanted = shlex.split(start + (rest or ""))
        words = typed_words(terminal, start)
        if words != wanted:
            found.append(f"{name}: {start!r} became {words!r}, not {wanted!r}")
    terminal.close()
    return found


def main():
    prefix = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor() as pool:
        with open(os.path.join(folder, "table.csv"), "w") as file:
            file.write(TABLE)
        known = shells(prefix)
        found = [f"there is no {name}" for name in known if shutil.which(name) is None]
        # Start all terminals before any thread, because a fork does not copy threads.
        begun = [
            (name, Terminal(shell, folder, prefix), setup)
            for name, (shell, setup) in known.items() if shutil.which(name) is not None
        ]
        for lines in pool.map(problems, *zip(*begun)):
            found += lines
    for line in found:
        print(f"test_completions: {line}")
    print(f"test_completions: {len(found)} problems in {len(TYPED)} lines of {len(begun)} shells")
    return 1 if found else 0


sys.exit(main())
