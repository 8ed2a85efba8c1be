import OpenChartsViewValues

/// The visibility of scroll indicators, in a live session.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Visible for a second when the content moves.
  case automatic
  /// Visible while the content rests, too.
  case visible
  /// Not visible.
  case hidden
  /// Not visible with any input device; the same as `hidden`.
  case never
}

/// The part of scrolled content that is visible along one axis.
package struct ScrollIndicator: Hashable, Sendable {
  package let axis: Axis
  /// The start and the end of the visible part, as shares of the content's length.
  package let visible: ClosedRange<Double>
  /// Whether the indicator is visible while the content rests, too.
  package let isPermanent: Bool

  /// Returns `nil` if the indicator is hidden or the content is too short to scroll.
  ///
  /// - Parameters:
  ///   - offset: The distance that the content is scrolled, in points.
  ///   - length: The length of the scroll view, in points.
  ///   - contentLength: The length of the content, in points.
  init?(
    _ axis: Axis, _ visibility: ScrollIndicatorVisibility, offset: Double, length: Double,
    contentLength: Double
  ) {
    guard visibility == .automatic || visibility == .visible, length > 0, contentLength - length > 0.5,
      contentLength.isFinite
    else { return nil }
    let start = min(max(offset / contentLength, 0), 1)
    self.axis = axis
    visible = start...min(max((offset + length) / contentLength, start), 1)
    isPermanent = visibility == .visible
  }
}
