import ChartMath
import ChartModel

/// One axis of a scene: what it covers, and where that lies in units of the scene.
struct SpaceScale: Sendable {
  let dimension: SpaceDimension
  let setup: ScaleSetup
  /// For names: half a band beyond the first and the last.
  var domain: ContinuousDomain
  /// Where the domain begins and ends, in units of the scene, its middle at 0.
  var start = -0.5
  var end = 0.5

  var low: Double { min(start, end) }
  var high: Double { max(start, end) }

  /// The place of a value (its number, or that of its band); no number where the scale does not take it.
  func place(_ v: Double) -> Double {
    let transform = domain.transform
    let (a, b) = (transform.forward(domain.lower), transform.forward(domain.upper))
    let t = (transform.forward(v) - a) / (b - a)
    let share = domain.isReversed ? 1 - t : t
    return start + (end - start) * share
  }

  /// The number at a place, the way back.
  func value(at place: Double) -> Double {
    let share = (place - start) / (end - start)
    let transform = domain.transform
    let (a, b) = (transform.forward(domain.lower), transform.forward(domain.upper))
    return transform.inverse(a + (b - a) * (domain.isReversed ? 1 - share : share))
  }

  /// Whether a place lies on the axis, floating noise at the ends forgiven.
  func holds(_ place: Double) -> Bool {
    let slack = (high - low) * 1e-9
    return place >= low - slack && place <= high + slack
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

  func place(_ x: Double, _ y: Double, _ z: Double) -> Vector3 {
    Vector3(self.x.place(x), self.y.place(y), self.z.place(z))
  }

  /// The box around everything, from its least to its greatest corner.
  var box: SpaceBox { SpaceBox(low: Vector3(x.low, y.low, z.low), high: Vector3(x.high, y.high, z.high)) }
}

/// A box in a scene, in its units.
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
