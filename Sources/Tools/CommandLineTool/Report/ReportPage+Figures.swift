extension ReportPage {
  /// A chart or picture with the caption below it, or a table with the caption above it.
  mutating func html(_ figure: ReportNumbered, style: String = "") throws -> String {
    let id = figure.attributes.name.map { " id=\"\(Self.escaped($0))\"" } ?? ""
    let words = try html(terms.caption(figure))
    let caption = words.isEmpty ? "" : "<figcaption\(direction(figure.caption ?? []))>\(words)</figcaption>\n"
    let content = try html(figure.content)
    let parts = figure.kind == .table ? caption + content : content + caption
    return "<figure class=\"numbered\"\(id)\(style)>\n\(parts)</figure>\n"
  }

  mutating func html(sideBySide figures: [ReportNumbered]) throws -> String {
    var result = "<div class=\"row\">\n"
    for figure in figures {
      // The space between the figures is a part of their widths.
      let percent = (figure.attributes.share ?? 1) * 100
      result += try html(figure, style: " style=\"flex-basis: calc(\(Int(percent.rounded()))% - 1rem)\"")
    }
    return result + "</div>\n"
  }

  mutating func html(_ kind: ReportCallout, _ blocks: [ReportBlock], _ title: [ReportText]?) throws -> String
  {
    calloutCount += 1
    // Anchors of headings contain no points.
    let id = "callout.\(calloutCount)"
    let titleTexts = title ?? [terms.text(terms.title(kind))]
    return
      "<aside class=\"callout \(kind.rawValue)\" aria-labelledby=\"\(id)\">\n"
      + "<p id=\"\(id)\"\(direction(titleTexts))><strong>\(try html(titleTexts))</strong></p>\n"
      + (try text(blocks)) + "</aside>\n"
  }

  mutating func html(_ definitions: [ReportDefinition]) throws -> String {
    var result = "<dl>\n"
    for definition in definitions {
      result += "<dt\(direction(definition.term))>\(try html(definition.term))</dt>\n"
      for meaning in definition.meanings {
        if meaning.count == 1 {
          result += "<dd\(direction(meaning[0]))>\(try html(meaning[0]))</dd>\n"
        } else {
          result += "<dd>\n\(try text(meaning.map { .paragraph($0) }))</dd>\n"
        }
      }
    }
    return result + "</dl>\n"
  }

  /// The notes, each with a link back to the text.
  mutating func html(footnotes notes: [[ReportBlock]]) throws -> String {
    var result =
      "<section role=\"doc-endnotes\">\n<h2\(terms.attribute)>\(Self.escaped(terms.notes))</h2>\n<ol>\n"
    for (index, blocks) in notes.enumerated() {
      let number = index + 1
      let backLink =
        " <a href=\"#\(ReportNote.reference(number))\" role=\"doc-backlink\" "
        + "aria-label=\"\(Self.escaped(terms.back)) \(number)\"\(terms.attribute)>↩</a>"
      var text = try text(blocks)
      // The link is in the last paragraph.
      if text.hasSuffix("</p>\n") {
        text = text.dropLast(5) + backLink + "</p>\n"
      } else {
        text += "<p>\(backLink)</p>\n"
      }
      result += "<li id=\"\(ReportNote.anchor(number))\">\n\(text)</li>\n"
    }
    return result + "</ol>\n</section>\n"
  }
}
