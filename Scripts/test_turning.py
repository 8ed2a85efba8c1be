"""Tests rotating 3-D charts in pages by real pointers, fingers and keys. Called by test_pages."""

import io
import os
import statistics

from PIL import Image, ImageChops

LIST = "document.querySelector('[role=listbox]')"
NO_WEBGL = """const own = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === 'webgl' ? null : own.call(this, kind, ...rest) };"""
# Records the milliseconds of each frame until it is completely drawn.
TIMES = """const ask = window.requestAnimationFrame.bind(window);
window.frames = [];
window.requestAnimationFrame = body => ask(time => {
  const start = performance.now();
  body(time);
  const canvas = document.querySelector('.turning canvas'), gl = canvas && canvas.getContext('webgl');
  if (gl) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  else if (canvas) canvas.getContext('2d').getImageData(0, 0, 1, 1);
  window.frames.push(performance.now() - start);
});"""
# Maximum size in bytes of a page with a surface.
LARGEST = 400_000
POSES = {"right": (50, 40), "behind": (160, -25), "first": (-30, 15)}


class Turning:
    def __init__(self, browser, folder, check, axe):
        self.browser, self.folder, self.check, self.axe = browser, folder, check, axe

    def is_by(self, page, name, kind):
        """Checks that the marks are drawn by the method `kind`: WebGL or the canvas."""
        page.locator(".turning canvas").first.wait_for(state="attached")
        is_gl = page.evaluate("!!document.querySelector('.turning canvas').getContext('webgl')")
        self.check(name, is_gl == (kind == "WebGL"), f"{kind} does not draw the marks")

    def open(self, name, fragment="", script=None, **options):
        context = self.browser.new_context(**({"viewport": {"width": 700, "height": 800}} | options))
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.on("pageerror", lambda error: self.check(name, False, f"script: {error}"))
        page.goto("file://" + os.path.join(self.folder, name + ".html") + fragment)
        page.wait_for_function("views.some(view => view.turning)")
        return page

    def pose(self, page):
        """Returns the pose in degrees from the address; None if it has none."""
        page.wait_for_timeout(1000)
        fragment = page.evaluate("location.hash")
        if "pose=" not in fragment:
            return None
        return tuple(float(v) for v in fragment.split("pose=")[1].split(";")[0].split(","))

    def is_near(self, page, name, wanted, what, within=1.5):
        pose = self.pose(page)
        fits = pose is not None and all(abs(a - b) <= within for a, b in zip(pose, wanted))
        self.check(name, fits, f"{what}: {pose}, not {wanted}")

    def said(self, page):
        return page.inner_text("#status").strip()

    def run(self):
        self.pointers()
        self.fingers()
        self.keys()
        self.buttons()
        self.links()
        self.values()
        self.appearance()
        self.pictures()
        self.sizes()
        self.speed()

    def drag(self, page, dx, dy, steps=8):
        box = page.locator("[role=listbox]").first.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, steps + 1):
            page.mouse.move(x + dx * step / steps, y + dy * step / steps)
        page.mouse.up()

    def half_turn(self, page):
        """Returns the number of pixels of a drag by half a turn."""
        return page.evaluate("Math.min(...views[0].chart.scene.frames[layout].slice(2)) * scale")

    def pointers(self):
        name = "turned/first"
        page = self.open(name)
        check = self.check
        check(name, page.locator(".turning").is_hidden(), "the first picture is drawn by the script")
        half = self.half_turn(page)
        self.drag(page, half * 50 / 180, half * 20 / 180)
        self.is_near(page, name, (20, 35), "a drag")
        check(name, page.locator(".turning").is_visible(), "the turned chart is not drawn")
        check(name, self.said(page) in ("Azimuth 20°, inclination 35°", "Azimuth 20°, inclination 34°"), f"says {self.said(page)!r}")
        self.axe(page, name, "turned")
        # A pose near a side view snaps to the side view.
        self.drag(page, -half * 22 / 180, -half * 33 / 180)
        self.is_near(page, name, (0, 0), "near a side", 0.01)
        check(name, self.said(page).startswith("Front"), f"says {self.said(page)!r} of the front")
        box = page.locator("[role=listbox]").first.bounding_box()
        page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        check(name, self.pose(page) is None, "a double click does not go back")
        check(name, page.locator(".turning").is_hidden(), "the first view is not the first picture")
        # A click does not rotate the chart.
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        check(name, self.pose(page) is None, "a click turns the chart")
        page.context.close()

    def fingers(self):
        name = "turned/first"
        page = self.open(name, viewport={"width": 375, "height": 600}, has_touch=True)
        session = page.context.new_cdp_session(page)
        box = page.locator("[role=listbox]").first.bounding_box()

        def swipe(x, y, dx, dy):
            touch = lambda kind, points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            touch("touchStart", [{"x": x, "y": y}])
            for step in range(1, 11):
                touch("touchMove", [{"x": x + dx * step / 10, "y": y + dy * step / 10}])
                page.wait_for_timeout(16)
            touch("touchEnd", [])

        swipe(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 60, -40)
        pose = self.pose(page)
        self.check(name, pose is not None and pose[0] > -20 and pose[1] < 5, f"a finger turns the chart to {pose}")
        self.check(name, page.evaluate("scrollY") == 0, "a finger on the chart scrolls the page")
        self.check(name, page.evaluate("document.documentElement.scrollWidth") <= 375, "wider than a phone")
        height = page.evaluate("document.querySelector('h2').getBoundingClientRect().top")
        swipe(180, min(height, 580), 0, -150)
        page.wait_for_timeout(300)
        self.check(name, page.evaluate("scrollY") > 50, "a finger beside the chart does not scroll the page")
        page.context.close()

    def keys(self):
        name = "turned/first"
        page = self.open(name, reduced_motion="reduce")
        page.locator("[role=listbox]").first.focus()
        before = page.evaluate(f"{LIST}.getAttribute('aria-activedescendant')")
        for key, times in (("Shift+ArrowRight", 3), ("Shift+ArrowDown", 2), ("Shift+ArrowLeft", 1), ("Shift+ArrowUp", 1)):
            for _ in range(times):
                page.keyboard.press(key)
        self.is_near(page, name, (-20, 20), "keys", 0.01)
        self.check(name, page.evaluate(f"{LIST}.getAttribute('aria-activedescendant')") == before, "keys that turn walk the values")
        page.keyboard.press("ArrowRight")
        self.check(name, page.evaluate(f"{LIST}.getAttribute('aria-activedescendant')") != before, "arrows do not walk the values")
        page.keyboard.press("0")
        self.check(name, self.pose(page) is None, "0 does not go back")
        page.context.close()

    def buttons(self):
        name = "turned/first"
        views = {"front": (0, 0), "back": (180, 0), "left": (90, 0), "right": (-90, 0), "top": (0, 90), "bottom": (0, -90)}
        page = self.open(name)
        for each, wanted in views.items():
            page.locator(f"[data-do={each}]").click()
            pose = self.pose(page)
            fits = pose is not None and abs(abs(pose[0]) - abs(wanted[0])) < 0.01 and abs(pose[1] - wanted[1]) < 0.01
            self.check(name, fits, f"the button {each} leads to {pose}")
            self.check(name, self.said(page).rstrip("\u00a0").lower() == each, f"{each} is said as {self.said(page)!r}")
        page.locator("[data-do=first]").click()
        self.check(name, self.pose(page) is None, "the button of the first view does not go back")
        # A rotation is animated, unless the user prefers reduced motion.
        for motion, is_on_its_way in (("no-preference", True), ("reduce", False)):
            page.emulate_media(reduced_motion=motion)
            moving = page.evaluate(
                """new Promise(done => { document.querySelector('[data-do=top]').click();
                requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() =>
                  done(document.querySelector('.turning path').getAttribute('d'))))) })"""
            )
            page.wait_for_timeout(500)
            rested = page.evaluate("document.querySelector('.turning path').getAttribute('d')")
            self.check(name, (moving != rested) == is_on_its_way, f"motion {motion}: on its way is {moving != rested}")
            page.locator("[data-do=first]").click()
            page.wait_for_timeout(500)
        nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        names = [n["name"]["value"] for n in nodes if n.get("role", {}).get("value") == "button" and not n.get("ignored")]
        missing = {"Front", "Back", "Left", "Right", "Top", "Bottom", "First view"} - set(names)
        self.check(name, not missing, f"the tree has no buttons {missing}")
        self.axe(page, name, "views")
        page.context.close()

    def links(self):
        name = "turned/first"
        page = self.open(name, "#select=1.pose=50,40")
        page.wait_for_timeout(300)
        self.check(name, page.locator(".turning").is_visible(), "a link shows the first view")
        page.evaluate("location.hash = '#select=1.pose=90,-45'")
        self.is_near(page, name, (90, -45), "another address", 0.01)
        for broken in ("1.pose=x,y", "1.pose=1e999,2", "2.pose=3,4", "1.pose="):
            other = self.open(name, "#select=" + broken)
            other.wait_for_timeout(100)
            self.check(name, other.locator(".turning").is_hidden(), f"a link to {broken} turns the chart")
            other.context.close()
        page.context.close()

    def values(self):
        """Checks that the ring of a value is at its point, in the first picture and after a rotation."""
        name = "turned/right"
        page = self.open(name)
        page.locator("[role=listbox]").first.focus()
        ring = lambda: page.locator(".dot.current").bounding_box()
        page.keyboard.press("Home")
        wanted = ring()
        # Show the same value and pose in a page that began with another pose.
        text = page.evaluate("views[0].cursor.series.text(views[0].cursor.row)")
        other = self.open("turned/first", "#select=1.pose=50,40")
        other.locator("[role=listbox]").first.focus()
        other.evaluate("text => { const view = views[0]; for (let k = 0; k < view.chart.series[0].count; k++) {"
                       " const value = view.chart.series[0].at(k); if (value.series.text(value.row) === text) view.go(value) } }", text)
        other.wait_for_timeout(200)
        found = other.locator(".dot.current").bounding_box()
        far = max(abs(found["x"] - wanted["x"]), abs(found["y"] - wanted["y"]))
        self.check(name, far < 2, f"the ring is {far:.1f} pixels from its value")
        page.context.close()
        other.context.close()

    def shot(self, page):
        page.wait_for_timeout(400)
        box = page.locator("#picture").bounding_box()
        return Image.open(io.BytesIO(page.screenshot(clip=box))).convert("RGB")

    def appearance(self):
        """Tests dark appearance, forced colours and paper."""
        name = "turned/first"
        page = self.open(name, "#select=1.pose=50,40")
        light = self.shot(page)
        page.emulate_media(color_scheme="dark")
        dark = self.shot(page)
        self.check(name, dark.getpixel((2, 2)) != light.getpixel((2, 2)), "a turned chart stays light")
        whole = self.open("turned/right", color_scheme="dark")
        self.compare(name, "dark", dark, self.shot(whole))
        self.contours()
        self.choice()
        page.emulate_media(color_scheme="light", forced_colors="active")
        self.axe(page, name, "forced colours")
        page.emulate_media(forced_colors="none", media="print")
        self.check(name, page.locator(".turning").is_visible(), "paper shows another view")
        whole.context.close()
        page.context.close()

    def contours(self):
        """Checks that increased contrast adds contour lines."""
        name = "turned/right"
        whole = self.open(name, contrast="more")
        wanted = self.shot(whole)
        whole.context.close()
        for kind, script in (("WebGL", None), ("canvas", NO_WEBGL)):
            shots = []
            for contrast in ("more", "no-preference"):
                page = self.open("turned/first", "#select=1.pose=50,40", script, contrast=contrast)
                shots.append(self.shot(page))
                self.is_by(page, name, kind)
                page.context.close()
            near = self.compare(name, f"contours by {kind}", shots[0], wanted)
            far = statistics.fmean(ImageChops.difference(shots[1], wanted).convert("L").getdata())
            self.check(name, near < far, f"{kind}: with lines of equal height it differs by {near:.2f}, without by {far:.2f}")

    def choice(self):
        """Checks that a chosen series keeps its colours while others fade, in the first view and after a rotation."""
        name = "PenguinSpace"
        for kind, script in (("WebGL", None), ("canvas", NO_WEBGL)):
            page = self.open(name, script=script)
            button = page.locator(".legend button").first
            button.click()
            page.locator(".turning canvas").first.wait_for(state="attached")
            page.wait_for_timeout(400)
            self.check(name, page.locator(".turning").is_visible(), f"{kind}: the first view does not fade the others")
            self.is_by(page, name, kind)
            self.check(name, page.evaluate("location.hash") == "", "a choice is taken for a turn")
            self.axe(page, name, "one series")
            page.locator("[data-do=right]").click()
            page.wait_for_timeout(800)
            alone = self.shot(page)
            button.click()
            page.wait_for_timeout(400)
            both = self.shot(page)
            # If only one of three series is highlighted, there are fewer saturated pixels.
            strong = [sum(s > 100 for s in shot.convert("HSV").getchannel("S").getdata()) for shot in (alone, both)]
            self.check(name, 0 < strong[0] < 0.7 * strong[1], f"{kind}: strong pixels of one series {strong[0]}, of all {strong[1]}")
            page.locator("[data-do=first]").click()
            page.wait_for_timeout(800)
            self.check(name, page.locator(".turning").is_hidden(), f"{kind}: the first view is not the first picture again")
            page.context.close()

    def compare(self, name, what, a, b, most=2.5):
        """Mean difference over all pixels, and the share of pixels that differ much."""
        size = (min(a.width, b.width), min(a.height, b.height))
        pixels = list(ImageChops.difference(a.crop((0, 0, *size)), b.crop((0, 0, *size))).convert("L").getdata())
        mean, far = statistics.fmean(pixels), sum(v > 60 for v in pixels) / len(pixels)
        self.check(name, mean <= most and far <= 0.02, f"{what}: differs by {mean:.2f} on average, much at {far:.2%}")
        return mean

    def pictures(self):
        """Checks that WebGL and the canvas draw the same picture as the renderer in the same pose."""
        found = []
        for near in ("", "-near"):
            for pose, (azimuth, inclination) in POSES.items():
                whole = self.open(f"turned/{pose}{near}")
                wanted = self.shot(whole)
                whole.context.close()
                start = "right" if pose == "first" else "first"
                for kind, script in (("WebGL", None), ("canvas", NO_WEBGL)):
                    page = self.open(f"turned/{start}{near}", f"#select=1.pose={azimuth},{inclination}", script)
                    drawn = self.shot(page)
                    self.is_by(page, f"turned/{pose}{near}", kind)
                    found.append(self.compare(f"turned/{pose}{near}", kind, drawn, wanted))
                    clipped = page.evaluate(
                        """() => { const box = document.querySelector('.turning').getBoundingClientRect();
                        return [...document.querySelectorAll('.turning text')].filter(t => t.getClientRects().length)
                          .map(t => t.getBoundingClientRect()).filter(t => t.left < box.left - 1 || t.right > box.right + 1
                            || t.top < box.top - 1 || t.bottom > box.bottom + 1).length }"""
                    )
                    self.check(f"turned/{pose}{near}", clipped == 0, f"{kind}: {clipped} labels are cut")
                    page.context.close()
        print(f"turning: {len(found)} turned charts differ from their pictures by {max(found):.2f} of 255 at most")

    def sizes(self):
        size = os.path.getsize(os.path.join(self.folder, "turned", "first.html"))
        self.check("turned/first", size <= LARGEST, f"a page with a surface has {size} bytes")
        page = self.open("turned/points")
        self.check("turned/points", "30,000" in page.inner_text("main") and "60,000" in page.inner_text("main"), "the page does not say what it leaves out")
        page.context.close()

    def speed(self):
        """Measures the milliseconds of a frame, without a test."""
        for kind, script in (("WebGL", ""), ("canvas", NO_WEBGL)):
            for name in ("turned/cubes", "turned/first"):
                page = self.open(name, "#select=1.pose=20,20", script + TIMES)
                page.wait_for_timeout(1000)
                page.locator("[role=listbox]").first.focus()
                for _ in range(15):
                    page.keyboard.press("Shift+ArrowRight")
                    page.wait_for_timeout(40)
                times = page.evaluate("frames.slice(-12)")
                faces = page.evaluate("new Mesh(views[0].chart.scene).quads.length / 4")
                print(f"turning: {name}, {faces:,} faces of four corners by {kind}: {statistics.median(times):.1f} ms a frame")
                page.context.close()
