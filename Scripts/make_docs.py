"""Puts the documentation together as one static folder: the guide, the gallery, and every public symbol.

    make_docs.py BUILT GALLERY FOLDER    the folder of the release build, the drawn gallery, and where the site goes

The guide is README.md and Documentation/*.md by cmark-gfm, the reference is DocC's, from the toolchain. The search of
the first page covers all of it, and needs no network. Any web server shows the site, from any folder:
python3 -m http.server -d FOLDER.
"""

import html
import json
import os
import shutil
import sys
import tempfile

import docs_pages
import docs_reference
import docs_search
from docs_reference import MODULES, fail


def uncommented(graphs):
    """Returns the number of public symbols without a comment, by module."""
    counts = dict.fromkeys(MODULES, 0)
    for name, symbol in docs_reference.symbols(graphs):
        if "docComment" not in symbol:
            counts[name] += 1
    return counts


def first_page(site):
    with open("Scripts/docs.js") as file:
        script = file.read()
    parts = [
        (f"guide/{docs_pages.START}.html", "Getting started", "Installing, a first chart, what comes out, and the command line."),
        ("guide/README.html", "Guide", "Writing charts, pictures, pages, live sessions, the command line, data, accessibility, servers."),
        ("gallery/index.html", "Gallery", "Every example with its picture, page, code, transcript and sound, by kind of mark, by topic and by words."),
        ("reference/documentation/", "Reference", "Every public symbol of " + ", ".join(MODULES) + "."),
    ]
    cards = "".join(f'<li><a href="{a}"><strong>{n}</strong></a><p>{html.escape(t)}</p></li>' for a, n, t in parts)
    body = (
        "<h1>OpenCharts</h1>\n<p>Apple's Swift Charts on Linux: pictures, pages, live sessions, words and sound.</p>\n"
        '<form role="search" hidden><label>Words in the guide, the gallery and the reference '
        '<input type="search" name="find" autocomplete="off"></label></form>\n'
        '<p role="status"></p>\n<ol class="found"></ol>\n'
        f'<ul class="parts">{cards}</ul>\n'
    )
    scripts = f'<script src="entries.js"></script>\n<script>\n{script}</script>\n'
    with open(f"{site}/index.html", "w") as text:
        text.write(docs_pages.page("OpenCharts: documentation", body, 0, scripts))


def main():
    if len(sys.argv) != 4:
        fail("usage: make_docs.py BUILT GALLERY FOLDER")
    built, drawn, folder = sys.argv[1:]
    if not os.path.exists(f"{drawn}/index.html"):
        fail(f"{drawn} is no gallery; make demo draws one")
    with tempfile.TemporaryDirectory() as work:
        site = f"{work}/site"
        os.makedirs(site)
        graphs, warnings = docs_reference.reference(built, site, work, docs_pages.reference_header)
        pages = docs_reference.addresses(site)
        found, pageless = docs_search.reference_entries(graphs, pages)
        entries = docs_pages.guide(site, drawn, docs_search.linked_names(graphs, pages))
        entries += docs_pages.gallery(drawn, site) + found
        docs_pages.sources(site)
        first_page(site)
        searched = docs_search.write(site, entries)
        missing = uncommented(graphs)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(site, folder)
    with open(f"{folder}/report.json", "w") as text:
        json.dump({"uncommented": missing, "pageless": pageless, "warnings": warnings}, text, indent=1)
    size = sum(os.path.getsize(os.path.join(a, f)) for a, _, b in os.walk(folder) for f in b)
    print(f"make_docs: {len(entries)} entries in {searched >> 10} kB, {size >> 20} MB in {folder}; "
          f"without a comment: {missing}; without a page: {len(pageless)}")


main()
