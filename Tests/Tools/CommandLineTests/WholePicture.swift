import Foundation
import OpenChartsCairoRenderer
import OpenChartsDisplayList

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks that a file is complete, with a reader of its format: an XML parser, a PNG decoder, qpdf.
enum WholePicture {
  static func problems(_ data: Data, _ ending: String) -> [String] {
    switch ending {
    // Above ten million bytes (animations with many states), the parser stops at its own limit.
    case "svg" where data.count > 9_000_000:
      data.starts(with: Data("<svg".utf8)) && data.suffix(8).contains(Data("</svg>".utf8))
        ? [] : ["this is no whole SVG"]
    case "svg": SVGCheck(data).problems
    case "png", "apng": imageProblems(data)
    case "pdf": documentProblems(data)
    case "html": pageProblems(String(decoding: data, as: UTF8.self))
    case "wav": soundProblems(data)
    default:
      data.isEmpty || String(validating: data, as: UTF8.self) == nil ? ["it is empty, or no UTF-8"] : []
    }
  }

  private static func imageProblems(_ data: Data) -> [String] {
    guard data.suffix(8).prefix(4) == Data("IEND".utf8), let image = RasterImage(Array(data)),
      image.format == .png
    else { return ["this is no whole PNG"] }
    // Rotating a picture decodes all its pixels.
    let rotated = ImageFile.rotated(
      image, swapsAxes: true, isFromRight: false, isFromBottom: false, scale: 1)
    return rotated?.width == image.height ? [] : ["its pixels cannot be decoded"]
  }

  private static func documentProblems(_ data: Data) -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "opencharts-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let check = Process()
    let output = Pipe()
    check.executableURL = URL(filePath: "/usr/bin/qpdf")
    check.arguments = ["--check", file.path]
    check.standardOutput = output
    check.standardError = output
    do {
      try data.write(to: file)
      try check.run()
    } catch { return ["qpdf cannot run: \(error)"] }
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      .split(separator: "\n")
    check.waitUntilExit()
    let warnings = lines.filter { $0.hasPrefix("WARNING") }
    return check.terminationStatus == 2 ? ["qpdf: \(lines.suffix(3))"] : warnings.map(String.init)
  }

  /// Compares the lengths in the header: of RIFF, of the format and of the samples.
  private static func soundProblems(_ data: Data) -> [String] {
    let bytes = Array(data)
    func number(_ start: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) } }
    func name(_ start: Int) -> String { String(decoding: bytes[start..<start + 4], as: UTF8.self) }
    guard bytes.count >= 44, name(0) == "RIFF", name(8) == "WAVE", name(12) == "fmt ", name(36) == "data"
    else {
      return ["this is no WAV"]
    }
    return number(4) == bytes.count - 8 && number(16) == 16 && number(40) == bytes.count - 44
      ? [] : ["its lengths are wrong: \(number(4)), \(number(40)) of \(bytes.count)"]
  }

  private static func pageProblems(_ page: String) -> [String] {
    guard page.hasPrefix("<!DOCTYPE html>"), page.hasSuffix("</html>\n") else {
      return ["this is no whole page"]
    }
    // The page contains valid JSON for its script.
    guard let name = page.range(of: "id=\"chart-data\""),
      let start = page[name.upperBound...].firstIndex(of: ">"),
      let end = page[start...].range(of: "</script>")
    else { return ["the page has no data"] }
    let data = Data(page[page.index(after: start)..<end.lowerBound].utf8)
    do { _ = try JSONSerialization.jsonObject(with: data) } catch {
      return ["its data are no JSON: \(error)"]
    }
    return HTMLCheck(page).problems
  }
}

/// Parses an SVG as XML, and finds invalid numbers in it.
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
