import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

extension LegendRequest {
  /// The default distance of a legend from a plot or a scene without labels between them, in points. Not measured.
  static let standardSpacing = 8.0

  /// Takes the space of the legend from a rectangle.
  ///
  /// - Parameter standard: The default distance from the rest, in points.
  /// - Returns: The frame of the legend; `nil` without a change of the rectangle if a legend at a side would be too
  ///   high.
  func takeFrame(
    of legend: any MeasuredContent, from inner: inout Rect, spacing standard: Double, isRightToLeft: Bool
  ) -> Rect? {
    func mirrored(_ share: Double) -> Double { isRightToLeft ? 1 - share : share }
    if position == .overlay {
      let wanted = legend.size(width: inner.width, height: inner.height)
      let alignment = alignment ?? ContentAlignment(1, 0)
      return Rect(
        x: inner.minX + mirrored(alignment.horizontal) * (inner.width - wanted.width),
        y: inner.minY + alignment.vertical * (inner.height - wanted.height), width: wanted.width,
        height: wanted.height)
    }
    let side = position.side(isRightToLeft: isRightToLeft) ?? .bottom
    let spacing = spacing.finite ?? standard
    let strip: Strip
    if side.isColumn {
      let wanted = legend.size(width: inner.width / 2, height: inner.height)
      guard wanted.height <= inner.height else { return nil }
      strip = Strip(
        side: side, thickness: min(wanted.width, inner.width / 2), length: wanted.height,
        share: alignment?.vertical ?? 0, spacing: spacing)
    } else {
      let wanted = legend.size(width: inner.width, height: nil)
      strip = Strip(
        side: side, thickness: wanted.height, length: wanted.width,
        share: mirrored(alignment?.horizontal ?? position.horizontalShare ?? 0), spacing: spacing)
    }
    let frame = strip.frame(in: inner)
    strip.take(from: &inner)
    return frame
  }
}
