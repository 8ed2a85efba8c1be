"""Finds habits in comments and guides that make sentences hard to read.

    check_prose.py FOLDER...    prints each finding as file:line: habit: text, and exits with 1 if there are any

A finding is a word or a beginning that nearly always has a plainer form: "Whoever", "nobody", "so many", "is told",
"The same with", or a summary, a parameter or a further sentence that begins with "What", "Of" or "Where". In comments, it
is also "that of" in place of a noun, a comparison such as ", as months are", and a part of a sentence with more than
``MOST_WORDS`` words. The titles of tests are checked, too.
Scripts/prose-exceptions.txt lists, one per line, the sentences that are right as written, and the folders that are not
yet revised, as `folder: PATH`.
"""

import os
import re
import sys

# Beginnings of a summary for which a noun of the field or a verb is clearer.
BEGINNINGS = re.compile(
    r"(What(?! a user)|Whoever|Those (who|that)|That of|Of(?! course)|Of which|Where|The same (with|for)|So many|Whether (somebody|nobody))\b"
)
# Beginnings of later sentences of a comment. "Where" and "Of" are not listed, because they can be conditions or counts.
LATER = re.compile(r"[.;] (What(?! a user)|Whoever|Those (who|that|of|for)|That of|Of which|So (is|are|does|do))\b")
WORDS = re.compile(
    r"\b(nobody|somebody|whoever|whatever|anew|so many|gives? on|(is|are|was|were) (told|said|asked for)|by itself|"
    r"of (its|their) own|as it is|as they are|stands? (for|in for) itself|a hand|farewell|riddle|one of the two that|"
    r"stands? for|as it stands|the ground|"
    r"in vain|by lot|to be had|thereof|whence|hence)\b",
    re.IGNORECASE)
# Pronouns and comparisons for which a comment repeats the noun, or says "like", "such as" or "as in".
COMPARISONS = re.compile(
    r"(?<!so )\b([Tt]hat|[Tt]hose) of\b|\bthan (that|those) (in|on|at|for|with)\b|"
    r", as [^,.;:()]{1,60} (do|does|are|have|has)(?=[.;:,]|$)")
# The maximum number of words between two marks of punctuation other than commas. Longer parts are hard to read.
MOST_WORDS = 30
# A line of a comment in Swift, JavaScript, C, Python or shell.
COMMENT = re.compile(r"^\s*(///?|#(?= |$)|\*)\s?(?P<text>.*)$")
# The title of a test or of a suite in Swift, which is a sentence or continues the title of its suite.
TITLE = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"')
PARAMETER = re.compile(r"^((Parameter )?[a-z]\w*|Returns|Throws|Precondition|Note): ")


def exceptions(path):
    sentences, folders = set(), []
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            for line in file.read().splitlines():
                if line.startswith("folder: "):
                    folders.append(line[8:].rstrip("/") + "/")
                elif line and not line.startswith("#"):
                    sentences.add(line)
    return sentences, folders


def paragraphs(lines, is_guide):
    """Yields each paragraph's first line number and its text."""
    start, text, in_code = 0, [], False
    for number, line in enumerate(lines, 1):
        if is_guide:
            if line.startswith("```") or line.startswith("````"):
                in_code = not in_code
            words = None if in_code or line.startswith(("|", "<", "    ")) else line.strip()
        else:
            match = COMMENT.match(line)
            words = match and match["text"].rstrip()
            # Indented lines are code, except in an item of a list; usage in shell scripts is indented by two.
            indent = "  " if line.lstrip().startswith("#") else "    "
            if words and words.startswith(indent) and not (text and text[0].startswith("- ")):
                words = None
            words = words.strip() if words else words
        begins = words and (words.startswith(("- ", "* ", "#")) or re.match(r"\d+\. ", words))
        if not words or begins:
            if text:
                yield start, " ".join(text)
            text = []
        if words:
            if not text:
                start = number
            text.append(words)
    if text:
        yield start, " ".join(text)


def long_part(text):
    """Returns a sentence, or the part up to a colon or semicolon, that has too many words; otherwise `None`."""
    return next((part for part in re.split(r"[.:;?!](?: |$)", text) if len(part.split()) > MOST_WORDS), None)


def findings(path, lines):
    is_guide = path.endswith(".md")
    for number, text in paragraphs(lines, is_guide):
        plain = re.sub(r"`[^`]*`", "``", text)
        summary = PARAMETER.sub("", plain.lstrip("#*- "))
        match = None if is_guide else BEGINNINGS.match(summary)
        match = match or (None if is_guide else LATER.search(plain)) or WORDS.search(plain)
        match = match or (None if is_guide else COMPARISONS.search(plain))
        if match:
            yield number, match[0].lstrip(".;, "), text
        elif not is_guide and long_part(plain):
            yield number, f"more than {MOST_WORDS} words", text
    source = "\n".join(lines) if path.endswith("Tests.swift") or path.startswith("Tests/") else ""
    for title in TITLE.finditer(source):
        text = title[1]
        plain = text[:1].upper() + text[1:]
        match = BEGINNINGS.match(plain) or WORDS.search(plain) or COMPARISONS.search(plain)
        if match:
            yield source.count("\n", 0, title.start()) + 1, match[0], text


def files(folders):
    for folder in folders:
        if os.path.isfile(folder):
            yield folder
        for place, names, found in os.walk(folder):
            names[:] = sorted(name for name in names if not name.startswith(".") and name != "Goldens")
            for name in sorted(found):
                is_shell = os.path.basename(place) == "Scripts" and "." not in name
                if is_shell or name.endswith((".swift", ".md", ".js", ".py", ".h")):
                    yield os.path.join(place, name)


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    sentences, skipped = exceptions(os.path.join(here, "prose-exceptions.txt"))
    count = 0
    for path in files(sys.argv[1:]):
        if path.startswith(tuple(skipped)) or path == "Scripts/check_prose.py":
            continue
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        for number, habit, text in findings(path, lines):
            if text in sentences:
                continue
            count += 1
            print(f"{path}:{number}: {habit}: {text}")
    if count:
        print(f"check_prose: {count} findings; write the noun and the actor plainly, or list the sentence in "
              "Scripts/prose-exceptions.txt")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
