"""Computes every number in the descriptions of the gallery again from the charts' columns. Called by test-pages.

    python3 Scripts/check_numbers.py FOLDER      the folder that `render-gallery --pages` wrote

It shares no code with the library: it parses the sentences, and each number must equal the result from the columns,
rounded to the printed digits. Sentences in other languages than English are counted as not read.
"""

import csv
import glob
import heapq
import html
import io
import json
import math
import os
import re
import sys
from datetime import datetime, timedelta

NUMBER = r"(?:minus )?\d[\d,]*(?:\.\d+)?(?: (?:million|billion|trillion))?(?: times 10 to the power (?:minus )?\d+)?"
CLOCK = r"\d{1,3}:\d\d(?: [AP]M)?"
AMOUNT = rf"({NUMBER})(?:[°€%][^.;:]*?)?(?: [^.;:]*?)?"
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
    """Returns a number, and half of the value of its last digit."""
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
    """Checks that a number of a sentence equals a value, rounded to the digits of the sentence.

    Computed numbers may also be rounded to a unit; values of the data must not be."""
    said, half = number(text)
    half = max(half, unit / 2)
    expect(abs(said - value) <= half * (1 + 1e-6) + 1e-9 * abs(value), f"{what}: {text} is said, {value:.6g} it is")


def date(seconds):
    return datetime(2001, 1, 1) + timedelta(seconds=round(seconds))


class Axis:
    def __init__(self, packed):
        self.title, self.name, self.factor = packed["title"], packed["name"], packed["factor"]
        self.lower, self.upper = float(packed["lower"]), float(packed["upper"])
        self.names, self.dated = packed["categories"], packed["isDate"]
        self.middle = packed.get("middle")
        self.labels = [(float(label["value"]), label["text"].strip()) for label in packed["labels"]]
        self.timed = len(self.labels) > 1 and all(re.fullmatch(CLOCK, text) for _, text in self.labels)

    @property
    def unit(self):
        """Returns the step to which sentences round values that are computed along the axis."""
        length = self.upper - self.lower
        return 10.0 ** (math.floor(math.log10(length)) - 2) * self.factor if length > 0 else 0

    def pattern(self):
        """Returns the pattern of a position on the axis in a sentence."""
        if self.names:
            return "(" + "|".join(sorted(map(re.escape, set(self.names)), key=len, reverse=True)) + ")"
        return f"({DATE})" if self.dated else f"({CLOCK})" if self.timed else AMOUNT

    def minutes(self, value):
        """Returns the time of day of a value, interpolated between the labels on both sides of it."""
        def of(text):
            hour, minute = re.match(r"(\d+):(\d\d)", text).groups()
            return (int(hour) % 12 + 12 * text.endswith("PM") if text[-1] == "M" else int(hour)) * 60 + int(minute)

        (a, first), (b, second) = sorted(self.labels)[:2]
        step = (of(second) - of(first)) % 1440
        return (of(first) + (value - a) / (b - a) * step) % 1440

    def ends(self, first, last, letter):
        """Checks both ends of the axis in a sentence: the values, and the texts of the axis there."""
        for said, value in ((first, self.lower), (last, self.upper)):
            what = f"{letter} axis"
            if self.dated and value == self.upper:
                # The axis can end at the end of a unit. Then the sentence has the last unit.
                expect(self.matches(said, value) or self.matches(said, value - 1), f"{what}: {said}, not {date(value)}")
            elif value == self.upper and 1_000 <= self.lower and value < 3_000 and self.matches(said, value - 1):
                pass
            else:
                self.is_at(said, value, what)
            here = [text for place, text in self.labels if abs(place - value) <= 1e-9 * (self.upper - self.lower)]
            # Skip positions with two texts: the axis then has two scales.
            for text in here if len(here) == 1 and not self.dated else []:
                written = re.fullmatch(r"\D{0,3}?([-−]?\d[\d,]*(?:\.\d+)?)(?:[ °%€].*)?", text)
                if self.timed:
                    expect(text == said, f"{what}: {said} is said, {text} is at the axis")
                elif written and not re.search(r"\d ?[KMBT]$", text):
                    shown = float(written[1].replace(",", "").replace("−", "-"))
                    amount, half = number(said)
                    expect(abs(shown - amount) <= half * (1 + 1e-6), f"{what}: {said} is said, {text} is at the axis")

    def is_at(self, text, value, what):
        if self.names:
            return expect(self.names[round(value)] == text, f"{what}: {text} is said, {self.names[round(value)]} it is")
        if self.timed:
            hour, minute = re.match(r"(\d+):(\d\d)", text).groups()
            late = 12 * text.endswith("PM") if text[-1] == "M" else 0
            said = (int(hour) % 12 + late if text[-1] == "M" else int(hour)) * 60 + int(minute)
            distance = abs(said - self.minutes(value)) % 1440
            return expect(min(distance, 1440 - distance) <= 0.51, f"{what}: {text} is said, {self.minutes(value)} minutes it is")
        if not self.dated:
            return same(text, value * self.factor, what)
        moment = date(value)
        # The words that this date may contain.
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
    """Returns whole percentages by the largest remainder; tenths if equal parts would otherwise differ."""
    total = sum(values)
    exact = [v / total * 100 for v in values]
    whole = [math.floor(v + 1e-9) for v in exact]
    rest = sorted(range(len(values)), key=lambda i: (-(exact[i] - whole[i]), i))
    for i in rest[: 100 - sum(whole)]:
        whole[i] += 1
    for i, a in enumerate(exact):
        if any(abs(a - b) < 1e-9 and whole[i] != whole[j] for j, b in enumerate(exact)):
            return [round(v, 1) for v in exact]
    return whole


def adds_up(parts, total, what):
    """Checks that the printed numbers add up, to the last digit."""
    parts, total = [number(part)[0] for part in parts], number(total)[0]
    size = max(abs(v) for v in parts + [total]) or 1
    expect(abs(sum(parts) - total) <= 1e-9 * size, f"{what}: {parts} are said, they come to {sum(parts)} and not {total}")


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
        self.z = [float(v) for v in packed.get("z") or []]
        self.labels = {int(row): text for row, text in packed["labels"].items()}
        self.texts = {int(row): text for row, text in packed["texts"].items()}
        self.part = packed["isPart"]
        known = [row for row in range(len(self.y)) if math.isfinite(self.y[row])]
        self.rows = [row for row in known if math.isfinite(self.x[row])] or known
        # The sentences of the page about the series.
        self.told = ""
        self.order = sorted(self.rows, key=lambda row: self.x[row])

    # Positions

    def place_pattern(self, row):
        return f"({re.escape(self.labels[row])})" if row in self.labels else self.chart.x.pattern()

    def at(self, text, row, what):
        if row in self.labels:
            expect(self.labels[row] == text, f"{what}: {text} is said, {self.labels[row]} it is")
        else:
            self.chart.x.is_at(text, self.x[row], what)

    def places(self, text, rows, what):
        """Checks a list of positions: the first three different ones of the rows, and the number of further ones."""
        places = set()
        # Sentences name each position on the axis once.
        rows = [row for row in rows if row in self.labels or not (self.x[row] in places or places.add(self.x[row]))]
        shown, more = rows[:3], max(len(rows) - 3, 0)
        patterns = [self.place_pattern(row) for row in shown]
        # Dates of bars a week wide are named after their weeks.
        if self.chart.x.dated:
            patterns = [rf"(?:the week of )?{pattern}" for pattern in patterns]
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
        """Returns the rows with the position and the amount of a sentence."""
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
        words = [self.texts[row] for row in self.rows if self.y[row] == best and row in self.texts]
        if words:
            expect(words[0].startswith(amount), f"{what}: {amount} is said, {words[0]} are the author's words")
        else:
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
        adds_up([first, change], last, f"{self.name}: from {start} to {end}")
        expect(rises == (sign == "plus "), f"{self.name}: the sign of the change")
        if percent:
            same(percent, number(change)[0] / number(first)[0] * 100, f"{self.name} percent")

    def line(self, y):
        """Returns the line of Theil and Sen: the median of all slopes, and the median of the residuals."""
        rows = self.order
        slope = median([
            (y[q] - y[p]) / (self.x[q] - self.x[p]) for i, p in enumerate(rows) for q in rows[i + 1 :] if self.x[q] > self.x[p]
        ])
        return slope, median([y[row] - slope * self.x[row] for row in rows])

    def trend(self, rises, *ends):
        """Returns the direction, and the fitted values with their positions in the sentence: first, start, last, end."""
        rows, y = self.order, list(self.y)
        season = re.search(rf"A pattern repeats every ({NUMBER}) values", self.told)
        slope, base = self.line(y)
        if season:
            # Subtract the seasonal pattern first.
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

    def outliers(self, count, shown):
        entries = shown.split("; ")
        expect(count == 1 and len(entries) == 1 or len(entries) == min(count, 3), f"{self.name}: {count} stand out")
        for entry in entries:
            amount, place, distance, side, expected = re.fullmatch(
                rf"{AMOUNT} {AT} (.+), which is ({NUMBER}) (above|below) the expected {AMOUNT}", entry
            ).groups()
            rows = self.row_at(place, amount)
            value = self.y[rows[0]] * self.chart.y.factor
            (d, half), (e, other) = number(distance), number(expected)
            sign = 1 if side == "above" else -1
            expect(abs(value - e - sign * d) <= half + other + 1e-9, f"{self.name}: {entry} does not add up")
            adds_up([expected, distance if sign > 0 else f"minus {distance}"], amount, f"{self.name}: {entry}")
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


class Surface:
    """Heights at evenly spaced lines along x and z, with independent rules for their sentences."""

    def __init__(self, packed, chart):
        self.name, self.chart = packed["name"], chart
        self.x, self.z = [float(v) for v in packed["x"]], [float(v) for v in packed["z"]]
        self.y = [float(v) for v in packed["y"]]
        low, high = chart.y.lower, chart.y.upper
        # A surface is clipped at the ends of its axis.
        self.shown = [min(max(v, low), high) for v in self.y]
        self.known = [i for i, v in enumerate(self.shown) if math.isfinite(v)]
        heights = [self.shown[i] for i in self.known]
        self.low, self.high = (min(heights), max(heights)) if heights else (0, 0)
        self.range = self.high - self.low

    def places(self, highest):
        best = self.high if highest else self.low
        found = [i for i in self.known if abs(self.shown[i] - best) <= 1e-9 * self.range]
        return best, [(self.x[i % len(self.x)], self.z[i // len(self.x)]) for i in found]

    def equal(self, amount):
        self.chart.y.is_at(amount, self.high, f"{self.name} equal")
        expect(self.range == 0, f"{self.name}: not all heights are equal")

    def slope(self, along_x):
        """Returns the direction (1 rising, -1 falling, 0 neither), and whether no step has the opposite one."""
        width = len(self.x)
        lines = [[self.shown[r * width + c] for c in range(width)] for r in range(len(self.z))]
        if not along_x:
            lines = [list(line) for line in zip(*lines)]
        top = bottom = 0.0
        signs, steps = [], []
        for line in lines:
            points = [(i, v) for i, v in enumerate(line) if math.isfinite(v)]
            if len(points) < 2:
                continue
            mi, mv = sum(i for i, _ in points) / len(points), sum(v for _, v in points) / len(points)
            own = sum((i - mi) * (v - mv) for i, v in points)
            square = sum((i - mi) ** 2 for i, _ in points)
            top, bottom = top + own, bottom + square
            signs.append(0 if abs(own / square * (len(line) - 1)) <= 1e-9 * self.range else math.copysign(1, own))
            steps += [b - a for (_, a), (_, b) in zip(points, points[1:])]
        change = top / bottom * (len(lines[0]) - 1)
        sign = math.copysign(1, change)
        if abs(change) < self.range / 10 or 3 * signs.count(sign) < 2 * len(signs):
            return 0, False
        return sign, all(sign * step >= -1e-9 * self.range for step in steps)

    def slopes(self, text):
        said = {}
        for verb, way, axes in re.findall(
            r"(rises|falls|neither rises nor falls) (steadily|on the whole) along (.+?)(?= and (?:rises|falls|neither)|$)", text
        ):
            names = [self.chart.x.name or "x", self.chart.z.name or "z"]
            for name in [axes] if axes in names else names:
                said[name] = {"rises": 1, "falls": -1}.get(verb, 0), way == "steadily"
            expect(axes in names or axes == " and ".join(names), f"{self.name} slopes along {axes}")
        for name, along_x in ((self.chart.x.name or "x", True), (self.chart.z.name or "z", False)):
            expect(said.get(name) == self.slope(along_x), f"{self.name} along {name}: {said.get(name)}, {self.slope(along_x)}")

    def forms(self, text):
        found = dict.fromkeys(("hill", "hollow", "ring-shaped ridge", "ring-shaped trench"), 0)
        for count, word in re.findall(r"(\d+) ((?:ring-shaped )?[a-z]+)", text):
            found[word.removesuffix("es") if word.endswith("ches") else word.removesuffix("s")] = int(count)
        true = dict.fromkeys(found, 0)
        for sign, names in ((1, ("hill", "ring-shaped ridge")), (-1, ("hollow", "ring-shaped trench"))):
            for is_ring in self.summits([sign * v for v in self.shown]):
                true[names[is_ring]] += 1
        expect(found == true, f"{self.name}: {text} is said, {true} it is")

    def around(self, i, slanting=True):
        width, row, column = len(self.x), i // len(self.x), i % len(self.x)
        for r in range(max(row - 1, 0), min(row + 2, len(self.z))):
            for c in range(max(column - 1, 0), min(column + 2, width)):
                if (r, c) != (row, column) and (slanting or r == row or c == column):
                    yield r * width + c

    def summits(self, heights):
        """Returns for each hill whether it has the shape of a ring. Follows the path with the smallest descent from
        each top.
        """
        tops = [i for i in self.known if all(not heights[n] > heights[i] for n in self.around(i))]
        width, depth = len(self.x), len(self.z)
        border = {i for i in range(len(heights)) if i % width in (0, width - 1) or i // width in (0, depth - 1)}
        for top in tops:
            queue, seen, lowest = [(-heights[top], top)], {top}, heights[top]
            while queue:
                height, i = -queue[0][0], heapq.heappop(queue)[1]
                # If several summits are equally high, the first one counts.
                if height > heights[top] or height == heights[top] and i < top:
                    break
                lowest = min(lowest, height)
                # Heights beyond a border or a hole are unknown.
                if i in border or any(not math.isfinite(heights[n]) for n in self.around(i)):
                    break
                for n in self.around(i):
                    if n not in seen and math.isfinite(heights[n]):
                        seen.add(n)
                        heapq.heappush(queue, (-heights[n], n))
            prominence = heights[top] - lowest
            if prominence < self.range / 10:
                continue
            body = self.fill(top, lambda i: heights[i] >= heights[top] - prominence / 4)
            outside = set()
            for i in border - body - outside:
                outside |= self.fill(i, lambda n: n not in body, slanting=False)
            yield len(outside) + len(body) < len(heights)

    def fill(self, start, holds, slanting=True):
        found, queue = {start}, [start]
        while queue:
            for n in self.around(queue.pop(), slanting):
                if n not in found and holds(n):
                    found.add(n)
                    queue.append(n)
        return found

    def holes(self, text):
        same(text, 100 * (1 - len(self.known) / len(self.y)), f"{self.name} holes")


class Chart:
    def __init__(self, packed):
        self.form, self.language, self.sideways = packed["form"], packed["language"], packed["isSideways"]
        self.x = Axis(packed["x"])
        self.y = Axis(packed["y"]) if packed.get("y") else None
        self.z = Axis(packed["z"]) if packed.get("z") else None
        self.series = [Series(s, self) for s in packed["series"]]
        self.surfaces = [Surface(s, self) for s in packed.get("surfaces") or []]
        self.packed = packed

    # The chart as a whole

    def axis(self, letter, text):
        axis = self.z if letter == "Z" else self.x if (letter == "X") != self.sideways else self.y
        if axis.title:
            expect(text.startswith(axis.title), f"{letter} axis: {text}")
            text = text[len(axis.title) :].removeprefix(", ")
            if not text and self.z:
                return  # A short summary of a scene names only its axes.
        if axis.names:
            found = re.fullmatch(rf"({NUMBER}) categories, from (.+) to (.+)", text)
            if not found:
                return expect(text == axis.names[0], f"{letter} axis: {text}")
            same(found[1], len(axis.names), f"{letter} axis")
            return expect((found[2], found[3]) == (axis.names[0], axis.names[-1]), f"{letter} axis: {text}")
        if axis.middle:
            found = re.fullmatch(rf"from {axis.pattern()} through {axis.pattern()} to {axis.pattern()}", text)
            expect(found and found[1] == found[3], f"{letter} axis: {text}")
            same(found[2], axis.lower * axis.factor, f"{letter} axis")
            return same(found[1], axis.upper * axis.factor, f"{letter} axis")
        single = re.fullmatch(rf"(?:in|on|at) {axis.pattern()}", text)
        if single and axis.dated:
            # The only date of the data, with the precision of the axis.
            for series in self.series:
                for x in series.x if axis is self.x else []:
                    axis.is_at(single[1], x, f"{letter} axis")
            return
        found = re.fullmatch(rf"from {axis.pattern()} to {axis.pattern()}", text)
        expect(found, f"{letter} axis: {text}")
        axis.ends(found[1], found[2], letter)

    def counts(self, series, rows, functions, values):
        given = [s for s in self.series if not s.function and not s.part]
        if series or rows:
            same(series or rows, len([s for s in self.series if not s.part]), "series")
        if functions:
            same(functions, len(self.surfaces) or len(self.series) - len(given), "functions")
        if values:
            composites = self.packed["composites"]
            same(values, composites + sum(math.isfinite(v) for s in given for v in s.y), "values")
            ends = [{v for v in s.x if math.isfinite(v)} for s in self.series if s.part]
            expect(composites in {0, *[len(s.x) for s in self.series if s.part]} or len(ends) > 2, f"{composites} glyphs")

    def components(self, text):
        expect(text == ", ".join(self.packed["components"][:-1]) + " and " + self.packed["components"][-1], text)
        known = {s.name for s in self.series}
        expect(known.issuperset(self.packed["components"]), f"parts of values: {text}")

    def total(self, highest, amount, places):
        sums = {}
        for series in self.series:
            for row in series.rows:
                sums[series.x[row]] = sums.get(series.x[row], 0) + series.y[row]
        best = (max if highest else min)(sums.values())
        self.y.is_at(amount, best, "total")
        where = sorted(x for x, v in sums.items() if abs(v - best) <= 1e-9 * abs(best))
        series = self.series[0]
        series.places(places, [series.x.index(x) for x in where], "total")

    def names(self, text):
        found = re.fullmatch(rf"(.*?)(?: and ({NUMBER}) more)?", text)
        named = self.surfaces if self.form == "surface" else [
            s for s in self.series if (self.z is None or not s.function) and not s.part]
        shown = [s.name for s in named if s.name][: 6 if found[2] else None]
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
            if self.packed["rowsName"] and self.x.name:
                expect(place.endswith(f", {self.packed['rowsName']} {series.name}"), f"of all: {entry}, not {series.name}")
                expect(place.startswith(f"{self.x.name} "), f"of all: {entry} names no {self.x.name}")
                place = place.removeprefix(f"{self.x.name} ").removesuffix(f", {self.packed['rowsName']} {series.name}")
            elif series.name:
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
        shown = [f"{parts[i][0]} {shares[i]:g} percent" for i in order[:6]]
        if len(order) > 6:
            rest = sum(shares[i] for i in order[6:])
            if any(share != round(share) for share in shares):
                rest = round(sum(parts[i][1] for i in order[6:]) / sum(v for _, v in parts) * 100, 1)
            shown.append(f"all others {rest:g} percent")
        counted["numbers"] += len(shown) - 1
        expect(text == ", ".join(shown), f"parts: {text} is said, {', '.join(shown)} it is")

    def share(self, series, first, start, last, end):
        common = sorted(set.intersection(*[{s.x[row] for row in s.rows} for s in self.series]))
        for amount, place, x in ((first, start, common[0]), (last, end, common[-1])):
            self.x.is_at(place, x, "share")
            values = [s.y[s.x.index(x)] for s in self.series]
            share = values[self.series.index(series)] / sum(values) * 100
            same(amount, share, f"share of {series.name}")

    def comparison(self, a, b, places, total):
        values = {s.name: {s.x[row]: s.y[row] for row in s.rows} for s in self.series}
        common = values[a].keys() & values[b].keys()
        same(total, len(common), "places")
        same(places, sum(values[a][x] > values[b][x] for x in common), f"{a} above {b}")

    # Three dimensions

    def place_in_space(self):
        return rf"{re.escape(self.x.name or 'x')} {self.x.pattern()}, {re.escape(self.z.name or 'z')} {self.z.pattern()}"

    def extreme_in_space(self, one, highest, amount, places):
        what = f"{one.name} {'highest' if highest else 'lowest'}"
        if isinstance(one, Surface):
            best, where = one.places(highest)
        else:
            best = (max if highest else min)(one.y[row] for row in one.rows)
            where = [(one.x[row], one.z[row]) for row in one.rows if one.y[row] == best]
        self.y.is_at(amount, best, what)
        more = max(len(where) - 2, 0)
        pattern = "; ".join([self.place_in_space()] * min(len(where), 2)) + (rf"; and ({NUMBER}) more" if more else "")
        found = re.fullmatch(pattern, places)
        expect(found, f"{what}: {places} is said, there are {len(where)}: {where[:3]}")
        for i, (x, z) in enumerate(where[:2]):
            self.x.is_at(found[2 * i + 1], x, what)
            self.z.is_at(found[2 * i + 2], z, what)
        if more:
            same(found.groups()[-1], more, what)

    def correlations(self, one, text):
        points = [one] if one else [s for s in self.series if not s.function]
        columns = {
            self.y.name or "y": [s.y[row] for s in points for row in s.rows],
            self.x.name or "x": [s.x[row] for s in points for row in s.rows],
            self.z.name or "z": [s.z[row] for s in points for row in s.rows],
        }
        for entry in text.split("; "):
            found = re.fullmatch(rf"(.+) with (.+) ({NUMBER}|none found)", entry)
            a, b = ranks(columns[found[1]]), ranks(columns[found[2]])
            rho = correlation(a, b)
            z = math.atanh(max(min(rho, 1 - 1e-15), 1e-15 - 1)) / math.sqrt(1.06 / (len(a) - 3))
            supported = math.erfc(abs(z) / math.sqrt(2)) < 0.01
            expect(supported == (found[3] != "none found"), f"{entry}: {rho:.3f} of {len(a)}")
            if supported:
                same(found[3], rho, entry)

    def above(self, a, b, text):
        grids = {s.name: s.y for s in self.surfaces}
        pairs = [(p, q) for p, q in zip(grids[a], grids[b]) if math.isfinite(p) and math.isfinite(q)]
        same(text, 100 * sum(p > q for p, q in pairs) / len(pairs), f"{a} above {b}")

    def check_page(self, page, index, name):
        """Compares the columns of the page with its table: each value with its x and its z."""
        data = json.loads(re.search(r'<script type="application/json" id="chart-data">(.*?)</script>', page)[1])
        series = data["charts"][index]["series"]
        expect(len(series) == len(self.series), f"{name}: {len(series)} series in the page, {len(self.series)} described")
        rows = []
        for packed, own in zip(series, self.series):
            for key, column in (("x", own.x), ("z", own.z), ("y", own.y)):
                values = packed[key]
                if isinstance(values, dict):
                    values = [values["from"] + i * values["by"] for i in range(values["n"])]
                expect(len(values) == len(column), f"{name}: {len(values)} values of {key} in {own.name}")
                for a, b in zip(values, column):
                    alike = not math.isfinite(b) if a is None else abs(a - b) <= 1e-9 * max(abs(b), 1e-300)
                    expect(alike, f"{name}: {key} of {own.name} is {a} in the page, {b} it is")
            rows += zip(own.x, own.z, own.y)
        section = re.search(r"<table>.*?</table>(?:\s*(?:<noscript>)?<pre[^>]*>.*?</pre>)?", page.split(f'id="c{index}-table"')[1], re.S)[0]
        lines = re.search(r"<pre[^>]*>(.*?)</pre>", section, re.S)
        if lines:
            # A long table is stored as CSV with a header.
            cells = list(csv.reader(io.StringIO(html.unescape(lines[1]).strip("\n"))))[1:]
        else:
            cells = [[value or html.unescape(text) for value, text in
                      re.findall(r'<t[hd](?: [a-z-]+="(?:col|row)")?(?: data-value="([^"]*)")?>(.*?)</t[hd]>', row)]
                     for row in re.findall(r"<tr>(.*?)</tr>", section.split("<tbody>")[1], re.S)]
        expect(len(cells) == len(rows), f"{name}: {len(cells)} rows in the table, {len(rows)} values")
        # Ranges have two columns.
        titles = re.findall(r'<th scope="col"[^>]*>(.*?)</th>', section)
        for texts, row in zip(cells, rows) if not any(title.endswith(" start") for title in titles) else []:
            for text, value in zip(texts[-3:], row):
                if text == "":
                    expect(not math.isfinite(value), f"{name}: an empty cell in the table, {value} it is")
                elif re.fullmatch(r"-?[\d.]+(e-?\d+)?", text):
                    alike = abs(float(text) - value) <= 1e-9 * max(abs(value), 1e-300)
                    expect(alike, f"{name}: {text} in the table, {value} it is")

    # Reading

    def sentence(self, text, of):
        """Reads one sentence from the beginning of a text.

        - Returns: The rest of the text, and the series that the sentence described."""
        for series in sorted(self.series + self.surfaces, key=lambda s: -len(s.name)):
            if series.name and text.startswith(f"{series.name}: "):
                return text[len(series.name) + 2 :], series
        if self.y and self.y.name and len(self.series) == 1 and text.startswith(f"{self.y.name}: The median"):
            return text[len(self.y.name) + 2 :], self.series[0]
        only = of or (self.series[0] if len(self.series) == 1 else None)
        if len(self.surfaces) == 1 and self.form == "surface":
            only = self.surfaces[0]
        end = r"\.(?= |$)"
        place = rf"({DATE}|{CLOCK}|{NUMBER}[^.,;:]*?|[^.;:]+?)" if not getattr(only, "labels", None) else r"(.+?)"
        in_space = [
            (rf"Z axis: (.+?){end}(?= [^a-z]|$)", lambda m: self.axis("Z", m[1])),
            (rf"Surfaces: (.+?){end}", lambda m: self.names(m[1])),
            (rf"(Highest|Lowest) value: {self.y.pattern() if self.y else AMOUNT}, at (.+?){end}(?= [^a-z]|$)",
             lambda m: self.extreme_in_space(only, m[1] == "Highest", m[2], m[3])),
            (rf"The surface (.+?){end}(?= [^a-z]|$)", lambda m: only.slopes(m[1])),
            (rf"Away from the edges: (.+?){end}", lambda m: only.forms(m[1])),
            (rf"({NUMBER}) percent of the floor has no height{end}", lambda m: only.holes(m[1])),
            (rf"(.+?) lies above (.+?) on ({NUMBER}) percent of the floor{end}", lambda m: self.above(*m.groups())),
            (rf"Correlations(?: \(Spearman, from minus 1 to 1\))?: (.+?){end}(?= [^a-z]|$)",
             lambda m: self.correlations(only, m[1])),
        ] if self.z else []
        rules = in_space + [
            (rf"[A-Z][a-z ]*? with (?:({NUMBER}) series|({NUMBER}) rows)?(?:, | and )?(?:({NUMBER}) functions?)?(?:, | and )?"
             rf"(?:({NUMBER}) values?)?{end}", lambda m: self.counts(*m.groups())),
            (rf"([XY]) axis: (.+?){end}(?= [XYZ] axis| Series:| Colou?r:| Parts| Highest| Latest| Total| Trend:| All| One| Marked|$)", lambda m: self.axis(m[1], m[2])),
            (rf"Colou?r: (?:.*?, )?from {AMOUNT} to {AMOUNT}{end}", lambda m: (
                same(m[1], self.y.lower * self.y.factor, "fields"), same(m[2], self.y.upper * self.y.factor, "fields"))),
            (rf"(?:Series|Rows): (.+?){end}", lambda m: self.names(m[1])),
            (rf"(Highest|Lowest) value: {self.y.pattern() if self.y else AMOUNT}, {AT} (.+?){end}(?= [^a-z]|$)", lambda m: (
                only.extreme if only else self.crowd)(m[1] == "Highest", m[2], m[3])),
            (rf"(Latest|Earliest) value: {self.y.pattern() if self.y else AMOUNT}, {AT} (.+?){end}(?= [^a-z]|$)", lambda m: (
                only.extreme(m[1] == "Latest", m[2], m[3]))),
            (rf"Total: (Highest|Lowest) value: {self.y.pattern() if self.y else AMOUNT}, {AT} (.+?){end}(?= [^a-z]|$)",
             lambda m: self.total(m[1] == "Highest", m[2], m[3])),
            (rf"Parts of each value: (.+?){end}", lambda m: self.components(m[1])),
            (rf"Marked: (.+?){end}(?= [^a-z]|$)", lambda m: expect(m[1] == "; ".join(self.packed["marked"]), m[1])),
            (rf"(?:[^.:]+: )?No overall increase or decrease was found(?: in any series)?{end}", lambda m: None),
            (rf"All values are {self.y.pattern() if self.y else AMOUNT}{end}", lambda m: only.equal(m[1])),
            (rf"From {place} to {place} the values (rise|fall) from {AMOUNT} to {AMOUNT}, a change of (plus )?({NUMBER})"
             rf"(?: \((?:plus )?({NUMBER}) percent\))?{end}", lambda m: only.piece(
                 m[1], m[2], m[3] == "rise", m[4], m[5], m[6], m[7], m[8])),
            (rf"From {place} to {place} the values (rise|fall){end}", lambda m: only.piece(m[1], m[2], m[3] == "rise")),
            (rf"Trend: the values (increase|decrease)\. The fitted line goes from {AMOUNT} {AT} {place} to {AMOUNT} {AT} "
             rf"{place}{end}", lambda m: only.trend(m[1] == "increase", *m.groups()[1:])),
            # The form for short summaries.
            (rf"Trend: the values (increase|decrease){end}", lambda m: only.trend(m[1] == "increase")),
            (rf"A pattern repeats every ({NUMBER}) values{end}", lambda m: only.season(m[1])),
            (rf"One value stands out: (.+?){end}(?= [^a-z]|$)", lambda m: only.outliers(1, m[1])),
            (rf"({NUMBER}) values stand out(?:, among them)?: (.+?){end}(?= [^a-z]|$)",
             lambda m: only.outliers(int(number(m[1])[0]), m[2])),
            (rf"({NUMBER}) of ({NUMBER}) values (?:is|are) missing: (.+?){end}", lambda m: only.missing(m[1], m[2])),
            (rf"Correlation of .+? \(Spearman\): ({NUMBER}), on a scale from minus 1 to 1{end}", lambda m: only.spearman(m[1])),
            (rf"The points form ({NUMBER}) groups: (.+?){end}(?= [^a-z]|$)", lambda m: only.groups(m[1], m[2])),
            (rf"Parts of the whole: (.+?){end}", lambda m: self.parts(m[1])),
            (rf"({NUMBER}) percent of the whole {AT} (.+?), ({NUMBER}) percent {AT} (.+?){end}",
             lambda m: self.share(only, *m.groups())),
            (rf"(.+?) is above (.+?) (?:at|in|on) (?:all ({NUMBER})|({NUMBER}) of ({NUMBER})) (?:places|years|months|days){end}",
             lambda m: self.comparison(m[1], m[2], m[3] or m[4], m[3] or m[5])),
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
        for series in self.series if self.z is None else []:
            series.told = " ".join(t for t in packed["features"] if len(self.series) == 1 or t.startswith(f"{series.name}: "))
        for text in [*packed["overview"], *packed["features"], *packed["statistics"], packed["summary"]]:
            # Dates contain no-break spaces.
            text, of = re.sub("[\u00a0\u202f]", " ", text), None
            while text:
                try:
                    text, of = self.sentence(text, of)
                except Wrong as error:
                    problems.append(f"{name}: {error}")
                    # Continue with the next sentence of the text.
                    text = text.partition(". ")[2]
                else:
                    if of and any(text.startswith(f"{s.name}: ") for s in self.series + self.surfaces if s.name):
                        of = None


def main():
    charts = unread = 0
    for path in sorted(glob.glob(os.path.join(sys.argv[1], "*.json"))):
        with open(path, encoding="utf-8") as file:
            for index, packed in enumerate(json.load(file)["charts"]):
                chart = Chart(packed)
                if chart.language != "en":
                    unread += 1
                    continue
                charts += 1
                name = os.path.basename(path)[:-5]
                chart.check(name)
                if chart.z:
                    with open(path[:-5] + ".html", encoding="utf-8") as page:
                        try:
                            chart.check_page(page.read(), index, name)
                        except Wrong as error:
                            problems.append(str(error))
    for problem in problems:
        print(problem)
    print(
        f"check-numbers: {counted['numbers']} numbers in {counted['sentences']} sentences about {charts} charts, "
        f"{len(problems)} problems; {unread} charts in another language not read"
    )
    sys.exit(1 if problems or not charts else 0)


main()
