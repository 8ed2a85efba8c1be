import Foundation

@testable import OpenChartsAudioGraph

/// Measures rendered samples, independently of the renderer.
enum PitchMeter {
  /// Returns the frequency in hertz of some samples by autocorrelation, refined by lags of many periods.
  static func frequency(_ samples: ArraySlice<Float>, near expected: Double) -> Double {
    // 60 ms of samples are precise enough.
    let values = samples.prefix(2646).map(Double.init)
    let count = values.count
    // A window prevents the ends from shifting the peak; its autocorrelation is divided out.
    let window = (0..<count).map { 0.5 - 0.5 * cos(2 * .pi * (Double($0) + 0.5) / Double(count)) }
    let tapered = zip(values, window).map(*)
    func correlation(_ a: [Double], _ lag: Int) -> Double {
      a.withUnsafeBufferPointer { a in
        var sum = 0.0
        var index = 0
        while index + lag < a.count {
          sum += a[index] * a[index + lag]
          index += 1
        }
        return sum
      }
    }
    let period = Synthesizer.rate / expected
    var estimate = period
    // From one period to as many as fill two fifths: each step predicts the next peak better.
    var cycles = 1
    while true {
      let center = Int((estimate * Double(cycles)).rounded())
      guard center + 3 < count * 2 / 5 || cycles == 1 else { break }
      let reach = max(2, Int(period / 6))
      let lags = Array(max(center - reach, 1)...min(center + reach, count - 2))
      let r = lags.map { correlation(tapered, $0) / correlation(window, $0) }
      guard let top = r.indices.dropFirst().dropLast().max(by: { r[$0] < r[$1] }) else { break }
      let (a, b, c) = (r[top - 1], r[top], r[top + 1])
      let shift = a - 2 * b + c == 0 ? 0 : 0.5 * (a - c) / (a - 2 * b + c)
      estimate = (Double(lags[top]) + shift) / Double(cycles)
      let next = min(cycles * 2, Int(Double(count) * 0.4 / estimate))
      if next <= cycles { break }
      cycles = next
    }
    return Synthesizer.rate / estimate
  }

  /// Both channels of a tone's middle, where its envelope is constant.
  static func middle(of tone: Tone, in samples: StereoSamples, trim: Double = 0.15) -> ArraySlice<Float> {
    let mono = zip(samples.left, samples.right).map { $0 + $1 }
    let from = Int((tone.start + trim * tone.duration) * Synthesizer.rate)
    let to = Int((tone.end - trim * tone.duration) * Synthesizer.rate)
    return mono[from..<min(to, mono.count)]
  }
}
