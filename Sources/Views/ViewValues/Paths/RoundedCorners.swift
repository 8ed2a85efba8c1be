import Foundation
import OpenChartsDisplayList

/// Outlines of rectangles with rounded corners.
package enum RoundedCorners {
  /// The distance from the corner at which a continuous curve begins, in multiples of its radius.
  private static let reach = 1.28

  /// Returns the outline for horizontal and vertical radii: top left, top right, bottom right, bottom left.
  package static func path(_ rect: Rect, corners: [Size], style: RoundedCornerStyle) -> VectorPath {
    func usable(_ v: Double) -> Double { v.isFinite ? max(v, 0) : v == .infinity ? 1e9 : 0 }
    var radii = corners.map { Size(usable($0.width), usable($0.height)) }
    guard radii.contains(where: { $0.width > 0 && $0.height > 0 }), rect.width > 0, rect.height > 0
    else { return VectorPath(rect) }
    // Radii that do not fit are reduced by a common factor, as in CSS.
    let factor = [
      rect.width / (radii[0].width + radii[1].width),
      rect.width / (radii[3].width + radii[2].width),
      rect.height / (radii[0].height + radii[3].height),
      rect.height / (radii[1].height + radii[2].height),
    ].reduce(1) { $1.isFinite ? min($0, $1) : $0 }
    radii = radii.map { Size($0.width * factor, $0.height * factor) }

    // The start of each curve: its radius, or more in the continuous style if the sides are long enough.
    var starts = radii
    if style == .continuous {
      func share(_ mine: Double, _ other: Double, _ side: Double) -> Double {
        let remainingLength = side - mine - other
        let wish = (mine + other) * (reach - 1)
        return wish > 0 ? mine * (1 + (reach - 1) * min(1, remainingLength / wish)) : mine
      }
      let across = [1, 0, 3, 2]
      let along = [3, 2, 1, 0]
      starts = (0..<4).map {
        Size(
          share(radii[$0].width, radii[across[$0]].width, rect.width),
          share(radii[$0].height, radii[along[$0]].height, rect.height))
      }
    }

    var path = VectorPath()
    path.reserve(10)
    // The corners with the horizontal and vertical directions into the rectangle.
    let corners: [(Point, Double, Double)] = [
      (Point(rect.minX, rect.minY), 1, 1), (Point(rect.maxX, rect.minY), -1, 1),
      (Point(rect.maxX, rect.maxY), -1, -1), (Point(rect.minX, rect.maxY), 1, -1),
    ]
    for (i, (corner, dx, dy)) in corners.enumerated() {
      let (sx, sy) = (starts[i].width, starts[i].height)
      // Control points that bring the middle of the curve to the middle of the circular arc.
      let kx = (8 * Self.arcMiddle * radii[i].width - sx) / 3
      let ky = (8 * Self.arcMiddle * radii[i].height - sy) / 3
      let horizontal = (Point(corner.x + dx * sx, corner.y), Point(corner.x + dx * kx, corner.y))
      let vertical = (Point(corner.x, corner.y + dy * sy), Point(corner.x, corner.y + dy * ky))
      // Clockwise, the path leaves corners along alternating sides.
      let (enter, leave) = i % 2 == 0 ? (vertical, horizontal) : (horizontal, vertical)
      if i == 0 { path.move(to: enter.0) } else { path.line(to: enter.0) }
      if radii[i].width > 0, radii[i].height > 0 { path.cubic(enter.1, leave.1, to: leave.0) }
    }
    path.close()
    return path
  }

  /// The distance of an arc's middle from the sides of its corner, as a fraction of the radius.
  private static let arcMiddle = 1 - 0.5.squareRoot()
}
