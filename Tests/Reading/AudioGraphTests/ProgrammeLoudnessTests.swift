import Foundation
import OpenChartsDescriptions
import Testing

@testable import OpenChartsAudioGraph

@Suite struct ProgrammeLoudnessTests {
  @Test("The meter shows −3 LUFS for a full-scale sine of 1 kHz on one channel, as in the standard")
  func meter() {
    let sine = (0..<Int(Synthesizer.rate * 5)).map {
      Float(sin(2 * .pi * 997 * Double($0) / Synthesizer.rate))
    }
    let samples = StereoSamples(left: sine, right: [Float](repeating: 0, count: sine.count))
    #expect(abs(LoudnessMeter.integrated(samples) + 3.01) < 0.1)
  }

  /// High and low pitches, few and many values, lines and notes.
  nonisolated private static let shapes: [(count: Int, isLine: Bool, low: Double, high: Double)] = [
    (2, true, 0, 1), (12, true, 0, 1), (400, true, 0, 1), (12, true, 0, 0.1), (12, true, 0.9, 1),
    (3, false, 0, 1),
    (12, false, 0, 1), (300, false, 0, 1), (12, false, 0, 0.1), (12, false, 0.9, 1), (40, false, 0.4, 0.6),
  ]

  @Test(
    "Charts of all kinds are within 1 LU of −23 LUFS, without a peak above −6 dB", arguments: 0..<11, 1...4)
  func isTheSameForAll(shape: Int, series: Int) throws {
    let (count, isLine, low, high) = Self.shapes[shape]
    let axis = { (title: String) in
      DescribedAxis.numbers(title, range: 0...1, locale: Locale(identifier: "en_US"))
    }
    let column = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    let chart = DescribedChart(
      x: axis("x"), y: axis("y"),
      series: (0..<series).map { index in
        DescribedSeries(
          name: "\(index)", isContinuous: isLine, x: column,
          y: column.map { low + (high - low) * abs(sin(9 * $0 + Double(index))) })
      })
    let samples = Synthesizer.render(Score(chart))
    let loudness = LoudnessMeter.integrated(samples)
    #expect(abs(loudness - ProgrammeLoudness.target) < 0.5, "\(loudness) LUFS")
    #expect(LoudnessMeter.peak(samples) <= -6, "\(LoudnessMeter.peak(samples)) dB")
  }
}
