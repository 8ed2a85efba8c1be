import OpenChartsChartMath
import OpenChartsDisplayList
import OpenChartsTables

/// The pixel columns of a line chart, so that each bin of an engine's query covers exactly one column.
///
/// The plot's position depends on the axis labels, and the labels only on the ends of both axes. So the chart of one
/// diagonal line is laid out first, and the line's ends give the plot's edges.
struct PixelGrid {
  var low: Double
  var high: Double
  var count: Int

  /// - Parameters:
  ///   - low: The smallest x.
  ///   - high: The largest x.
  ///   - count: The number of columns to use if the line is not found in the picture.
  init(low: Double, high: Double, count: Int) { (self.low, self.high, self.count) = (low, high, count) }

  /// - Parameters:
  ///   - displayList: A picture of one straight line from the smallest to the largest x.
  ///   - scale: Pixels per point.
  func aligned(to displayList: DisplayList, scale: Double) -> PixelGrid {
    guard let line = Self.slope(displayList.items, .identity), line.end - line.start >= 1 else { return self }
    let (first, last) = ((line.start * scale).rounded(.down), (line.end * scale).rounded(.up))
    let length = (high - low) / (line.end - line.start)
    return PixelGrid(
      low: low + (first / scale - line.start) * length, high: low + (last / scale - line.start) * length,
      count: Int(last - first))
  }

  /// The x coordinates of the ends of the only oblique straight line, in points.
  private static func slope(_ items: [DisplayItem], _ transform: Transform) -> (start: Double, end: Double)? {
    for item in items {
      switch item {
      case .group(let group):
        if let childSlope = slope(group.children, group.transform.then(transform)) { return childSlope }
      case .path(let path) where path.line != nil && path.fill == nil:
        guard path.path.points.count == 2 else { continue }
        let (a, b) = (transform.apply(path.path.points[0]), transform.apply(path.path.points[1]))
        if abs(a.x - b.x) > 0.5, abs(a.y - b.y) > 0.5 { return (min(a.x, b.x), max(a.x, b.x)) }
      case .path, .rects, .symbols, .scene, .text, .image: continue
      }
    }
    return nil
  }
}
