import Foundation

/// Maps positions on an axis to pitch: equal differences in the data are equal musical intervals.
package struct Pitch: Sendable, Equatable {
  /// Three octaves, 220 Hz to 1760 Hz: 3600 cents, about 360 distinguishable steps.
  package static let standard = Pitch(lowest: 220, highest: 1760)

  /// The lowest frequency in hertz.
  package let lowest: Double
  package let highest: Double

  /// - Parameters: The ends in hertz; both positive, `lowest` below `highest`.
  package init(lowest: Double, highest: Double) {
    precondition(lowest > 0 && lowest < highest, "no range of pitch from \(lowest) to \(highest) Hz")
    self.lowest = lowest
    self.highest = highest
  }

  /// Returns the frequency in hertz of a position: 0 gives the lowest, 1 the highest; positions outside are limited
  /// to these. Not quantized to a musical scale.
  package func frequency(at position: Double) -> Double {
    lowest * exp2(min(max(position, 0), 1) * log2(highest / lowest))
  }

  /// Returns the interval between two frequencies in cents, hundredths of a semitone.
  package static func cents(from a: Double, to b: Double) -> Double { 1200 * log2(b / a) }
}
