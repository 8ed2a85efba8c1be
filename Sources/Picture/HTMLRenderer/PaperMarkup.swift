import Foundation
import OpenChartsSVGRenderer

/// A chart of a page for paper: one drawing and its sentences, without a frame, because browsers do not divide frames
/// between printed pages.
struct PaperMarkup {
  /// Maximum width in points of the drawing of a chart that exists in several widths.
  static let width = 640.0
  /// Maximum height of a drawing in points, so that a heading fits above it on A4 and Letter.
  private static let height = 800.0

  private let page: String

  /// - Parameter page: A page from ``HTMLRenderer``.
  init(_ page: String) { self.page = page }

  /// Returns a hidden element, which the style sheet of the document shows in print.
  ///
  /// One point of the drawing is one CSS pixel, so all charts of a document have the same scale. Drawings that are
  /// too high are smaller.
  ///
  /// - Parameter number: A number that is unique in the document, for identifiers.
  func html(number: Int) -> String {
    let language = page.piece(from: "<html lang=\"", to: "\"")
    let direction = page.contains("\" dir=\"rtl\">\n<head>") ? " dir=\"rtl\"" : ""
    let label = page.piece(from: "<div id=\"image\" role=\"img\" aria-label=\"", to: "\"")
    let title = page.piece(from: "<title>", to: "</title>")
    let hasTable = page.contains("<table>")
    let phrases = PagePhrases(language)
    let sentences =
      label.hasPrefix(title + phrases.stop) ? String(label.dropFirst((title + phrases.stop).count)) : ""
    let text = [sentences, hasTable ? phrases(.unprintedRows) : ""].filter { !$0.isEmpty }
    return """
      <div class="paper" lang="\(phrases.foreignCode ?? language)"\(direction) hidden>
      <div role="img" aria-label="\(title)">\(drawing(number))</div>
      \(text.isEmpty ? "" : "<p>\(phrases.sentences(text))</p>\n")</div>

      """
  }

  /// The light drawing in the page's main width, or the widest drawing that fits if the main one is too wide.
  private func drawing(_ number: Int) -> String {
    let drawings = page.components(separatedBy: "<div class=\"w w").dropFirst().compactMap {
      part -> (width: Double, isMain: Bool, svg: String)? in
      guard let start = part.range(of: "<svg "), let end = part.range(of: "</svg>\n</div>") else {
        return nil
      }
      let svg = String(part[start.lowerBound..<end.lowerBound]) + "</svg>"
      return (Self.size(of: svg).width, part.prefix(40).contains(" data-main"), svg)
    }
    let main = drawings.first(where: \.isMain) ?? drawings.first
    let fitting = drawings.filter { $0.width <= Self.width }.max { $0.width < $1.width }
    guard let chosen = main.map({ $0.width <= Self.width ? $0 : fitting ?? $0 }) else { return "" }
    return bounded(independent(chosen.svg, number))
  }

  /// Returns a drawing with literal colours, with the images that other drawings of the page contain, and with
  /// identifiers of the document.
  private func independent(_ svg: String, _ number: Int) -> String {
    let light = page.piece(from: ":root{", to: "}")
    var colors: [Substring: Substring] = [:]
    for rule in light.split(separator: ";") {
      guard let colon = rule.firstIndex(of: ":") else { continue }
      colors[rule[..<colon]] = rule[rule.index(after: colon)...]
    }
    return svg.replacing(/var\((--c[0-9]+)[^)]*\)/) { colors[$0.output.1] ?? $0.output.0 }
      .replacing(#/<use href="#pixels([0-9]+)"/>/#) { use in
        "<image " + page.piece(from: "<image id=\"pixels\(use.output.1)\" ", to: "/>") + "/>"
      }
      .replacing(#/<image id="pixels[0-9]+" /#) { _ in "<image " }
      // The numbers of marks are for the page's script, and other charts have the same.
      .replacing(#/ data-id="[^"]*"/#, with: "")
      .replacing(/(id="|url\(#|href="#)p1(?=[0-9]{5}-)/) { "\($0.output.1)paper\(number)-" }
  }

  private func bounded(_ svg: String) -> String {
    let size = Self.size(of: svg)
    guard size.height > Self.height, let head = svg.firstIndex(of: ">") else { return svg }
    let width = (size.width * Self.height / size.height).rounded(.down)
    return String(svg[..<head]).replacing(#/ width="[0-9.]+"/#, with: " width=\"\(JSONText.number(width))\"")
      + String(svg[head...])
  }

  private static func size(of svg: String) -> (width: Double, height: Double) {
    let head = svg.prefix { $0 != ">" }
    func number(_ name: String) -> Double { Double(String(head).piece(from: " \(name)=\"", to: "\"")) ?? 0 }
    return (number("width"), number("height"))
  }
}

extension String {
  /// Returns the text between the first occurrence of `start` and the next of `end`; empty if there is none.
  fileprivate func piece(from start: String, to end: String) -> String {
    guard let first = range(of: start, options: .literal),
      let last = range(of: end, options: .literal, range: first.upperBound..<endIndex)
    else { return "" }
    return String(self[first.upperBound..<last.lowerBound])
  }
}
