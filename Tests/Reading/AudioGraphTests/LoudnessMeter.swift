import Foundation
import OpenChartsAudioGraph

/// A loudness meter by ITU-R BS.1770-4 for samples at 44.1 kHz: K-weighting, blocks of 400 ms, both gates.
enum LoudnessMeter {
  /// Returns LUFS; minus infinity for silence.
  static func integrated(_ samples: StereoSamples) -> Double {
    let channels = [samples.left, samples.right].map { highPassed(shelved($0.map(Double.init))) }
    let (length, step) = (Int(0.4 * Synthesizer.rate), Int(0.1 * Synthesizer.rate))
    let blocks = stride(from: 0, through: max(samples.left.count - length, 0), by: step).map { start in
      channels.reduce(0.0) { sum, channel in
        let block = channel[start..<min(start + length, channel.count)]
        return sum + block.reduce(0) { $0 + $1 * $1 } / Double(length)
      }
    }
    func mean(above gate: Double) -> Double {
      let loud = blocks.filter { $0 > gate }
      return loud.isEmpty ? 0 : loud.reduce(0, +) / Double(loud.count)
    }
    let absolute = pow(10, (-70 + 0.691) / 10)
    return -0.691 + 10 * log10(mean(above: max(absolute, mean(above: absolute) / 10)))
  }

  /// Returns the maximum absolute sample in decibels of full scale.
  static func peak(_ samples: StereoSamples) -> Double {
    20 * log10(Double((samples.left + samples.right).reduce(0) { max($0, abs($1)) }))
  }

  /// The high-shelf filter: 4 dB above 1.7 kHz.
  private static func shelved(_ samples: [Double]) -> [Double] {
    let (frequency, gain, quality) = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
    let k = tan(.pi * frequency / Synthesizer.rate)
    let (high, low) = (pow(10, gain / 20), pow(pow(10, gain / 20), 0.4996667741545416))
    let a0 = 1 + k / quality + k * k
    return filtered(
      samples,
      (
        (high + low * k / quality + k * k) / a0, 2 * (k * k - high) / a0,
        (high - low * k / quality + k * k) / a0
      ),
      (2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0))
  }

  /// The high-pass filter at 38 Hz.
  private static func highPassed(_ samples: [Double]) -> [Double] {
    let (frequency, quality) = (38.13547087602444, 0.5003270373238773)
    let k = tan(.pi * frequency / Synthesizer.rate)
    let a0 = 1 + k / quality + k * k
    return filtered(samples, (1, -2, 1), (2 * (k * k - 1) / a0, (1 - k / quality + k * k) / a0))
  }

  private static func filtered(
    _ samples: [Double], _ b: (Double, Double, Double), _ a: (Double, Double)
  ) -> [Double] {
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
    return samples.map { x in
      let y = b.0 * x + b.1 * x1 + b.2 * x2 - a.0 * y1 - a.1 * y2
      (x2, x1, y2, y1) = (x1, x, y1, y)
      return y
    }
  }
}
