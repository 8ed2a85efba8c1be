internal import OpenChartsCCairo
import OpenChartsDisplayList
import OpenChartsLimits

/// A page of a PDF document.
package struct PDFPage: Sendable {
  package var parts: [PDFPart] = []
  /// Items outside the document's structure, such as the page number.
  package var footer: [DisplayItem] = []
  /// Items behind the content, outside the document's structure.
  package var background: [DisplayItem] = []
  /// Targets of links.
  package var destinations: [PDFDestination] = []

  package init() {}
}

/// A part of a page, with its position in the document's structure.
package struct PDFPart: Sendable {
  /// The elements from the outermost to the one that contains the drawing. Empty for decoration, which screen readers
  /// skip; it is below the rest of the page.
  package var path: [PDFElement]
  package var items: [DisplayItem]
  /// The origin in points from the top left of the page.
  package var origin: Point

  package init(_ path: [PDFElement], _ items: [DisplayItem], at origin: Point) {
    (self.path, self.items, self.origin) = (path, items, origin)
  }
}

extension CairoRenderer {
  /// Returns a tagged PDF with several pages of one size, embedded fonts and selectable text. The same pages give the
  /// same bytes.
  ///
  /// - Parameters:
  ///   - pages: The pages. Each is emptied after drawing, because the drawings of a long document take more memory than
  ///     its file.
  ///   - size: The size of a page, in points.
  ///   - figures: One for each element of the type `Figure`, in page order.
  ///   - summary: The alternative text of the whole document.
  ///   - outline: The entries of the outline. Entries without a destination on a page are left out.
  package static func document(
    _ pages: inout [PDFPage], size: Size, title: String, author: String? = nil, language: String,
    figures: [PDFFigure], summary: String, outline: [PDFOutlineEntry] = []
  ) throws -> [UInt8] {
    let file = try PDFFile(size: size, title: title, author: author)
    let destinations = Set(pages.flatMap { $0.destinations.map(\.name) })
    var tags = [PDFTag("Document")]
    var hasMissingGlyphs = false
    try FaceStore.pool.withElement { faces in
      let canvas = try Canvas(page: file.surface, size: size, faces: faces)
      // If something covers the whole page, Cairo discards all earlier content including tags, except under a clip.
      canvas.clip(to: Rect(x: 0, y: 0, width: size.width, height: size.height).inset(x: -9, y: -9))
      canvas.beginTag("Document")
      var open: [PDFElement] = []
      // The index of the tag of each link and formula that is open.
      var links: [PDFElement: Int] = [:]
      var formulas: [PDFElement: Int] = [:]
      func close(to count: Int) {
        while open.count > count { canvas.endTag(open.removeLast().type) }
      }
      for number in pages.indices {
        var page = PDFPage()
        swap(&page, &pages[number])
        if !hasMissingGlyphs {
          hasMissingGlyphs = (page.background + page.parts.flatMap(\.items) + page.footer)
            .contains(where: \.hasMissingGlyphs)
        }
        canvas.draw(page.background)
        for destination in page.destinations { canvas.add(destination) }
        // The structure continues from page to page, but on each page an element is drawn without interruption.
        let parts = PDFPart.ordered(page.parts)
        for (partIndex, part) in parts.enumerated() {
          let path = part.path.map { $0.reaching(destinations) }
          // Decoration does not end a table that continues on the page.
          if !path.isEmpty { close(to: zip(open, path).prefix { $0 == $1 }.count) }
          for (depth, element) in path.enumerated().dropFirst(open.count) {
            if element.type == "Link" { links[element] = tags.count }
            if element.type == PDFStructure.formula { formulas[element] = tags.count }
            tags.append(PDFTag(element))
            var attributes = element.attributes
            if attributes != nil {
              let lines = PDFPart.lines(
                parts[partIndex...].prefix { $0.path.dropFirst(depth).first == part.path[depth] })
              attributes? += PDFElement.rectangles(lines)
            }
            canvas.beginTag(element.type, attributes: attributes)
            open.append(element)
          }
          for element in path {
            if let tag = links[element] { tags[tag].words += part.items.map(\.words).joined() }
            if let tag = formulas[element] { tags[tag].add(part) }
          }
          var group = GroupItem(part.items)
          group.transform = .translation(part.origin.x, part.origin.y)
          canvas.draw([.group(group)])
        }
        let isLast = number == pages.count - 1
        // An element with a drawing ends with its page; its parents continue on the next page. From version 1.18 on, Cairo
        // adds an empty page if an element ends after the last page.
        close(to: isLast ? 0 : max(open.count - 1, 0))
        canvas.draw(page.footer)
        if isLast { canvas.endTag("Document") }
        file.endPage()
      }
      if pages.isEmpty { canvas.endTag("Document") }
      try canvas.finish()
    }
    file.add(outline.filter { destinations.contains($0.destination) })
    let structure = PDFStructure(
      tags: tags, figures: figures, others: [], alternative: summary, title: title, author: author,
      language: language, size: size, hasFooter: true,
      hasMissingGlyphs: hasMissingGlyphs)
    return try file.finished(with: structure)
  }
}

extension PDFPart {
  /// Sorts the parts: decoration first, then the parts of each element together. Otherwise an interrupted element would
  /// be tagged once for each piece: cells of two texts side by side are interrupted at each line.
  ///
  /// - Complexity: O(*n*) for *n* elements of all paths.
  fileprivate static func ordered(_ parts: [PDFPart]) -> [PDFPart] {
    parts.filter(\.path.isEmpty) + ordered(parts.filter { !$0.path.isEmpty }, depth: 0)
  }

  private static func ordered(_ parts: [PDFPart], depth: Int) -> [PDFPart] {
    guard parts.count > 1, parts.contains(where: { $0.path.count > depth }) else { return parts }
    var groups: [[PDFPart]] = []
    var groupIndices: [PDFElement: Int] = [:]
    for part in parts {
      guard part.path.count > depth else {
        groups.append([part])
        continue
      }
      if let groupIndex = groupIndices[part.path[depth]] {
        groups[groupIndex].append(part)
      } else {
        groupIndices[part.path[depth]] = groups.count
        groups.append([part])
      }
    }
    return groups.flatMap { ordered($0, depth: depth + 1) }
  }
}

extension PDFPart {
  /// The bounds of the texts of adjacent parts, a rectangle for each line.
  fileprivate static func lines(_ parts: ArraySlice<PDFPart>) -> [Rect] {
    var lines: [Rect] = []
    for part in parts {
      for case .text(let run) in part.items {
        let bounds = run.bounds.offset(x: part.origin.x, y: part.origin.y)
        if let last = lines.last, (last.minY...last.maxY).contains((bounds.minY + bounds.maxY) / 2) {
          lines[lines.count - 1] = last.union(bounds)
        } else {
          lines.append(bounds)
        }
      }
    }
    return lines
  }
}

extension DisplayItem {
  /// The text of a run; empty for other items.
  fileprivate var words: String {
    guard case .text(let run) = self else { return "" }
    return run.span.string.replacing("\u{A0}", with: " ")
  }
}
