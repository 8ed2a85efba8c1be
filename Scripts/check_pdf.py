"""Checks PDF files by the rules of PDF/UA-1 (ISO 14289-1) and PDF/A-3 (ISO 19005-3) that apply to their content, with pikepdf
and, as a second opinion, with pdfua.

    check_pdf.py FILE.pdf …    prints each broken rule; ends with 1 if there is one
"""

import re
import subprocess
import sys

import pikepdf

GROUPING = {"Document", "Part", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index", "NonStruct", "Private"}
BLOCKS = {"P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "THead",
          "TBody", "TFoot"}
INLINE = {"Span", "Quote", "Note", "Reference", "BibEntry", "Code", "Link", "Annot", "Figure", "Formula", "Form"}
# Elements of blocks that text is in.
TEXTS = {"P", "H1", "H2", "H3", "H4", "H5", "H6", "TH", "TD", "Lbl", "LBody", "Caption"}
# For some elements, the elements that must contain them.
PARENTS = {"LI": {"L"}, "Lbl": {"LI", "Note", "TOCI"}, "LBody": {"LI"}, "TR": {"Table", "THead", "TBody", "TFoot"},
           "TH": {"TR"}, "TD": {"TR"}}
NUMBERINGS = {"/None", "/Disc", "/Circle", "/Square", "/Decimal", "/UpperRoman", "/LowerRoman", "/UpperAlpha",
              "/LowerAlpha"}
PAINTING = {"f", "F", "f*", "B", "B*", "b", "b*", "s", "S", "sh", "Do", "Tj", "TJ", "'", '"', "INLINE IMAGE"}
DEVICES = {"/DeviceRGB", "/DeviceGray"}


class Check:
    def __init__(self, path):
        self.path, self.problems = path, []
        self.pdf = pikepdf.open(path)
        self.root = self.pdf.Root
        # The marked content that the structure refers to, by page.
        self.named = {}
        self.annotations = []

    def check(self, holds, rule, text):
        if not holds:
            self.problems.append(f"{rule}: {text}")

    def run(self):
        for part in (self.file, self.metadata, self.colours, self.structure, self.pages, self.objects, self.files):
            part()
        return self.problems

    # The file as a whole

    def file(self):
        with open(self.path, "rb") as file:
            data = file.read()
        self.check(re.match(rb"%PDF-1\.[4-7][\r\n]", data), "A 6.1.2", "the header is not that of PDF 1.4 to 1.7")
        comment = data.split(b"\n")[1]
        self.check(comment[:1] == b"%" and all(byte > 127 for byte in comment[1:5]) and len(comment) >= 5, "A 6.1.2",
                   "the second line is no comment of four bytes above 127")
        self.check("/ID" in self.pdf.trailer, "A 6.1.3", "the trailer has no identifier")
        self.check("/Encrypt" not in self.pdf.trailer, "A 6.1.3", "the file is encrypted")
        for key in ("/OpenAction", "/AA", "/NeedsRendering", "/OCProperties", "/AcroForm"):
            self.check(key not in self.root, "A 6.5", f"the catalogue has {key}")
        self.check("/JavaScript" not in self.root.get("/Names", {}), "A 6.5.1", "the file has scripts")

        for start in re.finditer(rb">>\nstream\n", data):
            length = re.search(rb"/Length (\d+)( 0 R)?", data[data.rfind(b" 0 obj\n", 0, start.start()):start.start()])
            if length and length[2]:
                length = re.search(rb"\n%s 0 obj\s+(\d+)" % length[1], data)
            end = start.end() + int(length[1]) if length else 0
            self.check(re.match(rb"\r?\nendstream", data[end:end + 11]), "A 6.1.7.1",
                       f"the stream at byte {start.end()} has another length")

    def metadata(self):
        stream = self.root.get("/Metadata")
        if stream is None:
            return self.check(False, "A 6.6.2", "there is no metadata stream")
        self.check("/Filter" not in stream, "A 6.6.2.1", "the metadata are compressed")
        text = stream.read_bytes().decode("utf-8")
        self.check("bytes=" not in text.split("?>")[0] and "encoding=" not in text.split("?>")[0], "A 6.6.2.1",
                   "the header of the metadata has old attributes")
        self.check("pdfaSchema:prefix>pdfuaid<" in text, "A 6.6.2.3", "the schema of pdfuaid is not described")
        with self.pdf.open_metadata() as meta:
            self.check(meta.get("pdfuaid:part") == "1", "UA 5", "PDF/UA-1 is not claimed")
            self.check(meta.get("pdfaid:part") == "3" and meta.get("pdfaid:conformance") in ("A", "B", "U"), "A 6.6.4",
                       "PDF/A-3 is not claimed")
            info = self.pdf.docinfo
            title = str(info.get("/Title", ""))
            self.check(title and meta.get("dc:title") == title, "UA 7.1", "the title is missing or differs")
            self.check(meta.get("pdf:Producer") == str(info.get("/Producer", "")), "A 6.6.3", "the producers differ")
            made = re.match(r"D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$", str(info.get("/CreationDate", "")))
            self.check(made and meta.get("xmp:CreateDate") == "{}-{}-{}T{}:{}:{}Z".format(*made.groups()), "A 6.6.3",
                       "the dates differ")
            authors = meta.get("dc:creator", [])
            self.check(list(authors) == ([str(info["/Author"])] if "/Author" in info else []), "A 6.6.3", "the authors differ")
            self.check(set(info.keys()) <= {"/Title", "/Author", "/Producer", "/CreationDate"}, "A 6.6.3",
                       f"the information has more than the metadata: {list(info.keys())}")
        self.check(str(self.root.get("/Lang", "")), "UA 7.2", "the document has no language")
        self.check(bool(self.root.get("/MarkInfo", {}).get("/Marked", False)), "UA 7.1", "the file is not tagged")
        self.check(not bool(self.root.get("/MarkInfo", {}).get("/Suspects", False)), "UA 7.1", "the tags are suspects")
        self.check(bool(self.root.get("/ViewerPreferences", {}).get("/DisplayDocTitle", False)), "UA 7.1",
                   "viewers do not show the title")

    def colours(self):
        intents = list(self.root.get("/OutputIntents", []))
        self.check(len(intents) == 1 and intents[0].get("/S") == "/GTS_PDFA1", "A 6.2.3", "there is no output intent")
        if intents:
            profile = intents[0].DestOutputProfile
            data = profile.read_bytes()
            self.check(profile.N == 3 and data[12:20] == b"mntrRGB " and data[36:40] == b"acsp" and data[8] <= 4
                       and int.from_bytes(data[:4], "big") == len(data), "A 6.2.3", "the profile is not of RGB")

    # The structure

    def structure(self):
        tree = self.root.get("/StructTreeRoot")
        if tree is None:
            return self.check(False, "UA 7.1", "there is no structure")
        self.parents = pikepdf.NumberTree(tree.ParentTree)
        self.depth = 0
        self.notes = []
        for child in self.children(tree):
            self.element(child, tree, None)
        names = pikepdf.NameTree(tree.IDTree) if "/IDTree" in tree else {}
        self.check(len(set(self.notes)) == len(self.notes) and all(name in names for name in self.notes), "UA 7.9",
                   "the names of notes are not unique, or not listed")

    @staticmethod
    def children(element):
        kids = element.get("/K")
        if kids is None:
            return []
        return list(kids) if isinstance(kids, pikepdf.Array) else [kids]

    def element(self, element, parent, outer):
        kind = str(element.S)[1:]
        self.check(kind in GROUPING | BLOCKS | INLINE, "UA 7.1", f"{kind} is no standard type")
        self.check(element.P.objgen == parent.objgen, "UA 7.1", f"a {kind} names another parent")
        if kind in PARENTS:
            self.check(outer in PARENTS[kind], "UA 7.5", f"a {kind} is in a {outer}")
        if outer in ("L", "Table", "TR"):
            self.check(kind in {"L": {"LI", "Caption", "L"}, "Table": {"TR", "THead", "TBody", "TFoot", "Caption"},
                                "TR": {"TH", "TD"}}[outer], "UA 7.5", f"a {outer} has a {kind}")
        if re.fullmatch(r"H[1-6]", kind):
            self.check(int(kind[1]) <= self.depth + 1, "UA 7.4.2", f"an {kind} follows depth {self.depth}")
            self.depth = int(kind[1])
        if kind == "Note":
            self.check("/ID" in element, "UA 7.9", "a note has no name")
            self.notes.append(str(element.get("/ID", "")))
        if kind in ("Figure", "Formula"):
            self.check(str(element.get("/Alt", "")), "UA 7.3", "a figure has no alternative text")
            self.check("/BBox" in self.attributes(element, "/Layout"), "UA 7.3", "a figure has no bounds")
        for key in ("/Alt", "/ActualText", "/Lang"):
            if key in element:
                self.check(len(bytes(element[key])) <= 32767, "A 6.1.13", f"{key} of a {kind} is too long")
        if kind == "TH":
            self.check(self.has_content(element), "UA 7.5", "a header cell is empty")
            self.check(self.attributes(element, "/Table").get("/Scope") in ("/Column", "/Row", "/Both"), "UA 7.5",
                       "a header cell has no scope")
        if kind == "TD" and "/ActualText" in element:
            self.check(self.has_content(element), "UA 7.1", "a cell has a text but no content")
        if kind == "L":
            self.check(self.attributes(element, "/List").get("/ListNumbering") in NUMBERINGS, "UA 7.6",
                       "a list does not say how its items are numbered")
        if kind == "Code":
            self.check(outer in INLINE | TEXTS, "UA 7.1", f"Code is in a {outer}")
        if kind == "Caption":
            # A group may have a caption for several figures (ISO 32000-1, 14.8.4.2).
            self.check(outer in ("Figure", "Table", "Div"), "UA 7.3", f"a caption is in a {outer}, not in its figure or table")
            ends = [self.children(parent)[end] for end in (0, -1)]
            self.check(element.objgen in [end.objgen for end in ends if isinstance(end, pikepdf.Dictionary)], "UA 7.5",
                       f"the caption of a {outer} is neither its first nor its last element")
        if kind == "Div" and any(child.get("/S") == "/Caption" for child in self.elements(element)):
            self.check(any(child.get("/S") == "/Figure" for child in self.elements(element)), "UA 7.3",
                       "a group with a caption has no figure")
        if kind == "Table":
            lengths = {len(self.children(row)) for row in self.children(element) if row.S == "/TR"}
            self.check(len(lengths) == 1, "UA 7.5", f"a table has rows of {sorted(lengths)} cells")
        for child in self.children(element):
            if isinstance(child, pikepdf.Dictionary) and "/S" in child and child.get("/Type") != "/OBJR":
                self.element(child, element, kind)
            elif isinstance(child, pikepdf.Dictionary) and child.get("/Type") == "/OBJR":
                self.annotations.append((child.Obj.objgen, kind))
                owner = self.parents[int(child.Obj.StructParent)]
                self.check(owner.objgen == element.objgen, "UA 7.18.1", "an annotation names another element")
            else:
                page = element.Pg if not isinstance(child, pikepdf.Dictionary) else child.get("/Pg", element.get("/Pg"))
                mark = int(child.MCID if isinstance(child, pikepdf.Dictionary) else child)
                self.named.setdefault(page.objgen, {})[mark] = element.objgen
                self.check(kind not in ("Document", "L", "LI", "Table", "TR"), "UA 7.1", f"a {kind} has content")

    @classmethod
    def elements(cls, element):
        return [child for child in cls.children(element) if isinstance(child, pikepdf.Dictionary) and "/S" in child]

    def has_content(self, element):
        return any(not isinstance(child, pikepdf.Dictionary) or "/S" not in child or self.has_content(child)
                   for child in self.children(element))

    @staticmethod
    def attributes(element, owner):
        entries = element.get("/A", [])
        for entry in [entries] if isinstance(entries, pikepdf.Dictionary) else entries:
            if entry.get("/O") == owner:
                return entry
        return {}

    # The pages

    def pages(self):
        for number, page in enumerate(self.pdf.pages, 1):
            depth, artifacts, marks, height = 0, 0, [], 0
            # The number of the open marked content, if it is in the tree, and the numbers of text in a font of fixed width.
            mark, code, fixed = None, set(), False
            fonts = page.obj.get("/Resources", {}).get("/Font", {})
            for instruction in pikepdf.parse_content_stream(page):
                name = str(instruction.operator)
                if name in ("BDC", "BMC"):
                    tag = str(instruction.operands[0])
                    entries = instruction.operands[1] if len(instruction.operands) > 1 else {}
                    if tag == "/Artifact":
                        self.check(depth == 0, "UA 7.1", f"page {number}: an artifact is within tagged content")
                        artifacts += 1
                    else:
                        self.check(depth == 0 and "/MCID" in entries, "UA 7.1", f"page {number}: {tag} is not in the tree")
                        if "/MCID" in entries:
                            mark = int(entries.MCID)
                            marks.append(mark)
                    depth += 1
                elif name == "EMC":
                    depth -= 1
                    mark = mark if depth else None
                elif name == "Tf":
                    fixed = "Mono" in str(fonts.get(str(instruction.operands[0]), {}).get("/BaseFont", ""))
                elif name in ("q", "Q"):
                    height += 1 if name == "q" else -1
                    self.check(height <= 28, "A 6.1.13", f"page {number}: the graphics state is nested {height} times")
                elif name in PAINTING:
                    if fixed and mark is not None and name in ("Tj", "TJ", "'", '"'):
                        code.add(mark)
                    self.check(depth > 0, "UA 7.1", f"page {number}: {name} is neither tagged nor an artifact")
            named = self.named.get(page.obj.objgen, {})
            self.check(sorted(marks) == sorted(named) and len(set(marks)) == len(marks), "UA 7.1",
                       f"page {number}: the tree has {len(named)} marks, the page {len(marks)}")
            if marks:
                owners = self.parents[int(page.obj.StructParents)]
                self.check(all(owners[mark].objgen == named.get(mark) for mark in marks), "UA 7.1",
                           f"page {number}: the parent tree names other elements")
                self.check(all(self.is_code(owners[mark]) for mark in code), "UA 7.1",
                           f"page {number}: text in a font of fixed width is not tagged as code")
            self.check(page.obj.get("/Tabs") == "/S", "UA 7.18.3", f"page {number}: the tab order is not that of the structure")
            sizes = [float(page.mediabox[2] - page.mediabox[0]), float(page.mediabox[3] - page.mediabox[1])]
            self.check(3 <= min(sizes) and max(sizes) <= 14400, "A 6.1.13", f"page {number} is {sizes} points large")
            for annotation in page.obj.get("/Annots", []):
                flags = int(annotation.get("/F", 0))
                self.check(flags & 4 and not flags & 0b100011, "A 6.3.2", f"page {number}: a link is not printed or is hidden")
                self.check(str(annotation.get("/Contents", "")), "UA 7.18.5", f"page {number}: a link has no description")
                self.check((annotation.objgen, "Link") in self.annotations, "UA 7.18.5", f"page {number}: a link is not tagged")
                action = annotation.get("/A", {})
                self.check(action.get("/S", "/GoTo") in ("/URI", "/GoTo"), "A 6.5.1", f"page {number}: an action is {action}")

    @staticmethod
    def is_code(element):
        """Whether an element is code or in code. Figures have the fonts of their charts."""
        while "/S" in element:
            if element.S in ("/Code", "/Figure"):
                return True
            element = element.P
        return False

    # All objects

    def objects(self):
        for item in self.pdf.objects:
            if not isinstance(item, (pikepdf.Dictionary, pikepdf.Stream)):
                continue
            if item.get("/Subtype") == "/Image":
                self.check(not item.get("/Interpolate", False), "A 6.2.8", "an image is smoothed")
                self.check(not {"/Alternates", "/OPI"} & set(item.keys()), "A 6.2.8", "an image has alternatives")
                self.colour(item.get("/ColorSpace"))
            if item.get("/Subtype") == "/Form":
                self.check(not {"/OPI", "/PS", "/Ref"} & set(item.keys()), "A 6.2.9", "a form has a forbidden entry")
            if "/Group" in item:
                self.colour(item.Group.get("/CS"))
            if item.get("/Filter") is not None:
                self.check("/LZWDecode" not in str(item.get("/Filter")), "A 6.1.7.2", "a stream is compressed by LZW")
            if item.get("/Type") == "/Font":
                self.font(item)

    def colour(self, space):
        if isinstance(space, pikepdf.Name):
            self.check(str(space) in DEVICES, "A 6.2.4.3", f"{space} has no profile")

    def font(self, font):
        kind, name = str(font.Subtype), str(font.get("/BaseFont", font.get("/Name", "")))
        if kind.startswith("/CIDFont"):
            descriptor = font.FontDescriptor
            self.check({"/FontFile2", "/FontFile3"} & set(descriptor.keys()), "A 6.2.11.4", f"{name} is not embedded")
            self.check({"/Registry", "/Ordering", "/Supplement"} <= set(font.CIDSystemInfo.keys()), "UA 7.21.3.1",
                       f"{name} has no system")
            if kind == "/CIDFontType2":
                self.check("/CIDToGIDMap" in font, "A 6.2.11.3.2", f"{name} does not map characters to glyphs")
            return
        self.check("/ToUnicode" in font, "UA 7.21.7", f"{name} has no characters")
        if "/ToUnicode" in font:
            codes = re.findall(rb"<([0-9A-Fa-f]+)>\s*\n?(?=\n|endbf|<|$)", font.ToUnicode.read_bytes())
            self.check(not {b"FEFF", b"FFFE"} & {code.upper() for code in codes} or "Glyphless" in name, "UA 7.21.7",
                       f"{name} has forbidden characters")
        if kind == "/Type0":
            return self.check(str(font.Encoding) in ("/Identity-H", "/Identity-V"), "UA 7.21.3.3", f"{name} has another CMap")
        if kind != "/Type3":
            descriptor = font.get("/FontDescriptor", {})
            self.check({"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor.keys()), "A 6.2.11.4",
                       f"{name} is not embedded")
            if kind == "/TrueType" and not int(descriptor.get("/Flags", 0)) & 4:
                self.check("/Encoding" in font, "A 6.2.11.6", f"{name} has no encoding")
            count = int(font.LastChar) - int(font.FirstChar) + 1
            self.check(len(font.Widths) == count, "A 6.2.11.5", f"{name} has {len(font.Widths)} of {count} widths")

    def files(self):
        names = self.root.get("/Names", {}).get("/EmbeddedFiles")
        listed = [entry.objgen for entry in self.root.get("/AF", [])]
        for name, entry in (pikepdf.NameTree(names).items() if names is not None else []):
            self.check({"/F", "/UF", "/Desc", "/AFRelationship"} <= set(entry.keys()), "A 6.8", f"{name} is not described")
            self.check(entry.objgen in listed, "A 6.8", f"{name} belongs to nothing")
            stream = entry.EF.F
            self.check("/Subtype" in stream and "/ModDate" in stream.get("/Params", {}), "A 6.8", f"{name} has no type or date")


def main():
    failed = 0
    for path in sys.argv[1:]:
        problems = Check(path).run()
        second = subprocess.run([sys.executable, "-m", "pdfua", "check", path], capture_output=True, text=True)
        if second.returncode:
            problems.append(f"pdfua: {second.stdout}{second.stderr}")
        for problem in problems:
            print(f"check_pdf: {path}: {problem}", file=sys.stderr)
        failed += bool(problems)
    print(f"check_pdf: {len(sys.argv) - 1} files, {failed} with problems")
    sys.exit(1 if failed or len(sys.argv) < 2 else 0)


main()
