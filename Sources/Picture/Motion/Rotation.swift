import Foundation
import OpenChartsDisplayList

/// The way from one rotation to another: by angle, around centres that move in a straight line.
struct Rotation {
  private let angles: (from: Double, to: Double)
  private let centers: (from: Point, to: Point)

  /// Creates the way between two transforms; `nil` if both angles are equal, or if a transform is more than a rotation.
  init?(_ a: Transform, _ b: Transform) {
    guard a.isRotation, b.isRotation else { return nil }
    let from = atan2(a.b, a.a)
    var way = (atan2(b.b, b.a) - from).remainder(dividingBy: 2 * .pi)
    guard abs(way) > 1e-9 else { return nil }
    // A rotation by half a turn is clockwise.
    if way < 1e-9 - .pi { way += 2 * .pi }
    angles = (from, from + way)
    // A view that is not rotated has the centre of the other rotation.
    guard let center = a.fixedPoint ?? b.fixedPoint else { return nil }
    if a.fixedPoint == nil, a.tx != 0 || a.ty != 0 { return nil }
    if b.fixedPoint == nil, b.tx != 0 || b.ty != 0 { return nil }
    centers = (center, b.fixedPoint ?? center)
  }

  func transform(at t: Double) -> Transform {
    let (angle, center) = (mix(angles.from, angles.to, t), mix(centers.from, centers.to, t))
    let (s, c) = (sin(angle), cos(angle))
    return Transform.translation(-center.x, -center.y)
      .then(Transform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
      .then(.translation(center.x, center.y))
  }
}

extension Transform {
  fileprivate var isRotation: Bool {
    abs(a - d) < 1e-9 && abs(b + c) < 1e-9 && abs(a * a + b * b - 1) < 1e-9
  }

  /// The point that a rotation does not move; `nil` without a rotation.
  fileprivate var fixedPoint: Point? {
    let determinant = (1 - a) * (1 - d) - b * c
    guard determinant > 1e-12 else { return nil }
    return Point(((1 - d) * tx + c * ty) / determinant, ((1 - a) * ty + b * tx) / determinant)
  }
}
