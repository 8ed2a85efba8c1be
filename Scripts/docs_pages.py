"""Makes the pages of the documentation site except DocC's: the guide from Markdown, and the gallery with a menu."""

import html
import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor

from docs_reference import fail, run

GUIDE = "Documentation"
# The gallery also contains pictures of tests.
DRAWN = "Tests/GalleryTests/Goldens/"
START = "GettingStarted"


def style():
    with open("Scripts/docs.css") as file:
        return file.read()


def menu(up):
    links = [("index.html", "Search"), (f"guide/{START}.html", "Getting started"), ("guide/README.html", "Guide"),
             ("gallery/index.html", "Gallery"), ("reference/documentation/", "Reference")]
    return "".join(f'<a href="{up}{address}">{name}</a>' for address, name in links)


def page(title, body, depth, script=""):
    up = "../" * depth
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f"<title>{html.escape(title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n"
        f'<header><nav aria-label="Parts">{menu(up)}</nav></header>\n<main>\n{body}</main>\n{script}</body>\n</html>\n'
    )


# The same menu for pages that have other styles.
BAR = """<style>
.site { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font: 16px/1.55 Inter, -apple-system, "Segoe UI", sans-serif }
.site a { padding: .25rem 0; text-decoration: none; color: light-dark(#0a55c7, #6cb4ff) }
.site a:focus-visible { outline: 3px solid; outline-offset: 2px }
@media print { .site { display: none } }
</style>
"""


def bar(up, links=None, more=""):
    return f'{BAR.replace("</style>", more + "</style>")}<nav class="site" aria-label="Parts">{links or menu(up)}</nav>\n'


def reference_header(depth):
    """Returns the header of DocC's pages, shown by docs_reference.js."""
    # Use the colour scheme that the user has chosen on DocC's pages.
    more = (".site { border-bottom: 1px solid var(--color-grid); background: var(--color-fill);"
            " padding: .5rem clamp(.75rem, 3vw, 2rem) }\n.site a { color: var(--color-link) }\n")
    up = "../" * (depth.count("..") + 1)
    return (f'<template id="site">{bar(up, more=more)}</template>\n'
            f'<script src="{depth}/site.js"></script>')


# The guide.


def slug(text):
    return re.sub(r"[^\w\- ]", "", text.lower()).strip().replace(" ", "-")


def plain(markup, between=""):
    return html.unescape(re.sub(r"<[^>]*>", between, markup))


def address(link, folder, drawn):
    """Returns the address, relative to the guide, of a link in a file of a folder."""
    path, mark, place = link.partition("#")
    if re.match(r"[a-z]+:", link) or not path:
        return link
    name = os.path.normpath(os.path.join(folder, path))
    if name == "README.md":
        name = f"{START}.html"
    elif os.path.dirname(name) == GUIDE:
        name = re.sub(r"\.md$", ".html", os.path.basename(name))
    elif name.startswith(DRAWN) and os.path.exists(f"{drawn}/{name[len(DRAWN):]}"):
        name = "../gallery/" + name[len(DRAWN):]
    elif name.startswith("gallery"):
        name = "../gallery/index.html"
    else:
        name = "../source/" + name
    return name + mark + place


def written(file, drawn, titled=None):
    """Returns the body of a page, its title, and the heading, anchor and words of each section."""
    body = run(["cmark-gfm", "-e", "table", "-e", "autolink", "--unsafe", file])
    body = re.sub(r'\b(href|src|srcset)="([^"]*)"',
                  lambda link: f'{link[1]}="{address(link[2], os.path.dirname(file), drawn)}"', body)
    if titled:
        body = re.sub(r"<h1>.*?</h1>", f"<h1>{titled}</h1>", body, count=1)
    taken = {}

    def heading(match):
        name = slug(plain(match[2]))
        taken[name] = taken.get(name, -1) + 1
        if taken[name]:
            name += f"-{taken[name]}"
        return f'<h{match[1]} id="{name}">{match[2]}</h{match[1]}>'

    body = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, body)
    body = body.replace("<pre>", '<pre tabindex="0">').replace("<table>", '<div class="wide" tabindex="0"><table>')
    body = body.replace("</table>", "</table></div>")
    # An empty corner cell is not a heading.
    body = re.sub(r"<th( [^>]*)?></th>", "<td></td>", body)
    title = plain(re.search(r"<h1[^>]*>(.*?)</h1>", body)[1])
    parts = re.split(r'<h([1-3]) id="([^"]*)">(.*?)</h\1>', body)
    sections = [(plain(parts[n + 2]), parts[n + 1], " ".join(plain(parts[n + 3], " ").split()))
                for n in range(1, len(parts), 4)]
    return body, title, sections


def linked(body, names):
    """Links names of public symbols to their pages, except in links, headings and blocks of code."""
    def name(match):
        place = names.get(html.unescape(match[1]))
        return f'<a href="../{place}">{match[0]}</a>' if place else match[0]

    parts = re.split(r"(<a\b.*?</a>|<pre\b.*?</pre>|<h[1-6]\b.*?</h[1-6]>)", body, flags=re.S)
    return "".join(part if n % 2 else re.sub(r"<code>([^<]*)</code>", name, part) for n, part in enumerate(parts))


def guide(site, drawn, names):
    """Writes the pages of the guide. Returns the title, address and words of each section."""
    os.makedirs(f"{site}/guide")
    found = []
    files = [("README.md", START, "Getting started")]
    for file in sorted(os.listdir(GUIDE)):
        if file.endswith(".md"):
            files.append((f"{GUIDE}/{file}", file[:-3], None))
        else:
            shutil.copy(f"{GUIDE}/{file}", f"{site}/guide/{file}")
    for file, name, titled in files:
        body, title, sections = written(file, drawn, titled)
        with open(f"{site}/guide/{name}.html", "w") as text:
            text.write(page(f"{title}: OpenCharts", linked(body, names), 1))
        for part, place, words in sections:
            found.append([part if part == title else f"{title}: {part}", f"guide/{name}.html#{place}", "Guide", words, ""])
    return found


def sources(site):
    """Copies the files of the project to which the guide links."""
    for file in os.listdir(f"{site}/guide"):
        if not file.endswith(".html"):
            continue
        with open(f"{site}/guide/{file}") as text:
            for name in re.findall(r'(?:href|src|srcset)="\.\./source/([^"#]*)', text.read()):
                target = f"{site}/source/{name}"
                if os.path.isdir(name) or not os.path.exists(name):
                    fail(f"{file[:-5]} leads to {name}, which is no file")
                os.makedirs(os.path.dirname(target), exist_ok=True)
                shutil.copy(name, target)


# The gallery.


def compress(folder):
    """Compresses the sounds without loss, to a seventh of their size, in a format that every browser plays."""
    sounds = [f"{folder}/{file}" for file in sorted(os.listdir(folder)) if file.endswith(".wav")]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda file: run(["flac", "--silent", "--best", "--delete-input-file", file]), sounds))


def gallery(source, site):
    """Copies the gallery. Returns the title, address and words of each example."""
    shutil.copytree(source, f"{site}/gallery", ignore=shutil.ignore_patterns("*.swift", "rain*", "Hello*"))
    compress(f"{site}/gallery")
    with open(f"{site}/gallery/index.html") as text:
        index = re.sub(r'(href|src)="(\w+)\.wav"', r'\1="\2.flac"', text.read())
    head = '<link rel="icon" href="data:,">\n</head>'
    line = ".site { border-bottom: 1px solid light-dark(#d5d5da, #3a3a3f); margin-bottom: 1.25rem; padding-bottom: .5rem }\n"
    with open(f"{site}/gallery/index.html", "w") as text:
        text.write(index.replace("</head>", head, 1).replace("<body>\n", "<body>\n" + bar("../", more=line), 1))
    found = []
    for item, part in re.findall(r'<li id="(\w+)"(.*?</li>)', index, re.S):
        title = html.unescape(re.search(r"<h2><a[^>]*>(.*?)</a>", part)[1])
        told = re.search(r'<p class="told">(.*?)</p>', part, re.S)
        alt = html.unescape(re.search(r'alt="([^"]*)"', part)[1])
        marks = html.unescape(re.search(r'<p class="marks">(.*?)</p>', part)[1])
        code = re.search(r"<pre[^>]*><code>(.*?)</code></pre>", part, re.S)
        words = f"{plain(told[1])} {alt}" if told else alt
        found.append([title, f"gallery/{item}.html", "Example", words, f"{marks} {plain(code[1]) if code else ''}"])
        path = f"{site}/gallery/{item}.html"
        with open(path) as text:
            live = text.read()
        links = f'<a href="index.html#{item}">Gallery</a><a href="../index.html">Documentation</a>'
        more = ".site { padding: .5rem 1rem 0 }\n"
        with open(path, "w") as text:
            text.write(live.replace("</head>", head, 1).replace("<body>\n", "<body>\n" + bar("../", links, more), 1))
    return found
