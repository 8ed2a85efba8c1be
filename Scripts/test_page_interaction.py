"""Tests selecting, scrolling and zooming in pages by real pointers, wheels, fingers and keys. Called by test_pages."""

import os
import time

LIST = "document.querySelector('[role=listbox]')"


def scroll_of(page):
    return page.evaluate(f"[{LIST}.scrollLeft, {LIST}.scrollTop]")


def plot_of(page):
    """Returns the visible plot."""
    return page.evaluate(
        f"""(() => {{ const l = {LIST}, s = getComputedStyle(l), b = l.getBoundingClientRect();
        const px = n => parseFloat(s.getPropertyValue(n)) || 0;
        return [b.left + px('--l'), b.top + px('--t'), b.width - px('--l') - px('--r'),
          b.height - px('--t') - px('--b')] }})()"""
    )


def said(page):
    return page.inner_text("#status").strip()


def labels_collide(page):
    """Returns the number of pairs of visible labels of one axis that overlap."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.level.shown .part')].filter(p => !p.classList.contains('plot'))
        .reduce((n, part) => { const b = [...part.querySelectorAll('text')].filter(t => t.getClientRects().length)
          .map(t => t.getBoundingClientRect()).sort((a, b) => a.left - b.left || a.top - b.top);
          for (let i = 0; i < b.length; i++) for (let j = 0; j < i; j++)
            if (b[i].left < b[j].right - 1 && b[j].left < b[i].right - 1 && b[i].top < b[j].bottom - 2
              && b[j].top < b[i].bottom - 2) n++;
          return n }, 0)"""
    )


def marks_meet_their_values(page):
    """Returns the distance in pixels of the cursor's ring from the mark that it marks."""
    return page.evaluate(
        f"""(() => {{ const option = document.getElementById({LIST}.getAttribute('aria-activedescendant'));
        const o = option.getBoundingClientRect();
        const x = o.left + o.width / 2, y = o.top + o.height / 2;
        const marks = [...document.querySelectorAll('.level.shown .plot [data-id]')].filter(e => e.getClientRects().length)
          .map(e => e.getBoundingClientRect());
        return Math.min(...marks.map(m => Math.hypot(Math.max(m.left - x, 0, x - m.right), Math.max(m.top - y, 0, y - m.bottom)))) }})()"""
    )


class Interaction:
    def __init__(self, browser, folder, check, axe):
        self.browser, self.folder, self.check, self.axe = browser, folder, check, axe

    def open(self, name, fragment="", **options):
        context = self.browser.new_context(**({"viewport": {"width": 700, "height": 700}} | options))
        page = context.new_page()
        page.on("pageerror", lambda error: self.check(name, False, f"script: {error}"))
        page.goto("file://" + os.path.join(self.folder, name + ".html") + fragment)
        return page

    # Selection

    def selecting(self):
        name = "RiverLevels"
        page = self.open(name)
        band = page.locator(".selected >> visible=true")
        self.check(name, band.count() == 1, "what the binding holds is not selected at first")
        self.check(name, page.evaluate("location.hash") == "", "the address changes by itself")
        x, y, width, height = plot_of(page)
        page.mouse.move(x + 0.25 * width, y + height / 2)
        page.mouse.down()
        page.mouse.move(x + 0.5 * width, y + height / 3, steps=5)
        page.mouse.up()
        box = band.bounding_box()
        self.check(name, abs(box["x"] - x - 0.25 * width) < 3 and abs(box["width"] - 0.25 * width) < 5, f"a drag selects {box}")
        self.check(name, said(page).startswith("Selected: Feb ") and "values" in said(page), f"a drag says {said(page)!r}")
        link = page.evaluate("location.hash")
        self.check(name, link.startswith("#select=1.x=2024-02-") and ".." in link, f"the link is {link}")
        self.axe(page, name, "range selected")
        other = self.open(name, link)
        again = other.locator(".selected >> visible=true").bounding_box()
        self.check(name, abs(again["x"] - box["x"]) < 2 and abs(again["width"] - box["width"]) < 2, "the link selects something else")
        # A click selects a value.
        page.mouse.click(x + 0.75 * width, y + height / 2)
        self.check(name, band.bounding_box()["width"] < 4, "a press does not select a value")
        self.check(name, ".." not in page.evaluate("location.hash"), "the link keeps the range")
        page.mouse.move(x + 0.1 * width, y + height / 2)
        self.check(name, band.bounding_box()["x"] > x + 0.7 * width, "a pointer that hovers moves what was selected")
        # Keys
        page.keyboard.press("Escape")
        self.check(name, band.count() == 0 and page.evaluate("location.hash") == "", "Escape leaves the selection")
        self.check(name, said(page) == "Nothing selected", f"Escape says {said(page)!r}")
        page.keyboard.press("v")
        self.check(name, said(page).startswith("Selected:") and band.count() == 1, "V selects nothing")
        page.keyboard.press("Home")
        for _ in range(4):
            page.keyboard.press("Shift+ArrowRight")
        self.check(name, "5 values" in said(page), f"four steps of Shift say {said(page)!r}")
        page.keyboard.press("Shift+ArrowLeft")
        self.check(name, "4 values" in said(page), f"a step back says {said(page)!r}")
        # The address changes while the page is open.
        page.evaluate("location.hash = '#select=1.x=2024-02-20T00:00:00Z'")
        page.wait_for_timeout(50)
        self.check(name, band.count() == 1 and band.bounding_box()["width"] < 4, "a new fragment selects nothing")
        for bad in ("#select=", "#select=1.x=", "#select=1.x=abc..def", "#select=9.x=2024-02-20T00:00:00Z", "#select=%E0%A4%A",
                    "#select=1.x=1999-01-01T00:00:00Z", "#select=1.z=3;;..", "#select=1.angle=2", "#select=1.x=%3Cimg%20src=x%3E",
                    "#select=1.x=2024-02-20T00:00:00Z..", "#select=" + "1.x=1;" * 5000):
            page.goto("about:blank")
            page.goto("file://" + os.path.join(self.folder, name + ".html") + bad)
            seen = band.count()
            self.check(name, seen <= (1 if bad.endswith("Z..") else 0), f"{bad[:40]} selects {seen}")
        page.context.close()
        other.context.close()

        name = "PlanetMoons"
        page = self.open(name)
        self.check(name, page.locator(".selected >> visible=true").count() == 1, "the name of the binding is not selected")
        x, y, width, height = plot_of(page)
        page.mouse.click(x + width / 2, y + height * 1.5 / 8)
        self.check(name, said(page) == "Selected: Titan", f"a press says {said(page)!r}")
        self.check(name, page.evaluate("location.hash") == "#select=1.y=Titan", "the link has no name")
        box = page.locator(".selected >> visible=true").bounding_box()
        self.check(name, abs(box["height"] - height / 8) < 2, "the band is not that of the name")
        page.context.close()

        name = "BudgetDonut"
        page = self.open(name)
        x, y, width, height = plot_of(page)
        page.mouse.click(x + width / 2 + min(width, height) * 0.4, y + height / 2)
        self.check(name, said(page).startswith("Selected: Rent"), f"a press says {said(page)!r}")
        link = page.evaluate("location.hash")
        self.check(name, link.startswith("#select=1.angle=") and abs(float(link.split("=")[-1]) - 525) < 8, f"the link is {link}")
        self.axe(page, name, "sector selected")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("v")
        self.check(name, said(page).startswith("Selected: Food"), f"V says {said(page)!r}")
        page.context.close()

    # Scrolling

    def scrolling(self):
        name = "ScrolledSteps"
        page = self.open(name)
        start = scroll_of(page)[0]
        long = page.evaluate(f"{LIST}.scrollWidth")
        self.check(name, abs(start - long / 2) < 2, f"the window begins at {start} of {long}")
        axis = "[...document.querySelectorAll('#image .layout')].find(e => e.offsetWidth).querySelector('.y-axis').getBoundingClientRect().left"
        fixed = page.evaluate(axis)
        x, y, width, height = plot_of(page)
        page.mouse.move(x + width / 2, y + height / 2)
        page.mouse.wheel(60, 0)
        page.wait_for_timeout(900)
        day = long / 84
        moved = scroll_of(page)[0]
        self.check(name, moved > start + 1 and abs(moved / day - round(moved / day)) < 0.05, f"the wheel ends at {moved / day:.2f} days")
        self.check(name, page.evaluate(axis) == fixed, "the value axis moves")
        before = scroll_of(page)[0]
        page.mouse.move(x + width * 0.7, y + height / 2)
        page.mouse.down()
        page.mouse.move(x + width * 0.7 + 3.2 * day, y + height / 2, steps=8)
        page.mouse.up()
        page.wait_for_timeout(800)
        self.check(name, abs((before - scroll_of(page)[0]) / day - 3) < 0.1, "a drag of three days ends elsewhere")
        page.keyboard.press("Home")
        page.wait_for_timeout(300)
        self.check(name, scroll_of(page)[0] < day, "Home does not scroll to the first value")
        page.keyboard.press("End")
        page.wait_for_timeout(300)
        self.check(name, scroll_of(page)[0] > long - width - day, "End does not scroll to the last value")
        self.check(name, marks_meet_their_values(page) < 1.5, "the last value is not where its mark is")
        self.axe(page, name, "scrolled")
        page.context.close()

        name = "PlanetMoons"
        page = self.open(name)
        x, y, width, height = plot_of(page)
        page.mouse.move(x + width / 2, y + height / 2)
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(900)
        rows = scroll_of(page)[1] / (height / 8)
        self.check(name, rows > 0.5 and abs(rows - round(rows)) < 0.05, f"the wheel ends at row {rows:.2f}")
        page.keyboard.press("End")
        page.locator("[role=listbox]").focus()
        page.keyboard.press("End")
        page.wait_for_timeout(300)
        self.check(name, marks_meet_their_values(page) < 1.5, "the last name is not where its bar is")
        page.context.close()

        name = "StarField"
        page = self.open(name)
        x, y, width, height = plot_of(page)
        first = scroll_of(page)
        page.mouse.move(x + width / 2, y + height / 2)
        page.mouse.down()
        page.mouse.move(x + width / 2 - 80, y + height / 2 - 60, steps=6)
        page.mouse.up()
        page.wait_for_timeout(300)
        now = scroll_of(page)
        self.check(name, abs(now[0] - first[0] - 80) < 6 and abs(now[1] - first[1] - 60) < 6, f"a drag scrolls {first} to {now}")
        ends = page.evaluate(
            """(() => { const part = document.querySelector('.level.shown .part.x'), b = part.getBoundingClientRect();
            const [, right, , left] = getComputedStyle(part).clipPath.match(/-?[\\d.]+px/g).map(parseFloat);
            return [b.left + left, b.right - right] })()"""
        )
        off = max(abs(ends[0] - x), abs(ends[1] - x - width))
        self.check(name, off < 1, f"labels of x end {off:.1f} pixels from the plot")
        self.axe(page, name, "scrolled both ways")
        page.context.close()

    # Zooming

    def zooming(self):
        for name in ("ScrolledSteps", "PlanetMoons", "StarField"):
            for width in (200, 320, 700, 2000):
                page = self.open(name, viewport={"width": width, "height": 800})
                page.locator("[role=listbox]").focus()
                for keys in ("", "-", "-----", "0", "+", "+", "+", "++"):
                    for key in keys:
                        page.keyboard.press(key)
                    collisions = labels_collide(page)
                    self.check(name, collisions == 0, f"{collisions} labels collide at {width} after {keys!r}")
                    off = marks_meet_their_values(page)
                    self.check(name, off < 1.5, f"the cursor is {off:.1f} pixels from its mark at {width} after {keys!r}")
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    self.check(name, wide <= width, f"{wide} pixels wide in a window of {width}")
                self.check(name, said(page).startswith("In view: "), f"+ says {said(page)!r}")
                page.context.close()
        name = "ScrolledSteps"
        page = self.open(name)
        x, y, width, height = plot_of(page)
        share = f"(({LIST}.scrollLeft + {width * 0.3}) / {LIST}.scrollWidth)"
        before = page.evaluate(share)
        page.mouse.move(x + width * 0.3, y + height / 2)
        page.keyboard.down("Control")
        page.mouse.wheel(0, -100)
        page.mouse.wheel(0, -40)
        page.keyboard.up("Control")
        page.wait_for_timeout(200)
        long = page.evaluate(f"{LIST}.scrollWidth")
        self.check(name, long > 7 * width, "the wheel with Control does not zoom")
        self.check(name, abs(page.evaluate(share) - before) < 0.002, "what is under the pointer moves away")
        self.check(name, page.evaluate("visualViewport.scale") == 1, "the page zooms too")
        self.axe(page, name, "zoomed")
        page.context.close()

    # Touch

    def touching(self):
        name = "ScrolledSteps"
        page = self.open(name, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 700})
        session = page.context.new_cdp_session(page)

        def touch(kind, *points):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
                {"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})

        x, y, width, height = plot_of(page)
        middle = (x + width / 2, y + height / 2)
        long = page.evaluate(f"{LIST}.scrollWidth")
        touch("touchStart", (middle[0] - 30, middle[1]), (middle[0] + 30, middle[1]))
        for spread in (40, 50, 60):
            touch("touchMove", (middle[0] - spread, middle[1]), (middle[0] + spread, middle[1]))
        touch("touchEnd")
        factor = page.evaluate(f"{LIST}.scrollWidth") / long
        self.check(name, abs(factor - 2) < 0.15, f"fingers twice as far apart zoom by {factor:.2f}")
        page.keyboard.press("0")
        page.wait_for_timeout(300)
        day = long / 84
        page.evaluate(f"{LIST}.scrollLeft = {44 * day}")
        page.wait_for_timeout(400)
        # The drag is slow, so that the first frame of the fling ends before the page does: the browser searches for
        # snap positions only after this frame.
        now = time.time()
        for step in range(10):
            kind = "touchStart" if step == 0 else "touchMove" if step < 9 else "touchEnd"
            points = [] if step == 9 else [{"x": x + width - 20 - 22 * step, "y": middle[1]}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "timestamp": now + 0.008 * step, "touchPoints": points})
        page.wait_for_timeout(2500)
        end = scroll_of(page)[0] / day
        self.check(name, 53 < end < 56.1 and abs(end - round(end)) < 0.1, f"a finger that flings from day 44 of a page until 56 comes to {end:.2f}")
        page.context.close()

        name = "RiverLevels"
        page = self.open(name, has_touch=True, is_mobile=True, viewport={"width": 400, "height": 700})
        session = page.context.new_cdp_session(page)
        x, y, width, height = plot_of(page)
        page.touchscreen.tap(x + width * 0.8, y + height / 2)
        self.check(name, said(page).startswith("Selected: Feb 2"), f"a tap says {said(page)!r}")
        self.check(name, page.locator(".callout >> visible=true").count() == 1, "a tap shows no callout")
        touch("touchStart", (x + width * 0.2, y + height / 2))
        for share in (0.25, 0.3, 0.4, 0.5):
            touch("touchMove", (x + width * share, y + height / 2))
        touch("touchEnd")
        page.wait_for_timeout(100)
        self.check(name, "values" in said(page), f"a finger that draws says {said(page)!r}")
        # A pen has its own pointer type.
        for kind, share in (("mousePressed", 0.6), ("mouseReleased", 0.6)):
            session.send("Input.dispatchMouseEvent", {"type": kind, "x": x + width * share, "y": y + height / 2,
                "button": "left", "clickCount": 1, "pointerType": "pen"})
        self.check(name, "values" not in said(page) and said(page).startswith("Selected"), f"a pen says {said(page)!r}")
        page.context.close()

    # Callout

    def callout(self, names):
        """Moves a real pointer to the edges of the plot. The callout must be on the page and not cover its value."""
        for name in names:
            for width in (200, 320, 700, 1200, 2000):
                page = self.open(name, viewport={"width": width, "height": 700})
                page.locator("[role=listbox]").first.scroll_into_view_if_needed()
                x, y, w, h = plot_of(page)
                for sx in (0.005, 0.5, 0.995):
                    for sy in (0.01, 0.5, 0.99):
                        page.mouse.move(x + sx * w, y + sy * h)
                        callout = page.locator(".callout >> visible=true")
                        if callout.count() != 1:
                            self.check(name, False, f"no callout at {sx}, {sy} of {width}")
                            continue
                        box = callout.bounding_box()
                        self.check(name, box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= 0,
                                   f"callout leaves the page at {sx}, {sy} of {width}")
                        dot = page.locator(".dot.current").first.bounding_box()
                        cx, cy = dot["x"] + dot["width"] / 2, dot["y"] + dot["height"] / 2
                        covers = box["x"] < cx < box["x"] + box["width"] and box["y"] < cy < box["y"] + box["height"]
                        self.check(name, not covers, f"callout covers its value at {sx}, {sy} of {width}")
                page.context.close()

    # Endurance

    def soak(self, events=10_000):
        name = "StarField"
        page = self.open(name)
        session = page.context.new_cdp_session(page)
        x, y, width, height = plot_of(page)

        def heap():
            for _ in range(3):
                session.send("HeapProfiler.collectGarbage")
            nodes = session.send("Memory.getDOMCounters")
            return session.send("Runtime.getHeapUsage")["usedSize"], nodes["nodes"], nodes["jsEventListeners"]

        def work(count):
            page.evaluate(
                """([x, y, w, h, n]) => { const l = document.querySelector('[role=listbox]');
                const p = (t, o) => l.dispatchEvent(new PointerEvent(t, { bubbles: true, pointerType: 'mouse', ...o }));
                const k = (key, o = {}) => l.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...o }));
                for (let i = 0; i < n; i++) {
                  const at = { clientX: x + w * (i * 0.618 % 1), clientY: y + h * (i * 0.755 % 1) };
                  if (i % 10 < 6) p('pointermove', at);
                  else if (i % 10 === 6) l.dispatchEvent(new WheelEvent('wheel', { ...at, ctrlKey: true, deltaY: i % 20 < 10 ? 20 : -20, cancelable: true }));
                  else if (i % 10 === 7) k(['ArrowRight', '+', '-', 'PageDown', '0'][i % 5]);
                  else if (i % 10 === 8) { p('pointerdown', at); p('pointerup', at); }
                  else l.scrollLeft = i % 700 } }""",
                [x, y, width, height, count],
            )
            page.wait_for_timeout(700)

        work(1_000)
        first = heap()
        work(events)
        last = heap()
        self.check(name, last[0] - first[0] < 300_000, f"{events} events grow the heap from {first[0]} to {last[0]} bytes")
        self.check(name, last[1] <= first[1] + 20 and last[2] <= first[2], f"{events} events: nodes and listeners {first[1:]} to {last[1:]}")
        print(f"soak: {events} events, heap {first[0] // 1024} to {last[0] // 1024} kB, nodes {first[1]} to {last[1]}")
        page.context.close()

    def run(self):
        for step in (self.selecting, self.scrolling, self.zooming, self.touching,
                     lambda: self.callout(("CityTemperatures", "TallestTowers", "RiverLevels", "PlanetMoons", "StarField")), self.soak):
            try:
                step()
            except Exception as error:  # one step must not hide the others
                self.check(getattr(step, "__name__", "callout"), False, str(error).splitlines()[0])
