"""Tests that Orca reads one utterance for each key in pages of charts: that of the value at the new position.

Called by test-screen-reader, within a bus of its own. Orca hears real keys from the X server and writes what it
would say to its log, with the time; the page reports the value that the key led to.
"""

import datetime
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

from websockets.sync.client import connect

KEYS = (
    "Right Right Left End Home Down Up Next Prior bracketright bracketleft ctrl+Right ctrl+Left ctrl+End ctrl+Home"
    " d s x y l r n b".split()
)
# Orca's words that do not come from the page: names of keys, and changes of mode.
ASIDE = re.compile(
    r"^(tab|page (up|down)|(left|right) bracket|left control|space|escape|\w|Focus mode|Browse mode)?[. ]*$")
WORDS = 12
# The seconds to wait after a key. The longer pause is for a text that follows the name of its key.
PAUSE, LONG_PAUSE = 1.0, 1.4


class Desktop:
    """An X server with a window manager, a browser and a screen reader that writes instead of speaking."""

    def __init__(self, chromium):
        self.home = tempfile.mkdtemp()
        number = next(n for n in range(90, 200) if not os.path.exists(f"/tmp/.X{n}-lock"))
        for folder in ("run", "stub/speechd"):
            os.makedirs(f"{self.home}/{folder}", mode=0o700)
        # Without a speech server, Orca writes a log. A speech server without sound would stop Orca.
        with open(f"{self.home}/stub/speechd/__init__.py", "w") as stub:
            stub.write("raise ImportError('no speech server')\n")
        self.env = dict(
            os.environ, DISPLAY=f":{number}", HOME=self.home, XDG_RUNTIME_DIR=f"{self.home}/run", LANG="C.UTF-8",
            GNOME_ACCESSIBILITY="1", ACCESSIBILITY_ENABLED="1",
        )
        self.log = f"{self.home}/orca.log"
        self.started = []
        self.start("Xvfb", f":{number}", "-screen", "0", "1280x1000x24", wait=1.0)
        self.start("openbox", wait=1.0)
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", wait=0.5)
        self.run("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true")
        port = 9200 + number
        self.start(
            chromium, "--no-sandbox", "--disable-gpu", "--force-renderer-accessibility", "--no-first-run",
            "--window-size=1280,1000", "--window-position=0,0", f"--user-data-dir={self.home}/profile",
            "--autoplay-policy=no-user-gesture-required", f"--remote-debugging-port={port}", "about:blank", wait=4.0,
        )
        self.address = f"http://127.0.0.1:{port}"
        self.start(
            "orca", f"--debug-file={self.log}", wait=5.0, env=dict(self.env, PYTHONPATH=f"{self.home}/stub"))

    def start(self, *command, wait, env=None):
        quiet = subprocess.DEVNULL
        self.started.append(subprocess.Popen(command, env=env or self.env, stdout=quiet, stderr=quiet))
        time.sleep(wait)

    def run(self, *command):
        return subprocess.run(command, env=self.env, capture_output=True, text=True).stdout

    def stop(self):
        for process in reversed(self.started):
            process.terminate()
        time.sleep(1)
        for process in self.started:
            if process.poll() is None:
                process.kill()

    def said(self):
        """Returns the utterances with their times of day."""
        found = []
        with open(self.log, errors="replace") as log:
            for line in log:
                match = re.match(r"([\d:.]+) - SPEECH OUTPUT: '(.*)' ?\[?\{'", line)
                if match and not ASIDE.match(match[2]):
                    found.append((match[1], match[2].strip()))
        return found


STATE = """() => {
  const list = document.activeElement;
  const option = document.getElementById(list.getAttribute('aria-activedescendant') || '');
  return { list: list.getAttribute('role') === 'listbox', text: option ? option.textContent : '', at: option ? option.ariaPosInSet : '',
    status: document.querySelector('[role=status]').textContent }
}"""


class Page:
    """Reads the page by DevTools only, because the focus of a driver would hide the page from Orca."""

    def __init__(self, address):
        targets = json.load(urllib.request.urlopen(f"{address}/json"))
        url = next(target for target in targets if target["type"] == "page")["webSocketDebuggerUrl"]
        self.socket = connect(url, max_size=None, legacy=True)
        self.number = 0

    def send(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=20))
            if answer.get("id") == self.number:
                return answer["result"]

    def state(self):
        found = self.send("Runtime.evaluate", expression=f"({STATE})()", returnByValue=True)
        return found["result"]["value"]


def plain(text):
    return re.sub(r"[^\w]+", " ", text).strip().lower()


def clock():
    return datetime.datetime.now().strftime("%H:%M:%S.%f")


def walk(desktop, page, path):
    """Presses the keys of one page. Returns the time of each, and the page's text before and after it."""
    page.send("Page.navigate", url="file://" + path)
    time.sleep(1.5)
    window = desktop.run("xdotool", "search", "--onlyvisible", "--name", "Chromium").split()[-1]
    desktop.run("xdotool", "windowactivate", "--sync", window)
    # Click a point outside the page's column, where there are no interactive elements.
    desktop.run("xdotool", "mousemove", "1262", "985", "click", "1")
    time.sleep(0.5)
    desktop.run("xdotool", "key", "ctrl+Home")
    time.sleep(0.5)
    for _ in range(3):
        desktop.run("xdotool", "key", "Tab")
        time.sleep(1.2)
        if page.state()["list"]:
            break
    steps = []
    for key in KEYS:
        before, moment = page.state(), clock()
        desktop.run("xdotool", "key", key)
        time.sleep(LONG_PAUSE if len(key) == 1 else PAUSE)
        steps.append((key, moment, before, page.state()))
    return steps, clock()


def judge(name, steps, end, said):
    wrong = [] if steps and steps[0][2]["list"] else [f"{name}: no list within three tabs"]
    for i, (key, moment, before, after) in enumerate(steps):
        until = steps[i + 1][1] if i + 1 < len(steps) else end
        heard = [text for at, text in said if moment <= at < until]
        is_value = (after["text"], after["at"]) != (before["text"], before["at"])
        expected = after["text"] if is_value else after["status"]
        moved = after != before
        if not moved and heard:
            wrong.append(f"{name}: {key} leads nowhere, and is said: {heard}")
        elif moved and len(heard) != 1:
            wrong.append(f"{name}: {key}: {len(heard)} utterances for {expected!r}: {heard}")
        elif moved and plain(heard[0]) != plain(expected):
            wrong.append(f"{name}: {key}: {heard[0]!r} for {expected!r}")
        if after["text"] != before["text"] and len(expected.split()) > WORDS:
            wrong.append(f"{name}: {key}: {len(expected.split())} words: {expected!r}")
    return wrong


def main():
    folder = sys.argv[1]
    names = sys.argv[2:] or sorted(name[:-5] for name in os.listdir(folder) if name.endswith(".html"))
    desktop = Desktop(os.environ.get("CHROME", "chromium"))
    walks = {}
    try:
        page = Page(desktop.address)
        for name in names:
            walks[name] = walk(desktop, page, os.path.realpath(f"{folder}/{name}.html"))
        time.sleep(1)
    finally:
        desktop.stop()
    said = desktop.said()
    if "LOG" in os.environ:
        shutil.copy(desktop.log, os.environ["LOG"])
    shutil.rmtree(desktop.home, ignore_errors=True)
    wrong = [line for name, (steps, end) in walks.items() for line in judge(name, steps, end, said)]
    print(*wrong, sep="\n")
    keys = sum(len(steps) for steps, _ in walks.values())
    print(f"test-screen-reader: {len(walks)} pages, {keys} keys, {len(wrong)} failures")
    sys.exit(1 if wrong else 0)


main()
