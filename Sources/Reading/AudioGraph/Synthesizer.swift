import Foundation
import OpenChartsLimits

/// Renders a score to samples: 44,100 per second, two channels.
///
/// Tones fade in and out, so that nothing clicks. They have equal perceived loudness over the range of pitch, every
/// score has the same integrated loudness, and the peak stays 1 dB below full scale.
package enum Synthesizer {
  /// Samples per second.
  package static let rate = 44_100.0
  /// The maximum absolute value of a sample: −1 dB of full scale.
  package static let peak: Float = 0.891
  /// The durations of a tone's fade-in and fade-out in seconds.
  static let (attack, release) = (0.01, 0.02)
  /// The amplitude of a tick and of a gap's noise at 0 dB.
  private static let fullScale = 1.0

  /// Renders a score. A score longer than `Limits.soundSeconds` ends there, because its samples need 350 kB a second.
  package static func render(_ score: Score, pitch: Pitch = .standard) -> StereoSamples {
    let count = sampleCount(of: score)
    var samples = StereoSamples(
      left: [Float](repeating: 0, count: count), right: [Float](repeating: 0, count: count))
    let loudness = Dictionary(
      uniqueKeysWithValues: Timbre.allCases.map {
        ($0, Loudness($0, lowest: min(pitch.lowest, 110), highest: max(pitch.highest, 3520)))
      })
    for part in score.parts {
      for tone in part.tones {
        switch tone.kind {
        case .note, .glide, .cue:
          if let table = loudness[tone.timbre] {
            ToneVoice(tone.louder(by: part.level), table).add(to: &samples)
          }
        case .tick: tick(tone.louder(by: part.level), &samples)
        case .gap: noise(tone.louder(by: part.level), &samples)
        }
      }
      if let speech = part.speech { speak(speech, at: part.start + part.speechOffset, &samples) }
    }
    samples.limit(to: peak)
    return samples
  }

  /// The number of samples of one channel.
  static func sampleCount(of score: Score) -> Int {
    Int((min(score.duration, Double(Limits.soundSeconds.value)) * rate).rounded(.up))
  }

  /// Renders a sine of 3 kHz under a window of 8 ms: soft, and outside the range of pitch.
  private static func tick(_ tone: Tone, _ samples: inout StereoSamples) {
    let amplitude = fullScale * pow(10, tone.decibels / 20)
    short(tone, &samples) { time in amplitude * sin(2 * .pi * 3000 * time) }
  }

  private static func noise(_ tone: Tone, _ samples: inout StereoSamples) {
    var random: UInt32 = 0x2545_F491
    var smooth = 0.0
    let amplitude = fullScale * pow(10, tone.decibels / 20)
    short(tone, &samples) { _ in
      random = random &* 1_664_525 &+ 1_013_904_223
      // Low-pass filtered, because high frequencies hiss.
      smooth += 0.3 * (Double(Int32(bitPattern: random)) / 2_147_483_648 - smooth)
      return 2 * amplitude * smooth
    }
  }

  /// Renders a sound under a window that is zero at both ends.
  private static func short(_ tone: Tone, _ samples: inout StereoSamples, _ wave: (Double) -> Double) {
    let first = Int((tone.start * rate).rounded())
    let count = Int((tone.duration * rate).rounded())
    let (left, right) = StereoSamples.gains(pan: tone.points.first?.pan ?? 0)
    for index in 0..<max(count, 0) where samples.left.indices.contains(first + index) {
      let window = 0.5 - 0.5 * cos(2 * .pi * (Double(index) + 0.5) / Double(count))
      let value = wave(Double(index) / rate) * window
      samples.left[first + index] += Float(value * left)
      samples.right[first + index] += Float(value * right)
    }
  }

  /// Mixes speech into the centre, resampled to the tones' rate by linear interpolation.
  private static func speak(_ speech: Speech, at start: Double, _ samples: inout StereoSamples) {
    let loudest = speech.samples.reduce(Float(0)) { max($0, abs($1)) }
    guard loudest > 0 else { return }
    let gain = 0.5 / loudest
    let first = Int((start * rate).rounded())
    for index in 0..<Int(speech.duration * rate) where samples.left.indices.contains(first + index) {
      let position = Double(index) / rate * speech.rate
      let row = Int(position)
      guard row + 1 < speech.samples.count else { break }
      let between = Float(position - Double(row))
      let value = gain * (speech.samples[row] * (1 - between) + speech.samples[row + 1] * between)
      samples.left[first + index] += value
      samples.right[first + index] += value
    }
  }
}

/// Two channels of equal length.
package struct StereoSamples: Sendable, Equatable {
  package var left: [Float]
  package var right: [Float]

  /// Returns equal-power gains for a pan from −1, left, to 1, right.
  static func gains(pan: Double) -> (left: Double, right: Double) {
    let angle = (min(max(pan, -1), 1) + 1) * .pi / 4
    return (cos(angle), sin(angle))
  }

  /// Attenuates all samples if the loudest exceeds `peak`.
  mutating func limit(to peak: Float) {
    let loudest = max(
      left.reduce(0) { max($0, abs($1)) }, right.reduce(0) { max($0, abs($1)) })
    guard loudest > peak else { return }
    let factor = peak / loudest
    for index in left.indices {
      left[index] *= factor
      right[index] *= factor
    }
  }
}
