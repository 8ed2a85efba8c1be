import OpenChartsChartMath
import OpenChartsChartModel

/// One axis of a scene: its domain and its range in scene units.
struct SpaceScale: Sendable {
  let dimension: SpaceDimension
  let setup: ScaleSetup
  /// The domain. For categories, it extends from half a band before the first to half a band after the last.
  var domain: ContinuousDomain
  /// The range in scene units, centred at 0.
  var start = -0.5
  var end = 0.5

  var low: Double { min(start, end) }
  var high: Double { max(start, end) }

  /// Returns the position of a value (a number or a band index); NaN if the scale cannot map it.
  func position(_ v: Double) -> Double {
    let transform = domain.transform
    let (a, b) = (transform.forward(domain.lower), transform.forward(domain.upper))
    let t = (transform.forward(v) - a) / (b - a)
    let share = domain.isReversed ? 1 - t : t
    return start + (end - start) * share
  }

  /// Returns the value at a position, the inverse of `position(_:)`.
  func value(at position: Double) -> Double {
    let share = (position - start) / (end - start)
    let transform = domain.transform
    let (a, b) = (transform.forward(domain.lower), transform.forward(domain.upper))
    return transform.inverse(a + (b - a) * (domain.isReversed ? 1 - share : share))
  }

  /// Whether a position lies on the axis, with a tolerance of 1e-9 of its length.
  func holds(_ position: Double) -> Bool {
    let slack = (high - low) * 1e-9
    return position >= low - slack && position <= high + slack
  }
}

/// The three axes of a scene.
struct SpaceScales: Sendable {
  var x: SpaceScale
  var y: SpaceScale
  var z: SpaceScale

  subscript(dimension: SpaceDimension) -> SpaceScale {
    switch dimension {
    case .x: x
    case .y: y
    case .z: z
    }
  }

  func position(_ x: Double, _ y: Double, _ z: Double) -> Vector3 {
    Vector3(self.x.position(x), self.y.position(y), self.z.position(z))
  }

  /// The box of the axes' ranges.
  var box: SpaceBox { SpaceBox(low: Vector3(x.low, y.low, z.low), high: Vector3(x.high, y.high, z.high)) }
}

/// A box in scene units.
struct SpaceBox: Hashable, Sendable {
  var low: Vector3
  var high: Vector3

  var corners: [Vector3] {
    [low.x, high.x].flatMap { x in
      [low.y, high.y].flatMap { y in [low.z, high.z].map { z in Vector3(x, y, z) } }
    }
  }

  func holds(_ p: Vector3) -> Bool {
    let slack = (high - low) * 1e-9
    return all(p .>= low - slack) && all(p .<= high + slack)
  }
}
