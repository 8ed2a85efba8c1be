import Foundation

/// Amplitudes for equal perceived loudness over the range of pitch.
package struct Loudness: Sendable {
  /// The amplitude of a sine of 220 Hz, to which the loudness of all tones is matched. Leaves a margin of 6 dB.
  static let reference = 0.42

  /// Returns the A-weighting of a frequency in hertz as a factor, 1 at 1000 Hz (IEC 61672-1).
  package static func weight(_ frequency: Double) -> Double {
    let f2 = frequency * frequency
    let (a, b, c, d) = (20.598997, 107.65265, 737.86223, 12194.217)
    let response =
      d * d * f2 * f2
      / ((f2 + a * a) * ((f2 + b * b) * (f2 + c * c)).squareRoot() * (f2 + d * d))
    return response * 1.2588966
  }

  /// Amplitude factors in steps of a quarter tone from `lowest`.
  private let table: [Double]
  private let lowest: Double
  private static let stepsPerOctave = 24.0

  package init(_ timbre: Timbre, lowest: Double, highest: Double) {
    self.lowest = lowest
    let steps = Int((log2(highest / lowest) * Self.stepsPerOctave).rounded(.up)) + 1
    let wanted = Self.reference * Self.weight(220)
    table = (0...steps).map { step in
      let frequency = lowest * exp2(Double(step) / Self.stepsPerOctave)
      let power = timbre.harmonics.enumerated().reduce(0) { sum, next in
        let part = next.element * Self.weight(frequency * Double(next.offset + 1))
        return sum + part * part
      }
      return wanted / power.squareRoot()
    }
  }

  /// Returns the amplitude of the fundamental at a frequency in hertz, interpolated linearly.
  package func amplitude(at frequency: Double) -> Double {
    let position = min(max(log2(frequency / lowest) * Self.stepsPerOctave, 0), Double(table.count - 1))
    let index = min(Int(position), table.count - 2)
    return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
  }
}
