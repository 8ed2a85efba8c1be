import Foundation
internal import OpenChartsCCairo
import OpenChartsDisplayList

/// The parts of an accessible, archivable PDF that Cairo cannot write: alternative texts, languages, tables of values,
/// artifacts, descriptions of links, the colour profile, and the metadata (PDF/UA-1, ISO 14289-1; PDF/A-3, ISO
/// 19005-3).
struct PDFStructure {
  /// The structure type of an image.
  static let figure = "Figure"

  /// The structure type of a formula.
  static let formula = "Formula"

  /// The structure type of a footnote.
  static let note = "Note"

  /// The elements in the order of their tags, from `Document` on.
  let tags: [PDFTag]
  /// The figures in the order of their tags.
  let figures: [PDFFigure]
  /// The tables of the charts that have no separate figure, and the language of these tables.
  let others: [PDFFigure.Table]
  /// The alternative text of the whole file.
  let alternative: String
  let title: String
  var author: String?
  /// The language as a BCP 47 tag.
  let language: String
  /// The size of a page in points.
  let size: Size
  /// Whether the last text of each page is a running foot.
  var hasFooter = false
  /// Whether a character is drawn as the box of a missing glyph.
  var hasMissingGlyphs = false

  /// Returns the file with these parts.
  ///
  /// - Throws: ``CairoError/structure(_:)`` if the file does not have the layout of a known Cairo version.
  func added(to bytes: [UInt8]) throws -> [UInt8] {
    let version = cairo.version_string().map { String(cString: $0) } ?? ""
    guard var file = PDFObjects(bytes), let root = file.trailerNumber("/Root"),
      let information = file.trailerNumber("/Info"), let catalog = file.object(root)
    else { throw CairoError.structure(version) }
    // Cairo writes no elements if nothing is drawn, as in a chart of one point.
    if !catalog.body.contains("/StructTreeRoot"), Self.isBlank(file) { return bytes }
    do {
      try addParts(to: &file, catalog: catalog, information: information, producer: "Cairo \(version)")
    } catch is Mismatch {
      throw CairoError.structure(version)
    }
    return file.written(root: root, information: information)
  }

  /// Something in the file is not as expected.
  private struct Mismatch: Error {}

  /// Whether no page draws anything: then there is nothing to mark.
  private static func isBlank(_ file: PDFObjects) -> Bool {
    file.numbers(beginning: "<< /Type /Page ").allSatisfy { page in
      guard let source = content(of: page, in: file)?.bytes else { return false }
      return PDFContent(source, texts: [:], hasFooter: false)?.bytes == source
    }
  }

  /// The dictionary of a page, and the number and the bytes of its content stream.
  private static func content(
    of page: Int, in file: PDFObjects
  ) -> (page: String, number: Int, bytes: [UInt8])? {
    guard let body = file.object(page)?.body, let contents = number(after: "/Contents ", in: body),
      let (_, bytes) = file.stream(contents)
    else { return nil }
    return (body, contents, bytes)
  }

  private func addParts(
    to file: inout PDFObjects, catalog: PDFObjects.Object, information: Int, producer: String
  ) throws {
    let elements = file.numbers(beginning: "<< /Type /StructElem\n")
    let pages = file.numbers(beginning: "<< /Type /Page ")
    guard elements.count == tags.count, figures.allSatisfy({ pages.indices.contains($0.page) }),
      let document = elements.first
    else { throw Mismatch() }
    // A long document has hundreds of thousands of elements, of a few types.
    var entries: [String: [UInt8]] = [:]
    for tag in tags where entries[tag.type] == nil {
      entries[tag.type] = Array("\n   /S /\(tag.type)\n".utf8)
    }
    for (element, tag) in zip(elements, tags) {
      guard file.body(of: element, contains: entries[tag.type] ?? []) else { throw Mismatch() }
    }
    let tagged = zip(elements, tags).filter { $1.type == Self.figure }.map(\.0)
    guard tagged.count == figures.count else { throw Mismatch() }

    let attachments = PDFAttachments(figures.map(\.attachment), in: &file)
    for (figureIndex, (element, figure)) in zip(tagged, figures).enumerated() {
      let languageEntry = figure.language.map { $0 == language ? "" : " /Lang \(Self.hex($0))" } ?? ""
      try add(
        "/Alt \(Self.hex(figure.alternative)) /A << /O /Layout /BBox \(box(figure.frame)) >>\(languageEntry)"
          + attachments.entries(ofFigure: figureIndex), to: element, in: &file)
    }
    // Cairo marks a cell only as a header.
    for (element, tag) in zip(elements, tags) where tag.type == "TH" {
      let scope = tag.isRowHeader ? "Row" : "Column"
      try add("/A << /O /Table /Scope /\(scope) >>", to: element, in: &file)
    }
    for (element, tag) in zip(elements, tags) {
      var entries = tag.entries
      if let frame = tag.frame { entries.append("/A << /O /Layout /BBox \(box(frame)) >>") }
      if !entries.isEmpty { try add(entries.joined(separator: " "), to: element, in: &file) }
      if tag.type == "Link" { try describe(element, tag.words, in: &file) }
    }
    try identify(zip(elements, tags).filter { $1.type == Self.note }.map(\.0), catalog, in: &file)
    let isMarked = try addContent(to: &file, pages: pages, elements: elements, tagged: tagged, document)
    completeFontsAndImages(of: &file)
    correctGroups(of: &file)

    // Cairo 1.16 writes the number of visible entries as a negative number.
    for outline in file.numbers(beginning: "<< /Type /Outlines") {
      guard let body = file.object(outline)?.body else { continue }
      file.set(outline, body.replacing("/Count -", with: "/Count "))
    }
    // Cairo writes the names of destinations. The names of the attachments are added to them.
    var names = attachments.names.isEmpty ? "" : " /Names << \(attachments.names) >>"
    if let list = Self.number(after: "/Names ", in: catalog.body) {
      try add(attachments.names, to: list, in: &file)
      names = ""
    }

    let metadata = PDFMetadata(
      title: title, author: author, summary: alternative, language: language, producer: producer,
      isClaimed: isMarked && isClaimable)
    let stream = file.add(
      PDFStream.object("/Type /Metadata /Subtype /XML", Array(metadata.xmp.utf8), isPlain: true))
    let profile = file.add(PDFStream.object("/N 3", SRGBProfile.bytes))
    file.set(information, metadata.information)
    try add(
      """
      /Lang \(Self.hex(language)) /ViewerPreferences << /DisplayDocTitle true >> /Metadata \(stream) 0 R \
      /OutputIntents [ << /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) \
      /RegistryName (http://www.color.org) /Info (sRGB IEC61966-2.1) /DestOutputProfile \(profile) 0 R >> ]\
      \(catalog.body.contains("/MarkInfo") ? "" : " /MarkInfo << /Marked true >>")\(names)\(attachments.catalogEntries)
      """, to: catalog.number, in: &file)
  }

  /// Whether the standards hold for the texts and the size: a title, a glyph for each character (ISO 19005-3, 6.2.11.8),
  /// strings of at most 32,767 bytes, and sides of at least 3 points (6.1.13).
  private var isClaimable: Bool {
    let cells = (figures.compactMap(\.table) + others).flatMap { [$0.headers] + $0.rows }.joined()
    let texts =
      [title, alternative] + figures.map(\.alternative) + figures.compactMap(\.attachment?.words)
      + tags.compactMap(\.alternative)
    return !title.isEmpty && !hasMissingGlyphs && min(size.width, size.height) >= 3
      && (texts + cells).allSatisfy { $0.utf16.count < 16_383 }
  }

  // MARK: Pages

  /// Marks artifacts, adds replacement texts and tables of values, and sets the tab order. Returns whether all content
  /// is marked.
  private func addContent(
    to file: inout PDFObjects, pages: [Int], elements: [Int], tagged: [Int], _ document: Int
  ) throws -> Bool {
    let parents = (file.numbers(beginning: "<< /Nums [").first.flatMap { file.object($0)?.body } ?? "")
      .matches(of: /\n +(\d+) (\d+) 0 R/)
      .reduce(into: [Int: Int]()) { if let key = Int($1.output.1) { $0[key] = Int($1.output.2) } }
    let texts = Dictionary(
      uniqueKeysWithValues: zip(elements, tags).compactMap { element, tag in
        tag.text.map { (element, $0) }
      })
    let containers = Set(zip(elements, tags).filter { PDFMarks.containers.contains($1.type) }.map(\.0))
    var font = GlyphlessFont()
    var isMarked = true
    for (pageIndex, page) in pages.enumerated() {
      guard let (body, contents, source) = Self.content(of: page, in: file) else { throw Mismatch() }
      // The elements of the page's marked content, by its numbers.
      let list = Self.number(after: "/StructParents ", in: body)
        .flatMap { parents[$0] }
      let owners = list.flatMap { file.object($0)?.body }.map(Self.references) ?? []
      var marks: [Int: String] = [:]
      for (mark, owner) in owners.enumerated() { marks[mark] = texts[owner] }
      let artifacts = Set(owners.indices.filter { containers.contains(owners[$0]) })
      guard let content = PDFContent(source, texts: marks, artifacts: artifacts, hasFooter: hasFooter) else {
        throw Mismatch()
      }
      // If a page has effects that PDF lacks, Cairo moves its content and its marks into a group. Such a page stays
      // unchanged.
      let isComplete = Set(content.marks) == Set(owners.indices).subtracting(artifacts)
      isMarked = isMarked && isComplete
      var drawn = isComplete ? content.bytes : source
      var entries = owners.map { "\($0) 0 R" }
      if isComplete, let list, !artifacts.isEmpty {
        for mark in artifacts {
          guard PDFMarks.remove(mark, on: page, from: owners[mark], in: &file) else { throw Mismatch() }
          entries[mark] = "null"
        }
        file.set(list, "[ \(entries.joined(separator: " ")) ]")
      }

      let sources = try self.sources(on: pageIndex, page, tagged, document, in: file)
      if !sources.isEmpty, let list {
        let tables = PDFTableElements(sources.map(\.source), firstMark: owners.count, font: &font, in: &file)
        for (source, table) in zip(sources, tables.tables) {
          guard let table else { continue }
          try insert(table, after: source.figure, into: source.source.parent, in: &file)
        }
        if !tables.marked.isEmpty {
          try addFont(font.number(in: &file), to: body, in: &file)
          file.set(list, "[ \((entries + tables.marked.map { "\($0) 0 R" }).joined(separator: " ")) ]")
          // Text in mode 3 is invisible. Like the rest of the page, its origin is the top left.
          drawn += "\nq\nBT 3 Tr /\(Self.fontName) 1 Tf ET\n\(tables.content)Q\n".utf8
        }
      }
      file.set(contents, PDFStream.object("", drawn))
      guard let changed = Self.body(body, adding: "/Tabs /S") else { throw Mismatch() }
      file.set(page, changed)
    }
    font.finish(in: &file)
    return isMarked
  }

  /// The tables of values of a page, each with the object number of its figure, if there is one.
  private func sources(
    on pageIndex: Int, _ page: Int, _ tagged: [Int], _ document: Int, in file: PDFObjects
  ) throws -> [(source: PDFTableElements.Source, figure: Int?)] {
    var result: [(source: PDFTableElements.Source, figure: Int?)] = []
    for (element, figure) in zip(tagged, figures) where figure.page == pageIndex {
      guard let table = figure.table else { continue }
      guard let body = file.object(element)?.body, let parent = Self.number(after: "/P ", in: body) else {
        throw Mismatch()
      }
      let tableLanguage = figure.tableLanguage == language ? nil : figure.tableLanguage
      result.append(
        (
          PDFTableElements.Source(
            table: table, frame: figure.frame, language: tableLanguage, page: page, parent: parent),
          element
        ))
    }
    guard pageIndex == 0 else { return result }
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return result
      + others.map {
        (PDFTableElements.Source(table: $0, frame: whole, page: page, parent: document), nil)
      }
  }

  private static let fontName = "OpenChartsValues"

  private func addFont(_ font: Int, to page: String, in file: inout PDFObjects) throws {
    guard let resources = Self.number(after: "/Resources ", in: page),
      var body = file.object(resources)?.body
    else { throw Mismatch() }
    guard !body.contains("/\(Self.fontName) ") else { return }
    if let list = body.range(of: "/Font <<") {
      body.insert(contentsOf: " /\(Self.fontName) \(font) 0 R", at: list.upperBound)
      file.set(resources, body)
    } else {
      try add("/Font << /\(Self.fontName) \(font) 0 R >>", to: resources, in: &file)
    }
  }

  /// Inserts an element into the children of another one, after its sibling or at the end.
  private func insert(_ child: Int, after sibling: Int?, into parent: Int, in file: inout PDFObjects) throws {
    guard let body = file.object(parent)?.body, let key = body.range(of: "/K ") else { throw Mismatch() }
    let rest = body[key.upperBound...]
    let end =
      rest.hasPrefix("[")
      ? rest.firstIndex(of: "]").map(rest.index(after:)) : rest.range(of: " R")?.upperBound
    guard let end else { throw Mismatch() }
    var children = Self.references(String(rest[..<end]))
    let siblingIndex = sibling.flatMap { children.firstIndex(of: $0) }
    children.insert(child, at: siblingIndex.map { $0 + 1 } ?? children.count)
    let list = children.map { "\($0) 0 R" }.joined(separator: " ")
    file.set(parent, "\(body[..<key.upperBound])[ \(list) ]\(rest[end...])")
  }

  /// Describes the annotations of a link, and marks them for printing (ISO 14289-1, 7.18.5; ISO 19005-3, 6.3.2).
  private func describe(_ element: Int, _ words: String, in file: inout PDFObjects) throws {
    guard let body = file.object(element)?.body else { throw Mismatch() }
    // Cairo 1.18 repeats the annotation between the link's children.
    for annotation in Set(body.matches(of: /\/Obj (\d+) 0 R/).compactMap({ Int($0.output.1) })).sorted() {
      let entries = "/F 4" + (words.isEmpty ? "" : " /Contents \(Self.hex(words))")
      try add(entries, to: annotation, in: &file)
    }
  }

  /// Gives each note a unique identifier, which the root of the structure lists (ISO 14289-1, 7.9).
  private func identify(_ notes: [Int], _ catalog: PDFObjects.Object, in file: inout PDFObjects) throws {
    guard !notes.isEmpty else { return }
    guard let root = Self.number(after: "/StructTreeRoot ", in: catalog.body) else { throw Mismatch() }
    // The keys of a name tree must be in ascending order.
    let names = notes.indices.map { "(note-\(100_000 + $0))" }
    for (note, name) in zip(notes, names) { try add("/ID \(name)", to: note, in: &file) }
    let list = zip(names, notes).map { "\($0) \($1) 0 R" }.joined(separator: " ")
    try add("/IDTree << /Names [ \(list) ] >>", to: root, in: &file)
  }

  /// Adds the mapping from characters to glyphs, which Cairo omits for TrueType fonts (ISO 19005-3, 6.2.11.3), and
  /// turns off the smoothing of images, which PDF/A forbids (6.2.8).
  private func completeFontsAndImages(of file: inout PDFObjects) {
    for font in file.numbers(beginning: "<< /Type /Font\n   /Subtype /CIDFontType2") {
      guard let body = file.object(font)?.body, !body.contains("/CIDToGIDMap") else { continue }
      if let changed = Self.body(body, adding: "/CIDToGIDMap /Identity") { file.set(font, changed) }
    }
    for image in file.numbers(beginning: "<< /Length ") {
      guard let dictionary = file.dictionary(image), dictionary.contains("/Interpolate true") else {
        continue
      }
      file.set(
        dictionary: dictionary.replacing("/Interpolate true", with: "/Interpolate false"), of: image)
    }
  }

  /// Corrects the lengths of the groups within masks and transparencies.
  private func correctGroups(of file: inout PDFObjects) {
    for group in file.numbers(beginning: "<< /Type /XObject\n   /Length ") { file.correctLength(of: group) }
  }

  // MARK: Text

  /// Converts a rectangle to PDF coordinates, in which y grows upwards.
  private func box(_ frame: Rect) -> String {
    let sides = [frame.minX, size.height - frame.maxY, frame.maxX, size.height - frame.minY]
    return "[ \(sides.map { String(Int($0.rounded())) }.joined(separator: " ")) ]"
  }

  private func add(_ entries: String, to number: Int, in file: inout PDFObjects) throws {
    guard let body = file.object(number).flatMap({ Self.body($0.body, adding: entries) }) else {
      throw Mismatch()
    }
    file.set(number, body)
  }

  /// Returns a dictionary with additional entries; `nil` if it has no end.
  private static func body(_ body: String, adding entries: String) -> String? {
    guard let end = body.range(of: ">>", options: .backwards) else { return nil }
    return "\(body[..<end.lowerBound]) \(entries) >>"
  }

  private static func number(after key: String, in body: String) -> Int? {
    body.range(of: key).flatMap { Int(body[$0.upperBound...].prefix { $0.isASCII && $0.isNumber }) }
  }

  /// The object numbers of a list of references.
  static func references(_ list: String) -> [Int] {
    let words = list.utf8.split { " \n[]".utf8.contains($0) }
    return words.indices.dropFirst(2).compactMap { index in
      words[index].elementsEqual("R".utf8) ? Int(Substring(words[index - 2])) : nil
    }
  }

  /// Encodes text as a PDF hexadecimal string: UTF-16 with a byte order mark.
  static func hex(_ text: String) -> String { "<FEFF\(units(text))>" }

  /// The UTF-16 code units of a text in hexadecimal digits.
  static func units(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for unit in text.utf16 {
      for shift in [12, 8, 4, 0] { result.append(digits[Int(unit >> UInt16(shift)) & 15]) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
