import DisplayList

/// Something from above that can be measured and drawn: a view in an annotation, a label or a legend.
package protocol MeasuredContent: Sendable {
  /// The size it takes; `nil` in a dimension asks for its ideal.
  func size(width: Double?, height: Double?) -> Size
  /// Its drawing at that size, from (0, 0).
  func draw(size: Size) -> DisplayList
}

/// Content compared by an identity that its maker chose.
package struct ContentBox: Hashable, Sendable {
  package var key: String
  package var content: any MeasuredContent
  package init(key: String, content: any MeasuredContent) {
    self.key = key
    self.content = content
  }
  package static func == (a: ContentBox, b: ContentBox) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// What `chartPlotStyle` makes of the plot area: how large it is and where the marks lie in it.
package protocol PlotContainer: Sendable {
  /// The outer size for an offer (which may be answered with more), and the plot's frame within it.
  func layout(proposal: Size) -> (size: Size, plot: Rect)
  /// The styled plot area at that size with the marks in it.
  func draw(size: Size, plot: DisplayList) -> DisplayList
}

/// `AnnotationPosition` of the public API.
package enum ContentPosition: UInt8, Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A place within a rectangle: 0 leading or top, 0.5 centre, 1 trailing or bottom.
package struct ContentAlignment: Hashable, Sendable {
  package var horizontal: Double
  package var vertical: Double
  package init(_ horizontal: Double, _ vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  package static let center = ContentAlignment(0.5, 0.5)
}

package enum OverflowStrategy: UInt8, Hashable, Sendable {
  case automatic, fitAutomatic, fitPlot, fitChart, padScale, disabled
}

/// An annotation on one row.
package struct RowAnnotation: Sendable {
  package var row: Int
  package var position: ContentPosition
  package var alignment: ContentAlignment
  /// Points between mark and content; `nil` is the default.
  package var spacing: Double?
  package var overflowX: OverflowStrategy
  package var overflowY: OverflowStrategy
  /// Makes the content for a mark of this size.
  package var content: @Sendable (Size) -> any MeasuredContent

  package init(
    row: Int, position: ContentPosition, alignment: ContentAlignment, spacing: Double?,
    overflowX: OverflowStrategy, overflowY: OverflowStrategy,
    content: @escaping @Sendable (Size) -> any MeasuredContent
  ) {
    self.row = row
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    self.overflowX = overflowX
    self.overflowY = overflowY
    self.content = content
  }
}
