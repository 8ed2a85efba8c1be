import ChartMath
import DisplayList

/// The order of bodies in a scene without sheets: by depth alone.
enum SpaceOrder {
  /// How many parts of a rule have a depth of their own.
  private static let ruleParts = 32

  /// The parts of a rule between the lines of a floor, by shares of its length.
  static func parts(of body: SpaceBody, at grid: FloorGrid) -> [(from: Double, to: Double)] {
    let extent = body.extent
    let axis = extent.x > 0 ? 0 : extent.y > 0 ? 1 : 2
    guard extent[axis] > 0 else { return [(0, 1)] }
    var cuts = [0.0, 1]
    if axis == 1 {
      cuts += (1..<ruleParts).map { Double($0) / Double(ruleParts) }
    } else {
      let start = body.center[axis] - extent[axis]
      cuts += (axis == 0 ? grid.x : grid.z).map { ($0 - start) / (2 * extent[axis]) }.filter {
        $0 > 0 && $0 < 1
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).filter { $1 - $0 > 1e-12 }.map { ($0, $1) }
  }

  /// Draws bodies, those farther from the eye first. O(*n* log *n*).
  static func draw(_ placed: PlacedBodies, _ camera: SpaceCamera, on canvas: inout SpaceCanvas) {
    var keys: [(depth: Double, body: Int32, part: Int32)] = []
    keys.reserveCapacity(placed.bodies.count)
    for (index, body) in placed.bodies.enumerated() {
      if case .rule = body.form {
        for part in 0..<ruleParts {
          let share = (Double(part) + 0.5) / Double(ruleParts)
          let place = body.center + body.extent * (2 * share - 1)
          keys.append((camera.turned(place).z, Int32(index), Int32(part)))
        }
      } else {
        keys.append((camera.turned(body.center).z, Int32(index), 0))
      }
    }
    keys.sort { ($0.depth, $0.body, $0.part) < ($1.depth, $1.body, $1.part) }
    let brush = BodyPainter(styles: placed.styles)
    var next = 0
    while next < keys.count {
      let key = keys[next]
      let body = placed.bodies[Int(key.body)]
      next += 1
      guard case .rule = body.form else {
        brush.draw(body, on: &canvas)
        continue
      }
      // Parts that follow each other are one line.
      var (low, high) = (key.part, key.part)
      while next < keys.count, keys[next].body == key.body,
        keys[next].part == high + 1 || keys[next].part == low - 1
      {
        (low, high) = (min(low, keys[next].part), max(high, keys[next].part))
        next += 1
      }
      let parts = Double(ruleParts)
      brush.draw(segmentOf: body, from: Double(low) / parts, to: Double(high + 1) / parts, on: &canvas)
    }
  }
}
