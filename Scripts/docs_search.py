"""Makes the index of the documentation's search: entries of title, address, kind, text and further words."""

import json
import os
import re

from docs_reference import MODULES, symbols

# Members that every conforming type has, and members that only compilers call.
NOISE = re.compile(r"body|Body|hashValue|init\(from:\)|(body|makeBody|build[A-Z]\w*|hash|encode|==|!=)\(.*\)")
KEPT = {"View.body", "ViewModifier.body(content:)"}
# Maximum number of characters shown in a result.
SHOWN = 160


def words(text):
    return re.findall(r"\w+", text.lower())


def cut(text):
    """Returns the part of a text that results show, and the rest."""
    if len(text) <= SHOWN:
        return text, ""
    end = text.rfind(" ", 0, SHOWN)
    end = SHOWN if end < SHOWN // 2 else end
    return text[:end] + "…", text[end:]


def compact(entry):
    title, address, kind, text, more = entry
    text, rest = cut(text)
    known = set(words(f"{title} {text}"))
    others = [word for word in dict.fromkeys(words(f"{rest} {more}")) if word not in known and not word.isdigit()]
    return [title, address, kind, text, " ".join(others)]


def paragraph(lines):
    """Returns the first paragraph of a comment, and the rest."""
    texts = [line["text"] for line in lines]
    end = next((place for place, text in enumerate(texts) if not text.strip()), len(texts))
    return re.sub(r"`+", "", " ".join(texts[:end])), " ".join(texts[end:])


def reference_entries(graphs, pages):
    """Returns an entry for each symbol with a page, and the symbols without a page."""
    found, known, missing = [], set(), []
    for module, symbol in symbols(graphs):
        name = symbol["identifier"]["precise"]
        path = ".".join(symbol["pathComponents"])
        if (module.lower(), name) not in pages:
            missing.append(f"{module}: {path}")
            continue
        text, more = paragraph(symbol.get("docComment", {}).get("lines", []))
        # OSLog and AppKit repeat symbols of other modules. Overloads with the same text are one result.
        same = (path, text)
        if same in known or name in known or (NOISE.fullmatch(symbol["pathComponents"][-1]) and path not in KEPT):
            continue
        if module == "UIKit" and path.startswith("NS") and ("appkit", name) in pages:
            module = "AppKit"
        known |= {same, name}
        found.append([path, pages[module.lower(), name], module, text, more])
    return sorted(found), missing


def linked_names(graphs, pages):
    """Returns the unambiguous names of pages: types, members with their type, and members with a unique name."""
    places = {}
    for module, symbol in symbols(graphs):
        page = pages.get((module.lower(), symbol["identifier"]["precise"]))
        parts = symbol["pathComponents"]
        last = parts[-1]
        base = last.split("(")[0]
        names = {".".join(parts)}
        if len(parts) > 1:
            names |= {f"{parts[-2]}.{last}", f"{parts[-2]}.{base}"}
            # An ordinary word seldom refers to a member with the same name.
            names |= {name for name in (last, base, base + "()") if re.search(r"[a-z][A-Z]|\(", name)}
        elif "(" in last:
            names.add(base)
        for name in names:
            # Prefer a type to members of the same name.
            places.setdefault(name, {}).setdefault(len(parts), {}).setdefault(symbol["identifier"]["precise"], page)
    found = {}
    for name, depths in places.items():
        if 1 in depths and re.match("[A-Z]", name):
            depths = {1: depths[1]}
        pages_of = [page for depth in depths.values() for page in depth.values()]
        if len(pages_of) == 1 and pages_of[0] and name not in MODULES:
            found[name] = pages_of[0]
    return found


def write(site, entries):
    """Writes the entries as a script in the folder of the first page. Returns its size in bytes."""
    prefix = "reference/documentation/"
    rows = [compact(entry) for entry in entries]
    for row in rows:
        row[1] = row[1].replace(prefix, "~", 1)
    data = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    with open(f"{site}/entries.js", "w") as text:
        text.write(f"const entries = {data};\n")
    return os.path.getsize(f"{site}/entries.js")
