import OpenChartsChartModel
import OpenChartsDisplayList

/// Large text in a small chart. The text of axes and legend grows with the user's text size as long as no guide has to
/// be omitted.
enum LargeType {
  /// The size of axis labels at the default text size, in points. Text is never smaller.
  static let standardSize = 11.0
  /// The maximum size of labels, as a fraction of the chart's smaller side.
  private static let largestShare = 0.1
  private static let step = 0.85
  /// The smallest size, as a fraction of the largest one, to which text shrinks so that no name is shortened.
  private static let leastShare = 0.6
  /// The size of labels in points from which names of the vertical axis may take half of the chart's width instead of
  /// a third.
  static let wideNameSize = 1.5 * standardSize

  /// Whether all guides fit.
  enum Fit: Sendable {
    case whole
    /// Some names were shortened.
    case shortened
    /// Some category labels were omitted.
    case thinned
    /// The legend, titles or an axis' labels were omitted, or the plot is very small.
    case guidesOmitted
  }

  /// Returns the arrangement with the largest text that omits and shortens nothing. If there is none, or only with much
  /// smaller text, returns the one with the largest text that shortens names. If there is none, returns the one with
  /// the largest text that omits only category labels, and else the one with the default size.
  ///
  /// - Parameter arrange: Arranges the chart with labels of a size in points.
  static func largest<Arrangement>(
    upTo wanted: Double, in size: Size, fit: (Arrangement) -> Fit, _ arrange: (Double) -> Arrangement
  ) -> Arrangement {
    guard wanted > standardSize else { return arrange(wanted) }
    var points = min(wanted, max(standardSize, largestShare * min(size.width, size.height)))
    var shortened: (arrangement: Arrangement, least: Double)?
    var thinned: Arrangement?
    while true {
      let arranged = arrange(points)
      switch fit(arranged) {
      case .whole: return arranged
      case .shortened: shortened = shortened ?? (arranged, leastShare * points)
      case .thinned: thinned = thinned ?? arranged
      case .guidesOmitted: break
      }
      let next = max(standardSize, points * step)
      if points <= standardSize || next < shortened?.least ?? 0 {
        return shortened?.arrangement ?? thinned ?? arranged
      }
      points = next
    }
  }
}
