import Foundation
import OpenChartsDisplayList

extension RenderedScene {
  /// Overflow of at most this length does not enlarge a picture: half of the line of a border, for example.
  private static let tolerance = 1.0

  /// Enlarges the picture so that it shows what its content draws outside its frame: shadows, offset or rotated views,
  /// overlays that are larger than their base.
  ///
  /// The frame is assumed in the middle of a screen, which limits the picture. A side that is as long as the screen's
  /// keeps its length.
  ///
  /// - Parameter screen: The size of the screen in points.
  package mutating func includeOverflow(onScreenOf screen: CGSize) {
    let margin = Size(
      max(0, (Double(screen.width) - Double(size.width)) / 2),
      max(0, (Double(screen.height) - Double(size.height)) / 2))
    guard margin.width > 0 || margin.height > 0, size.width > 0, size.height > 0 else { return }
    let frame = Rect(origin: .zero, size: Size(size))
    let area = frame.inset(x: -margin.width, y: -margin.height)
    guard let drawn = VisibleBounds(within: area)(of: list.items) else { return }
    func extent(_ overflow: Double) -> Double {
      // Whole points keep the content on the same pixels. A rotation can add a few millionths of a point.
      overflow > Self.tolerance ? (overflow - 0.001).rounded(.up) : 0
    }
    let (left, right) = (extent(frame.minX - drawn.minX), extent(drawn.maxX - frame.maxX))
    let (top, bottom) = (extent(frame.minY - drawn.minY), extent(drawn.maxY - frame.maxY))
    guard left + right + top + bottom > 0 else { return }
    size.width += left + right
    size.height += top + bottom
    guard left > 0 || top > 0 else { return }
    var moved = DisplayList()
    moved.append(list, x: left, y: top)
    list = moved
    hitAreas = hitAreas.map { $0.offset(x: left, y: top) }
  }
}
