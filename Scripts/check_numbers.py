"""Every number in the descriptions of the gallery, worked out again from the charts' columns. Called by test-pages.

    python3 Scripts/check_numbers.py FOLDER      the folder that `render-gallery --pages` wrote

It shares no code with the library: sentences are read back, and each number must be what the columns give after
rounding to the digits that are said. Sentences in other languages than English are counted as not read.
"""

import glob
import json
import math
import os
import re
import sys
from datetime import datetime, timedelta

NUMBER = r"(?:minus )?\d[\d,]*(?:\.\d+)?(?: (?:million|billion|trillion))?(?: times 10 to the power (?:minus )?\d+)?"
AMOUNT = rf"({NUMBER})(?: [^.;:]*?)?"
AT = r"(?:for|in|at|on)"
MONTHS = "January February March April May June July August September October November December".split()
DATE = (
    rf"(?:(?:{'|'.join(MONTHS)})(?: \d+)?(?:, \d{{4}}| \d{{4}})?(?: at \d+(?::\d\d)+ [AP]M)?|\d{{4}}|\d+(?::\d\d)+ [AP]M"
    r"|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)"
)
SIZES = {"million": 1e6, "billion": 1e9, "trillion": 1e12}
problems = []
counted = {"numbers": 0, "sentences": 0}


def number(text):
    """A number and half of its last digit."""
    sign, rest = (-1, text[6:]) if text.startswith("minus ") else (1, text)
    rest, _, power = rest.partition(" times 10 to the power ")
    digits, _, size = rest.partition(" ")
    digits = digits.replace(",", "")
    scale = SIZES.get(size, 1) * 10.0 ** (int(power.replace("minus ", "-")) if power else 0)
    places = len(digits.partition(".")[2])
    return sign * float(digits) * scale, 0.5 * 10.0**-places * scale


class Wrong(Exception):
    pass


def expect(truth, what):
    counted["numbers"] += 1
    if not truth:
        raise Wrong(what)


def same(text, value, what, unit=0):
    """Whether a number that is said is a value, rounded to its digits.

    What is worked out, and no value of the data, may be rounded to a unit."""
    said, half = number(text)
    half = max(half, unit / 2)
    expect(abs(said - value) <= half * (1 + 1e-6) + 1e-9 * abs(value), f"{what}: {text} is said, {value:.6g} it is")


def date(seconds):
    return datetime(2001, 1, 1) + timedelta(seconds=round(seconds))


class Axis:
    def __init__(self, packed):
        self.title, self.factor = packed["title"], packed["factor"]
        self.lower, self.upper = float(packed["lower"]), float(packed["upper"])
        self.names, self.dated = packed["categories"], packed["isDate"]

    @property
    def unit(self):
        """What is worked out along the axis is said in hundredths of the length's first digit."""
        length = self.upper - self.lower
        return 10.0 ** (math.floor(math.log10(length)) - 2) * self.factor if length > 0 else 0

    def pattern(self):
        """What a place on the axis looks like in a sentence."""
        if self.names:
            return "(" + "|".join(sorted(map(re.escape, set(self.names)), key=len, reverse=True)) + ")"
        return f"({DATE})" if self.dated else AMOUNT

    def is_at(self, text, value, what):
        if self.names:
            return expect(self.names[round(value)] == text, f"{what}: {text} is said, {self.names[round(value)]} it is")
        if not self.dated:
            return same(text, value * self.factor, what)
        moment = date(value)
        # Words of a date that are not its own.
        own = {MONTHS[moment.month - 1], str(moment.day), str(moment.year), moment.strftime("%A"), "at"}
        clock = moment.strftime("%I:%M %p").lstrip("0")
        rest = text.replace(clock, "").replace(",", "").split()
        expect(set(rest) <= own, f"{what}: {text} is said, {moment} it is")

    def matches(self, text, value):
        try:
            self.is_at(text, value, "")
            return True
        except Wrong:
            return False
        finally:
            counted["numbers"] -= 1


def percentages(values):
    """Whole percents by the largest remainder."""
    total = sum(values)
    exact = [v / total * 100 for v in values]
    whole = [math.floor(v + 1e-9) for v in exact]
    rest = sorted(range(len(values)), key=lambda i: (-(exact[i] - whole[i]), i))
    for i in rest[: 100 - sum(whole)]:
        whole[i] += 1
    return whole


def median(values):
    values = sorted(values)
    middle = len(values) // 2
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


def quantile(values, share):
    values = sorted(values)
    place = share * (len(values) - 1)
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)


def ranks(values):
    order = sorted(range(len(values)), key=lambda i: values[i])
    found = [0.0] * len(values)
    start = 0
    while start < len(order):
        end = start
        while end + 1 < len(order) and values[order[end + 1]] == values[order[start]]:
            end += 1
        for i in order[start : end + 1]:
            found[i] = (start + end) / 2
        start = end + 1
    return found


def correlation(a, b):
    ma, mb = sum(a) / len(a), sum(b) / len(b)
    top = sum((x - ma) * (y - mb) for x, y in zip(a, b))
    return top / math.sqrt(sum((x - ma) ** 2 for x in a) * sum((y - mb) ** 2 for y in b))


class Series:
    def __init__(self, packed, chart):
        self.name, self.chart, self.function = packed["name"], chart, packed["isFunction"]
        self.x = [float(v) for v in packed["x"]]
        self.y = [float(v) for v in packed["y"]]
        self.labels = {int(row): text for row, text in packed["labels"].items()}
        known = [row for row in range(len(self.y)) if math.isfinite(self.y[row])]
        self.rows = [row for row in known if math.isfinite(self.x[row])] or known
        # What is said of it.
        self.told = ""
        self.order = sorted(self.rows, key=lambda row: self.x[row])

    # Places

    def place_pattern(self, row):
        return f"({re.escape(self.labels[row])})" if row in self.labels else self.chart.x.pattern()

    def at(self, text, row, what):
        if row in self.labels:
            expect(self.labels[row] == text, f"{what}: {text} is said, {self.labels[row]} it is")
        else:
            self.chart.x.is_at(text, self.x[row], what)

    def places(self, text, rows, what):
        """A list of places: the first three of the rows, and how many more."""
        shown, more = rows[:3], max(len(rows) - 3, 0)
        patterns = [self.place_pattern(row) for row in shown]
        if more:
            pattern = ", ".join(patterns) + rf" and ({NUMBER}) more"
        else:
            pattern = ", ".join(patterns[:-1]) + (" and " if len(patterns) > 1 else "") + patterns[-1]
        found = re.fullmatch(pattern, text)
        expect(found, f"{what}: {text} is said, there are {len(rows)}: {rows[:4]}")
        for said, row in zip(found.groups(), shown):
            self.at(said, row, what)
        if more:
            same(found.groups()[-1], more, what)

    def row_at(self, text, amount=None):
        """The rows at a place that is said, with the amount that is said."""
        found = []
        for row in self.order:
            is_there = self.labels[row] == text if row in self.labels else self.chart.x.matches(text, self.x[row])
            if is_there and (amount is None or self.chart.y.matches(amount, self.y[row])):
                found.append(row)
        if not found:
            raise Wrong(f"no value {amount or ''} at {text}")
        return found

    # Sentences

    def extreme(self, highest, amount, places):
        best = (max if highest else min)(self.y[row] for row in self.rows)
        what = f"{self.name} {'highest' if highest else 'lowest'}"
        self.chart.y.is_at(amount, best, what)
        self.places(places, [row for row in self.rows if self.y[row] == best], what)

    def piece(self, start, end, rises, first=None, last=None, sign=None, change=None, percent=None):
        a, b = self.row_at(start, first)[0], self.row_at(end, last)[-1]
        factor = self.chart.y.factor
        inside = [row for row in self.order if self.x[a] <= self.x[row] <= self.x[b]]
        slopes = [
            (self.y[q] - self.y[p]) for i, p in enumerate(inside) for q in inside[i + 1 :] if self.x[q] > self.x[p]
        ]
        expect(slopes and (median(slopes) > 0) == rises, f"{self.name}: from {start} to {end} the values go the other way")
        counted["numbers"] += 2
        if first is None:
            return
        same(change, (self.y[b] - self.y[a]) * factor, f"{self.name} change", self.chart.y.unit)
        expect(rises == (sign == "plus "), f"{self.name}: the sign of the change")
        if percent:
            same(percent, (self.y[b] - self.y[a]) / self.y[a] * 100, f"{self.name} percent")

    def line(self, y):
        """Theil and Sen: the median of all slopes, and of what is left."""
        rows = self.order
        slope = median([
            (y[q] - y[p]) / (self.x[q] - self.x[p]) for i, p in enumerate(rows) for q in rows[i + 1 :] if self.x[q] > self.x[p]
        ])
        return slope, median([y[row] - slope * self.x[row] for row in rows])

    def trend(self, rises, *ends):
        """The direction, and the fitted values with their places where they are said: first, start, last, end."""
        rows, y = self.order, list(self.y)
        season = re.search(rf"A pattern repeats every ({NUMBER}) values", self.told)
        slope, base = self.line(y)
        if season:
            # A pattern is taken away before.
            period = int(number(season[1])[0])
            rest = [y[row] - slope * self.x[row] for row in rows]
            phases = [median(rest[phase::period]) for phase in range(period)]
            for i, row in enumerate(rows):
                y[row] -= phases[i % period] - sum(phases) / period
            slope, base = self.line(y)
        expect((slope > 0) == rises, f"{self.name}: the trend's direction")
        if not ends:
            return
        first, start, last, end = ends
        for amount, place, row in ((first, start, rows[0]), (last, end, rows[-1])):
            self.at(place, row, f"{self.name} trend")
            same(amount, (base + slope * self.x[row]) * self.chart.y.factor, f"{self.name} trend", self.chart.y.unit)

    def season(self, text):
        lag, values = int(number(text)[0]), [self.y[row] for row in self.order]
        n = len(values)
        steps = [(values[j] - values[i]) / (j - i) for i in range(n) for j in range(i + 1, n)]
        slope = median(steps)
        rest = [v - slope * i for i, v in enumerate(values)]
        mean = sum(rest) / n
        rest = [v - mean for v in rest]
        variance = sum(v * v for v in rest) / n
        r = [sum(rest[i] * rest[i + k] for i in range(n - k)) / (n - k) / variance for k in range(n // 3 + 2)]
        best = max(r[k] for k in range(3, n // 3 + 1) if r[k] >= r[k - 1] and r[k] >= r[k + 1])
        expect(r[lag] >= 0.9 * best and r[lag] >= 0.5, f"{self.name}: values {lag} apart correlate by {r[lag]:.2f}")

    def noted(self, count, shown):
        entries = shown.split("; ")
        expect(count == 1 and len(entries) == 1 or len(entries) == min(count, 3), f"{self.name}: {count} are noted")
        for entry in entries:
            place, amount, distance, side, expected = re.fullmatch(
                rf"(.+): {AMOUNT}, ({NUMBER}) (above|below) the expected {AMOUNT}", entry
            ).groups()
            rows = self.row_at(place, amount)
            value = self.y[rows[0]] * self.chart.y.factor
            (d, half), (e, other) = number(distance), number(expected)
            sign = 1 if side == "above" else -1
            expect(abs(value - e - sign * d) <= half + other + 1e-9, f"{self.name}: {entry} does not add up")
            counted["numbers"] += 2

    def missing(self, count, total):
        same(count, len(self.y) - len(self.rows), f"{self.name} missing")
        same(total, len(self.y), f"{self.name} of all")

    def spearman(self, text):
        same(text, correlation(ranks([self.x[r] for r in self.rows]), ranks([self.y[r] for r in self.rows])), "Spearman")

    def groups(self, count, shown):
        found = [
            re.fullmatch(rf"({NUMBER}) points with the middle at {AMOUNT}, {AMOUNT}", entry).groups()
            for entry in shown.split("; ")
        ]
        same(count, len(found), "groups")
        spread = [max(math.sqrt(sum((v - sum(c) / len(c)) ** 2 for v in c) / len(c)), 1e-300) for c in (self.x, self.y)]
        centers = [(number(x)[0], number(y)[0]) for _, x, y in found]
        members = [[] for _ in found]
        for row in self.rows:
            distances = [
                ((self.x[row] - x) / spread[0]) ** 2 + ((self.y[row] - y) / spread[1]) ** 2 for x, y in centers
            ]
            members[distances.index(min(distances))].append(row)
        for (size, x, y), rows in zip(found, members):
            same(size, len(rows), "points of a group")
            same(x, median([self.x[r] for r in rows]), "middle of a group")
            same(y, median([self.y[r] for r in rows]), "middle of a group", self.chart.y.unit)

    def distribution(self, *texts):
        values = [self.y[row] * self.chart.y.factor for row in self.rows]
        for text, share in zip(texts, (0.5, 0.25, 0.75)):
            same(text, quantile(values, share), f"{self.name} quantile {share}", self.chart.y.unit)

    def equal(self, amount):
        for row in self.rows:
            self.chart.y.is_at(amount, self.y[row], f"{self.name} equal")


class Chart:
    def __init__(self, packed):
        self.form, self.language, self.sideways = packed["form"], packed["language"], packed["isSideways"]
        self.x = Axis(packed["x"])
        self.y = Axis(packed["y"]) if packed.get("y") else None
        self.series = [Series(s, self) for s in packed["series"]]
        self.packed = packed

    # The chart as a whole

    def axis(self, letter, text):
        axis = self.x if (letter == "X") != self.sideways else self.y
        if axis.title:
            expect(text.startswith(axis.title), f"{letter} axis: {text}")
            text = text[len(axis.title) :].removeprefix(", ")
        if axis.names:
            found = re.fullmatch(rf"({NUMBER}) categories, from (.+) to (.+)", text)
            if not found:
                return expect(text == axis.names[0], f"{letter} axis: {text}")
            same(found[1], len(axis.names), f"{letter} axis")
            return expect((found[2], found[3]) == (axis.names[0], axis.names[-1]), f"{letter} axis: {text}")
        found = re.fullmatch(rf"from {axis.pattern()} to {axis.pattern()}", text)
        expect(found, f"{letter} axis: {text}")
        axis.is_at(found[1], axis.lower, f"{letter} axis")
        axis.is_at(found[2], axis.upper, f"{letter} axis")

    def counts(self, series, rows, functions, values):
        given = [s for s in self.series if not s.function]
        if series or rows:
            same(series or rows, len(self.series), "series")
        if functions:
            same(functions, len(self.series) - len(given), "functions")
        if values:
            same(values, sum(math.isfinite(v) for s in given for v in s.y), "values")

    def names(self, text):
        found = re.fullmatch(rf"(.*?)(?: and ({NUMBER}) more)?", text)
        shown = [s.name for s in self.series if s.name][: 6 if found[2] else None]
        listed = ", ".join(shown) if found[2] else ", ".join(shown[:-1]) + " and " + shown[-1]
        expect(found[1] == listed, f"series: {text}")
        if found[2]:
            same(found[2], len([s for s in self.series if s.name]) - 6, "more series")

    def crowd(self, highest, amount, places):
        best = (max if highest else min)(s.y[row] for s in self.series for row in s.rows)
        self.y.is_at(amount, best, "of all")
        where = [(s, row) for s in self.series for row in range(len(s.y)) if s.y[row] == best]
        entries = places.split("; ")
        if entries[-1].startswith("and ") or entries[-1].startswith(" and "):
            same(re.search(NUMBER, entries.pop())[0], len(where) - 3, "more")
        for entry, (series, row) in zip(entries, where):
            place = entry.removesuffix(";")
            if series.name:
                expect(place.endswith(f", {series.name}"), f"of all: {entry}, not {series.name}")
                place = place.removesuffix(f", {series.name}")
            series.at(place, row, "of all")

    def parts(self, text):
        parts = []
        for series in self.series:
            for row in series.rows:
                name = series.labels.get(row) or self.x.names[round(series.x[row])]
                parts.append((series.name if len(self.series) > 1 and series.name else name, series.y[row]))
        shares = percentages([value for _, value in parts])
        order = sorted(range(len(parts)), key=lambda i: (-parts[i][1], i))
        shown = [f"{parts[i][0]} {shares[i]} percent" for i in order[:6]]
        if len(order) > 6:
            shown.append(f"all others {sum(shares[i] for i in order[6:])} percent")
        counted["numbers"] += len(shown) - 1
        expect(text == ", ".join(shown), f"parts: {text} is said, {', '.join(shown)} it is")

    def share(self, series, first, start, last, end):
        common = sorted(set.intersection(*[{s.x[row] for row in s.rows} for s in self.series]))
        for amount, place, x in ((first, start, common[0]), (last, end, common[-1])):
            self.x.is_at(place, x, "share")
            values = [s.y[s.x.index(x)] for s in self.series]
            same(amount, percentages(values)[self.series.index(series)], f"share of {series.name}")

    def comparison(self, a, b, places, total):
        values = {s.name: {s.x[row]: s.y[row] for row in s.rows} for s in self.series}
        common = values[a].keys() & values[b].keys()
        same(total, len(common), "places")
        same(places, sum(values[a][x] > values[b][x] for x in common), f"{a} above {b}")

    # Reading

    def sentence(self, text, of):
        """Reads one sentence from the beginning of a text.

        - Returns: What is left, and the series that it was about."""
        for series in sorted(self.series, key=lambda s: -len(s.name)):
            if series.name and text.startswith(f"{series.name}: "):
                return text[len(series.name) + 2 :], series
        only = of or (self.series[0] if len(self.series) == 1 else None)
        end = r"\.(?= |$)"
        place = rf"({DATE}|{NUMBER}[^.,;:]*?|[^.;:]+?)" if only is None or not only.labels else r"(.+?)"
        rules = [
            (rf"[A-Z][a-z ]*? with (?:({NUMBER}) series|({NUMBER}) rows)?(?:, | and )?(?:({NUMBER}) functions?)?(?:, | and )?"
             rf"(?:({NUMBER}) values?)?{end}", lambda m: self.counts(*m.groups())),
            (rf"([XY]) axis: (.+?){end}(?= [XY] axis| Series:| Fields:| Highest| Trend:| All| One|$)", lambda m: self.axis(m[1], m[2])),
            (rf"Fields: (?:.*?, )?from {AMOUNT} to {AMOUNT}{end}", lambda m: (
                same(m[1], self.y.lower * self.y.factor, "fields"), same(m[2], self.y.upper * self.y.factor, "fields"))),
            (rf"(?:Series|Rows): (.+?){end}", lambda m: self.names(m[1])),
            (rf"(Highest|Lowest) value: {self.y.pattern() if self.y else AMOUNT}, {AT} (.+?){end}(?= [^a-z]|$)", lambda m: (
                only.extreme if only else self.crowd)(m[1] == "Highest", m[2], m[3])),
            (rf"All values are {self.y.pattern() if self.y else AMOUNT}{end}", lambda m: only.equal(m[1])),
            (rf"From {place} to {place} the values (rise|fall) from {AMOUNT} to {AMOUNT}, a change of (plus )?({NUMBER})"
             rf"(?: \((?:plus )?({NUMBER}) percent\))?{end}", lambda m: only.piece(
                 m[1], m[2], m[3] == "rise", m[4], m[5], m[6], m[7], m[8])),
            (rf"From {place} to {place} the values (rise|fall){end}", lambda m: only.piece(m[1], m[2], m[3] == "rise")),
            (rf"Trend: the values (increase|decrease)\. The fitted line goes from {AMOUNT} {AT} {place} to {AMOUNT} {AT} "
             rf"{place}{end}", lambda m: only.trend(m[1] == "increase", *m.groups()[1:])),
            # In a summary that must be short.
            (rf"Trend: the values (increase|decrease){end}", lambda m: only.trend(m[1] == "increase")),
            (rf"No overall increase or decrease was found{end}", lambda m: None),
            (rf"A pattern repeats every ({NUMBER}) values{end}", lambda m: only.season(m[1])),
            (rf"One value is noted: (.+?){end}(?= [^a-z]|$)", lambda m: only.noted(1, m[1])),
            (rf"({NUMBER}) values are noted(?:, among them)?: (.+?){end}(?= [^a-z]|$)",
             lambda m: only.noted(int(number(m[1])[0]), m[2])),
            (rf"({NUMBER}) of ({NUMBER}) values (?:is|are) missing: (.+?){end}", lambda m: only.missing(m[1], m[2])),
            (rf"Correlation of .+? \(Spearman\): ({NUMBER}), on a scale from minus 1 to 1{end}", lambda m: only.spearman(m[1])),
            (rf"The points form ({NUMBER}) groups: (.+?){end}(?= [^a-z]|$)", lambda m: only.groups(m[1], m[2])),
            (rf"Parts of the whole: (.+?){end}", lambda m: self.parts(m[1])),
            (rf"({NUMBER}) percent of the whole {AT} (.+?), ({NUMBER}) percent {AT} (.+?){end}",
             lambda m: self.share(only, *m.groups())),
            (rf"(.+?) is above (.+?) at ({NUMBER}) of ({NUMBER}) places{end}", lambda m: self.comparison(*m.groups())),
            (rf"The median is {AMOUNT}\. The middle half of the values lies between {AMOUNT} and {AMOUNT}{end}",
             lambda m: only.distribution(*m.groups())),
        ]
        for pattern, verify in rules:
            found = re.match(pattern, text)
            if found:
                verify(found)
                counted["sentences"] += 1
                return text[found.end() :].lstrip(), of
        raise Wrong(f"not understood: {text[:120]}")

    def check(self, name):
        packed = self.packed
        for series in self.series:
            series.told = " ".join(t for t in packed["features"] if len(self.series) == 1 or t.startswith(f"{series.name}: "))
        for text in [*packed["overview"], *packed["features"], *packed["statistics"], packed["summary"]]:
            # Dates have spaces that do not break.
            text, of = re.sub("[\u00a0\u202f]", " ", text), None
            while text:
                try:
                    text, of = self.sentence(text, of)
                except Wrong as error:
                    problems.append(f"{name}: {error}")
                    # The rest of the text is read all the same.
                    text = text.partition(". ")[2]
                else:
                    if of and any(text.startswith(f"{s.name}: ") for s in self.series if s.name):
                        of = None


def main():
    charts = unread = in_space = 0
    for path in sorted(glob.glob(os.path.join(sys.argv[1], "*.json"))):
        with open(path, encoding="utf-8") as file:
            for packed in json.load(file)["charts"]:
                chart = Chart(packed)
                if chart.language != "en":
                    unread += 1
                    continue
                # Their data have no third column here, so that nothing could be checked against it.
                if any(text.startswith("Z axis:") for text in packed["overview"]):
                    in_space += 1
                    continue
                charts += 1
                chart.check(os.path.basename(path)[:-5])
    for problem in problems:
        print(problem)
    print(
        f"check-numbers: {counted['numbers']} numbers in {counted['sentences']} sentences about {charts} charts, "
        f"{len(problems)} problems; {unread} charts in another language not read, "
        f"nor {in_space} in three dimensions"
    )
    sys.exit(1 if problems or not charts else 0)


main()
