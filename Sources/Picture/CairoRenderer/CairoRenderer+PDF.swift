internal import CCairo
import DisplayList

extension CairoRenderer {
  /// A PDF of one page of `size` points, fonts embedded and text selectable.
  ///
  /// With an alternative text it is tagged: the page is one figure, for which readers say that text, or each of
  /// several charts is one, where nothing drawn belongs to two of them.
  ///
  /// A size of zero, or one that is no number, gives an empty page of one point. The same picture gives the
  /// same bytes: the file holds no date.
  package static func pdf(
    _ list: DisplayList, size: Size, title: String, alternative: String = "", figures: [PDFFigure] = [],
    language: String? = nil, background: RGBA?
  ) throws -> [UInt8] {
    let isSound = size.width > 0 && size.height > 0
    // 14400 is the largest side that readers must accept (ISO 32000, annex C).
    guard !isSound || (size.width <= 14400 && size.height <= 14400) else {
      func whole(_ value: Double) -> Int { value < 1e18 ? Int(value) : .max }
      throw CairoError.tooLarge(width: whole(size.width), height: whole(size.height))
    }
    let size = isSound ? size : Size(1, 1)
    let file = try PDFFile(size: size, title: title)
    let runs = figures.count > 1 ? FigureRuns(list.items, frames: figures.map(\.frame))?.runs : nil
    if isSound {
      try FaceStore.pool.withElement { faces in
        let canvas = try Canvas(page: file.surface, size: size, faces: faces)
        if let background { canvas.fillAll(background) }
        let isTagged = !alternative.isEmpty
        // Where something covers the page, Cairo forgets all that came before, the tags too; not under a clip.
        if isTagged {
          canvas.clip(to: Rect(x: 0, y: 0, width: size.width, height: size.height).inset(x: -9, y: -9))
        }
        if isTagged { canvas.beginTag("Document") }
        for run in runs ?? [FigureRuns.Run(figure: 0, items: list.items)] {
          let tag = run.figure == nil ? "P" : PDFStructure.figure
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
    // In the order in which they are drawn, which is that of their tags.
    let drawn =
      runs?.compactMap { $0.figure.map { figures[$0] } }
      ?? [PDFFigure(frame: page, alternative: alternative)]
    let structure = PDFStructure(
      figures: drawn, others: runs == nil ? figures.compactMap(\.table) : [], alternative: alternative,
      title: title, language: language ?? "en", pageHeight: size.height)
    return try file.finished(with: structure)
  }
}
