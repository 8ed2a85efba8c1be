import OpenChartsDisplayList

/// Content from the view layer that the engine can measure and draw: a view in an annotation, a label or a legend.
package protocol MeasuredContent: Sendable {
  /// Returns the size of the content; a `nil` dimension requests the ideal size.
  func size(width: Double?, height: Double?) -> Size
  /// Draws the content at that size, with its top left at (0, 0).
  func draw(size: Size) -> DisplayList
}

/// Content that is compared by a key.
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

/// The plot container of `chartPlotStyle`: the size of the styled plot area, and the frame of the marks in it.
package protocol PlotContainer: Sendable {
  /// Returns the outer size for a proposal, which may be larger than the proposal, and the frame of the plot in it.
  func layout(proposal: Size) -> (size: Size, plot: Rect)
  /// Draws the styled plot area at that size with the marks in it.
  func draw(size: Size, plot: DisplayList) -> DisplayList
}

/// The counterpart of `AnnotationPosition` in the public API.
package enum ContentPosition: UInt8, Hashable, Sendable {
  case automatic, overlay, top, bottom, leading, trailing
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A position in a rectangle: 0 is leading or top, 0.5 the centre, 1 trailing or bottom.
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
  /// The distance between mark and content in points; `nil` is the default.
  package var spacing: Double?
  package var overflowX: OverflowStrategy
  package var overflowY: OverflowStrategy
  /// Creates the content for a mark of a given size.
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
