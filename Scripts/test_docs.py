"""Tests the documentation site in Chromium: every link, the search, axe, widths, and the reference from any folder.

    test_docs.py SITE
"""

import functools
import http.server
import json
import os
import re
import sys
import threading
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urljoin

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = (360, 800, 1400)


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.names = [], set()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.links += [attributes[name] for name in ("href", "src") if attributes.get(name)]
        if "id" in attributes:
            self.names.add(attributes["id"])


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def parsed(path, known={}):
    if path not in known:
        known[path] = Links()
        with open(path) as file:
            known[path].feed(file.read())
    return known[path]


def check_links(site, problem):
    """Checks that every link of the guide, the gallery and the first page leads to a file and to an anchor in it."""
    count = 0
    pages = [os.path.join(folder, file) for part in ("", "guide", "gallery")
             for folder in [os.path.join(site, part)] for file in os.listdir(folder) if file.endswith(".html")]
    for page in pages:
        for link in parsed(page).links:
            if re.match(r"[a-z]+:", link):
                continue
            address, name = urldefrag(link)
            address = unquote(address.split("?")[0])
            target = os.path.normpath(os.path.join(os.path.dirname(page), address)) if address else page
            count += 1
            if os.path.isdir(target):
                target = os.path.join(target, "index.html")
            if not os.path.exists(target):
                problem(f"{os.path.relpath(page, site)} leads to {link}, which is not there")
            elif name and target.endswith(".html") and "/reference/" not in target:
                if name not in parsed(target).names and not (os.path.dirname(page).endswith("gallery")):
                    problem(f"{os.path.relpath(page, site)} leads to {link}, and there is no such place")
    return count


def check_entries(site, problem):
    """Checks that every search entry leads to a page with its name and that its picture exists."""
    with open(f"{site}/entries.js") as file:
        entries = json.loads(file.read().removeprefix("const entries = ").rstrip(";\n"))
    pages = {}
    for title, address, kind, _, _ in entries:
        path = unquote(address.replace("~", "reference/documentation/").split("#")[0])
        if path.endswith("/"):
            path += "index.html"
        if not os.path.exists(f"{site}/{path}"):
            problem(f"the search leads from {title} to {address}, which is not there")
        if address.startswith("~"):
            pages.setdefault(address, []).append(title)
    for address, titles in pages.items():
        if len(titles) > 1:
            problem(f"the search leads from {titles[:3]} to one page, {address}")
    for folder in ("", "guide/", "gallery/"):
        for file in os.listdir(f"{site}/{folder}"):
            if file.endswith(".html"):
                with open(f"{site}/{folder}{file}") as text:
                    if '<link rel="icon" href="data:,">' not in text.read():
                        problem(f"{folder}{file} has a browser ask for an icon that is not there")


# Each entry: the search words, the lowest allowed rank of the result, a part of its title, and its address.
SEARCHES = [
    ("BarMark", 1, "BarMark", "reference/documentation/charts/barmark/"),
    ("line", 1, "LineMark", "reference/documentation/charts/linemark/"),
    ("area chart", 1, "AreaMark", "reference/documentation/charts/areamark/"),
    ("pie chart", 1, "Donut", "gallery/"),
    ("dark mode", 1, "Appearance", "guide/Pictures.html"),
    ("install", 1, "Install", "guide/GettingStarted.html"),
    ("installation", 1, "Install", "guide/GettingStarted.html"),
    ("uninstall", 1, "Install", "guide/GettingStarted.html"),
    ("getting started", 1, "Getting started", "guide/GettingStarted.html"),
    ("hello world", 1, "Getting started", "guide/GettingStarted.html"),
    ("licence", 1, "Licence", "guide/GettingStarted.html"),
    ("export pdf", 5, "ImageRenderer.write", "reference/documentation/swiftui/imagerenderer/"),
    ("export png", 5, "ImageRenderer.write", "reference/documentation/swiftui/imagerenderer/"),
    ("exporting", 5, "ImageRenderer.write", "reference/documentation/swiftui/imagerenderer/"),
    ("save image", 5, "ImageRenderer", "reference/documentation/swiftui/imagerenderer/"),
    ("tooltip", 5, "chartXSelection", "reference/documentation/charts/swiftui/view/chartxselection"),
    ("chartXAxis hidden", 1, "chartXAxis", "reference/documentation/charts/swiftui/view/chartxaxis"),
    ("chartXSelection", 1, "chartXSelection", "reference/documentation/charts/swiftui/view/chartxselection"),
    ("UIColor", 1, "UIColor", "reference/documentation/uikit/uicolor/"),
    ("Logger", 1, "Logger", "reference/documentation/os/logger/"),
    ("time zones servers", 5, "Servers", "guide/Servers.html"),
    ("cafe sales", 5, "Bars", "gallery/CafeSales.html"),
    ("ImageRenderer", 1, "ImageRenderer", "reference/documentation/swiftui/imagerenderer/"),
    ("DataQuery", 1, "DataQuery", "reference/documentation/chartdata/dataquery/"),
    ("tooltips", 5, "Tooltips", "guide/Recipes.html"),
    ("dual axis", 5, "Two value axes", "guide/Recipes.html"),
    ("rotate axis labels", 1, "Rotate axis labels", "guide/Recipes.html"),
    ("transparent background", 1, "White or transparent background", "guide/Recipes.html"),
    ("snapshot test", 5, "Snapshot tests", "guide/Snapshots.html"),
    ("troubleshooting", 1, "Troubleshooting", "guide/Troubleshooting.html"),
    # If no entry has both words, the search finds entries with one of them.
    ("BarMark unheardofword", 5, "BarMark", "reference/documentation/charts/barmark/"),
]


def main():
    site = os.path.abspath(sys.argv[1])
    problems = []
    links = check_links(site, problems.append)
    with open(f"{site}/report.json") as text:
        report = json.load(text)
    for module, count in report["uncommented"].items():
        if count:
            problems.append(f"{module}: {count} public symbols have no comment")
    problems += [f"{name} has no page in the reference" for name in report["pageless"]]
    problems += [f"docc: {line}" for line in report["warnings"]]
    check_entries(site, problems.append)
    # Serve the site from a subfolder, like hosts of project sites.
    parent, name = os.path.split(site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=parent))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_address[1]}/{name}/"
    axe_core = Axe()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROME"], args=["--no-sandbox"])

        def look(address, scheme="light", width=1000):
            page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)
            page.on("pageerror", lambda error: problems.append(f"{address}: script: {error}"))
            page.on("requestfailed", lambda request: problems.append(f"{address}: {request.url} failed"))
            page.on("response", lambda answer: answer.status >= 400 and problems.append(
                f"{address}: {answer.url} is {answer.status}"))
            page.on("request", lambda request: request.url.startswith((root, "data:", "blob:")) or problems.append(
                f"{address}: it asks {request.url}"))
            page.goto(root + address)
            return page

        def axe(page, what):
            for found in axe_core.run(page).response["violations"]:
                problems.append(f"{what}: axe: {found['id']}: {found['nodes'][0]['html'][:120]}")

        # The first page: the search finds words of each part, and its results lead there.
        for scheme in ("light", "dark"):
            page = look("index.html", scheme)
            axe(page, f"first page, {scheme}")
            page.locator("input[type=search]").fill("BarMark")
            axe(page, f"first page, {scheme}, with words")
            page.close()
        page = look("index.html")
        for words, count, title, place in SEARCHES:
            page.locator("input[type=search]").fill(words)
            rows = page.evaluate(
                "[...document.querySelectorAll('.found a')].map(a => [a.textContent, a.getAttribute('href')])")
            if not any(title in row[0] and row[1].startswith(place) for row in rows[:count]):
                problems.append(f"first page: {words!r} finds {rows[:5]}")
        noise = page.evaluate("entries.map(e => e[0]).filter(t => /\\.(body|build[A-Z]\\w*\\(.*)$/.test(t) && t !== 'View.body')")
        if noise:
            problems.append(f"first page: the search knows {noise[:3]}")
        if page.locator(".parts >> visible=true").count():
            problems.append("first page: its parts stay beside what is found")
        page.locator("input[type=search]").fill("zzqqxx")
        if "Nothing" not in page.locator("[role=status]").inner_text():
            problems.append("first page: nothing is said where nothing is found")
        page.locator("input[type=search]").fill("")
        if not page.locator(".parts >> visible=true").count():
            problems.append("first page: its parts do not come back")
        page.close()

        # The guide.
        for file in sorted(os.listdir(f"{site}/guide")):
            if not file.endswith(".html"):
                continue
            for scheme in ("light", "dark"):
                page = look(f"guide/{file}", scheme)
                axe(page, f"{file}, {scheme}")
                page.close()
            for width in WIDTHS:
                page = look(f"guide/{file}", width=width)
                wide = page.evaluate("document.documentElement.scrollWidth")
                if wide > width:
                    problems.append(f"{file}: {wide} wide in a window of {width}")
                page.close()

        # The reference's script works in any folder.
        for address, text in [
            ("reference/documentation/", "ChartData"), ("reference/documentation/charts/", "BarMark"),
            ("reference/documentation/charts/barmark/", "BarMark"),
            ("reference/documentation/swiftui/imagerenderer/", "ImageRenderer"),
        ]:
            page = look(address)
            try:
                # Skip invisible matches: the first match may be in a closed menu.
                page.locator("main").get_by_text(text).locator("visible=true").first.wait_for(timeout=10_000)
                page.locator("h1").first.wait_for(timeout=10_000)
            except Exception:
                problems.append(f"{address}: there is no {text}: {page.inner_text('body')[:80]!r}")
            page.close()
        page = look("reference/documentation/charts/")
        page.locator("main a", has_text="BarMark").first.click()
        page.wait_for_timeout(1500)
        if not page.url.lower().rstrip("/").endswith("/charts/barmark"):
            problems.append(f"reference: a click on BarMark leads to {page.url}")
        page.close()
        # An extension's page. The site's header must stay correct after DocC's script changes the page.
        page = look("reference/documentation/charts/swiftui/view/chartxselection(value:)/")
        page.locator("h1", has_text="chartXSelection").wait_for(timeout=10_000)
        # In a narrow window, the list of all symbols is hidden.
        page.locator("main a[href*='/reference/documentation/charts']").locator("visible=true").first.click()
        page.wait_for_timeout(1000)
        menu = dict(page.evaluate("[...document.querySelectorAll('.site a')].map(a => [a.textContent, a.href])"))
        for name, place in [("Search", "index.html"), ("Guide", "guide/README.html"), ("Gallery", "gallery/index.html")]:
            if menu.get(name) != root + place:
                problems.append(f"reference: the header leads to {menu}")
        page.locator(".site a", has_text="Gallery").click()
        page.wait_for_url("**/gallery/index.html")
        page.close()

        # The gallery: the way back, and sounds that play on the page.
        page = look("gallery/index.html#CafeSales")
        item = page.locator("#CafeSales")
        item.locator("summary").click()
        length = item.locator("audio").evaluate(
            "a => new Promise((done) => { a.muted = true; a.ontimeupdate = () => done(a.duration); a.onerror = () => done(0); a.play() })")
        if not length > 1:
            problems.append(f"gallery: a sound is {length} seconds long")
        if page.locator("audio:not([preload=none])").count():
            problems.append("gallery: sounds are asked for before they are played")
        item.locator("h2 a").click()
        page.locator("nav.site a", has_text="Gallery").click()
        page.wait_for_url("**/gallery/index.html#CafeSales")
        page.locator("nav.site a", has_text="Reference").click()
        page.wait_for_url("**/reference/documentation/**")
        page.close()

        # Names in the guide link to the reference.
        page = look("guide/Charts.html")
        if page.locator("a[href*='reference/documentation/uikit/uicolor/'] > code").count() < 1:
            problems.append("guide: names of symbols lead nowhere")
        page.close()

        for address in ("guide/GettingStarted.html", "gallery/index.html", "gallery/CafeSales.html",
                        "reference/documentation/", "reference/documentation/charts/barmark/",
                        "reference/documentation/charts/swiftui/view/chartxselection(value:)/"):
            for width in (360, 1400):
                for scheme in ("light", "dark"):
                    page = look(address, scheme, width)
                    if address.startswith("reference"):
                        page.locator("h1").first.wait_for(timeout=10_000)
                        page.wait_for_timeout(300)
                    axe(page, f"{address}, {width}, {scheme}")
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    if wide > width:
                        problems.append(f"{address}: {wide} wide in a window of {width}")
                    page.close()
        browser.close()
    for line in problems[:40]:
        print(f"test_docs: {line}")
    print(f"test_docs: {len(problems)} problems; {links} links")
    return 1 if problems else 0


sys.exit(main())
