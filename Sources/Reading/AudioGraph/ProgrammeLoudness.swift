import Foundation

/// The integrated loudness of a score's tones by ITU-R BS.1770-4, computed from their amplitudes without rendering
/// samples.
///
/// K-weighted powers of harmonics are summed in steps of 10 ms. Blocks of 400 ms with an overlap of three quarters
/// pass the absolute gate of −70 LUFS and the relative gate of −10 LU.
struct ProgrammeLoudness {
  /// The target loudness of every score: −23 LUFS, as in EBU R 128.
  static let target = -23.0
  /// The maximum gain in decibels, so that a nearly silent score stays soft.
  static let limit = 12.0
  private static let step = 0.01

  /// Returns the gain in decibels that brings tones to ``target``; 0 without tones.
  static func level(of tones: [Tone], _ pitch: Pitch) -> Double {
    guard let loudness = ProgrammeLoudness(tones, pitch).integrated else { return 0 }
    return min(max(((target - loudness) * 100).rounded() / 100, -limit), limit)
  }

  /// The sum of both channels' mean squares for each step.
  private var powers: [Double] = []
  private var tables: [Timbre: Loudness] = [:]

  private init(_ tones: [Tone], _ pitch: Pitch) {
    let end = tones.map(\.end).max() ?? 0
    guard end > 0, end < 36_000 else { return }
    powers = [Double](repeating: 0, count: Int(end / Self.step) + 1)
    for tone in tones {
      switch tone.kind {
      case .note, .glide, .cue: add(tone, pitch)
      // Ticks and noise are too short and soft to count.
      case .tick, .gap: break
      }
    }
  }

  private mutating func add(_ tone: Tone, _ pitch: Pitch) {
    let table: Loudness
    if let cached = tables[tone.timbre] {
      table = cached
    } else {
      table = Loudness(tone.timbre, lowest: min(pitch.lowest, 110), highest: max(pitch.highest, 3520))
      tables[tone.timbre] = table
    }
    let gain = pow(10, tone.decibels / 20)
    let harmonics = tone.timbre.harmonics
    let first = Int(tone.start / Self.step)
    var point = 0
    var cachedPower: (hertz: Double, power: Double) = (.nan, 0)
    for stepIndex in first..<max(Int((tone.end / Self.step).rounded(.up)), first + 1)
    where stepIndex < powers.count {
      let (from, to) = (Double(stepIndex) * Self.step, Double(stepIndex + 1) * Self.step)
      let time = (from + to) / 2
      while point + 2 < tone.points.count, tone.points[point + 1].time <= time { point += 1 }
      let hertz = Self.hertz(of: tone, at: time, after: point)
      if hertz != cachedPower.hertz {
        let amplitude = gain * table.amplitude(at: hertz)
        let power = harmonics.enumerated().reduce(0.0) { sum, next in
          let part = amplitude * next.element * Self.weight(hertz * Double(next.offset + 1))
          return sum + part * part / 2
        }
        cachedPower = (hertz, power)
      }
      // Half of each fade counts as silence.
      let sound = (tone.start + Synthesizer.attack / 2, tone.end - Synthesizer.release / 2)
      let share = max(min(to, sound.1) - max(from, sound.0), 0) / Self.step
      powers[stepIndex] += cachedPower.power * share
    }
  }

  private static func hertz(of tone: Tone, at time: Double, after point: Int) -> Double {
    guard point + 1 < tone.points.count else { return tone.points[point].hertz }
    let (a, b) = (tone.points[point], tone.points[point + 1])
    let share = b.time > a.time ? min(max((time - a.time) / (b.time - a.time), 0), 1) : 1
    return a.hertz * pow(b.hertz / a.hertz, share)
  }

  /// The loudness in LUFS; `nil` for silence.
  private var integrated: Double? {
    guard !powers.isEmpty else { return nil }
    let length = 40
    var sums = [0.0]
    for power in powers { sums.append(sums[sums.count - 1] + power) }
    let starts = Array(stride(from: 0, through: max(powers.count - length, 0), by: 10))
    let blocks = starts.map { (sums[min($0 + length, powers.count)] - sums[$0]) / Double(length) }
    func mean(_ gate: Double) -> Double? {
      let loud = blocks.filter { $0 > gate }
      return loud.isEmpty ? nil : loud.reduce(0, +) / Double(loud.count)
    }
    guard let first = mean(Self.power(-70)), let second = mean(max(Self.power(-70), first / 10)) else {
      return nil
    }
    return -0.691 + 10 * log10(second)
  }

  private static func power(_ loudness: Double) -> Double { pow(10, (loudness + 0.691) / 10) }

  /// The K-weighting as a factor: the two filters of BS.1770-4 at 48 kHz.
  static func weight(_ frequency: Double) -> Double {
    let angle = 2 * Double.pi * frequency / 48_000
    guard angle < .pi else { return 0 }
    func gain(_ b: (Double, Double, Double), _ a: (Double, Double)) -> Double {
      let (c, s, c2, s2) = (cos(angle), sin(angle), cos(2 * angle), sin(2 * angle))
      let top = pow(b.0 + b.1 * c + b.2 * c2, 2) + pow(b.1 * s + b.2 * s2, 2)
      let bottom = pow(1 + a.0 * c + a.1 * c2, 2) + pow(a.0 * s + a.1 * s2, 2)
      return (top / bottom).squareRoot()
    }
    return gain(
      (1.53512485958697, -2.69169618940638, 1.19839281085285), (-1.69065929318241, 0.73248077421585))
      * gain((1, -2, 1), (-1.99004745483398, 0.99007225036621))
  }
}
