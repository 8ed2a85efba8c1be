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

  /// The layout with the largest text that leaves nothing out; failing that, the largest that leaves out
  /// some labels of names only, or the one in the usual size.
  static func layout(
    _ request: ChartRequest, in size: Size, _ run: (ChartRequest) -> ChartLayout
  ) -> ChartLayout {
    var request = request
    let limit = max(standardSize, largestShare * min(size.width, size.height))
    request.environment.labelFont.size = min(request.environment.labelFont.size, limit)
    var thinned: ChartLayout?
    while true {
      let chart = run(request)
      let isSmallest = request.environment.labelFont.size <= standardSize
      switch chart.fit {
      case .whole: return chart
      case .thinned: thinned = thinned ?? chart
      case .squeezed: break
      }
      if isSmallest { return thinned ?? chart }
      request.environment.labelFont.size = max(standardSize, request.environment.labelFont.size * step)
    }
  }
}
