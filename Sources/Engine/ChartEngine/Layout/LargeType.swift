import ChartModel
import DisplayList

/// Large type in a chart that has too little room for it: the text of axes and legend grows with the reader's
/// size as long as all of it can be shown, and where something would be left out, it grows less instead.
enum LargeType {
  /// Points of axis labels at the usual text size; never made smaller than this.
  static let standardSize = 11.0
  /// Larger labels than this share of the smaller side leave a chart of labels.
  private static let largestShare = 0.1
  private static let step = 0.85

  /// Whether everything that was asked for has its room.
  enum Fit: Sendable {
    case whole
    /// Labels of names gave way to each other.
    case thinned
    /// The legend, titles or an axis' labels were left out, or the plot is a sliver.
    case squeezed
  }

  /// The arrangement with the largest text that leaves nothing out; failing that, the largest that leaves out
  /// some labels of names only, or the one in the usual size.
  ///
  /// - Parameter arrange: Arranges the chart with labels of a size, in points.
  static func largest<Arrangement>(
    upTo wanted: Double, in size: Size, fit: (Arrangement) -> Fit, _ arrange: (Double) -> Arrangement
  ) -> Arrangement {
    guard wanted > standardSize else { return arrange(wanted) }
    var points = min(wanted, max(standardSize, largestShare * min(size.width, size.height)))
    var thinned: Arrangement?
    while true {
      let arranged = arrange(points)
      switch fit(arranged) {
      case .whole: return arranged
      case .thinned: thinned = thinned ?? arranged
      case .squeezed: break
      }
      if points <= standardSize { return thinned ?? arranged }
      points = max(standardSize, points * step)
    }
  }
}
