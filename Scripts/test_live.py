"""Drives the live gallery in Chromium: gestures, controls, selections, scrolling, keys, axe, a lost connection,
hostile clients, two clients, a soak, and the time from event to painted picture.

    python3 Scripts/test_live.py PROGRAM CHROMIUM [--quick] [--shots FOLDER]
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

failures = []


def check(condition, what):
    print(("ok    " if condition else "FAIL  ") + what, flush=True)
    if not condition:
        failures.append(what)


def eventually(page, condition, what, seconds=8):
    """Waits until a condition is true. Reports a failure if it is not true in time."""
    end = time.time() + seconds
    while time.time() < end:
        if condition():
            return check(True, what)
        page.wait_for_timeout(40)
    check(False, what)


class Server:
    """The program under test."""

    def __init__(self, program, port=0):
        self.process = subprocess.Popen([program, "--port", str(port)], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = re.search(r"http://\S+", line).group(0)

    def memory(self):
        """Returns the resident memory in bytes."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self):
        self.process.terminate()
        self.process.wait()


def opened(page, address):
    page.goto(address)
    page.wait_for_selector("#picture > *", state="attached")
    settle(page)


def settle(page, seconds=0.25):
    """Waits until nothing has changed for a while."""
    last, since = None, time.time()
    end = since + 15
    while time.time() < end:
        now = page.evaluate("document.getElementById('picture').innerHTML.length + '|' + document.getElementById('parts').innerHTML")
        if now != last:
            last, since = now, time.time()
        elif time.time() - since >= seconds:
            return
        page.wait_for_timeout(30)


def texts(page):
    return page.eval_on_selector_all("#parts > p, #parts > h2", "list => list.map(e => e.textContent)")


def screen(page, name):
    page.get_by_role("radio", name=name).check()
    settle(page)


def box(page, index=0):
    return page.locator(".chart").nth(index).bounding_box()


def at(page, x, y, index=0):
    frame = box(page, index)
    return frame["x"] + frame["width"] * x, frame["y"] + frame["height"] * y


def middle(element):
    frame = element.bounding_box()
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def drag(page, a, b, up=True):
    page.mouse.move(*a)
    page.mouse.down()
    page.mouse.move(*b, steps=8)
    if up:
        page.mouse.up()


def axe(page, what):
    found = Axe().run(page).response["violations"]
    check(not found, f"axe: {what}" + "".join(f"; {v['id']} {v['nodes'][0]['html'][:120]}" for v in found))


def charts(page, shot):
    screen(page, "Brush")
    axe(page, "the first screen")
    drag(page, at(page, 0.2, 0.5), at(page, 0.5, 0.5), up=False)
    eventually(page, lambda: any("sold in the marked days" in t for t in texts(page)), "a drag marks a stretch")
    eventually(page, lambda: "sold in the marked days" in page.inner_text("#status"), "what it shows is announced")
    shot("brush")
    axe(page, "while brushing")
    page.mouse.up()
    eventually(page, lambda: "Drag over the chart to mark days" in texts(page), "lifting clears it")

    screen(page, "Lollipop")
    words = lambda: page.locator("#picture").text_content()
    page.mouse.click(*at(page, 0.4, 0.5))
    eventually(page, lambda: "sold" in words(), "a tap shows a lollipop")
    shot("lollipop")
    page.wait_for_timeout(600)
    page.mouse.click(*at(page, 0.4, 0.5))
    eventually(page, lambda: "sold" not in words(), "a second tap at it takes it away")

    screen(page, "Selection")
    page.mouse.move(*at(page, 0.4, 0.5))
    eventually(page, lambda: "sold on" in texts(page)[0], "a pointer over the plot selects a value")
    page.mouse.move(*at(page, 0.4, 1.15))
    eventually(page, lambda: texts(page)[0] == "No day", "leaving clears it")
    drag(page, at(page, 0.2, 0.4, 1), at(page, 0.6, 0.4, 1))
    eventually(page, lambda: texts(page)[1].endswith("days"), "a drag selects a range")
    page.mouse.move(*at(page, 0.5, 0.1, 2))
    eventually(page, lambda: re.match(r"\w+.*: \d+", texts(page)[2]), "a pointer over a sector selects it")
    shot("selection")
    axe(page, "with selections")
    page.locator(".chart").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    eventually(page, lambda: "sold on" in texts(page)[0], "arrow keys select values")
    check(page.locator(".chart").first.locator("[role=option]").inner_text() != "", "and name them")
    active = page.locator(".chart").first.get_attribute("aria-activedescendant")
    check(page.locator(f"#{active}").get_attribute("aria-selected") == "true", "in an option that is active")
    page.keyboard.press("End")
    option = page.locator(".chart").first.locator("[role=option]")
    eventually(page, lambda: option.get_attribute("aria-posinset") == "90", "End is the last of 90")
    page.keyboard.press("ArrowRight")
    eventually(page, lambda: "last" in page.locator("#status").inner_text().lower(), "a further step says that it is")
    page.keyboard.press("s")
    eventually(page, lambda: len(page.locator("#status").inner_text()) > 60, "s reads the summary, as on pages")
    axe(page, "while walking values")
    page.keyboard.press("Escape")
    eventually(page, lambda: texts(page)[0] == "No day", "Escape clears the selection")

    screen(page, "Scrolling")
    start = texts(page)[0]
    page.mouse.move(*at(page, 0.5, 0.5))
    page.mouse.wheel(300, 0)
    eventually(page, lambda: texts(page)[0] != start, f"a wheel scrolls from {start}")
    settle(page, 0.8)
    wheeled = texts(page)[0]
    drag(page, at(page, 0.7, 0.5), at(page, 0.2, 0.5))
    eventually(page, lambda: texts(page)[0] != wheeled, f"a drag scrolls from {wheeled}")
    settle(page, 0.8)
    shot("scrolling")
    scrolled = texts(page)[0]
    page.locator(".chart").first.focus()
    page.keyboard.press(".")
    eventually(page, lambda: texts(page)[0] != scrolled, f"a key scrolls from {scrolled}")
    settle(page, 0.8)
    picture = lambda: page.locator("#picture").inner_html()
    before = picture()
    page.mouse.move(*at(page, 0.5, 0.5))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    eventually(page, lambda: picture() != before, "a wheel with control zooms")


def motion(page, shot):
    screen(page, "Motion")
    page.evaluate(
        """() => {
          window.frames_ = 0
          new MutationObserver(() => window.frames_++)
            .observe(document.getElementById('picture'), { subtree: true, childList: true, attributes: true })
        }"""
    )
    page.get_by_role("button", name="Next week").click()
    page.wait_for_timeout(250)
    shot("motion")
    eventually(page, lambda: "Week 2" in texts(page), "a change with an animation comes to its end")
    settle(page, 0.6)
    check(page.evaluate("window.frames_") >= 5, f"and moves there, in {page.evaluate('window.frames_')} pictures")
    page.emulate_media(reduced_motion="reduce")
    settle(page, 0.4)
    page.evaluate("window.frames_ = 0")
    page.get_by_role("button", name="Next week").click()
    eventually(page, lambda: "Week 3" in texts(page), "with reduced motion too")
    settle(page, 0.6)
    check(page.evaluate("window.frames_") <= 2, "but at once")
    page.emulate_media(reduced_motion="no-preference")
    settle(page, 0.4)
    moved = "document.querySelector('#picture [class^=transition]')?.getAttribute('transform')"
    page.get_by_role("button", name="Best").click()
    eventually(page, lambda: page.evaluate(moved), "a button in an annotation brings a view, which moves in")
    shot("transition")
    eventually(page, lambda: "The best day of the week" in texts(page) and not page.evaluate(moved), "and comes to rest")
    axe(page, "a button in an annotation")


def controls(page, shot):
    screen(page, "Controls")
    axe(page, "controls")
    page.get_by_role("switch", name="Smooth").check()
    page.get_by_role("slider", name="Height").focus()
    page.keyboard.press("ArrowRight")
    eventually(page, lambda: page.get_by_role("slider").get_attribute("aria-valuetext") == "70%", "a slider steps by keys")
    page.get_by_role("button", name="Increment").click()
    page.get_by_role("combobox", name="Colour").select_option("Green")
    page.get_by_label("Day", exact=True).fill("2024-05-17")
    page.get_by_role("button", name="Name it").click()
    field = "document.activeElement.getAttribute('aria-label')"
    eventually(page, lambda: page.evaluate(field) == "Name", "a field is focused by the program")
    page.keyboard.type("Ada", delay=30)
    eventually(page, lambda: "Hello, Ada" in texts(page), "and typed in")
    page.keyboard.press("Enter")
    eventually(page, lambda: page.get_by_role("button", name="Tapped 100").count() == 1, "Enter submits")
    # Check immediately. The program draws a picture before it learns that the field lost the focus. This picture must
    # not move the focus back.
    page.get_by_role("button", name="Tapped 100").focus()
    page.keyboard.down(" ")
    pressed = lambda: page.locator('#picture [opacity="0.5"]').count() > 0
    eventually(page, pressed, "a button that a key holds down looks so")
    page.keyboard.up(" ")
    eventually(page, lambda: page.get_by_role("button", name="Tapped 101").count() == 1 and not pressed(), "and acts when it is let go")
    page.mouse.move(*middle(page.get_by_role("button", name="Tapped 101")))
    page.mouse.down()
    eventually(page, lambda: page.get_by_role("button", name=re.compile(r"Tapped (10[4-9]|1[1-9]\d|[2-9]\d\d)")).count() == 1, "held by a pointer it repeats")
    page.mouse.up()
    named = page.get_by_role("textbox", name="Name")
    check([named.get_attribute(a) for a in ("autocomplete", "enterkeyhint")] == ["name", "done"], "a field asks for its keyboard")
    commands = lambda: page.get_by_role("button", name="Forget the name").count() == 1
    menu = page.get_by_role("button", name="Actions: Hello, Ada")
    page.mouse.click(*middle(menu), button="right")
    eventually(page, commands, "the other button of the pointer opens commands")
    axe(page, "commands")
    shot("commands")
    page.keyboard.press("Escape")
    eventually(page, lambda: not commands(), "Escape puts them away")
    menu.focus()
    page.keyboard.press("Shift+F10")
    eventually(page, commands, "keys open them")
    page.get_by_role("button", name="Forget the name").click()
    eventually(page, lambda: "Hello, you" in texts(page), "and they act")
    page.get_by_role("button", name="More").click()
    eventually(page, lambda: "Here is more." in texts(page), "a disclosure opens")
    page.locator("#parts p", has_text="Here is more.").click()
    check(page.evaluate("getSelection().toString()") == "Here is more.", "a press selects a text that can be selected")
    expanded = lambda: page.get_by_role("button", name="More").get_attribute("aria-expanded") == "true"
    eventually(page, expanded, "and says so")
    shot("controls")
    page.get_by_role("button", name="Ask").click()
    names = lambda: page.eval_on_selector_all("#parts button", "list => list.map(e => e.getAttribute('aria-label'))")
    eventually(page, lambda: names() == ["Yes", "No"], "an alert leaves nothing else to press")
    eventually(page, lambda: page.evaluate(field) in ("Yes", "No"), "and has the keyboard")
    axe(page, "an alert")
    page.keyboard.press("Escape")
    eventually(page, lambda: page.get_by_role("button", name="Sheet").count() == 1, "Escape ends it")
    page.get_by_role("button", name="Sheet").click()
    settle(page)
    shot("sheet")
    page.get_by_role("button", name="Done").click()
    settle(page)
    ticks = [t for t in texts(page) if t.endswith("ticks")]
    again = lambda: [t for t in texts(page) if t.endswith("ticks")]
    eventually(page, lambda: again() != ticks, "a task changes the page by itself")


def explorer(page):
    screen(page, "Brush")
    page.locator("#explore summary").click()
    frame = page.frame_locator("#explore iframe")
    frame.locator("table tbody tr").first.wait_for(state="attached", timeout=20_000)
    check(frame.locator("[role=listbox]").count() >= 1, "the page of the charts has text, table and list box")
    page.locator("#explore summary").click()


def resuming(browser, page, server):
    screen(page, "Controls")
    page.get_by_role("button", name=re.compile("Tapped")).click()
    settle(page, 0.8)
    name = page.get_by_role("button", name=re.compile("Tapped")).get_attribute("aria-label")
    page.reload()
    page.wait_for_selector("#picture > *", state="attached")
    settle(page)
    check(page.get_by_role("button", name=re.compile("Tapped")).get_attribute("aria-label") == name, "a reload keeps the state")
    page.evaluate("window.sockets.forEach(socket => socket.close())")
    page.wait_for_selector("#lost:not([hidden])")
    page.wait_for_selector("#lost", state="hidden", timeout=15_000)
    settle(page)
    check(page.get_by_role("button", name=re.compile("Tapped")).get_attribute("aria-label") == name, "a lost connection resumes")
    other = browser.new_context().new_page()
    opened(other, server.address)
    check(other.get_by_role("button", name=re.compile("Tapped")).count() == 0, "another browser has its own state")
    screen(other, "Large")
    check(page.get_by_role("button", name=re.compile("Tapped")).count() == 1, "and does not change the first")
    other.context.close()


def latency(page, count):
    """Returns the median of the milliseconds from a pointer's move to the frame that paints its picture."""
    screen(page, "Large")
    page.get_by_role("radio", name=count).click()
    settle(page, 1)
    page.evaluate(
        """() => {
          window.delays = []
          let sent, moved
          for (const name of ['pointerrawupdate', 'pointermove']) {
            addEventListener(name, event => { moved = event.timeStamp }, true)
          }
          const send = WebSocket.prototype.send
          WebSocket.prototype.send = function (text) {
            if (text.startsWith('["hover"') && sent === undefined) sent = moved
            return send.call(this, text)
          }
          new MutationObserver(() => {
            if (sent === undefined) return
            const start = sent
            sent = undefined
            requestAnimationFrame(() => {
              const channel = new MessageChannel()
              channel.port1.onmessage = () => window.delays.push(performance.now() - start)
              channel.port2.postMessage(0)
            })
          }).observe(document.getElementById('picture'), { subtree: true, childList: true, attributes: true })
        }"""
    )
    x, y = at(page, 0.2, 0.5)
    width = box(page)["width"] * 0.6
    for step in range(180):
        page.mouse.move(x + width * step / 180, y)
        page.wait_for_timeout(1000 / 60)
    settle(page, 0.5)
    delays = sorted(page.evaluate("window.delays"))
    page.reload()
    page.wait_for_selector("#picture > *", state="attached")
    settle(page, 0.5)
    return (delays[len(delays) // 2] if delays else float("nan")), len(delays)


def soak(page, server, events):
    screen(page, "Brush")
    client = page.context.new_cdp_session(page)

    def heap():
        client.send("HeapProfiler.collectGarbage")
        return client.send("Runtime.getHeapUsage")["usedSize"]

    def run(count):
        for step in range(count // 10):
            x = 0.1 + 0.8 * ((step * 37) % 100) / 100
            drag(page, at(page, x, 0.4), at(page, 1 - x, 0.6))

    run(events // 5)
    settle(page)
    ours, theirs = server.memory(), heap()
    run(events)
    settle(page)
    grown, grownHeap = server.memory() - ours, heap() - theirs
    check(grown < 20 << 20, f"{events} events: the server grows by {grown / 1e6:.1f} MB")
    check(grownHeap < 4 << 20, f"{events} events: the page's heap grows by {grownHeap / 1e6:.2f} MB")


def streaming(page, seconds):
    """Makes ten updates a second. The position of the reader must not change, and announcements must be rare."""
    page.get_by_role("radio", name="Stream").check()
    # The previous screen may have 100,000 marks. A slow program needs time to leave it.
    page.get_by_role("radio", name="100,000").wait_for(state="detached")
    page.wait_for_selector(".chart")
    page.wait_for_timeout(1000)
    chart = page.locator(".chart").first
    chart.focus()
    page.keyboard.press("End")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    option = chart.locator("[role=option]")
    eventually(page, lambda: option.get_attribute("aria-posinset") == "57", "keys walk a chart that changes")
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)

    def nodes():
        tree = session.send("Accessibility.getFullAXTree")["nodes"]
        return page.evaluate("document.querySelectorAll('*').length"), len([n for n in tree if not n.get("ignored")])

    before = nodes()
    page.evaluate(
        """() => {
          const chart = document.activeElement, status = document.getElementById('status')
          window.stream = { updates: 0, lost: 0, moved: 0, said: [] }
          new MutationObserver(() => {
            stream.updates++
            if (document.activeElement !== chart) stream.lost++
            const option = document.getElementById(chart.getAttribute('aria-activedescendant'))
            if (option?.getAttribute('aria-posinset') !== '57') stream.moved++
          }).observe(document.getElementById('picture'), { subtree: true, childList: true, attributes: true })
          const words = () => [...document.querySelectorAll('#parts > p')].map(e => e.textContent)
          new MutationObserver(() => stream.said.push([performance.now(), status.textContent, words()]))
            .observe(status, { childList: true, characterData: true, subtree: true })
        }"""
    )
    page.wait_for_timeout(seconds * 1000)
    found = page.evaluate("window.stream")
    after = nodes()
    rate = found["updates"] / seconds
    check(rate > 1, f"{seconds} seconds: {rate:.1f} updates a second")
    check(found["lost"] == 0, f"the focus is lost {found['lost']} times")
    check(found["moved"] == 0, f"the place is lost {found['moved']} times")
    times = [said[0] for said in found["said"]]
    gaps = [b - a for a, b in zip(times, times[1:])]
    check(1 <= len(times) <= seconds / 5 + 1, f"{len(times)} announcements")
    # On a busy machine, an announcement can arrive late at the page.
    check(all(gap >= 4500 for gap in gaps), f"the closest of them {min(gaps, default=0) / 1000:.2f} seconds apart")
    check(all(text in words for _, text, words in found["said"]), "each says what is newest then")
    check(after == before, f"elements and nodes: {before} before, {after} after")


def hostile(server, count):
    """Sends invalid messages. Each client must be refused, and others must not be affected."""
    import websockets

    address = server.address.replace("http", "ws", 1) + "live"
    origin = "/".join(server.address.split("/")[:3])
    generator = random.Random(7)
    words = ["hello", "p", "hover", "wheel", "control", "inspect", "page", "painted", "look", "rest", "pinch", "x"]

    def value(depth=0):
        kind = generator.randrange(9 if depth < 3 else 7)
        if kind == 0:
            return generator.choice(words + ["d", "m", "u", "mouse", "touch", "press", "text", "on", "ArrowRight", "d"])
        if kind == 1:
            return generator.choice([0, 1, -1, 1e9, -1e300, 0.5, 2**53, 1e-300, -(2**63), 2**63 - 1, 2**64])
        if kind == 2:
            return generator.choice([True, False, None])
        if kind == 3:
            return "é" * generator.randrange(40)
        if kind == 4:
            return generator.uniform(-2000, 2000)
        if kind == 5:
            return generator.randrange(-5, 60)
        if kind == 6:
            return ""
        if kind == 7:
            return [value(depth + 1) for _ in range(generator.randrange(5))]
        return {generator.choice(["w", "h", "text", "lang", "zone", "dark", "scale"]): value(depth + 1) for _ in range(3)}

    def message():
        if generator.random() < 0.15:
            raw = bytes(generator.randrange(256) for _ in range(generator.randrange(60)))
            return raw if generator.random() < 0.5 else raw.decode("latin-1")
        return json.dumps([generator.choice(words)] + [value() for _ in range(generator.randrange(8))])

    async def run():
        sent = 0
        while sent < count:
            try:
                async with websockets.connect(address, origin=origin, max_size=None) as client:
                    await client.send(json.dumps(["hello", {"w": 600, "h": 500}, None]))
                    for _ in range(200):
                        await client.send(message())
                        sent += 1
            except Exception:
                sent += 1

        refused = 0
        for headers in [{"origin": "http://evil.example"}, {"origin": None}]:
            try:
                async with websockets.connect(address, **headers):
                    pass
            except Exception:
                refused += 1
        try:
            async with websockets.connect(address.replace("/live", "x/live"), origin=origin):
                pass
        except Exception:
            refused += 1
        check(refused == 3, "another origin, none, and a wrong token are refused")
        async with websockets.connect(address, origin=origin) as client:
            try:
                await client.send("[" + "1," * 60_000 + "1]")
                await asyncio.wait_for(client.recv(), 5)
                large = False
            except Exception:
                large = True
            check(large, "a message that is too long ends its connection")
        return sent

    sent = asyncio.run(run())
    check(server.process.poll() is None, f"{sent} hostile messages: the server goes on")


def idle(server, count):
    import websockets

    address = server.address.replace("http", "ws", 1) + "live"
    origin = "/".join(server.address.split("/")[:3])

    async def run():
        clients = []
        for _ in range(count):
            client = await websockets.connect(address, origin=origin, max_size=None)
            await client.send(json.dumps(["hello", {"w": 900, "h": 700}, None]))
            await client.recv()
            await client.recv()
            clients.append(client)
        memory = server.memory()
        for client in clients:
            await client.close()
        return memory

    memory = asyncio.run(run())
    check(memory < 200 << 20, f"{count} sessions take {memory / 1e6:.0f} MB")


def main():
    program, chromium = sys.argv[1:3]
    quick = "--quick" in sys.argv
    folder = sys.argv[sys.argv.index("--shots") + 1] if "--shots" in sys.argv else None
    if folder:
        os.makedirs(folder, exist_ok=True)
    server = Server(program)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 900, "height": 760})
            page.add_init_script(
                """const Plain = WebSocket
                window.sockets = []
                window.WebSocket = class extends Plain {
                  constructor(...a) { super(...a); window.sockets.push(this) }
                }"""
            )
            errors = []
            page.on("pageerror", lambda error: errors.append(str(error)))

            def shot(name):
                if folder:
                    page.screenshot(path=f"{folder}/{name}.png")

            opened(page, server.address)
            charts(page, shot)
            motion(page, shot)
            controls(page, shot)
            explorer(page)
            resuming(browser, page, server)
            for count, goal in [("1,000", 16), ("100,000", 50)]:
                median, frames = latency(page, count)
                print(f"      {count} marks: median {median:.1f} ms from event to painted frame over {frames} frames (goal {goal})")
            streaming(page, 12 if quick else 600)
            soak(page, server, 1_000 if quick else 10_000)
            check(not errors, f"no error in the page {errors[:2]}")
            browser.close()
        hostile(server, 1_000 if quick else 10_000)
        fresh = Server(program)
        idle(fresh, 100)
        fresh.stop()
    finally:
        server.stop()
    print(f"test-live: {len(failures)} failures" if failures else "test-live: all is well")
    sys.exit(1 if failures else 0)


main()
