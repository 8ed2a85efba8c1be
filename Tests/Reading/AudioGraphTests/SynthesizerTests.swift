import Foundation
import OpenChartsDescriptions
import Testing

@testable import OpenChartsAudioGraph

@Suite("Rendered sound")
struct SynthesizerTests {
  private func rising(_ count: Int, isContinuous: Bool, gridLines: [Double] = []) -> Score {
    Score(
      ScoreTests.chart(
        (0..<count).map { 100 * Double($0) / Double(count - 1) }, isContinuous: isContinuous,
        gridLines: gridLines))
  }

  @Test("each note has its pitch to a cent, also where a grid line ticks")
  func notePitch() {
    let score = rising(20, isContinuous: false, gridLines: [0, 5, 10, 15])
    let samples = Synthesizer.render(score)
    let notes = score.tones.filter { $0.kind == .note }
    #expect(notes.count == 20)
    for note in notes {
      let heard = PitchMeter.frequency(
        PitchMeter.middle(of: note, in: samples), near: note.points[0].hertz * 1.01)
      #expect(abs(Pitch.cents(from: note.points[0].hertz, to: heard)) <= 1, "\(note.points[0].hertz) Hz")
    }
  }

  @Test("the shortest notes have their pitch to a cent, in every timbre", arguments: Timbre.allCases)
  func shortNotes(timbre: Timbre) {
    for hertz in [220.0, 331.7, 622.25, 1234.5, 1760] {
      let tone = Tone(
        kind: .note, start: 0, duration: 0.06, points: [Tone.Point(time: 0, hertz: hertz, pan: 0.3)],
        timbre: timbre, decibels: 0, series: 0, row: 0)
      let samples = Synthesizer.render(Score([Score.Part(.ending, duration: 0.1, tones: [tone])]))
      let heard = PitchMeter.frequency(PitchMeter.middle(of: tone, in: samples), near: hertz * 0.99)
      #expect(abs(Pitch.cents(from: hertz, to: heard)) <= 1, "\(hertz) Hz")
    }
  }

  @Test("a glide has the pitch of its position to five cents")
  func glidePitch() throws {
    let score = rising(9, isContinuous: true)
    let samples = Synthesizer.render(score)
    let glide = try #require(score.tones.first { $0.kind == .glide })
    for step in stride(from: 0.05, to: 0.95, by: 0.15) {
      let time = glide.start + step * glide.duration
      let window = Tone(
        kind: .note, start: time - 1024 / Synthesizer.rate, duration: 2048 / Synthesizer.rate, points: [],
        timbre: .sine, decibels: 0)
      let expected = 220 * pow(8, step)
      let heard = PitchMeter.frequency(
        PitchMeter.middle(of: window, in: samples, trim: 0), near: expected)
      #expect(abs(Pitch.cents(from: expected, to: heard)) <= 5, "\(expected) Hz")
    }
  }

  @Test("sound has no clipping, no clicks and no offset")
  func clean() {
    for isContinuous in [true, false] {
      let samples = Synthesizer.render(rising(60, isContinuous: isContinuous, gridLines: [0, 20, 40]))
      for channel in [samples.left, samples.right] {
        #expect(channel.allSatisfy { abs($0) <= Synthesizer.peak })
        let step = zip(channel, channel.dropFirst()).reduce(Float(0)) { max($0, abs($1.1 - $1.0)) }
        // The maximum slope of the sum of a 1760 Hz tone and a tick.
        #expect(step < 0.13)
        let mean = channel.reduce(0) { $0 + Double($1) } / Double(channel.count)
        #expect(abs(mean) < 1e-4)
      }
    }
  }

  @Test("tones start and end at zero, with silence between them")
  func silence() throws {
    let score = rising(4, isContinuous: false)
    let samples = Synthesizer.render(score)
    for note in score.tones where note.kind == .note {
      let from = Int((note.start * Synthesizer.rate).rounded(.up))
      let to = Int(note.end * Synthesizer.rate) - 1
      #expect(abs(samples.left[from]) + abs(samples.right[from]) < 1e-3)
      #expect(abs(samples.left[to]) + abs(samples.right[to]) < 1e-3)
    }
    let notes = score.tones.filter { $0.kind == .note }
    let quiet = Int(notes[0].end * Synthesizer.rate) + 2..<Int(notes[1].start * Synthesizer.rate) - 2
    #expect(samples.left[quiet].allSatisfy { $0 == 0 })
  }

  @Test("tones are equally loud over the range", arguments: Timbre.allCases)
  func loudness(timbre: Timbre) {
    // Values of IEC 61672-1.
    for (hertz, decibels) in [(200.0, -10.9), (500, -3.2), (1000, 0), (2000, 1.2), (4000, 1.0)] {
      #expect(abs(20 * log10(Loudness.weight(hertz)) - decibels) < 0.15)
    }
    let loudness = Loudness(timbre, lowest: 110, highest: 3520)
    let levels = stride(from: 220.0, through: 1760, by: 7).map { hertz in
      let power = timbre.harmonics.enumerated().reduce(0) { sum, next in
        let part =
          next.element * loudness.amplitude(at: hertz) * Loudness.weight(hertz * Double(next.offset + 1))
        return sum + part * part
      }
      return 10 * log10(power)
    }
    #expect((levels.max() ?? 0) - (levels.min() ?? 0) < 0.1)
  }

  @Test("left is the beginning of the axis and right its end, with equal power")
  func panning() {
    let (left, right) = StereoSamples.gains(pan: -1)
    #expect(left == 1 && right == 0)
    for pan in [-0.9, -0.3, 0, 0.5, 0.9] {
      let gains = StereoSamples.gains(pan: pan)
      #expect(abs(gains.left * gains.left + gains.right * gains.right - 1) < 1e-12)
    }
  }

  @Test("a sum of all tones is attenuated, not clipped")
  func limit() {
    let tones = (0..<8).map { index in
      Tone(
        kind: .note, start: 0, duration: 0.5,
        points: [Tone.Point(time: 0, hertz: 220 + Double(index), pan: 0)], timbre: .sine, decibels: 6)
    }
    let samples = Synthesizer.render(Score([Score.Part(.ending, duration: 0.5, tones: tones)]))
    #expect(abs((samples.left.map(abs).max() ?? 0) - Synthesizer.peak) < 1e-5)
  }

  @Test("the same score gives the same file, with a right header")
  func file() throws {
    let score = rising(12, isContinuous: true, gridLines: [3])
    let data = WaveFile.data(Synthesizer.render(score))
    #expect(data == WaveFile.data(Synthesizer.render(score)))
    #expect(data.prefix(4) == Data("RIFF".utf8))
    #expect(data[8..<16] == Data("WAVEfmt ".utf8))
    let frames = Int((score.duration * 44_100).rounded(.up))
    #expect(data.count == 44 + frames * 4)
    func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) } }
    #expect(number(4) == data.count - 8)
    #expect(number(24) == 44_100)
    #expect(number(40) == frames * 4)
    #expect(WaveFile.data(StereoSamples(left: [], right: [])).count == 44)
  }

  @Test("a score of any length has at most 400 s of samples")
  func longScore() {
    #expect(Synthesizer.sampleCount(of: Score([Score.Part(.ending, duration: 2)])) == 88_200)
    for duration in [400, 401, 1e9] {
      #expect(Synthesizer.sampleCount(of: Score([Score.Part(.ending, duration: duration)])) == 400 * 44_100)
    }
  }

  @Test("frames are the samples in order, also beyond one piece")
  func pieces() {
    let count = 40_000
    let left = (0..<count).map { Float($0 % 1000) / 32_767 }
    let samples = StereoSamples(left: left, right: left.map { -$0 })
    let bytes = [UInt8](WaveFile.data(samples))
    #expect(bytes.count == 44 + 4 * count)
    func value(_ index: Int) -> Int {
      Int(Int16(bitPattern: UInt16(bytes[44 + 2 * index]) | UInt16(bytes[45 + 2 * index]) << 8))
    }
    let wrong = (0..<count).filter { value(2 * $0) != $0 % 1000 || value(2 * $0 + 1) != -($0 % 1000) }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("a small file has a quarter of the rate, one channel and 8 bits, and keeps the tones")
  func smallFile() throws {
    let score = rising(12, isContinuous: true, gridLines: [3]).centred
    #expect(score.parts.flatMap(\.tones).flatMap(\.points).allSatisfy { $0.pan == 0 })
    let samples = Synthesizer.render(score)
    let data = WaveFile.small(samples)
    func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) } }
    let frames = (samples.left.count + 3) / 4
    #expect(number(4) == data.count - 8 && number(16) == 18 && data[20] == 7 && data[22] == 1)
    #expect(number(24) == 11_025 && number(28) == 11_025 && data[34] == 8)
    #expect(data[38..<42] == Data("fact".utf8) && number(46) == frames && number(54) == frames)
    #expect(data.count == 58 + frames + frames % 2)
    // A tone of 1 kHz keeps its amplitude; one of 20 kHz, which would become another, is nearly gone.
    for (hertz, least, most) in [(1000.0, 0.96, 1.04), (20_000, 0, 0.03)] {
      let wave = (0..<4410).map { Float(0.5 * sin(2 * .pi * hertz * Double($0) / 44_100)) }
      let small = WaveFile.small(StereoSamples(left: wave, right: wave))
      let peak = small[(58 + 100)..<(small.count - 100)].map { abs(Self.linear($0)) }.max() ?? 0
      #expect(peak / (0.5 * 32_767) >= least && peak / (0.5 * 32_767) <= most, "\(hertz) \(peak)")
    }
  }

  /// The value of a sample in µ-law (ITU-T G.711).
  private static func linear(_ byte: UInt8) -> Double {
    let bits = Int(~byte)
    let magnitude = ((bits & 15) << 3 + 132) << (bits >> 4 & 7) - 132
    return Double(bits & 0x80 == 0 ? magnitude : -magnitude)
  }

  @Test("samples in 8 bits are nearly as before, and zero and the signs stay")
  func muLaw() {
    #expect(WaveFile.muLaw(0) == 0xFF && WaveFile.muLaw(32_767) == 0x80 && WaveFile.muLaw(-32_767) == 0)
    for sample in stride(from: Int16(-32_600), through: 32_600, by: 37) {
      let error = abs(Self.linear(WaveFile.muLaw(sample)) - Double(sample))
      #expect(error <= (abs(Double(sample)) + 132) / 32, "\(sample) \(error)")
    }
  }

  @Test("as JSON a score has the same parts and sounds, to a hundredth of a millisecond")
  func json() throws {
    struct Written: Decodable {
      struct Part: Decodable {
        var kind: String
        var series: Int?
        var start: Double
        var tones: [Tone]
      }
      var duration: Double
      var parts: [Part]
    }
    let score = rising(12, isContinuous: false, gridLines: [3])
    let written = try JSONDecoder().decode(Written.self, from: score.json())
    #expect(abs(written.duration - score.duration) < 1e-5)
    #expect(written.parts.map(\.kind) == ["announcement", "tones", "ending"])
    #expect(written.parts.map(\.series) == [0, 0, nil])
    let tones = written.parts.flatMap(\.tones).sorted { ($0.start, $0.duration) < ($1.start, $1.duration) }
    #expect(tones.count == score.tones.count)
    for (tone, original) in zip(tones, score.tones) {
      #expect(tone.kind == original.kind && tone.row == original.row)
      #expect(abs(tone.start - original.start) < 1e-5)
      #expect(abs(tone.points[0].hertz - original.points[0].hertz) < 1e-3)
    }
    #expect(try score.json() == score.json())
  }
}
