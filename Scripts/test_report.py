"""Tests a report in Chromium: axe, widths, heights of charts, keys, reading without scripts, and paper.

    test_report.py PAGE PDF    both made from the same report
"""

import functools
import http.server
import os
import subprocess
import sys
import tempfile
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def pages_of(path):
    """Returns the text of each page of a PDF, by poppler."""
    text = subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True, text=True).stdout
    return [page.strip() for page in text.split("\f")[:-1]]


def main():
    folder, name = os.path.split(os.path.abspath(sys.argv[1]))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{name}"
    problems = []

    def problem(text):
        problems.append(text)
        print(f"test_report: {text}", file=sys.stderr)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROME"], args=["--no-sandbox"])
        for scheme in ("light", "dark"):
            page = browser.new_page(viewport={"width": 900, "height": 900}, color_scheme=scheme)
            page.on("console", lambda message: problem(f"console: {message.text}"))
            page.on("pageerror", lambda error: problem(f"error: {error}"))
            page.on("request", lambda request: None if request.url == address or request.url.endswith("/favicon.ico")
                    or request.url.startswith(("data:", "about:", "blob:")) else problem(f"it asks for {request.url}"))
            page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
            page.goto(address)
            page.wait_for_load_state("load")
            for finding in Axe().run(page).response["violations"]:
                problem(f"{scheme}: axe: {finding['id']}: {finding['nodes'][0]['html'][:200]}")
            for width in (360, 900, 1400):
                page.set_viewport_size({"width": width, "height": 900})
                page.wait_for_timeout(300)
                if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                    problem(f"{scheme}: wider than {width} pixels")
                for name, height, inner in page.eval_on_selector_all(
                    "iframe", "frames => frames.map(frame => [frame.title, frame.offsetHeight,"
                              " frame.contentDocument.documentElement.offsetHeight])"):
                    if abs(height - inner) > 1 or height < 200:
                        problem(f"{scheme}, {width}: {name} is {inner} pixels high in a frame of {height}")
            page.close()

        page = browser.new_page()
        page.goto(address)
        page.wait_for_load_state("load")
        frames = page.frames[1:]
        if not frames:
            problem("there is no chart in it")
        for frame in frames:
            # The list of values responds to keys, as on a separate page.
            values = frame.locator(".values").first
            values.focus()
            before = frame.locator("[role=option][aria-selected=true]").first
            values.press("Home")
            first = before.text_content() or before.get_attribute("aria-label")
            values.press("ArrowRight")
            second = before.text_content() or before.get_attribute("aria-label")
            if not first or first == second:
                problem(f"{frame.title()}: keys do not lead from value to value: {first!r}, {second!r}")
            if frame.locator("button[data-do=play]").count() != 1:
                problem(f"{frame.title()}: it cannot be heard")
        page.close()

        # On paper, charts are not in frames, because browsers do not divide frames between pages. All charts have one
        # scale, and there are no more pages than in the PDF.
        page = browser.new_page()
        page.goto(address)
        page.wait_for_load_state("load")
        page.emulate_media(media="print")
        # The printable width of A4.
        page.set_viewport_size({"width": 680, "height": 1000})
        shown = page.eval_on_selector_all("iframe", "frames => frames.filter(frame => frame.offsetHeight).length")
        charts = page.eval_on_selector_all(
            ".paper svg", "all => all.map(svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)")
        if shown or len(charts) != len(frames):
            problem(f"on paper {shown} frames and {len(charts)} of {len(frames)} charts without a frame are shown")
        if charts and max(charts) - min(charts) > .01:
            problem(f"on paper the charts have several scales: {charts}")
        ids = page.eval_on_selector_all("[id]", "all => all.map(element => element.id)")
        if len(ids) != len(set(ids)):
            problem("identifiers occur twice")
        page.emulate_media(media="screen")
        if page.locator(".paper >> visible=true").count():
            problem("charts for paper are on the screen")
        # Otherwise the PDF would have the styles for screens.
        page.emulate_media(media="null")
        with tempfile.TemporaryDirectory() as scratch:
            printed = os.path.join(scratch, "printed.pdf")
            page.pdf(path=printed, format="A4", prefer_css_page_size=True)
            texts = pages_of(printed)
            own = len(pages_of(sys.argv[2]))
        if len(texts) > own or not all(texts):
            problem(f"it prints {len(texts)} pages, empty ones {texts.count('')}; the PDF has {own}")
        headings = page.eval_on_selector_all("h1, h2, h3, h4", "all => all.map(heading => heading.textContent.trim())")
        for number, text in enumerate(texts):
            if text.splitlines() and text.splitlines()[-1].strip() in headings:
                problem(f"page {number + 1} ends with a heading")
        page.close()

        # The page's policy blocks any script that was injected into the report or its charts, even if escaping fails.
        page = browser.new_page()
        page.goto(address)
        page.wait_for_load_state("load")
        for frame in page.frames:
            frame.evaluate("""() => {
              const script = document.createElement('script')
              script.textContent = 'document.title = "script"'
              document.body.append(script)
              document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = `attribute`">'
                + '<a id="planted" href="javascript:void(document.title = `address`)">x</a>')
              document.getElementById('planted').click()
            }""")
            page.wait_for_timeout(200)
            if frame.title() in ("script", "attribute", "address"):
                problem(f"a planted {frame.title()} runs")
        policies = page.eval_on_selector_all("meta[http-equiv]", "all => all.map(meta => meta.content)")
        if not any("default-src 'none'" in policy for policy in policies):
            problem("it has no policy")
        page.close()

        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(address)
        page.wait_for_load_state("load")
        if not page.locator("h1").count() or any(frame.locator("svg").count() == 0 for frame in page.frames[1:]):
            problem("without a script it lacks its text or its charts")
        browser.close()
    print(f"test_report: {len(problems)} problems in {os.path.basename(sys.argv[1])}")
    sys.exit(1 if problems else 0)


main()
