import OpenChartsChartMath
import OpenChartsDisplayList

/// The order of bodies in a scene without meshes: by depth only.
enum SpaceOrder {
  /// The number of parts of a rule that are sorted separately.
  private static let ruleParts = 32

  /// Returns the parts of a rule between the lines of a floor grid, as fractions of its length.
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

  /// Draws bodies, far ones first. O(*n*).
  static func draw(_ placed: PlacedSolids, _ camera: SpaceCamera, on canvas: inout SpaceCanvas) {
    let bodies = placed.bodies
    if bodies.tables.allSatisfy(\.isBallsOfFewColors), bodies.tables.count < 64 {
      return canvas.draw(balls(placed, camera))
    }
    // The separately drawn pieces: bodies or parts of rules. Stored only if there are rules.
    let hasRules = bodies.tables.contains { $0.trait.isDivided }
    var pieces: [(body: Int32, part: UInt8)] = []
    var depths: [Float] = []
    depths.reserveCapacity(bodies.count)
    for table in bodies.tables {
      for offset in 0..<table.count {
        let (center, extent) = table.placement(table.row(offset))
        guard table.trait.isDivided else {
          depths.append(Float(camera.rotated(center).z))
          if hasRules { pieces.append((Int32(table.first + offset), 0)) }
          continue
        }
        for part in 0..<ruleParts {
          let share = (Double(part) + 0.5) / Double(ruleParts)
          depths.append(Float(camera.rotated(center + extent * (2 * share - 1)).z))
          pieces.append((Int32(table.first + offset), UInt8(part)))
        }
      }
    }
    let order = DepthOrder.sorted(depths)
    let brush = BodyPainter(styles: placed.styles)
    if !hasRules {
      for index in order { brush.draw(bodies[Int(index)], on: &canvas) }
      return
    }
    var next = 0
    while next < order.count {
      let piece = pieces[Int(order[next])]
      let body = bodies[Int(piece.body)]
      next += 1
      guard case .rule = body.form else {
        brush.draw(body, on: &canvas)
        continue
      }
      // Consecutive parts of a rule are drawn as one line.
      var (low, high) = (Int(piece.part), Int(piece.part))
      while next < order.count {
        let other = pieces[Int(order[next])]
        guard other.body == piece.body, Int(other.part) == high + 1 || Int(other.part) == low - 1 else {
          break
        }
        (low, high) = (min(low, Int(other.part)), max(high, Int(other.part)))
        next += 1
      }
      let parts = Double(ruleParts)
      brush.draw(segmentOf: body, from: Double(low) / parts, to: Double(high + 1) / parts, on: &canvas)
    }
  }
}
