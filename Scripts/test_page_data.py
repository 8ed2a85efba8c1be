"""Checks that the data that a page saves, copies and sorts are those of the chart. Called by test_pages."""

import csv
import io
import os
import subprocess

# A table with a column that can be sorted only by value, and a column of names that can be sorted only with the rules
# of a language.
MIXED = "city,profit\nZürich,1.5e12\nŁódź,-30\nGhent,-5\nÖrebro,2.5e9\nTurin,1200000\n\"Hague, The\",0.25\n"
# Empty cells come last in both directions.
SPARSE = "city,profit\nGhent,\nTurin,3\nOslo,-1\nRome,\nLyon,20\n"
ROWS = 100_000
# Examples whose rows are samples of functions. These depend on the width of the picture.
SAMPLED = {"NormalTail", "PolesAndGaps", "Spirograph", "Waves"}
MANY = 20_000
# Maximum time to sort `ROWS` rows in milliseconds, on a busy machine.
LONGEST = 300


def saved(page, name="save"):
    with page.expect_download() as download:
        page.locator(f"[data-do={name}]").first.click()
    with open(download.value.path(), encoding="utf-8", newline="") as file:
        return file.read()


def rows_of(text):
    return list(csv.reader(io.StringIO(text, newline="")))


class Data:
    def __init__(self, browser, folder, stored, check, tool):
        self.browser, self.folder, self.stored, self.check, self.tool = browser, folder, stored, check, tool

    def open(self, path):
        context = self.browser.new_context(accept_downloads=True, viewport={"width": 700, "height": 900})
        page = context.new_page()
        page.on("pageerror", lambda error: self.check(os.path.basename(path), False, f"script: {error}"))
        page.goto("file://" + path)
        page.locator("[data-do=table]").first.click()
        return page

    def made(self, text, *arguments):
        table = os.path.join(self.folder, "data.csv")
        with open(table, "w", encoding="utf-8") as file:
            file.write(text)
        path = os.path.join(self.folder, "data-made.html")
        subprocess.run([self.tool, table, "-o", path, "--force", *arguments], check=True, stderr=subprocess.DEVNULL)
        os.remove(table)
        return path

    def saving(self, names):
        """Checks that each page saves the stored data of its example."""
        for name in names:
            golden = os.path.join(self.stored, name + ".csv")
            if name in SAMPLED or not os.path.exists(golden):
                continue
            page = self.open(os.path.join(self.folder, name + ".html"))
            with open(golden, encoding="utf-8", newline="") as file:
                wanted = file.read().split("\n\n")[0].rstrip("\n") + "\n"
            self.check(name, saved(page) == wanted.replace("\n", "\r\n"), "the page saves other data than the chart has")
            page.context.close()

    def sorting(self, language):
        path = self.made(MIXED, "--mark", "bar", "--sort", "none", "--locale", language)
        page = self.open(path)
        given = rows_of(MIXED)[1:]
        heads = page.locator("thead button")
        titles = heads.all_inner_texts()
        for column, key in (("profit", lambda row: float(row[1])), ("city", lambda row: row[0])):
            head = heads.nth(titles.index(column))
            head.click()
            up = rows_of(saved(page))[1:]
            head.click()
            down = rows_of(saved(page))[1:]
            self.check("sorting", down == up[::-1], f"{language}: {column} down is not {column} up turned over")
            if column == "profit":
                found = [(row[titles.index("city")], float(row[titles.index("profit")])) for row in up]
                wanted = [(row[0], float(row[1])) for row in sorted(given, key=key)]
                self.check("sorting", found == wanted, f"{language}: {column} sorts to {found}")
            elif language == "de_DE":
                found = [row[titles.index("city")] for row in up]
                wanted = ["Ghent", "Hague, The", "Łódź", "Örebro", "Turin", "Zürich"]
                self.check("sorting", found == wanted, f"names sort to {found}")
        page.context.close()
        os.remove(path)

    def empty(self):
        path = self.made(SPARSE, "--mark", "bar")
        page = self.open(path)
        heads = page.locator("thead button")
        column = heads.all_inner_texts().index("profit")
        for wanted in (["-1", "3", "20", "", ""], ["20", "3", "-1", "", ""]):
            heads.nth(column).click()
            cells = [row[column] for row in rows_of(saved(page))[1:]]
            self.check("empty cells", cells == wanted, f"profit sorts to {cells}")
        page.context.close()
        os.remove(path)

    def many(self):
        text = "a,b\n" + "".join(f"{(i * 7919) % ROWS / 8},{(i * 104729) % ROWS - 500}\n" for i in range(ROWS))
        path = self.made(text, "--mark", "line", "--x", "a", "--y", "b")
        page = self.open(path)
        times = page.evaluate(
            """() => [...document.querySelectorAll('thead button')].map(button => {
              const before = performance.now(); button.click(); return performance.now() - before; })"""
        )
        self.check("many rows", len(times) == 2 and max(times) < LONGEST, f"{ROWS} rows are sorted in {times} ms")
        print(f"data: {ROWS} rows sorted in {max(times):.0f} ms")
        page.context.close()
        os.remove(path)

    def points(self):
        """Checks that a page of many points has packed columns and few elements, and responds like one of few points."""
        text = "a,b\n" + "".join(f"{i},{(i * 7919) % 5_000 - 2_500}\n" for i in range(MANY))
        path = self.made(text, "--mark", "point", "--x", "a", "--y", "b")
        page = self.open(path)
        nodes = page.evaluate("document.querySelectorAll('*').length")
        self.check("many points", nodes < 2_000, f"{MANY} points are {nodes} elements")
        box = page.locator("[role=listbox]").first
        box.focus()
        read = "document.querySelector('[role=option][aria-selected=true]').textContent"
        for key, value in (("Home", "0, minus 2,500"), ("ArrowRight", "1, 419"), ("End", f"{MANY - 1:,}, minus 419")):
            page.keyboard.press(key)
            found = page.evaluate(read)
            self.check("many points", found == value, f"{key} reads {found}, not {value}")
        place = box.bounding_box()
        page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        a, b = page.locator("[id$=callout]").first.inner_text().split("\n")
        middle = int(a.replace(",", ""))
        value = (middle * 7919) % 5_000 - 2_500
        self.check("many points", abs(middle - MANY / 2) < MANY / 20 and b == f"{value:,}".replace("-", "minus "),
                   f"the middle of the plot is read as {a}: {b}")
        page.locator("thead button").nth(1).click()
        rows = rows_of(saved(page))[1:]
        self.check("many points", len(rows) == MANY and rows[0] == ["0", "-2500"], f"sorted, {rows[:1]} is first")
        page.context.close()
        os.remove(path)

    def run(self, names):
        self.saving(names)
        if not os.path.exists(self.tool):
            return
        for language in ("en_US", "de_DE", "ar_EG"):
            self.sorting(language)
        self.empty()
        self.many()
        self.points()
