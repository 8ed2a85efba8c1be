import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

extension LegendRequest {
  /// Takes the space of the legend from a rectangle.
  ///
  /// - Parameter standard: The default distance from the rest, in points.
  /// - Returns: The frame of the legend; `nil` without a change of the rectangle if a legend at a side would be too
  ///   high.
  func takeFrame(
    of legend: any MeasuredContent, from inner: inout Rect, spacing standard: Double, isRightToLeft: Bool
  ) -> Rect? {
    let position = isRightToLeft ? position.mirrored : position
    let spacing = spacing.finite ?? standard
    switch position {
    case .leading, .trailing:
      let wanted = legend.size(width: inner.width / 2, height: inner.height)
      guard wanted.height <= inner.height else { return nil }
      let width = min(wanted.width, inner.width / 2)
      let y = inner.minY + (alignment?.vertical ?? 0) * max(inner.height - wanted.height, 0)
      let x = position == .leading ? inner.minX : inner.maxX - width
      if position == .leading { inner.x += width + spacing }
      inner.width -= width + spacing
      return Rect(x: x, y: y, width: width, height: wanted.height)
    case .overlay:
      let wanted = legend.size(width: inner.width, height: inner.height)
      let alignment = alignment ?? ContentAlignment(1, 0)
      let share = isRightToLeft ? 1 - alignment.horizontal : alignment.horizontal
      return Rect(
        x: inner.minX + share * (inner.width - wanted.width),
        y: inner.minY + alignment.vertical * (inner.height - wanted.height), width: wanted.width,
        height: wanted.height)
    case .automatic, .bottom, .bottomLeading, .bottomTrailing, .top, .topLeading, .topTrailing:
      let wanted = legend.size(width: inner.width, height: nil)
      let share =
        if let alignment {
          isRightToLeft ? 1 - alignment.horizontal : alignment.horizontal
        } else {
          switch position {
          case .bottomTrailing, .topTrailing: 1.0
          case .bottomLeading, .topLeading: 0.0
          default: isRightToLeft ? 1.0 : 0.0
          }
        }
      let isTop = position == .top || position == .topLeading || position == .topTrailing
      let y = isTop ? inner.minY : inner.maxY - wanted.height
      let x = inner.minX + share * max(inner.width - wanted.width, 0)
      if isTop { inner.y += wanted.height + spacing }
      inner.height = max(inner.height - wanted.height - spacing, 0)
      return Rect(x: x, y: y, width: min(wanted.width, inner.width), height: wanted.height)
    }
  }
}

extension ContentPosition {
  /// The position with leading and trailing exchanged.
  var mirrored: ContentPosition {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .topLeading: .topTrailing
    case .topTrailing: .topLeading
    case .bottomLeading: .bottomTrailing
    case .bottomTrailing: .bottomLeading
    case .automatic, .overlay, .top, .bottom: self
    }
  }
}
