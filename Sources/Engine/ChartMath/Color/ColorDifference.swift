import Foundation

/// Measures how different two colours look, as a distance in CAM02-UCS. 1 is just visible in large patches; 10 is
/// safe for small marks that do not touch.
///
/// It uses CIECAM02 with the viewing conditions of sRGB (64 lux, a grey surround of 20 %, average surround). The
/// uniform coordinates are from Luo, Cui and Li (Color Research & Application 31, 2006).
package enum ColorDifference {
  /// Returns the distance between two sRGB colours with components in 0…1.
  package static func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = coordinates(a) - coordinates(b)
    return (d * d).sum().squareRoot()
  }

  /// Returns the smallest distance between two colours in any kind of colour vision, and that kind.
  package static func worst(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> (
    distance: Double, vision: ColorVision
  ) {
    ColorVision.allCases.map { (distance($0.simulated(a), $0.simulated(b)), $0) }
      .min { $0.0 < $1.0 } ?? (0, .normal)
  }

  /// Returns the smallest distance between any two of the colours in any kind of colour vision; infinity for fewer
  /// than two colours.
  package static func worst(among colors: [SIMD3<Double>]) -> Double {
    var least = Double.infinity
    for vision in ColorVision.allCases {
      let points = colors.map { coordinates(vision.simulated($0)) }
      for i in points.indices {
        for j in 0..<i {
          let d = points[i] - points[j]
          least = min(least, (d * d).sum().squareRoot())
        }
      }
    }
    return least
  }

  /// Returns J', a' and b' of an sRGB colour.
  package static func coordinates(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (j, m, h) = Appearance.of(color.linear)
    let lightness = 1.7 * j / (1 + 0.007 * j)
    let colorfulness = log(1 + 0.0228 * m) / 0.0228
    return SIMD3(lightness, colorfulness * cos(h), colorfulness * sin(h))
  }
}

/// The forward model of CIECAM02.
private enum Appearance {
  private static let adaptingLuminance = 64 / Double.pi / 5
  private static let backgroundShare = 0.2

  private static let flare: Double = {
    let k = 1 / (5 * adaptingLuminance + 1)
    let k4 = k * k * k * k
    return 0.2 * k4 * 5 * adaptingLuminance + 0.1 * (1 - k4) * (1 - k4) * cbrt(5 * adaptingLuminance)
  }()
  private static let induction = 0.725 * pow(1 / backgroundShare, 0.2)
  private static let adaptation = 1 - exp((-adaptingLuminance - 42) / 92) / 3.6
  private static let white = cones(xyz(SIMD3(1, 1, 1)))
  private static let whiteResponse = response(white)
  private static let whiteSignal = signal(whiteResponse)

  private static func xyz(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (SIMD3(0.4124564, 0.3575761, 0.1804375) * c).sum(),
      (SIMD3(0.2126729, 0.7151522, 0.0721750) * c).sum(),
      (SIMD3(0.0193339, 0.1191920, 0.9503041) * c).sum()) * 100
  }

  private static func cones(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (SIMD3(0.7328, 0.4296, -0.1624) * c).sum(), (SIMD3(-0.7036, 1.6975, 0.0061) * c).sum(),
      (SIMD3(0.0030, 0.0136, 0.9834) * c).sum())
  }

  /// Returns cone responses adapted to white, in Hunt–Pointer–Estevez space, compressed.
  private static func response(_ cone: SIMD3<Double>) -> SIMD3<Double> {
    let adapted = cone * (adaptation * 100 / white + (1 - adaptation))
    let back = SIMD3(
      (SIMD3(1.096123820835514, -0.278869000218287, 0.182745179382773) * adapted).sum(),
      (SIMD3(0.454369041975359, 0.473533154307412, 0.072097803717229) * adapted).sum(),
      (SIMD3(-0.009627608738429, -0.005698031216113, 1.015325639954543) * adapted).sum())
    let hunt = SIMD3(
      (SIMD3(0.38971, 0.68898, -0.07868) * back).sum(),
      (SIMD3(-0.22981, 1.18340, 0.04641) * back).sum(), back.z)
    func compressed(_ v: Double) -> Double {
      let p = pow(flare * abs(v) / 100, 0.42)
      return (v < 0 ? -1 : 1) * 400 * p / (p + 27.13) + 0.1
    }
    return SIMD3(compressed(hunt.x), compressed(hunt.y), compressed(hunt.z))
  }

  private static func signal(_ r: SIMD3<Double>) -> Double {
    (2 * r.x + r.y + r.z / 20 - 0.305) * induction
  }

  /// Returns lightness, colourfulness, and hue in radians.
  static func of(_ linear: SIMD3<Double>) -> (j: Double, m: Double, h: Double) {
    let r = response(cones(xyz(linear)))
    let a = r.x - 12 * r.y / 11 + r.z / 11
    let b = (r.x + r.y - 2 * r.z) / 9
    let h = atan2(b, a)
    let exponent = 0.69 * (1.48 + backgroundShare.squareRoot())
    let j = 100 * pow(max(signal(r) / whiteSignal, 0), exponent)
    let eccentricity = (cos(h + 2) + 3.8) / 4
    let t =
      50_000 / 13 * induction * eccentricity * (a * a + b * b).squareRoot()
      / (r.x + r.y + 21 * r.z / 20)
    let chroma =
      pow(max(t, 0), 0.9) * (j / 100).squareRoot() * pow(1.64 - pow(0.29, backgroundShare), 0.73)
    return (j, chroma * pow(flare, 0.25), h)
  }
}
