"""Tests the index of the gallery in Chromium: thumbnails, filters by topic, mark and words, keys, widths, axe."""

import glob
import os
from urllib.parse import quote

WIDTHS = (320, 390, 700, 1024, 1600)


class Index:
    """Called by test_pages.py with the folder of the pages and the stored pictures."""

    def __init__(self, browser, folder, stored, check, axe):
        self.browser, self.folder, self.check, self.axe = browser, folder, check, axe
        # The index page needs the pictures in its folder, so link the stored ones.
        for path in glob.glob(os.path.join(stored, "*.svg")):
            link = os.path.join(folder, os.path.basename(path))
            if not os.path.exists(link):
                os.symlink(os.path.realpath(path), link)
        self.address = "file://" + os.path.join(folder, "index.html")

    def told(self, truth, what):
        self.check("index", truth, what)

    def run(self):
        for scheme in ("light", "dark"):
            page = self.browser.new_page(viewport={"width": 1024, "height": 800}, color_scheme=scheme)
            errors = []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.goto(self.address)
            self.axe(page, "index", scheme)
            page.locator("summary").first.click()
            self.axe(page, "index", f"{scheme}, open")
            self.told(not errors, f"script: {errors[:1]}")
            page.close()
        page = self.browser.new_page(viewport={"width": 1024, "height": 800})
        self.choice(page)
        self.keys(page)
        self.files(page)
        self.widths(page)
        page.close()
        self.without_script()

    def shown(self, page):
        return page.locator(".examples > li >> visible=true").count()

    def choice(self, page):
        page.goto(self.address)
        every = page.locator(".examples > li").count()
        self.told(self.shown(page) == every > 50, f"{self.shown(page)} of {every} examples show at first")
        for group in ("topic", "kind"):
            chips = page.locator(f".choices label:has([name={group}])").all()
            self.told(len(chips) > 6, f"{len(chips)} choices of {group}")
            for chip in chips:
                value = chip.locator("input").get_attribute("value")
                count = int(chip.locator("small").inner_text())
                chip.click()
                right = page.locator(f'.examples > li[data-{group}s~="{value}"]').count() if value else every
                self.told(self.shown(page) == count == right, f"{value}: {self.shown(page)} show, {right} are of this {group}")
                said = page.locator("[role=status]").inner_text()
                self.told(str(count) in said, f"{value}: the status says {said}")
            page.locator(f".choices input[name={group}]").first.check()
        page.locator(".choices input[value=time]").check()
        page.locator(".choices input[value=line]").check()
        both = page.locator('.examples > li[data-topics~="time"][data-kinds~="line"]').count()
        self.told(self.shown(page) == both > 2, f"{self.shown(page)} lines over time, {both} are")
        page.locator("input[type=search]").fill("Temperatures CITY")
        names = page.evaluate("[...document.querySelectorAll('.examples > li')].filter(i => !i.hidden).map(i => i.id)")
        self.told("CityTemperatures" in names and len(names) < 5, f"words find {names}")
        # The address contains the choice.
        address = page.url
        self.told("kind=line&topic=time&find=" in address, f"the address is {address}")
        page.goto("about:blank")
        page.goto(address)
        self.told(self.shown(page) == len(names), "the address does not bring back what was chosen")
        page.locator("input[type=search]").fill("no such words")
        self.told(self.shown(page) == 0 and "No example" in page.locator("[role=status]").inner_text(), "nothing is told")
        page.goto(self.address + "#" + quote("CafeSales"))
        self.told(self.shown(page) == every, "the name of an example hides others")

    def keys(self, page):
        page.goto(self.address)
        page.keyboard.press("Tab")
        self.told(page.evaluate("document.activeElement.name") == "find", "the first stop is not the field for words")
        page.keyboard.press("Tab")
        for group, stop in (("kind", "second"), ("topic", "third")):
            self.told(page.evaluate("document.activeElement.name") == group, f"the {stop} stop is not the {group}")
            page.keyboard.press("ArrowRight")
            value = page.evaluate("document.activeElement.value")
            right = page.locator(f'.examples > li[data-{group}s~="{value}"]').count()
            self.told(value and self.shown(page) == right, f"arrows do not choose a {group}")
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("Tab")
        link = page.evaluate("document.activeElement.getAttribute('href')")
        self.told(bool(link) and link.endswith(".html"), f"the fourth stop is {link}, not an example")
        with page.expect_navigation(url="**/" + link):
            page.keyboard.press("Enter")
        self.told(page.url.endswith(link) and page.locator("#image").count() == 1, f"{link} opens {page.url}")

    def files(self, page):
        page.goto(self.address)
        # Thumbnails are loaded lazily.
        page.evaluate("document.querySelectorAll('.thumbnail img').forEach(i => i.loading = 'eager')")
        page.wait_for_load_state("networkidle")
        page.wait_for_function("[...document.images].every(i => i.complete)")
        blank = page.evaluate("[...document.images].filter(i => !i.naturalWidth || !i.alt).map(i => i.src)")
        self.told(not blank, f"thumbnails without a picture or words: {blank[:3]}")
        pages = page.evaluate("[...document.querySelectorAll('h2 a')].map(a => a.getAttribute('href'))")
        lost = [name for name in pages if not os.path.exists(os.path.join(self.folder, name))]
        self.told(not lost, f"links lead nowhere: {lost[:3]}")
        # The picture opens the page too.
        box = page.locator(".thumbnail").first.bounding_box()
        with page.expect_navigation(url="**/" + pages[0]):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.told(page.url.endswith(pages[0]), f"the first picture opens {page.url}")

    def widths(self, page):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(self.address)
            page.locator("summary").first.click()
            wide = page.evaluate("document.documentElement.scrollWidth")
            self.told(wide <= width, f"{wide} pixels wide in a window of {width}")
            small = page.evaluate(
                "[...document.querySelectorAll('.choices label, summary')].filter(e => e.getBoundingClientRect().height < 24).length"
            )
            self.told(small == 0, f"{small} targets under 24 pixels in a window of {width}")

    def without_script(self):
        page = self.browser.new_context(java_script_enabled=False).new_page()
        page.goto(self.address)
        self.told(page.locator("form >> visible=true").count() == 0, "a form shows that nothing answers to")
        self.told(page.locator("h2 a >> visible=true").count() > 50, "no examples without the script")
        page.close()
