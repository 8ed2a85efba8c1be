/// The blocks of a report below the title of its settings, which is then the only heading of level 1, as with Pandoc's
/// `--shift-heading-level-by=1`.
struct TitledBlocks {
  var blocks: [ReportBlock]
  /// The anchor of the first heading, which repeats the title and is left out; `nil` if there is none.
  private(set) var anchor: String?

  /// - Parameter title: The title of the settings; `nil` leaves the blocks unchanged.
  init(_ blocks: [ReportBlock], title: String?) {
    self.blocks = blocks
    guard let title else { return }
    if case .heading(1, let texts, let headingAnchor)? = blocks.first, texts.words == title {
      anchor = headingAnchor
      self.blocks.removeFirst()
    }
    if self.blocks.contains(where: \.hasTopHeading) { self.blocks = self.blocks.map(\.withLowerHeadings) }
  }
}
