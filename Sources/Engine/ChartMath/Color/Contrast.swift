import Foundation

/// How far two colours are apart in lightness, as the Web Content Accessibility Guidelines 2.2 measure it.
///
/// Colours are sRGB components from 0 to 1, opaque.
package enum Contrast {
  /// Relative luminance, 0 (black) to 1 (white).
  package static func luminance(_ color: SIMD3<Double>) -> Double {
    let linear = color.linear
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// From 1, no difference, to 21, black on white; the order does not matter.
  package static func ratio(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}

extension SIMD3<Double> {
  /// Components with the sRGB transfer curve taken off; what lies outside 0…1 is brought to its end.
  var linear: SIMD3<Double> {
    func component(_ v: Double) -> Double {
      let v = v.isNaN ? 0 : Swift.min(Swift.max(v, 0), 1)
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    return SIMD3(component(x), component(y), component(z))
  }

  /// Linear components with the sRGB transfer curve put on.
  var encoded: SIMD3<Double> {
    func component(_ v: Double) -> Double {
      let v = Swift.min(Swift.max(v, 0), 1)
      return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
    return SIMD3(component(x), component(y), component(z))
  }
}
