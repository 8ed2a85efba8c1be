import Foundation
import OpenChartsDisplayList

// Conversions between colour spaces. All keep alpha and accept any finite number.

extension RGBA {
  /// Removes the sRGB transfer curve from a component.
  package static func linear(_ v: Double) -> Double {
    let m = abs(v)
    return m <= 0.04045 ? v / 12.92 : (v < 0 ? -1 : 1) * pow((m + 0.055) / 1.055, 2.4)
  }

  /// Applies the sRGB transfer curve to a linear component.
  package static func encoded(_ v: Double) -> Double {
    let m = abs(v)
    return m <= 0.0031308 ? v * 12.92 : (v < 0 ? -1 : 1) * (1.055 * pow(m, 1 / 2.4) - 0.055)
  }

  package init(linearRed r: Double, green g: Double, blue b: Double, alpha: Double) {
    self.init(Self.encoded(r), Self.encoded(g), Self.encoded(b), alpha)
  }

  /// Converts from Display P3, which has the transfer curve of sRGB and wider primaries. The result is not clamped.
  package init(displayP3 r: Double, _ g: Double, _ b: Double, _ a: Double) {
    let (r, g, b) = (Self.linear(r), Self.linear(g), Self.linear(b))
    self.init(
      linearRed: 1.2249401763 * r - 0.2249401763 * g,
      green: -0.0420569547 * r + 1.0420569547 * g,
      blue: -0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b, alpha: a)
  }

  /// Converts from hue, saturation and brightness, from 0 to 1. The hue wraps around.
  package init(hue: Double, saturation s: Double, brightness v: Double, alpha: Double) {
    let h = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    self.init(channel(5), channel(3), channel(1), alpha)
  }

  /// The colour with its components clamped to 0...1; NaN becomes 0.
  package var clamped: RGBA {
    func unit(_ v: Double) -> Double { v.isNaN ? 0 : min(max(v, 0), 1) }
    return RGBA(unit(r), unit(g), unit(b), unit(a))
  }

  /// Mixes in Oklab (B. Ottosson, 2020), which is perceptually uniform. Colours are weighted by alpha.
  package func mixedPerceptually(with other: RGBA, by t: Double) -> RGBA {
    let alpha = a + (other.a - a) * t
    // A transparent colour has no weight.
    let weight = alpha == 0 ? t : other.a * t / alpha
    let (p, q) = (oklab, other.oklab)
    func at(_ i: Int) -> Double { p[i] + (q[i] - p[i]) * weight }
    return RGBA(oklab: SIMD3(at(0), at(1), at(2)), alpha: alpha).clamped
  }

  private var oklab: SIMD3<Double> {
    let (r, g, b) = (Self.linear(r), Self.linear(g), Self.linear(b))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  private init(oklab v: SIMD3<Double>, alpha: Double) {
    let l = v.x + 0.3963377774 * v.y + 0.2158037573 * v.z
    let m = v.x - 0.1055613458 * v.y - 0.0638541728 * v.z
    let s = v.x - 0.0894841775 * v.y - 1.2914855480 * v.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      linearRed: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3, alpha: alpha)
  }
}
