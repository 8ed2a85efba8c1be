"""Tests pages in frames, without their style sheet, and with forced colours. Called by test_pages.py."""

import os
import re

# The visible picture, the end of the toolbar, and the window.
LOOK = """() => { const svg = [...document.querySelectorAll('#image svg')].find(s => s.getClientRects().length);
  const [box, tools] = [svg, document.querySelector('.tools')].map(e => e.getBoundingClientRect());
  return { top: box.top, bottom: box.bottom, width: box.width, tools: tools.bottom, scale: box.width / svg.viewBox.baseVal.width,
    wide: document.documentElement.scrollWidth, high: document.documentElement.scrollHeight } }"""
# The document in Documentation/Pages.md that sets the height of frames.
LISTENER = """<script>addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'opencharts-height') return
  window.heights = [...window.heights || [], data.height]
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.style.height = `${data.height}px`
  } })</script>"""


class Frames:
    def __init__(self, browser, folder, check):
        self.browser, self.folder, self.check = browser, folder, check

    def run(self, names):
        for name in names:
            self.short_frames(name)
            self.heights(name)
            self.without_styles(name)
            self.forced_colors(name)
        print(f"frames: {len(names)} pages")

    def frame(self, name, width, height, fragment="", head=""):
        """Opens a page in a frame of another document. Returns the document and the frame."""
        outer = os.path.join(self.folder, "frame.htm")
        with open(outer, "w", encoding="utf-8") as file:
            file.write(
                f"<!DOCTYPE html><body style='margin:0'>{head}<iframe src='{name}.html{fragment}'"
                f" style='border:0;display:block;width:{width}px;height:{height}px'></iframe>"
            )
        page = self.browser.new_page(viewport={"width": max(width, 700), "height": 900})
        page.goto("file://" + outer)
        page.wait_for_timeout(200)
        os.remove(outer)
        return page, page.frames[1]

    def short_frames(self, name):
        for width, height in ((640, 400), (800, 360), (560, 320)):
            page, frame = self.frame(name, width, height)
            seen = frame.evaluate(LOOK)
            self.check(name, seen["tools"] <= height, f"the tools end at {seen['tools']:.0f} of {height} pixels")
            self.check(name, seen["bottom"] <= height, f"the picture ends at {seen['bottom']:.0f} of {height} pixels")
            self.check(name, seen["scale"] >= 0.5, f"a scale of {seen['scale']:.2f} at {height} pixels")
            self.check(name, seen["wide"] <= width, f"{seen['wide']} pixels wide in a frame of {width}")
            page.close()
        page, frame = self.frame(name, 640, 400, "#picture")
        seen = frame.evaluate(LOOK)
        self.check(name, seen["top"] == 0 and seen["high"] <= 400, f"the picture alone is {seen['high']} pixels high")
        shown = frame.evaluate("[...document.querySelectorAll('button, table, h2')].filter(e => e.checkVisibility()"
                               " && e.getBoundingClientRect().height > 1 && !e.closest('.legend, section')).length")
        self.check(name, shown == 0, f"{shown} elements beside the picture alone")
        frame.locator("[role=listbox]").first.focus()
        page.keyboard.press("ArrowRight")
        self.check(name, frame.locator(".callout >> visible=true").count() == 1, "no callout in the picture alone")
        page.close()

    def heights(self, name):
        for fragment in ("", "#picture"):
            page, frame = self.frame(name, 640, 150, fragment, LISTENER)
            heights = page.evaluate("window.heights || []")
            self.check(name, 0 < len(heights) <= 3, f"heights {heights[:9]}")
            room = frame.evaluate("[innerHeight, document.documentElement.offsetHeight]")
            self.check(name, abs(room[0] - room[1]) <= 1, f"{room[1]} pixels in a frame of {room[0]} after its message")
            page.close()

    def without_styles(self, name):
        """Tests a page whose style sheet was removed, as by a policy or a mail program."""
        html = open(os.path.join(self.folder, name + ".html"), encoding="utf-8").read()
        path = os.path.join(self.folder, "plain.htm")
        with open(path, "w", encoding="utf-8") as file:
            file.write(re.sub(r"<style>.*?</style>", "", html, count=1, flags=re.S))
        for script in (True, False):
            page = self.browser.new_context(java_script_enabled=script).new_page()
            page.goto("file://" + path)
            count = page.locator("#image svg >> visible=true").count()
            self.check(name, count == 1, f"{count} pictures without the style sheet")
            unknown = page.evaluate(
                """() => { const svg = [...document.querySelectorAll('#image svg')].find(s => s.getClientRects().length);
                return [...svg.querySelectorAll('*')].filter(e => ['fill', 'stroke'].some(
                  key => /^var\\(--c\\d+\\)$/.test(e.getAttribute(key) || ''))).length }"""
            )
            self.check(name, unknown == 0, f"{unknown} elements without a colour where the style sheet is missing")
            page.close()
        os.remove(path)

    def forced_colors(self, name):
        """Checks that marks, legend and callout keep the colours that readers match."""
        def colors(**media):
            page = self.browser.new_page(viewport={"width": 700, "height": 800})
            page.emulate_media(**media)
            page.goto(f"file://{self.folder}/{name}.html")
            found = page.evaluate(
                """() => { const svg = [...document.querySelectorAll('#image svg')].find(s => s.getClientRects().length);
                const style = e => getComputedStyle(e);
                const strokes = [...svg.querySelectorAll('.marks [stroke]')].map(e => style(e).stroke);
                const fills = [...svg.querySelectorAll('.marks :is(path, rect, circle)')].map(e => style(e).fill);
                const legend = [...svg.querySelectorAll('.legend :is(path, rect, circle, line)')].map(e => style(e).fill + style(e).stroke);
                return [strokes, fills, legend] }"""
            )
            page.close()
            return found

        self.check(name, colors() == colors(forced_colors="active"), "forced colours change the colours of marks")
