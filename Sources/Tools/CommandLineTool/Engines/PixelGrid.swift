import ChartMath
import DisplayList
import Tables

/// The columns of pixels that a line's chart will have, so that what an engine gives for each fills just this one.
///
/// The ends of both axes are known before a line is asked for, and with them the places of all labels: a line from one
/// corner to the other is laid out, and tells where its ends come to lie.
struct PixelGrid {
  var low: Double
  var high: Double
  var count: Int

  /// - Parameters:
  ///   - low: The least x.
  ///   - count: How many columns there are at the most, where the line cannot be found.
  init(low: Double, high: Double, count: Int) { (self.low, self.high, self.count) = (low, high, count) }

  /// - Parameters:
  ///   - list: A picture of a line from the least x to the greatest.
  ///   - scale: Pixels for each point of the picture.
  func aligned(to list: DisplayList, scale: Double) -> PixelGrid {
    guard let line = Self.slope(list.items, .identity), line.end - line.start >= 1 else { return self }
    let (first, last) = ((line.start * scale).rounded(.down), (line.end * scale).rounded(.up))
    let length = (high - low) / (line.end - line.start)
    return PixelGrid(
      low: low + (first / scale - line.start) * length, high: low + (last / scale - line.start) * length,
      count: Int(last - first))
  }

  /// Where the one straight line that is neither level nor upright begins and ends.
  private static func slope(_ items: [DisplayItem], _ transform: Transform) -> (start: Double, end: Double)? {
    for item in items {
      switch item {
      case .group(let group):
        if let found = slope(group.children, group.transform.then(transform)) { return found }
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
