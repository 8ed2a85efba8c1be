import Foundation

/// From places on an axis to tones: equal steps of the data are equal steps to the ear.
package struct Pitch: Sendable, Equatable {
  /// Three octaves, 220 Hz to 1760 Hz: 3600 cents, some 360 steps that can be told apart.
  package static let standard = Pitch(lowest: 220, highest: 1760)

  /// In hertz.
  package let lowest: Double
  package let highest: Double

  /// - Parameters: Hertz; both positive, the first below the second.
  package init(lowest: Double, highest: Double) {
    precondition(lowest > 0 && lowest < highest, "no range of pitch from \(lowest) to \(highest) Hz")
    self.lowest = lowest
    self.highest = highest
  }

  /// The frequency in hertz of a place: 0 sounds as the lowest, 1 as the highest, places beyond as the nearest
  /// of the two. Not rounded to any musical scale.
  package func frequency(at position: Double) -> Double {
    lowest * exp2(min(max(position, 0), 1) * log2(highest / lowest))
  }

  /// The distance of two frequencies in cents, a hundredth of a semitone.
  package static func cents(from a: Double, to b: Double) -> Double { 1200 * log2(b / a) }
}
