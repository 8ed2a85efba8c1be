internal import CCairo
import DisplayList
import Foundation

/// The parts of a tagged PDF that Cairo cannot write: alternative texts, the language, tables, and the request to
/// show the title.
///
/// They are added as an incremental update (ISO 32000-1, 7.5.6): new versions of the changed objects, a
/// cross-reference section for them, and a trailer that points to the old one.
struct PDFStructure {
  /// The structure type of an image.
  static let figure = "Figure"

  /// The figures in the order of their tags.
  let figures: [PDFFigure]
  /// The tables of charts without a separate figure.
  let others: [PDFFigure.Table]
  /// The alternative text of the whole file.
  let alternative: String
  let title: String
  /// The language as a BCP 47 tag.
  let language: String
  /// The height of a page in points.
  let pageHeight: Double

  /// Reports once per process that files lack their structure.
  static let reportedLoss: Void = {
    let version = cairo.version_string().map { String(cString: $0) } ?? ""
    let line =
      "note: Cairo \(version) writes PDF in an unknown form: alternative texts and tables of values are left out; "
      + "Cairo 1.16 and 1.18 are known\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }()

  /// Returns the file with the update; `nil` if its format is not that of a known Cairo version.
  func added(to bytes: [UInt8]) -> [UInt8]? {
    guard let file = PDFObjects(bytes), let size = file.trailerNumber("/Size"),
      let root = file.trailerNumber("/Root"), let catalog = file.object(root)
    else { return nil }
    let tagged = file.elements(Self.figure)
    let pages = file.objects(beginning: "<< /Type /Page ").map(\.number)
    guard tagged.count == figures.count, let document = file.elements("Document").first,
      let first = pages.first, figures.allSatisfy({ pages.indices.contains($0.page) })
    else { return nil }
    let information = file.trailerNumber("/Info")

    var output = bytes
    var offsets: [(number: Int, offset: Int)] = []
    func write(_ text: String) { output += Array(text.utf8) }
    func write(object number: Int, _ body: String) {
      offsets.append((number, output.count))
      write("\(number) 0 obj\n\(body)\nendobj\n")
    }
    if output.last != UInt8(ascii: "\n") { write("\n") }
    let attachments = PDFAttachments(figures.map(\.attachment), first: size + 1)
    guard
      let catalogBody = Self.body(
        catalog.body,
        adding:
          "/Lang \(Self.hex(language)) /ViewerPreferences << /DisplayDocTitle true >> /Metadata \(size) 0 R"
          + (catalog.body.contains("/MarkInfo") ? "" : " /MarkInfo << /Marked true >>")
          + attachments.catalogEntries)
    else { return nil }
    for (place, (object, figure)) in zip(tagged, figures).enumerated() {
      let entries =
        "/Alt \(Self.hex(figure.alternative)) /A << /O /Layout /BBox \(box(figure.frame)) >>"
        + attachments.entries(ofFigure: place)
      guard let body = Self.body(object.body, adding: entries) else { return nil }
      write(object: object.number, body)
    }
    write(object: root, catalogBody)
    let metadata = metadata
    write(
      object: size,
      "<< /Type /Metadata /Subtype /XML /Length \(metadata.utf8.count) >>\nstream\n\(metadata)\nendstream")

    // Cairo marks a cell only as a header; all drawn ones are column headers.
    for cell in file.elements("TH") {
      guard let body = Self.body(cell.body, adding: "/A << /O /Table /Scope /Column >>") else { continue }
      write(object: cell.number, body)
    }
    for object in attachments.objects {
      offsets.append((object.number, output.count))
      output += object.bytes
    }
    let tables =
      zip(tagged, figures).compactMap { object, figure in
        figure.table.map {
          PDFTableElements.Source(table: $0, page: pages[figure.page], after: object.number)
        }
      } + others.map { PDFTableElements.Source(table: $0, page: first, after: nil) }
    let elements = PDFTableElements(tables, first: attachments.next, document: document.number)
    for element in elements.objects { write(object: element.number, element.body) }
    if !elements.tables.isEmpty {
      guard let body = Self.children(document.body, adding: elements.tables) else { return nil }
      write(object: document.number, body)
    }

    let table = output.count
    write("xref\n0 1\n0000000000 65535 f \n")
    for entry in offsets.sorted(by: { $0.number < $1.number }) {
      let digits = String(entry.offset)
      write(
        "\(entry.number) 1\n\(String(repeating: "0", count: max(0, 10 - digits.count)))\(digits) 00000 n \n")
    }
    write("trailer\n<< /Size \(elements.next) /Root \(root) 0 R")
    if let information { write(" /Info \(information) 0 R") }
    write(" /Prev \(file.table) >>\nstartxref\n\(table)\n%%EOF\n")
    return output
  }

  private var metadata: String {
    """
    <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:title><rdf:Alt><rdf:li xml:lang="x-default">\(XMLText.escaped(title))</rdf:li></rdf:Alt></dc:title>
    <dc:description><rdf:Alt><rdf:li xml:lang="x-default">\(XMLText.escaped(alternative))</rdf:li></rdf:Alt></dc:description>
    <dc:language><rdf:Bag><rdf:li>\(XMLText.escaped(language))</rdf:li></rdf:Bag></dc:language>
    </rdf:Description></rdf:RDF></x:xmpmeta>
    <?xpacket end="r"?>
    """
  }

  /// Converts a rectangle to PDF coordinates, in which y grows upwards.
  private func box(_ frame: Rect) -> String {
    let sides = [frame.minX, pageHeight - frame.maxY, frame.maxX, pageHeight - frame.minY]
    return "[ \(sides.map { String(Int($0.rounded())) }.joined(separator: " ")) ]"
  }

  /// Returns a structure element with additional children, each after its predecessor or at the end; `nil` without
  /// children.
  private static func children(_ body: String, adding numbers: [(number: Int, after: Int?)]) -> String? {
    guard let key = body.range(of: "/K ") else { return nil }
    let rest = body[key.upperBound...]
    let isList = rest.hasPrefix("[")
    guard let end = isList ? rest.firstIndex(of: "]") : rest.range(of: " R")?.upperBound else { return nil }
    let known = isList ? rest[rest.index(after: rest.startIndex)..<end] : rest[..<end]
    let after = isList ? rest.index(after: end) : end
    var references = known.split(separator: "R").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    references.removeAll(where: \.isEmpty)
    for added in numbers {
      let place = added.after.flatMap { references.firstIndex(of: "\($0) 0") }
      references.insert("\(added.number) 0", at: place.map { $0 + 1 } ?? references.count)
    }
    let list = references.map { $0 + " R" }.joined(separator: " ")
    return "\(body[..<key.upperBound])[ \(list) ]\(rest[after...])"
  }

  /// Returns a dictionary with additional entries; `nil` if it has no end.
  private static func body(_ body: String, adding entries: String) -> String? {
    guard let end = body.range(of: ">>", options: .backwards) else { return nil }
    return "\(body[..<end.lowerBound]) \(entries) >>"
  }

  /// Encodes text as a PDF hexadecimal string: UTF-16 with a byte order mark.
  static func hex(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = "<FEFF"
    for unit in text.utf16 {
      for shift in [12, 8, 4, 0] { result.append(digits[Int(unit >> UInt16(shift)) & 15]) }
    }
    return result + ">"
  }
}
