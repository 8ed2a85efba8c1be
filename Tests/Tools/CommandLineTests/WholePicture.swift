import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether a file is what the end of its name says, as far as that can be seen without a reader of that kind.
enum WholePicture {
  static func problems(_ data: Data, _ ending: String) -> [String] {
    switch ending {
    // Beyond ten million bytes (many states that move) the parser gives up by its own limit.
    case "svg" where data.count > 9_000_000:
      data.starts(with: Data("<svg".utf8)) && data.suffix(8).contains(Data("</svg>".utf8))
        ? [] : ["this is no whole SVG"]
    case "svg": SVGCheck(data).problems
    case "png", "apng":
      data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && data.suffix(8).prefix(4) == Data("IEND".utf8)
        ? [] : ["this is no whole PNG"]
    case "pdf":
      data.starts(with: Data("%PDF".utf8))
        && String(decoding: data.suffix(8), as: UTF8.self).contains("%%EOF")
        ? duplicates(inPDF: String(decoding: data, as: UTF8.self)) : ["this is no whole PDF"]
    case "html": pageProblems(String(decoding: data, as: UTF8.self))
    case "wav": data.starts(with: Data("RIFF".utf8)) ? [] : ["this is no WAV"]
    default: data.isEmpty ? ["it is empty"] : []
    }
  }

  /// Resources that a dictionary lists twice.
  private static func duplicates(inPDF file: String) -> [String] {
    file.matches(of: /\/XObject <<([^>]*)>>/).flatMap { list in
      let names = list.output.1.matches(of: /\/x\d+/).map { String($0.output) }
      return Set(names).count == names.count ? [] : ["a dictionary has a key twice: \(list.output.1)"]
    }
  }

  private static func pageProblems(_ page: String) -> [String] {
    guard page.hasPrefix("<!DOCTYPE html>"), page.hasSuffix("</html>\n") else {
      return ["this is no whole page"]
    }
    // What the script reads.
    guard let name = page.range(of: "id=\"chart-data\""),
      let start = page[name.upperBound...].firstIndex(of: ">"),
      let end = page[start...].range(of: "</script>")
    else { return ["the page has no data"] }
    let data = Data(page[page.index(after: start)..<end.lowerBound].utf8)
    do { _ = try JSONSerialization.jsonObject(with: data) } catch {
      return ["its data are no JSON: \(error)"]
    }
    return []
  }
}

/// Reads an SVG as XML, and looks for numbers in it that are none.
private final class SVGCheck: NSObject, XMLParserDelegate {
  private(set) var problems: [String] = []
  private static let geometry: Set = [
    "d", "x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry", "width", "height",
    "points",
    "transform", "viewBox", "offset", "font-size", "stroke-width", "textLength", "opacity",
  ]

  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    if !parser.parse() {
      problems.append(
        "this is no XML: line \(parser.lineNumber), \(parser.parserError.map { "\($0)" } ?? "")")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for (key, value) in attributes where Self.geometry.contains(key) {
      if problems.count < 3, value.lowercased().contains("nan") || value.lowercased().contains("inf") {
        problems.append("<\(name) \(key)=\"\(value.prefix(60))\">")
      }
    }
  }
}
