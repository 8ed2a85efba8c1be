"""The documentation site in Chromium: every link, the search, axe, widths, and the reference from any folder.

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
    """Every link of the guide, the gallery and the first page leads to a file, and to a place in it."""
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


def main():
    site = os.path.abspath(sys.argv[1])
    problems = []
    links = check_links(site, problems.append)
    with open(f"{site}/report.json") as text:
        report = json.load(text)
    for module, count in report["uncommented"].items():
        if count:
            problems.append(f"{module}: {count} public symbols have no comment")
    problems += [f"docc: {line}" for line in report["warnings"]]
    # In a folder of the server, as sites of projects are.
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

        # The first page: words of each part are found, and lead there.
        for scheme in ("light", "dark"):
            page = look("index.html", scheme)
            axe(page, f"first page, {scheme}")
            page.locator("input[type=search]").fill("BarMark")
            axe(page, f"first page, {scheme}, with words")
            page.close()
        page = look("index.html")
        for words, kind, place in [
            ("BarMark", "Charts", "reference/documentation/charts/barmark"),
            ("time zones servers", "Guide", "guide/Servers.html"),
            ("cafe sales", "Example", "gallery/CafeSales.html"),
            ("ImageRenderer", "SwiftUI", "reference/documentation/swiftui/imagerenderer"),
            ("DataQuery", "ChartData", "reference/documentation/chartdata/dataquery"),
        ]:
            page.locator("input[type=search]").fill(words)
            rows = page.evaluate(
                "[...document.querySelectorAll('.found li')].map(i => [i.querySelector('small').textContent,"
                " i.querySelector('a').getAttribute('href')])")
            if not any(row[0] == kind and row[1].startswith(place) for row in rows[:5]):
                problems.append(f"first page: {words!r} finds {rows[:5]}")
        page.locator("input[type=search]").fill("zzqqxx")
        if "Nothing" not in page.locator("[role=status]").inner_text():
            problems.append("first page: nothing is said where nothing is found")
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

        # The reference is drawn by its script, from whatever folder it lies in.
        for address, text in [
            ("reference/documentation/", "ChartData"), ("reference/documentation/charts/", "BarMark"),
            ("reference/documentation/charts/barmark/", "BarMark"),
            ("reference/documentation/swiftui/imagerenderer/", "ImageRenderer"),
        ]:
            page = look(address)
            try:
                # The first one may stand in a menu that is closed.
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
        browser.close()
    for line in problems[:40]:
        print(f"test_docs: {line}")
    print(f"test_docs: {len(problems)} problems; {links} links")
    return 1 if problems else 0


sys.exit(main())
