import Foundation

/// Measures the contrast of two colours, as the Web Content Accessibility Guidelines 2.2 define it.
///
/// Colours are opaque sRGB components in 0…1.
package enum Contrast {
  /// Returns the relative luminance, from 0 (black) to 1 (white).
  package static func luminance(_ color: SIMD3<Double>) -> Double {
    let linear = color.linear
    return 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }

  /// Returns the contrast ratio, from 1 (equal) to 21 (black on white). The order of the colours does not matter.
  package static func ratio(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}

extension SIMD3<Double> {
  /// The components in linear sRGB. Components outside 0…1 are clamped; NaN becomes 0.
  var linear: SIMD3<Double> {
    func component(_ v: Double) -> Double {
      let v = v.isNaN ? 0 : Swift.min(Swift.max(v, 0), 1)
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    return SIMD3(component(x), component(y), component(z))
  }

  /// Linear components encoded with the sRGB transfer curve; components outside 0…1 are clamped.
  var encoded: SIMD3<Double> {
    func component(_ v: Double) -> Double {
      let v = Swift.min(Swift.max(v, 0), 1)
      return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
    return SIMD3(component(x), component(y), component(z))
  }
}
