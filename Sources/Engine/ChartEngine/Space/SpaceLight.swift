import Foundation
import OpenChartsChartMath
import OpenChartsDisplayList

/// The light of a scene: from the left, above and in front, fixed to the chart when it is rotated. Fitted to pictures
/// of cubes in Apple's charts.
enum SpaceLight {
  private static let ambient = 0.63
  private static let strength = 0.555
  private static let direction = Vector3(-0.36, 0.65, 0.67).unit

  /// The brightness of a face with a unit normal: about 1 from above and in front.
  static func brightness(_ normal: Vector3) -> Double {
    ambient + strength * max(0, normal.dot(direction))
  }

  /// Returns a colour under the light, with specular highlights.
  ///
  /// - Parameters:
  ///   - eye: The unit vector to the eye.
  ///   - roughness: From 0 (smooth) to 1 (matte).
  ///   - metalness: From 0 to 1. Metal has highlights in its own colour and is darker elsewhere.
  static func lit(
    _ color: RGBA, normal: Vector3, eye: Vector3, roughness: Double = 1, metalness: Double = 0
  ) -> RGBA {
    let metal = min(max(metalness, 0), 1)
    let rough = min(max(roughness, 0), 1)
    let light = brightness(normal) * (1 - 0.5 * metal)
    var shine = 0.0
    if rough < 1 {
      let half = (eye + direction).unit
      let smooth = max(rough, 0.1)
      let exponent = min(2 / (smooth * smooth * smooth * smooth) - 2, 200)
      shine = 0.35 * (1 - rough) * pow(max(0, normal.dot(half)), max(exponent, 1))
    }
    func part(_ c: Double) -> Double {
      let tint = 1 + (c - 1) * metal
      return min(max(c * light + shine * tint, 0), 1)
    }
    return RGBA(part(color.r), part(color.g), part(color.b), color.a)
  }

  /// The colour scale of heights, from least to greatest, as in Apple's surfaces.
  static let heights: [GradientStop] = [
    (0, 33, 17, 62), (0.14, 86, 118, 227), (0.2, 100, 156, 232), (0.28, 119, 199, 209), (0.36, 139, 227, 171),
    (0.45, 173, 240, 124), (0.53, 206, 235, 108), (0.62, 224, 208, 101), (0.71, 223, 163, 82),
    (0.79, 208, 107, 55),
    (0.86, 186, 72, 39), (0.92, 158, 49, 29), (0.96, 131, 35, 21), (1, 109, 26, 15),
  ].map { GradientStop($0.0, RGBA(bytes: $0.1, $0.2, $0.3)) }

  /// The colour of a direction, for surfaces that are coloured by their normals.
  static func color(of normal: Vector3) -> RGBA {
    func side(_ v: Double, _ positive: RGBA, _ negative: RGBA) -> (RGBA, Double) {
      (v > 0 ? positive : negative, v * v)
    }
    let parts = [
      side(normal.x, RGBA(bytes: 240, 193, 236), RGBA(bytes: 214, 228, 207)),
      side(normal.y, RGBA(bytes: 226, 192, 204), RGBA(bytes: 150, 200, 200)),
      side(normal.z, RGBA(bytes: 207, 195, 229), RGBA(bytes: 222, 214, 196)),
    ]
    let whole = parts.reduce(0) { $0 + $1.1 }
    guard whole > 0 else { return RGBA(bytes: 226, 192, 204) }
    return parts.reduce(RGBA(0, 0, 0)) { sum, part in
      let share = part.1 / whole
      return RGBA(sum.r + part.0.r * share, sum.g + part.0.g * share, sum.b + part.0.b * share)
    }
  }
}
