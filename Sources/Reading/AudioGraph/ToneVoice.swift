import Foundation

/// Renders one tone: harmonics with continuous phase through every change of pitch.
struct ToneVoice {
  private let tone: Tone
  private let loudness: Loudness
  /// The base-2 logarithms of the points' frequencies in hertz.
  private let pitches: [Double]

  init(_ tone: Tone, _ loudness: Loudness) {
    self.tone = tone
    self.loudness = loudness
    pitches = tone.points.map { log2($0.hertz) }
  }

  func add(to samples: inout StereoSamples) {
    let rate = Synthesizer.rate
    let first = Int((tone.start * rate).rounded(.up))
    let end = min(Int((tone.end * rate).rounded(.down)), samples.left.count)
    let harmonics = tone.timbre.harmonics.enumerated().filter { $0.element != 0 }.map {
      (Double($0.offset + 1), $0.element)
    }
    let gain = pow(10, tone.decibels / 20)
    var phase = 0.0
    var point = 0
    var (level, left, right) = (0.0, 0.0, 0.0)
    var hertz = tone.points[0].hertz
    let isSteady = tone.points.count == 1
    for index in first..<max(end, first) {
      let time = Double(index) / rate
      if !isSteady {
        while point + 2 < tone.points.count, tone.points[point + 1].time <= time { point += 1 }
        hertz = exp2(pitch(at: time, after: point))
      }
      // Level and pan change slowly: every 32nd sample is enough.
      if index == first || (!isSteady && (index - first) % 32 == 0) {
        level = gain * loudness.amplitude(at: hertz)
        (left, right) = StereoSamples.gains(pan: pan(at: time, after: point))
      }
      var value = 0.0
      for (number, amplitude) in harmonics { value += amplitude * sin(phase * number) }
      value *= level * envelope(time)
      samples.left[index] += Float(value * left)
      samples.right[index] += Float(value * right)
      phase += 2 * .pi * hertz / rate
      if phase > 2 * .pi { phase -= 2 * .pi }
    }
  }

  /// The amplitude at a time, from 0 to 1: it rises and falls in half a cosine, which is shorter for short tones.
  private func envelope(_ time: Double) -> Double {
    let attack = min(Synthesizer.attack, tone.duration / 3)
    let release = min(Synthesizer.release, tone.duration / 3)
    let (since, left) = (time - tone.start, tone.end - time)
    let grow = since < attack ? 0.5 - 0.5 * cos(.pi * max(since, 0) / attack) : 1
    let die = left < release ? 0.5 - 0.5 * cos(.pi * max(left, 0) / release) : 1
    return min(grow, die)
  }

  private func fraction(_ time: Double, _ point: Int) -> Double {
    guard point + 1 < tone.points.count else { return 0 }
    let (a, b) = (tone.points[point].time, tone.points[point + 1].time)
    return b > a ? min(max((time - a) / (b - a), 0), 1) : 1
  }

  private func pitch(at time: Double, after point: Int) -> Double {
    guard point + 1 < pitches.count else { return pitches[point] }
    return pitches[point] + (pitches[point + 1] - pitches[point]) * fraction(time, point)
  }

  private func pan(at time: Double, after point: Int) -> Double {
    guard point + 1 < tone.points.count else { return tone.points[point].pan }
    let (a, b) = (tone.points[point].pan, tone.points[point + 1].pan)
    return a + (b - a) * fraction(time, point)
  }
}
