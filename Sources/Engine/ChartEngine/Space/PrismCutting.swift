import OpenChartsChartMath

/// A triangle of the floor with the heights of the meshes above it.
struct Prism {
  /// The corners on the floor: x and z.
  var floor: [SIMD2<Double>]
  /// The index of each mesh above the prism, and its heights at the corners.
  var meshes: [(mesh: Int, heights: [Double])]

  private static let slack = 1e-12

  /// Cuts the triangle where meshes cross, and passes the parts to `body`, far parts first.
  ///
  /// - Parameters:
  ///   - eye: Returns the direction from a point on the floor to the eye, seen from above.
  ///   - depth: The maximum number of nested cuts. Beyond it, crossing meshes are not cut.
  func cut(towards eye: (SIMD2<Double>) -> SIMD2<Double>, depth: Int = 8, _ body: (Prism) -> Void) {
    guard depth > 0, let (a, b) = crossing else { return body(self) }
    let differences = (0..<3).map { meshes[a].heights[$0] - meshes[b].heights[$0] }
    // The corner that is alone on its side of the crossing line.
    let signs = differences.map { $0 > Self.slack ? 1 : $0 < -Self.slack ? -1 : 0 }
    guard
      let alone = (0..<3).first(where: { corner in
        signs[corner] != 0 && (0..<3).allSatisfy { $0 == corner || signs[$0] != signs[corner] }
      })
    else { return body(self) }
    let (second, third) = ((alone + 1) % 3, (alone + 2) % 3)
    let s = differences[alone] / (differences[alone] - differences[second])
    let t = differences[alone] / (differences[alone] - differences[third])
    let tip = part([(alone, alone, 0), (alone, second, s), (alone, third, t)])
    let rest = [
      part([(alone, second, s), (second, second, 0), (third, third, 0)]),
      part([(alone, second, s), (third, third, 0), (alone, third, t)]),
    ]
    let middle = (tip.floor[1] + tip.floor[2]) / 2
    let line = tip.floor[2] - tip.floor[1]
    func side(_ v: SIMD2<Double>) -> Double { line.x * v.y - line.y * v.x }
    let isTipNear = side(floor[alone] - middle) * side(eye(middle)) > 0
    // The two other parts share an edge: the part on its far side comes first.
    let edge = rest[0].floor[2] - rest[0].floor[0]
    func edgeSide(_ v: SIMD2<Double>) -> Double { edge.x * v.y - edge.y * v.x }
    let isFirstNear =
      edgeSide(rest[0].floor[1] - rest[0].floor[0]) * edgeSide(eye(rest[0].floor[0])) > 0
    let ordered = isFirstNear ? [rest[1], rest[0]] : rest
    for part in isTipNear ? ordered + [tip] : [tip] + ordered {
      part.cut(towards: eye, depth: depth - 1, body)
    }
  }

  /// The indices of two meshes that cross within the triangle; `nil` if none do.
  private var crossing: (Int, Int)? {
    for a in meshes.indices {
      for b in meshes.indices where b > a {
        var (above, below) = (false, false)
        for corner in 0..<3 {
          let difference = meshes[a].heights[corner] - meshes[b].heights[corner]
          above = above || difference > Self.slack
          below = below || difference < -Self.slack
        }
        if above, below { return (a, b) }
      }
    }
    return nil
  }

  /// The triangle between points on the edges, each at a fraction of the way from one corner to another.
  private func part(_ corners: [(from: Int, to: Int, share: Double)]) -> Prism {
    Prism(
      floor: corners.map { floor[$0.from] + (floor[$0.to] - floor[$0.from]) * $0.share },
      meshes: meshes.map { mesh in
        (
          mesh.mesh,
          corners.map { mesh.heights[$0.from] + (mesh.heights[$0.to] - mesh.heights[$0.from]) * $0.share }
        )
      })
  }
}
