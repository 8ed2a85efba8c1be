"""Makes the reference of the documentation site: symbol graphs of the public modules, and DocC's pages of them."""

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

# The documented modules, with the modules that each re-exports.
MODULES = {
    "Charts": [],
    "SwiftUI": [
        "OpenChartsViewCore", "OpenChartsViewValues", "OpenChartsControls", "OpenChartsSessions",
        "OpenChartsPictures", "OpenChartsPreviews", "OpenChartsAudit", "OpenChartsTerminalRenderer",
    ],
    "Accessibility": [],
    "Spatial": [],
    "WidgetKit": [],
    "ActivityKit": [],
    "UserNotifications": [],
    "SwiftData": [],
    "CoreData": [],
    "Combine": [],
    "UniformTypeIdentifiers": [],
    "os": [],
    "OSLog": ["os"],
    "UIKit": ["OpenChartsPlatformValues"],
    "AppKit": ["OpenChartsPlatformValues"],
    "Cocoa": [],
    "ChartData": [],
    "ChartSnapshots": [],
}
ABOUT = {
    "Charts": "Apple's Swift Charts: marks, scales, axes, plots, and charts in three dimensions.",
    "SwiftUI": "The part of SwiftUI that charts and the views around them need, and what pictures are made with.",
    "Accessibility": "The chart types of Apple's Accessibility framework: what a chart is in words and sound.",
    "Spatial": "Angles and rotations of charts in three dimensions.",
    "WidgetKit": "Widgets and Live Activities that show charts, drawn by their previews.",
    "ActivityKit": "What Live Activities show.",
    "UserNotifications": "Requests for notifications, which are kept and never shown.",
    "SwiftData": "Models of apps and their queries: objects in memory or in a file.",
    "CoreData": "Managed objects of apps and their fetch requests, in memory.",
    "Combine": "The part of Combine that models of views need: publishers, subjects and observable objects.",
    "UniformTypeIdentifiers": "Types of files: identifiers, extensions, MIME types and what they conform to.",
    "os": "Messages and signposts of programs, written to standard error, and locks.",
    "OSLog": "The other name of the module os.",
    "UIKit": "Values by UIKit's names that stand beside charts: colours, fonts, pictures, the device. SwiftUI brings them.",
    "AppKit": "Values by AppKit's names that stand beside charts: colours, fonts, pictures. SwiftUI brings them.",
    "Cocoa": "AppKit and Foundation by one import.",
    "ChartSnapshots": "Tests that compare the pictures of views with recorded ones.",
    "ChartData": "Files, databases and servers behind charts: queries whose typed rows plots read.",
}
# Maps internal modules to the modules that users import.
IMPORTED = {other: name for name in reversed(MODULES) for other in MODULES[name] if other not in MODULES}
IMPORTED |= {"FoundationEssentials": "Foundation", "FoundationInternationalization": "Foundation"}
# UIKit and AppKit re-export the module, and SwiftUI provides its types too.
IMPORTED["OpenChartsPlatformValues"] = "SwiftUI"


def fail(text):
    print(f"make_docs: {text}", file=sys.stderr)
    sys.exit(1)


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"{command[0]} failed: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout + done.stderr


def check_modules():
    """Checks that the list above has every module of the package's libraries and each module that these re-export."""
    with open("Package.swift") as file:
        package = file.read()
    offered = set()
    for targets in re.findall(r"\.library\(\s*name: \"\w+\",\s*targets: \[(.*?)\]", package, re.S):
        offered |= {name for name in re.findall(r'"(\w+)"', targets) if not name.startswith("_")}
    # This target only depends on modules, which a user may leave out by traits.
    offered.remove("OpenChartsPlatformNames")
    names = re.search(r'name: "OpenChartsPlatformNames",\s*dependencies: \[(.*?)\]', package, re.S)[1]
    offered |= {name for name in re.findall(r'"(\w+)"', names) if not name.startswith("_")}
    if offered != set(MODULES):
        fail(f"the package offers {sorted(offered)}, and {sorted(MODULES)} are documented")
    if set(ABOUT) != set(MODULES):
        fail(f"words about a module are missing or too many: {sorted(set(ABOUT) ^ set(MODULES))}")
    # A target's declaration begins with four spaces and a dot.
    declarations = [re.search(r'name: "(\w+)",.*path: "(Sources/[\w/]+)"', text, re.S) for text in package.split("\n    .")]
    places = dict(found.groups() for found in declarations if found)
    waiting, seen = list(MODULES), set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in places:
            continue
        seen.add(name)
        for file in os.listdir(places[name]):
            if file.endswith(".swift"):
                with open(f"{places[name]}/{file}") as text:
                    waiting += re.findall(r"^\s*@_exported (?:public )?import (\w+)", text.read(), re.M)
    known = set(MODULES) | set(sum(MODULES.values(), []))
    if seen - known:
        fail(f"{sorted(seen - known)}: given on by what is documented, and not documented")


# Symbol graphs.


def symbol_graphs(built, folder):
    """Makes a folder of symbol graphs for each module."""
    flags = ["-I", os.path.join(built, "Modules")]
    for module in sorted(os.listdir("Sources/System")):
        if os.path.exists(f"Sources/System/{module}/module.modulemap"):
            flags += ["-I", f"Sources/System/{module}"]
    for flag in run(["pkg-config", "--cflags-only-I", "harfbuzz", "pangoft2", "cairo"]).split():
        flags += ["-Xcc", flag]
    machine = json.loads(run(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]

    def extract(name):
        os.makedirs(f"{folder}/{name}")
        command = ["swift", "symbolgraph-extract", "-module-name", name, *flags, "-target", machine]
        command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", f"{folder}/{name}"]
        # Without extension blocks, DocC omits members added to types of other modules.
        command.append("-emit-extension-block-symbols")
        if MODULES[name]:
            command.append("-experimental-allowed-reexported-modules=" + ",".join(MODULES[name]))
        run(command)
        name_extended(f"{folder}/{name}", name)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(extract, MODULES))


def name_extended(folder, name):
    """Moves extensions of types to the module from which users import these types."""
    merged = {}
    for file in sorted(os.listdir(folder)):
        extended = re.fullmatch(rf"{name}@(\w+)\.symbols\.json", file)
        if not extended:
            continue
        with open(f"{folder}/{file}") as text:
            graph = json.load(text)
        os.remove(f"{folder}/{file}")
        # An extension of a re-exported type belongs to the re-exporting module.
        into = name if extended[1] in MODULES[name] else IMPORTED.get(extended[1], extended[1])
        for symbol in graph["symbols"]:
            if "swiftExtension" in symbol:
                symbol["swiftExtension"]["extendedModule"] = into
        if into in merged:
            merged[into]["symbols"] += graph["symbols"]
            merged[into]["relationships"] += graph["relationships"]
        else:
            merged[into] = graph
    for into, graph in merged.items():
        with open(f"{folder}/{name}@{into}.symbols.json", "w") as text:
            json.dump(graph, text)


def symbols(folder):
    """Returns the public symbols of this package, by module."""
    here = {"file://" + os.path.realpath("Sources") + "/", "file://" + os.path.abspath("Sources") + "/"}
    for name in MODULES:
        for file in sorted(os.listdir(f"{folder}/{name}")):
            with open(f"{folder}/{name}/{file}") as text:
                for symbol in json.load(text)["symbols"]:
                    place = symbol.get("location", {}).get("uri", "")
                    if place.startswith(tuple(here)) and symbol["kind"]["identifier"] != "swift.extension":
                        yield name, symbol


# DocC's pages.


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


# DocC's pages have one fixed base address. This script computes the address at run time.
BASE = """<script>(() => {
  const end = location.pathname.search(/\\/(documentation|tutorials)(\\/|$)/);
  window.baseUrl = (end < 0 ? location.pathname.replace(/[^/]*$/, '') : location.pathname.slice(0, end + 1));
})();</script>"""


def reference(built, site, work, header):
    """Writes the pages, with a header for their depth in folders. Returns the graphs and DocC's warnings."""
    check_modules()
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
    shutil.copy("Scripts/docs_reference.js", f"{site}/reference/site.js")
    for folder, _, files in os.walk(f"{site}/reference"):
        if "index.html" not in files:
            continue
        path = f"{folder}/index.html"
        depth = os.path.relpath(f"{site}/reference", folder).replace(os.sep, "/")
        with open(path) as page:
            text = page.read()
        text = re.sub(r"<script>\s*var baseUrl\s*=\s*\"/OPENCHARTS-BASE/?\"\s*;?\s*</script>", lambda _: BASE, text)
        text = text.replace("/OPENCHARTS-BASE/", depth + "/")
        text = re.sub(r"<body[^>]*>", lambda body: body[0] + header(depth), text, count=1)
        with open(path, "w") as page:
            page.write(text)
    # Every page of DocC requests this file, and the browser's console reports an error if it is missing.
    with open(f"{site}/reference/theme-settings.json", "w") as text:
        text.write("{}\n")
    with open(f"{site}/reference/index.html", "w") as text:
        text.write('<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Reference</title>'
                   '<link rel="icon" href="data:,">'
                   '<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">Reference</a></html>\n')
    return graphs, warnings


def addresses(site):
    """Returns the address of each symbol's page, by module and the compiler's name of the symbol."""
    found = {}
    data = f"{site}/reference/data"
    for folder, _, files in os.walk(f"{data}/documentation"):
        for file in files:
            path = f"{folder}/{file}"
            with open(path) as text:
                name = json.load(text).get("metadata", {}).get("externalID")
            if name:
                place = os.path.relpath(path, data).removesuffix(".json").replace(os.sep, "/")
                found[place.split("/")[1], name] = f"reference/{quote(place, safe='/():,_=!*+~@&$')}/"
    return found
