"""Puts the documentation together as one static folder: the guide, the gallery, and every public symbol.

    make_docs.py BUILT GALLERY FOLDER    the folder of the release build, the drawn gallery, and where the site goes

The guide is Documentation/*.md by cmark-gfm, the reference is DocC's, from the toolchain. The search of the first page
knows all of it, and needs no network. Any web server shows the site, from any folder: python3 -m http.server -d FOLDER.
"""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

# What is documented, with the modules that it re-exports as its own.
MODULES = {
    "Charts": [],
    "SwiftUI": ["ViewCore", "ViewValues", "Controls", "Sessions", "Pictures", "Previews"],
    "Accessibility": [],
    "Spatial": [],
    "WidgetKit": [],
    "ActivityKit": [],
    "ChartData": [],
}
ABOUT = {
    "Charts": "Apple's Swift Charts: marks, scales, axes, plots, and charts in three dimensions.",
    "SwiftUI": "The part of SwiftUI that charts and the views around them need, and what pictures are made with.",
    "Accessibility": "The chart types of Apple's Accessibility framework: what a chart is in words and sound.",
    "Spatial": "Angles and rotations of charts in three dimensions.",
    "WidgetKit": "Widgets and Live Activities that show charts, drawn by their previews.",
    "ActivityKit": "What Live Activities show.",
    "ChartData": "Files, databases and servers behind charts: queries whose typed rows plots read.",
}
GUIDE = "Documentation"


def fail(text):
    print(f"make_docs: {text}", file=sys.stderr)
    sys.exit(1)


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout + done.stderr


# The reference.


def symbol_graphs(built, folder):
    """A folder of graphs for each module."""
    flags = ["-I", os.path.join(built, "Modules")]
    for module in sorted(os.listdir("Sources/System")):
        if os.path.exists(f"Sources/System/{module}/module.modulemap"):
            flags += ["-I", f"Sources/System/{module}"]
    for flag in run(["pkg-config", "--cflags-only-I", "harfbuzz", "pangoft2", "cairo"]).split():
        flags += ["-Xcc", flag]
    machine = json.loads(run(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
    for name, others in MODULES.items():
        os.makedirs(f"{folder}/{name}")
        command = ["swift", "symbolgraph-extract", "-module-name", name, *flags, "-target", machine]
        command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", f"{folder}/{name}"]
        if others:
            command.append("-experimental-allowed-reexported-modules=" + ",".join(others))
        run(command)


def symbols(folder):
    """The public symbols of our sources, by module."""
    here = "file://" + os.path.realpath("Sources")
    for name in MODULES:
        for file in sorted(os.listdir(f"{folder}/{name}")):
            with open(f"{folder}/{name}/{file}") as text:
                for symbol in json.load(text)["symbols"]:
                    place = symbol.get("location", {}).get("uri", "")
                    if place.startswith(here) or place.startswith("file://" + os.path.abspath("Sources")):
                        yield name, symbol, place.split("/Sources/")[-1]


def uncommented(folder):
    """How many public symbols have no comment, by module."""
    counts = dict.fromkeys(MODULES, 0)
    for name, symbol, _ in symbols(folder):
        if "docComment" not in symbol:
            counts[name] += 1
    return counts


def archive(name, graphs, folder):
    catalogue = f"{folder}/{name}.docc"
    os.makedirs(catalogue)
    with open(f"{catalogue}/{name}.md", "w") as page:
        page.write(f"# ``{name}``\n\n{ABOUT[name]}\n")
    result = f"{folder}/{name}.doccarchive"
    said = run([
        "docc", "convert", catalogue, "--additional-symbol-graph-dir", f"{graphs}/{name}",
        "--fallback-display-name", name, "--fallback-bundle-identifier", f"opencharts.{name}", "--output-path", result,
    ])
    return result, [line for line in said.splitlines() if line.startswith(("warning:", "error:"))]


# What DocC writes works below the address that it is told. Below any address it works where the page finds out its own.
BASE = """<script>(() => {
  const end = location.pathname.search(/\\/(documentation|tutorials)(\\/|$)/);
  window.baseUrl = (end < 0 ? location.pathname.replace(/[^/]*$/, '') : location.pathname.slice(0, end + 1));
})();</script>"""


def reference(built, site, work):
    graphs = f"{work}/graphs"
    symbol_graphs(built, graphs)
    with ThreadPoolExecutor(2) as pool:
        made = list(pool.map(lambda name: archive(name, graphs, work), MODULES))
    warnings = [line for _, lines in made for line in lines]
    merged = f"{work}/merged.doccarchive"
    run([
        "docc", "merge", *[path for path, _ in made], "--output-path", merged,
        "--synthesized-landing-page-name", "OpenCharts", "--synthesized-landing-page-topics-style", "detailedGrid",
    ])
    run(["docc", "process-archive", "transform-for-static-hosting", merged, "--output-path", f"{site}/reference",
         "--hosting-base-path", "OPENCHARTS-BASE"])
    for folder, _, files in os.walk(f"{site}/reference"):
        for file in files:
            if file == "index.html":
                path = f"{folder}/{file}"
                depth = os.path.relpath(f"{site}/reference", folder).replace(os.sep, "/")
                with open(path) as page:
                    text = page.read()
                text = re.sub(r"<script>\s*var baseUrl\s*=\s*\"/OPENCHARTS-BASE/?\"\s*;?\s*</script>", lambda _: BASE, text)
                text = text.replace("/OPENCHARTS-BASE/", depth + "/")
                with open(path, "w") as page:
                    page.write(text)
    # Asked for by every page of DocC's, and told in a browser's console where it is missing.
    with open(f"{site}/reference/theme-settings.json", "w") as text:
        text.write("{}\n")
    with open(f"{site}/reference/index.html", "w") as text:
        text.write('<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Reference</title>'
                   '<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">Reference</a></html>\n')
    return graphs, warnings


# The guide.


def style():
    with open("Scripts/docs.css") as file:
        return file.read()


def page(title, body, depth, script=""):
    up = "../" * depth
    links = [("index.html", "Search"), ("guide/README.html", "Guide"), ("gallery/index.html", "Gallery"),
             ("reference/documentation/index.html", "Reference")]
    menu = "".join(f'<a href="{up}{address}">{name}</a>' for address, name in links)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n"
        f'<header><nav aria-label="Parts">{menu}</nav></header>\n<main>\n{body}</main>\n{script}</body>\n</html>\n'
    )


def slug(text):
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


def guide(site):
    """Writes the pages of the guide. Returns title, address and words of each of their sections."""
    os.makedirs(f"{site}/guide")
    found = []
    for file in sorted(os.listdir(GUIDE)):
        if not file.endswith(".md"):
            shutil.copy(f"{GUIDE}/{file}", f"{site}/guide/{file}")
            continue
        body = run(["cmark-gfm", "-e", "table", "-e", "autolink", "--unsafe", f"{GUIDE}/{file}"])
        body = re.sub(r'href="([\w-]+)\.md(#[^"]*)?"', r'href="\1.html\2"', body)
        body = re.sub(r'href="(\.\./[^"]*)"', lambda link: f'href="{outside(link[1])}"', body)
        taken = {}

        def heading(match):
            name = slug(html.unescape(re.sub(r"<[^>]*>", "", match[2])))
            taken[name] = taken.get(name, -1) + 1
            if taken[name]:
                name += f"-{taken[name]}"
            return f'<h{match[1]} id="{name}">{match[2]}</h{match[1]}>'

        body = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, body)
        body = body.replace("<pre>", '<pre tabindex="0">').replace("<table>", '<div class="wide" tabindex="0"><table>')
        body = body.replace("</table>", "</table></div>")
        # The corner of a table is no heading of anything.
        body = re.sub(r"<th( [^>]*)?></th>", "<td></td>", body)
        name = file[:-3]
        title = html.unescape(re.sub(r"<[^>]*>", "", re.search(r"<h1[^>]*>(.*?)</h1>", body)[1]))
        with open(f"{site}/guide/{name}.html", "w") as text:
            text.write(page(f"{title}: OpenCharts", body, 1))
        parts = re.split(r'<h([1-3]) id="([^"]*)">(.*?)</h\1>', body)
        for place in range(1, len(parts), 4):
            words = html.unescape(re.sub(r"<[^>]*>", " ", parts[place + 3]))
            part = html.unescape(re.sub(r"<[^>]*>", "", parts[place + 2]))
            label = part if part == title else f"{title}: {part}"
            found.append([label, f"guide/{name}.html#{parts[place + 1]}", "Guide", " ".join(words.split())])
    return found


def outside(path):
    """Of a file of the project that is no part of the site."""
    name = os.path.normpath(os.path.join(GUIDE, path))
    return "../gallery/index.html" if name.startswith("gallery") else "../source/" + name


def sources(site):
    """The files of the project that the guide leads to."""
    for file in os.listdir(f"{site}/guide"):
        if not file.endswith(".html"):
            continue
        with open(f"{site}/guide/{file}") as text:
            for name in re.findall(r'href="\.\./source/([^"#]*)', text.read()):
                target = f"{site}/source/{name}"
                if os.path.isdir(name) or not os.path.exists(name):
                    fail(f"Documentation/{file[:-5]}.md leads to {name}, which is no file")
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy(name, target)


# The gallery and the search.


def compress(folder):
    """The sounds without loss in a seventh of their bytes, which every browser plays."""
    sounds = [f"{folder}/{file}" for file in sorted(os.listdir(folder)) if file.endswith(".wav")]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda file: run(["flac", "--silent", "--best", "--delete-input-file", file]), sounds))


def gallery(source, site):
    shutil.copytree(source, f"{site}/gallery", ignore=shutil.ignore_patterns("*.swift", "rain*", "Hello*"))
    compress(f"{site}/gallery")
    with open(f"{site}/gallery/index.html") as text:
        index = re.sub(r'href="(\w+)\.wav"', r'href="\1.flac"', text.read())
    back = '<p><a href="../index.html">Documentation</a></p>\n'
    with open(f"{site}/gallery/index.html", "w") as text:
        text.write(index.replace("<header>\n", "<header>\n" + back, 1))
    found = []
    for item in re.findall(r'<li id="(\w+)".*?</li>', index, re.S):
        part = index[index.index(f'<li id="{item}"'):]
        title = html.unescape(re.search(r"<h2><a[^>]*>(.*?)</a>", part)[1])
        told = re.search(r'<p class="told">(.*?)</p>', part[: part.index("</li>")], re.S)
        alt = html.unescape(re.search(r'alt="([^"]*)"', part)[1])
        words = html.unescape(re.sub(r"<[^>]*>", "", told[1])) if told else ""
        marks = html.unescape(re.search(r'<p class="marks">(.*?)</p>', part)[1])
        found.append([title, f"gallery/{item}.html", "Example", f"{words} {alt} {marks} {item}"])
    return found


def reference_entries(site, graphs):
    """Each symbol once, with the first line of its comment."""
    comments = {}
    for name, symbol, _ in symbols(graphs):
        key = (name, ".".join(symbol["pathComponents"]))
        lines = symbol.get("docComment", {}).get("lines", [])
        comments.setdefault(key, " ".join(line["text"] for line in lines[:2]))
    known = set()
    found = []
    for (module, path), comment in sorted(comments.items()):
        base = f"{site}/reference/documentation/{module.lower()}"
        parts = [re.sub(r"[^\w().:]", "", part).lower() for part in path.split(".") if part]
        # Members are on the page of their type, which is what is found where their own name is ambiguous.
        while parts and not os.path.exists(f"{base}/{'/'.join(parts)}/index.html"):
            parts.pop()
        address = f"reference/documentation/{module.lower()}/{'/'.join(parts)}" + ("/" if parts else "")
        if (path, address) not in known:
            known.add((path, address))
            found.append([path, address, module, comment])
    return found


def first_page(site, entries):
    with open("Scripts/docs.js") as file:
        script = file.read()
    data = json.dumps(entries, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    parts = [
        ("guide/README.html", "Guide", "Writing charts, pictures, pages, live sessions, the command line, data, accessibility, servers."),
        ("gallery/index.html", "Gallery", "Every example with its picture, page, code, transcript and sound, by kind of mark, by topic and by words."),
        ("reference/documentation/index.html", "Reference", "Every public symbol of " + ", ".join(MODULES) + "."),
    ]
    cards = "".join(f'<li><a href="{a}"><strong>{n}</strong></a><p>{html.escape(t)}</p></li>' for a, n, t in parts)
    body = (
        "<h1>OpenCharts</h1>\n<p>Apple's Swift Charts on Linux: pictures, pages, live sessions, words and sound.</p>\n"
        '<form role="search" hidden><label>Words in the guide, the gallery and the reference '
        '<input type="search" name="find" autocomplete="off"></label></form>\n'
        '<p role="status"></p>\n<ol class="found"></ol>\n'
        f'<ul class="parts">{cards}</ul>\n'
    )
    with open(f"{site}/index.html", "w") as text:
        text.write(page("OpenCharts: documentation", body, 0, f"<script>\nconst entries = {data};\n{script}</script>\n"))


def main():
    if len(sys.argv) != 4:
        fail("usage: make_docs.py BUILT GALLERY FOLDER")
    built, drawn, folder = sys.argv[1:]
    if not os.path.exists(f"{drawn}/index.html"):
        fail(f"{drawn} is no gallery; make demo draws one")
    with tempfile.TemporaryDirectory() as work:
        site = f"{work}/site"
        os.makedirs(site)
        entries = guide(site) + gallery(drawn, site)
        sources(site)
        graphs, warnings = reference(built, site, work)
        entries += reference_entries(site, graphs)
        first_page(site, entries)
        missing = uncommented(graphs)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(site, folder)
    with open(f"{folder}/report.json", "w") as text:
        json.dump({"uncommented": missing, "warnings": warnings}, text, indent=1)
    size = sum(os.path.getsize(os.path.join(a, f)) for a, _, b in os.walk(folder) for f in b)
    print(f"make_docs: {len(entries)} entries, {size >> 20} MB in {folder}; without a comment: {missing}")


main()
