"""Tests pages of charts in Chromium for all kinds of readers. Called by test-pages."""

import base64
import glob
import json
import math
import os
import re
import struct
import subprocess
import sys
from collections import Counter

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from test_index import Index
from test_page_data import Data
from test_page_frames import Frames
from test_page_interaction import Interaction
from test_turning import Turning

AXE = Axe()
# Examples for all tests.
CLOSELY = ("CityTemperatures", "CafeSales", "FruitHarvest", "TallestTowers", "PenguinScatter", "BudgetDonut")
# One page of every kind, for frequent tests.
SAMPLE = CLOSELY + (
    "Dashboard", "LargeType", "PenguinSpace", "PointedOut", "RightToLeft", "RiverLevels", "ScrolledSteps", "SurfaceHoles", "Waves",
)
# The minimum length of transcript lines that are sentences about a chart. Pages and pictures may truncate these.
LONGEST = 150
problems = []


def check(page_name, truth, what):
    if not truth:
        problems.append(f"{page_name}: {what}")


def axe(page, name, state):
    for violation in AXE.run(page).response["violations"]:
        check(name, False, f"{state}: axe {violation['id']}: {violation['nodes'][0]['html'][:120]}")


def active_text(page):
    """Returns the text of the active option."""
    return page.evaluate(
        """() => { const a = document.activeElement;
        const o = document.getElementById(a.getAttribute('aria-activedescendant') || '');
        return (o || a).textContent }"""
    )


def tab_stops(page):
    page.evaluate("document.activeElement.blur()")
    seen = []
    for _ in range(60):
        page.keyboard.press("Tab")
        key = page.evaluate(
            "(() => { const a = document.activeElement; if (!a || a === document.body) return null;"
            " a.dataset.seen = a.dataset.seen || Math.random(); return a.dataset.seen })()"
        )
        if key is None or key in seen:
            break
        seen.append(key)
    return len(seen)


def values_of_tree(page):
    """Walks all values of the first chart by real keys. Returns their texts in Chromium's accessibility tree."""
    session = page.context.new_cdp_session(page)
    found = []
    for _ in range(400):
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        selected = [
            node
            for node in nodes
            if node.get("role", {}).get("value") == "option"
            and any(p["name"] == "selected" and p["value"].get("value") for p in node.get("properties", []))
        ]
        if not selected:
            break
        text = selected[0]["name"]["value"]
        found.append(text)
        before = active_text(page)
        page.keyboard.press("ArrowRight")
        if active_text(page) == before:
            break
    return found


def test_page(page, folder, path):
    name = os.path.splitext(os.path.basename(path))[0]
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto("file://" + path)
    data = json.loads(page.inner_text("#chart-data") or page.evaluate("document.getElementById('chart-data').textContent"))
    charts = [chart for chart in data["charts"] if chart["series"]]
    axe(page, name, "idle")
    check(name, page.locator("#image svg >> visible=true").count() == 1, "one drawing shows")
    if not charts:
        return
    stops = tab_stops(page)
    check(name, stops <= 2 * len(charts), f"{stops} tab stops for {len(charts)} charts")
    page.locator("[role=listbox]").first.focus()
    page.keyboard.press("ArrowRight")
    axe(page, name, "focused")
    check(name, bool(active_text(page)), "the active option has no text")
    check(name, page.locator("[role=option]").count() <= 5 * len(charts), "too many options")
    check(name, page.locator(".callout >> visible=true").count() == 1, "no callout")
    # The states are cumulative. After each state, only a few pages are checked; after the last state, all of them.
    for key, state in (("t", "table"), ("h", "help"), ("Space", "playing")):
        page.locator("[role=listbox]").first.focus()
        page.keyboard.press(key)
        if name in CLOSELY or state == "playing":
            axe(page, name, state)
    page.keyboard.press("Escape")
    check(name, not errors, f"script: {errors[:1]}")


def test_tree(page, folder, path, transcript):
    """Checks that the values that keys reach are the elements of the chart's accessibility tree."""
    name = os.path.splitext(os.path.basename(path))[0]
    page.goto("file://" + path)
    page.locator("[role=listbox]").first.focus()
    page.keyboard.press("Control+Home")
    walked = []
    series = page.evaluate("JSON.parse(document.getElementById('chart-data').textContent).charts[0].series.length")
    for _ in range(series):
        page.keyboard.press("Home")
        walked += values_of_tree(page)
        page.keyboard.press("ArrowDown")
    told = [line.removesuffix(".") for line in transcript.splitlines() if line]
    missing = Counter(walked) - Counter(told)
    check(name, not missing, f"the tree does not say {list(missing)[:2]}")
    # The texts of the page that are not values: title, sentences, words in the picture.
    shown = page.evaluate("document.body.textContent")
    unreached = [line for line in Counter(told) - Counter(walked) if len(line) <= LONGEST and line not in shown]
    check(name, not unreached, f"no key leads to {unreached[:2]}")


def test_drawing(page, path):
    """Checks that Chromium's tree of a picture has the elements of the chart's tree, and no others."""
    name = os.path.splitext(os.path.basename(path))[0]
    page.goto("file://" + path)
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    nodes = [node for node in nodes if not node.get("ignored")]
    named = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes]
    # Count the elements of the chart. The other elements are the picture with its title, and its texts.
    elements = Counter(text for role, text in named if role in ("image", "graphics-symbol", "graphics-object", "group"))
    told = Counter(line.removesuffix(".") for line in open(path[:-4] + ".txt", encoding="utf-8").read().splitlines() if line)
    foreign = [text for text in elements - told if text]
    check(name, not foreign, f"Chromium's tree has {foreign[:2]}, the chart's has not")
    texts = " ".join(text for role, text in named if role in ("StaticText", "RootWebArea", "graphics-document"))
    about = page.evaluate("[...document.querySelectorAll('title, desc')].map(e => e.textContent).join(' ')")
    # A picture's description contains only the sentences of a line that fit into its time limit.
    lost = [
        line for line in told - elements
        if len(line) <= LONGEST and ". " not in line and line not in texts and line not in about
    ]
    check(name, not lost, f"Chromium's tree lacks {lost[:2]}")
    return len(elements)


def test_widths(page, path):
    """Checks from 200 to 2000 pixels that the layout and the callout are within the page."""
    name = os.path.splitext(os.path.basename(path))[0]
    for width in (200, 320, 480, 700, 1000, 1400, 2000):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto("file://" + path)
        page.locator("[role=listbox]").first.focus()
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(name, wide <= width, f"{wide} pixels wide in a window of {width}")
        for key in ("Home", "End"):
            page.keyboard.press(key)
            box = page.locator(".callout >> visible=true").bounding_box()
            check(name, box["x"] >= 0 and box["x"] + box["width"] <= width, f"callout leaves the page at {width}")
            dot = page.locator(".dot.current >> visible=true").first.bounding_box()
            middle = (dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2)
            covers = box["x"] < middle[0] < box["x"] + box["width"] and box["y"] < middle[1] < box["y"] + box["height"]
            check(name, not covers, f"callout covers its value at {width}")
        smallest = page.evaluate(
            """() => { const svg = [...document.querySelectorAll('#image svg')].find(s => s.getClientRects().length);
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return Math.min(...[...svg.querySelectorAll('text')]
              .map(t => parseFloat(getComputedStyle(t).fontSize) * scale)) }"""
        )
        # Below the smallest layout, the picture is scaled down as a whole.
        check(name, smallest >= 11.99 or width < 280, f"text of {smallest:.1f} pixels at {width}")
        overlaps = page.evaluate(
            """() => { const boxes = [...document.querySelectorAll('#image svg [class$=axis] text')]
            .filter(t => t.getClientRects().length).map(t => t.getBoundingClientRect());
            let n = 0; for (let i = 0; i < boxes.length; i++) for (let j = 0; j < i; j++) {
              const [a, b] = [boxes[i], boxes[j]];
              if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2) n++ }
            return n }"""
        )
        check(name, overlaps == 0, f"{overlaps} labels collide at {width}")
    page.set_viewport_size({"width": 700, "height": 900})


def test_text_size(page, path):
    """Checks that labels grow with the page's text, and that the page is as wide as its window."""
    name = os.path.splitext(os.path.basename(path))[0]
    page.set_viewport_size({"width": 700, "height": 900})
    page.goto("file://" + path)
    for share in (100, 150, 200):
        smallest, wide = page.evaluate(
            """share => { document.documentElement.style.fontSize = share + '%';
            const svg = [...document.querySelectorAll('#image svg')].find(s => s.getClientRects().length);
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return [Math.min(...[...svg.querySelectorAll('text')]
              .map(t => parseFloat(getComputedStyle(t).fontSize) * scale)), document.documentElement.scrollWidth] }""",
            share,
        )
        check(name, smallest >= 11.99 * share / 100, f"text of {smallest:.1f} pixels where the browser's text has {share} %")
        check(name, wide <= 700, f"{wide} pixels wide where the browser's text has {share} %")


def test_pointer(page, path):
    name = os.path.splitext(os.path.basename(path))[0]
    page.goto("file://" + path)
    page.locator("[role=listbox]").first.scroll_into_view_if_needed()
    box = page.locator("[role=listbox]").first.bounding_box()
    for share in (0.02, 0.5, 0.98):
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] * 0.9)
        check(name, page.locator(".callout >> visible=true").count() == 1, f"nothing found at {share} of the width")
    page.wait_for_timeout(600)
    check(name, bool(page.inner_text("#status").strip()), "a resting pointer says nothing")
    page.mouse.move(1, 1)
    check(name, page.locator(".callout >> visible=true").count() == 0, "callout stays when the pointer has left")


def test_keys(page, path, spoken):
    """Checks that the command line's texts for keys equal those of the list, letter for letter."""
    name = os.path.splitext(os.path.basename(path))[0]
    page.goto("file://" + path)
    lines = [line.rstrip("\n").split("\t", 1) for line in spoken]
    if not lines:
        check(name, page.locator("[role=listbox]").count() == 0, "the page has a list, the command line none")
        return 0
    page.locator("[role=listbox]").first.focus()
    for key, wanted in lines:
        if key:
            page.keyboard.press(re.sub("(Left|Right|Up|Down)$", r"Arrow\1", key).replace("PageArrow", "Page").replace("Ctrl", "Control"))
        asks = key in list("dsxylrb")
        heard = page.evaluate("document.getElementById('status').textContent") if asks else active_text(page)
        # A key without a destination is announced in the status line.
        if heard != wanted:
            heard = page.evaluate("document.getElementById('status').textContent")
        # The page appends a space to a repeated announcement.
        check(name, heard.removesuffix("\u00a0") == wanted, f"{key!r} says {heard[:80]!r}, on the command line {wanted[:80]!r}")
    return len(lines)


def test_tool(page, tool, folder):
    """Checks that the program's texts for keys are those of the page that it writes."""
    data = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Examples", "Data")
    keys = "Right Right ] [ End Left Down Ctrl+Home PageDown n d s x y"
    for table in sorted(glob.glob(os.path.join(data, "*.csv")))[:3]:
        path = os.path.join(folder, "tool.html")
        subprocess.run([tool, table, "-o", path, "--force"], check=True, stderr=subprocess.DEVNULL)
        said = subprocess.run(
            [tool, "describe", table, "--keys", keys], check=True, capture_output=True, text=True
        ).stdout.splitlines()
        test_keys(page, path, [f"{key}\t{line}" for key, line in zip([""] + keys.split(), said)])
        check(os.path.basename(table), len(said) == len(keys.split()) + 1, f"{len(said)} lines for {keys}")


def test_time(page, path):
    """Measures the milliseconds from a key to the text of the active option, and from opening a page to its use."""
    page.goto("file://" + path)
    page.locator("[role=listbox]").first.focus()
    return page.evaluate(
        """() => { const list = document.activeElement, times = [];
        const says = () => document.getElementById(list.getAttribute('aria-activedescendant')).textContent;
        for (const key of [...Array(30).fill('ArrowRight'), 'End', 'Home', ']', '[', 'PageDown', 'PageUp']) {
          const before = performance.now();
          list.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          says();
          times.push(performance.now() - before);
        }
        const load = performance.getEntriesByType('navigation')[0];
        return [Math.max(...times), load.domContentLoadedEventEnd - load.startTime] }"""
    )


def test_preferences(browser, path):
    """Checks that each of five user preferences has its effect."""
    name = os.path.splitext(os.path.basename(path))[0]

    def seen(**media):
        page = browser.new_page(viewport={"width": 700, "height": 700})
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setEmulatedMedia", {"features": [
            {"name": key.replace("_", "-"), "value": value} for key, value in media.items()]})
        page.goto("file://" + path)
        page.locator("[role=listbox]").first.focus()
        page.keyboard.press("End")
        page.keyboard.press("f")
        page.wait_for_timeout(400)
        found = page.evaluate(
            """() => { const style = e => getComputedStyle(e), all = [...document.querySelectorAll('*')];
            const picture = document.querySelector('#picture');
            const svg = [...document.querySelectorAll('#image svg')].find(s => s.getClientRects().length);
            const callout = [...document.querySelectorAll('.callout')].find(e => e.getClientRects().length);
            const seconds = e => [style(e).transitionDuration, style(e).animationDuration].join(',').split(',')
              .map(parseFloat).some(s => s > 0.01);
            const fills = e => [...e.querySelectorAll('path, rect, text')].map(e => style(e).fill + style(e).stroke).join();
            const clear = e => Number(style(e).opacity) % 1 !== 0 || /rgba\\(.*, ?0\\.[0-9]+\\)|\\/ ?0\\.[0-9]+\\)/.test(style(e).backgroundColor)
              || style(e).backdropFilter !== 'none';
            return { ground: style(document.body).backgroundColor, ink: style(document.body).color,
              picture: fills(svg), svg: svg.outerHTML.length, moving: all.filter(seconds).length,
              smooth: all.filter(e => style(e).scrollBehavior === 'smooth').length,
              dim: Math.min(1, ...[...document.querySelectorAll('.dim')].map(e => Number(style(e).opacity))),
              clear: all.filter(e => e.getClientRects().length && clear(e)).length,
              callout: callout && [style(callout).opacity, style(callout).backgroundColor, style(callout).borderColor].join(),
              running: document.getAnimations().length } }"""
        )
        found["shot"] = hash(page.screenshot())
        page.close()
        return found

    plain = seen()
    dark = seen(prefers_color_scheme="dark")
    check(name, dark["ground"] != plain["ground"] and dark["ink"] != plain["ink"], "dark: the page stays light")
    check(name, dark["picture"] != plain["picture"], "dark: the picture stays light")
    more = seen(prefers_contrast="more")
    check(name, more["picture"] != plain["picture"] and more["shot"] != plain["shot"], "more contrast: the picture is the same")
    still = seen(prefers_reduced_motion="reduce")
    check(name, still["moving"] == 0 and still["smooth"] == 0 and still["running"] == 0, f"reduced motion: {still['moving']} elements move")
    solid = seen(prefers_reduced_transparency="reduce")
    check(name, solid["clear"] == 0, f"reduced transparency: {solid['clear']} elements let through what is behind")
    forced = seen(forced_colors="active")
    check(name, forced["shot"] != plain["shot"] and forced["ground"] != plain["ground"] or forced["ink"] != plain["ink"], "forced colours: nothing changes")
    return {"plain": plain, "motion": still, "transparency": solid, "forced": forced}


def column(values):
    """Returns the numbers of a column of a page's data. A long column is packed (Page/unpack.js)."""
    if isinstance(values, list):
        return values
    data, width = base64.b64decode(values["bytes"]), values["width"]
    if width == 8:
        return [x[0] for x in struct.iter_unpack("<d", data)]
    codes = (int.from_bytes(data[i:i + width], "little") for i in range(0, len(data), width))
    return [math.nan if code == 256 ** width - 1 else (values["low"] + code) / values["per"] for code in codes]


def test_reach(page, path, most_keys):
    """Checks that each value is reached by at most `most_keys` keys, and the first and last by at most 2."""
    page.goto("file://" + path)
    data = json.loads(page.evaluate("document.getElementById('chart-data').textContent"))
    numbers = column(data["charts"][0]["series"][0]["y"])
    count = len(numbers)
    box = page.locator("[role=listbox]")
    position = "Number(document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).getAttribute('aria-posinset'))"
    for key, wanted in (
        ("End", count), ("Home", 1), ("]", numbers.index(max(numbers)) + 1), ("[", numbers.index(min(numbers)) + 1),
    ):
        box.focus()
        page.keyboard.press(key)
        check("reach", page.evaluate(position) == wanted, f"{key} leads to {page.evaluate(position)}, not {wanted}")
    check("reach", page.locator("[role=option]").count() <= 5, "too many options")
    worst = 0
    for target in (0, 1, *(int(count * share) for share in (0.4445, 0.5555, 0.6789, 0.9994)), count - 1):
        box.focus()
        page.keyboard.press("u")
        keys = 1
        low, high = 0, count
        while high - low > 1:
            pieces = min(10, high - low)
            edges = [low + i * (high - low) // pieces for i in range(pieces + 1)]
            place = next(i for i in range(pieces) if edges[i] <= target < edges[i + 1])
            back = pieces - 1 - place
            moves = ["ArrowDown"] * place if place <= back + 1 else ["End"] + ["ArrowUp"] * back
            low, high = edges[place], edges[place + 1]
            # At a single value, the outline announces the value, and Enter moves the list box to it.
            for key in moves + (["Enter"] if high - low > 1 else []):
                page.keyboard.press(key)
                keys += 1
        page.keyboard.press("Enter")
        check("reach", page.evaluate(position) == target + 1, f"the outline leads to {page.evaluate(position)}, not {target + 1}")
        worst = max(worst, keys)
    check("reach", worst <= most_keys, f"{worst} keys to a value")
    nodes = len(page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"])
    # The page contains about 40 rows of the table for paper, regardless of the number of values.
    check("reach", nodes <= 260, f"{nodes} nodes in the tree of {count} values")
    key, load = test_time(page, path)
    print(
        f"reach: any of {count} values within {worst} keys; {nodes} nodes in the tree; "
        f"{key:.1f} ms at most from key to text, {load:.0f} ms from load to use"
    )


def test_walk(page, path):
    """Every value by keys alone: the outline's parts cover the series without a gap, down to single values.

    The list itself has a tenth at a step, so that its ten steps come to the end."""
    page.goto("file://" + path)
    page.locator("[role=listbox]").first.focus()
    page.keyboard.press("u")
    met = page.evaluate(
        """() => { const tree = document.activeElement.parentElement, key = k => document.activeElement
          .dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true, cancelable: true }));
        // Each item of the outline, opened in turn: the first and the last value that it says, and its siblings.
        let leaves = 0, next = 0, gaps = 0;
        const walk = depth => {
          for (;;) {
            const item = document.activeElement, { node } = item;
            if (item.getAttribute('aria-expanded') === null) {
              if (node.from !== next || node.to !== next + 1 || !item.textContent) gaps++;
              next = node.to;
              leaves++;
            } else {
              key('Enter');
              walk(depth + 1);
              key('Backspace');
              if (document.activeElement !== item) gaps++;
            }
            key('ArrowDown');
            if (document.activeElement === item || document.activeElement.parent !== item.parent) {
              if (document.activeElement !== item) item.focus();
              return;
            }
          }
        };
        walk(0);
        return [leaves, gaps] }"""
    )
    data = json.loads(page.evaluate("document.getElementById('chart-data').textContent"))
    series = column(data["charts"][0]["series"][0]["y"])
    check("walk", met == [len(series), 0], f"the outline leads to {met[0]} of {len(series)} values, {met[1]} gaps")
    print(f"walk: {met[0]} of {len(series)} values met by keys, one by one")


# Make the toolbar play into a recording instead of loudspeakers.
RECORDING = """window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(2, 44100 * 9, 44100); window.recording = this }
  resume() { return Promise.resolve() } }"""


def test_sound(browser, path):
    """Checks that the page plays the pitches of the score, to a cent."""
    name = os.path.splitext(os.path.basename(path))[0]
    page = browser.new_page()
    page.add_init_script(RECORDING)
    page.goto("file://" + path)
    data = json.loads(page.evaluate("document.getElementById('chart-data').textContent"))
    page.locator("[data-do=play]").first.click()
    samples = page.evaluate(
        "recording.startRendering().then(b => { const r = b.getChannelData(1);"
        " return Array.from(b.getChannelData(0), (v, i) => Math.round((v + r[i]) * 1e6)) })"
    )
    # The player starts 50 ms late, and its limiter looks 6 ms ahead.
    late = 0.056
    for kind, start, duration, _, *points in data["charts"][0]["score"][0]["tones"]:
        if kind != 0:
            continue
        part = samples[int((start + late + 0.015) * 44100) : int((start + late + duration - 0.025) * 44100)]
        rises = [
            i - 1 - part[i - 1] / (part[i] - part[i - 1]) for i in range(1, len(part)) if part[i - 1] < 0 <= part[i]
        ]
        hertz = (len(rises) - 1) / (rises[-1] - rises[0]) * 44100
        cents = abs(1200 * math.log2(hertz / points[1]))
        check(name, cents < 1, f"{hertz:.2f} Hz sound for {points[1]}")
    page.close()


def test_print(page, path):
    """Checks that paper has the picture with its legend, and at most one page of each chart's rows."""
    name = os.path.splitext(os.path.basename(path))[0]
    page = page.context.browser.new_page()
    page.emulate_media(media="print")
    page.goto("file://" + path)
    entries = page.locator("#image svg g.legend >> visible=true").count()
    drawn = page.evaluate("document.querySelectorAll('#image svg g.legend').length")
    check(name, drawn == 0 or entries > 0, "the legend is not printed")
    rows = page.evaluate("""[...document.querySelectorAll('table')].map(table =>
        [...table.querySelectorAll('tbody tr')].filter(row => row.getClientRects().length).length)""")
    check(name, rows and max(rows) > 0, "the table is not printed")
    check(name, sum(rows) <= max(40, 5 * len(rows)), f"tables of {rows} rows are printed")
    page.close()


def test_notes(page, path):
    """Tests notable values, positions by name, and braille."""
    name = os.path.splitext(os.path.basename(path))[0]
    page.goto("file://" + path)
    page.locator("[role=listbox]").first.focus()
    page.keyboard.press("Home")
    seen = []
    for _ in range(3):
        page.keyboard.press("n")
        seen.append(active_text(page))
    check(name, seen == ["Tue, 42", "Sat, 117", "Sat, 117"], f"n leads to {seen}")
    check(name, bool(page.inner_text("#status")), "nothing tells that there is no further note")
    page.keyboard.press("Shift+N")
    check(name, active_text(page) == "Tue, 42", f"Shift and N lead to {active_text(page)}")
    page.once("dialog", lambda dialog: dialog.accept("fr"))
    page.keyboard.press("g")
    check(name, active_text(page) == "Fri, 89", f"g leads to {active_text(page)}")
    page.keyboard.press("b")
    check(name, page.inner_text("#status") == "⣀⣀⠤⣀⠒⠉⠒", f"braille {page.inner_text('#status')}")


def test_without_script(browser, path):
    name = os.path.splitext(os.path.basename(path))[0]
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto("file://" + path)
    check(name, page.locator("table >> visible=true").count() > 0, "no table without the script")
    check(name, page.locator("#image svg >> visible=true").count() == 1, "no drawing without the script")
    page.close()


def main():
    folder = os.path.abspath(sys.argv[1])
    is_sample = sys.argv[2:] == ["--sample"]
    names = SAMPLE if is_sample else sys.argv[2:]
    paths = sorted(glob.glob(os.path.join(folder, "*.html")))
    paths = [p for p in paths if os.path.basename(p) != "index.html"]
    if names:
        paths = [p for p in paths if os.path.splitext(os.path.basename(p))[0] in names]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROME", "/usr/bin/chromium"),
            args=["--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required"],
        )
        page = browser.new_page(viewport={"width": 700, "height": 900})
        for path in paths:
            try:
                test_page(page, folder, path)
            except Exception as error:  # one page must not hide the others
                check(os.path.basename(path), False, str(error).splitlines()[0])
        some = [p for p in paths if os.path.splitext(os.path.basename(p))[0] in CLOSELY]
        for path in some or paths[:1]:
            test_widths(page, path)
            test_text_size(page, path)
            test_pointer(page, path)
            test_print(page, path)
            test_without_script(browser, path)
            told = path.replace(".html", ".txt")
            if os.path.exists(told):
                test_tree(page, folder, path, open(told, encoding="utf-8").read())
        Frames(browser, folder, check).run([os.path.splitext(os.path.basename(path))[0] for path in some or paths[:1]])
        for path in [p for p in paths if os.path.basename(p) == "CafeSales.html"]:
            test_sound(browser, path)
            test_notes(page, path)
        stored = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "GalleryTests", "Goldens")
        drawings = [p for p in sorted(glob.glob(os.path.join(stored, "*.svg"))) if os.path.exists(p[:-4] + ".txt")]
        drawings = [p for p in drawings if not names or os.path.splitext(os.path.basename(p))[0] in names]
        elements = sum(test_drawing(page, os.path.realpath(p)) for p in drawings)
        print(f"tree: {len(drawings)} pictures, {elements} elements")
        if is_sample or not names:
            Interaction(browser, folder, check, axe).run()
            # Run WebGL without a graphics processor.
            scenes = playwright.chromium.launch(
                executable_path=os.environ.get("CHROME", "/usr/bin/chromium"),
                args=["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
            )
            Turning(scenes, folder, check, axe).run()
            scenes.close()
            Index(browser, folder, stored, check, axe).run()
        spoken = [(p, p.replace(".html", ".keys")) for p in paths if os.path.exists(p.replace(".html", ".keys"))]
        said = sum(test_keys(page, p, open(keys, encoding="utf-8").readlines()) for p, keys in spoken)
        print(f"keys: {said} texts on {len(spoken)} pages as on the command line")
        tool = os.path.join(os.environ.get("TOOLS", ""), "opencharts")
        if (is_sample or not names) and os.path.exists(tool):
            test_tool(page, tool, folder)
        Data(browser, folder, stored, check, tool).run([os.path.splitext(os.path.basename(p))[0] for p in paths])
        for path in paths:
            if os.path.splitext(os.path.basename(path))[0] in CLOSELY + ("RiverLevels", "ScrolledSteps"):
                test_preferences(browser, path)
        for many, most_keys in (("values", 24), ("most", 31)):
            path = os.path.join(folder, "many", f"{many}.html")
            if os.path.exists(path):
                test_reach(page, path, most_keys)
                if many == "values":
                    test_walk(page, path)
        browser.close()
    for problem in problems:
        print(problem)
    print(f"test-pages: {len(paths)} pages, {len(problems)} problems")
    sys.exit(1 if problems else 0)


main()
