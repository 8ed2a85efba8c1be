internal import OpenChartsCCairo
import OpenChartsDisplayList

extension CairoRenderer {
  /// Returns a PDF with one page of `size` points, embedded fonts and selectable text.
  ///
  /// With an alternative text, the file is tagged. The page is one figure with this text; if there are several charts
  /// and no item belongs to two of them, each chart is one figure.
  ///
  /// A size that is zero or NaN gives an empty page of one point. The same picture gives the same bytes: the creation
  /// date is fixed.
  package static func pdf(
    _ list: DisplayList, size: Size, title: String, alternative: String = "", figures: [PDFFigure] = [],
    language: String? = nil, background: RGBA?
  ) throws -> [UInt8] {
    let isSound = size.width > 0 && size.height > 0
    // 14,400 points is the largest side that viewers must accept (ISO 32000, annex C).
    guard !isSound || (size.width <= 14400 && size.height <= 14400) else {
      func whole(_ value: Double) -> Int { value < 1e18 ? Int(value) : .max }
      throw CairoError.tooLarge(width: whole(size.width), height: whole(size.height))
    }
    let size = isSound ? size : Size(1, 1)
    let file = try PDFFile(size: size, title: title)
    let runs = figures.count > 1 ? FigureRuns(list.items, frames: figures.map(\.frame))?.runs : nil
    var tags = [PDFTag("Document")]
    if isSound {
      try FaceStore.pool.withElement { faces in
        let canvas = try Canvas(page: file.surface, size: size, faces: faces)
        if let background { canvas.fillAll(background) }
        let isTagged = !alternative.isEmpty
        // If something covers the whole page, Cairo discards all earlier content including tags, except under a clip.
        if isTagged {
          canvas.clip(to: Rect(x: 0, y: 0, width: size.width, height: size.height).inset(x: -9, y: -9))
        }
        if isTagged { canvas.beginTag("Document") }
        for run in runs ?? [FigureRuns.Run(figure: 0, items: list.items)] {
          let tag = run.figure == nil ? "P" : PDFStructure.figure
          tags.append(PDFTag(tag))
          if isTagged { canvas.beginTag(tag) }
          canvas.draw(run.items)
          if isTagged { canvas.endTag(tag) }
        }
        if isTagged { canvas.endTag("Document") }
        try canvas.finish()
        file.endPage()
      }
    }
    guard isSound, !alternative.isEmpty else { return try file.finished() }
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    // In drawing order, which is the order of their tags.
    let drawn =
      runs?.compactMap { $0.figure.map { figures[$0] } }
      ?? [PDFFigure(frame: page, alternative: alternative)]
    let structure = PDFStructure(
      tags: tags, figures: drawn, others: runs == nil ? figures.compactMap(\.table) : [],
      alternative: alternative, title: title, language: language ?? "en", size: size,
      hasMissingGlyphs: list.items.contains(where: \.hasMissingGlyphs))
    return try file.finished(with: structure)
  }
}
