import Foundation
import OpenChartsDescriptions
import Testing

@testable import OpenChartsAudioGraph

@Suite("Scores")
struct ScoreTests {
  static func chart(
    _ y: [Double], isContinuous: Bool, gridLines: [Double] = [], range: ClosedRange<Double> = 0...100
  )
    -> DescribedChart
  {
    DescribedChart(
      x: DescribedAxis(
        title: "x", range: 0...Double(max(y.count - 1, 1)), gridLines: gridLines, describe: { "\($0)" }),
      y: DescribedAxis(title: "y", range: range, describe: { "\($0)" }),
      series: [
        DescribedSeries(
          name: "A", isContinuous: isContinuous, x: y.indices.map { Double($0) }, y: y)
      ])
  }

  private func notes(_ score: Score) -> [Tone] { score.tones.filter { $0.kind == .note } }

  @Test("equal steps of the data are equal steps of pitch")
  func pitch() {
    let pitch = Pitch.standard
    #expect(pitch.frequency(at: 0) == 220)
    #expect(abs(pitch.frequency(at: 1) - 1760) < 1e-9)
    #expect(abs(Pitch.cents(from: 220, to: pitch.frequency(at: 0.5)) - 1800) < 1e-9)
    #expect(pitch.frequency(at: -1) == 220)
    #expect(abs(pitch.frequency(at: 9) - 1760) < 1e-9)
  }

  @Test("bars are single tones, lower for lower values, in the order of x")
  func discrete() {
    let notes = notes(Score(Self.chart([10, 100, 0, 50], isContinuous: false)))
    #expect(notes.map(\.row) == [0, 1, 2, 3])
    let expected: [Double] = [0.1, 1, 0, 0.5].map { 220 * pow(8, $0) }
    for (note, hertz) in zip(notes, expected) { #expect(abs(note.points[0].hertz - hertz) < 1e-9) }
    #expect(notes[0].points[0].pan == -0.9)
    #expect(notes[3].points[0].pan == 0.9)
    for (a, b) in zip(notes, notes.dropFirst()) { #expect(a.end <= b.start + 1e-12) }
  }

  @Test("a line is one tone through all its values")
  func continuous() throws {
    let y: [Double] = [0, 30, 60, 20, 80, 100, 40, 50]
    let glides = Score(Self.chart(y, isContinuous: true)).tones.filter { $0.kind == .glide }
    #expect(glides.count == 1)
    let glide = try #require(glides.first)
    #expect(glide.duration == 5)
    #expect(glide.points.count == 8)
    for (point, value) in zip(glide.points, y) {
      #expect(abs(point.hertz - 220 * pow(8, value / 100)) < 1e-9)
    }
    for (index, point) in glide.points.enumerated() {
      #expect(abs(point.time - glide.start - Double(index) / 7 * 5) < 1e-9)
    }
  }

  @Test("a missing value interrupts the line and is heard")
  func gaps() {
    let tones = Score(Self.chart([1, 2, .nan, .nan, 5, 6], isContinuous: true)).tones
    #expect(tones.filter { $0.kind == .glide }.count == 2)
    #expect(tones.filter { $0.kind == .gap }.map(\.row) == [2])
    let bars = Score(Self.chart([1, .nan, 3], isContinuous: false)).tones
    #expect(bars.filter { $0.kind == .gap }.map(\.row) == [1])
    #expect(bars.filter { $0.kind == .note }.count == 2)
  }

  @Test("the length follows the number of values", arguments: [1, 2, 7, 8, 500, 501, 10_000])
  func lengths(count: Int) throws {
    let y = (0..<count).map { Double($0 % 100) }
    func length(_ isContinuous: Bool, _ options: ScoreOptions = ScoreOptions()) throws -> Double {
      let score = Score(Self.chart(y, isContinuous: isContinuous), options: options)
      return try #require(score.parts.first { $0.kind == .tones(series: 0) }).duration
    }
    #expect(try length(true) == (count < 8 ? 3 : count > 500 ? 8 : 5))
    #expect(try length(false) == min(max(Double(count) * 0.2, 2), 8))
    var fast = ScoreOptions()
    fast.speed = 2
    #expect(try length(true, fast) == length(true) / 2)
    fast.duration = 4
    #expect(try length(false, fast) == 2)
  }

  @Test(
    "crowded notes keep the lowest and the highest value, and do not overlap", arguments: [134, 1000, 20_000])
  func crowded(count: Int) throws {
    var y = (0..<count).map { 50 + 20 * sin(Double($0) * 0.7) }
    y[count / 3] = 99
    y[count / 2] = 1
    let notes = notes(Score(Self.chart(y, isContinuous: false)))
    #expect(notes.contains { $0.row == count / 3 })
    #expect(notes.contains { $0.row == count / 2 })
    #expect(notes.allSatisfy { $0.duration >= 0.06 - 1e-9 })
    for (a, b) in zip(notes, notes.dropFirst()) { #expect(a.end <= b.start + 1e-9) }
    #expect(try #require(notes.last).row ?? 0 > count * 9 / 10)
  }

  @Test("an outlier is held and louder", arguments: [60, 5000])
  func outliers(count: Int) throws {
    var y = (0..<count).map { 20 + 2 * sin(Double($0) * 1.7) }
    y[count / 4] = 90
    let glide = try #require(Score(Self.chart(y, isContinuous: true)).tones.first { $0.kind == .glide })
    let held = zip(glide.points, glide.points.dropFirst()).filter {
      $0.hertz == $1.hertz && abs($0.hertz - 220 * pow(8, 0.9)) < 1e-6
    }
    #expect(held.count == 1)
    for (a, b) in held { #expect(abs(b.time - a.time - 0.06) < 1e-9) }
    for (a, b) in zip(glide.points, glide.points.dropFirst()) { #expect(a.time <= b.time) }
    let notes = notes(Score(Self.chart(y, isContinuous: false)))
    #expect(notes.first { $0.row == count / 4 }?.decibels == 3)
  }

  @Test("each grid line ticks where playback passes it")
  func ticks() {
    let score = Score(Self.chart([0, 1, 2, 3, 4, 5, 6, 7, 8], isContinuous: true, gridLines: [0, 4, 8, 12]))
    let ticks = score.tones.filter { $0.kind == .tick }
    let start = score.parts[1].start
    #expect(ticks.map { ($0.start - start) } == [0, 2.5, 5])
    let bars = Score(Self.chart([5, 6, 7], isContinuous: false, gridLines: [1])).tones
    #expect(bars.first { $0.kind == .tick }?.start == bars.first { $0.row == 1 }?.start)
  }

  @Test("series follow one another, each after its name, and only the chosen ones")
  func series() {
    var chart = Self.chart([1, 2, 3], isContinuous: false)
    chart.series.append(DescribedSeries(name: "B", isContinuous: true, x: [0, 1, 2], y: [3, 2, 1]))
    let score = Score(chart, introduction: ["Sales.", ""], ending: "Complete")
    #expect(
      score.parts.map(\.kind) == [
        .introduction, .announcement(series: 0), .tones(series: 0), .announcement(series: 1),
        .tones(series: 1), .ending,
      ])
    #expect(score.parts.map(\.text) == ["Sales.", "A", "", "B", "", "Complete"])
    for (a, b) in zip(score.parts, score.parts.dropFirst()) { #expect(a.start + a.duration <= b.start) }
    #expect(Set(score.tones.filter { $0.kind != .cue }.map(\.timbre)).count == 2)
    var options = ScoreOptions()
    options.series = [1]
    #expect(Score(chart, options: options).parts.count == 3)
  }

  @Test("a part of the axis fills the whole duration")
  func stretch() {
    var options = ScoreOptions()
    options.xRange = 2...4
    let notes = notes(Score(Self.chart([0, 1, 2, 3, 4, 5], isContinuous: false), options: options))
    #expect(notes.map(\.row) == [2, 3, 4])
    #expect(notes.first?.points[0].pan == -0.9)
    #expect(notes.last?.points[0].pan == 0.9)
  }

  @Test("odd charts have a valid score")
  func odd() {
    #expect(Score(Self.chart([], isContinuous: true)).tones.allSatisfy { $0.kind == .cue })
    #expect(notes(Score(Self.chart([5], isContinuous: false))).count == 1)
    #expect(Score(Self.chart([.infinity, 3], isContinuous: true)).tones.count > 0)
    #expect(notes(Score(Self.chart([3, 3], isContinuous: false, range: 3...3))).count == 2)
    let bare = DescribedChart(
      x: DescribedAxis(title: "", categories: ["a", "b"]),
      series: [DescribedSeries(name: "", isContinuous: false, x: [0, 1], y: [.nan, 2])])
    #expect(notes(Score(bare)).count == 2)
    #expect(Score(DescribedChart(x: DescribedAxis(title: "", categories: []), series: [])).duration == 0)
  }

  @Test("speech of the narrator delays the following parts")
  func narration() throws {
    struct Voice: Narrator {
      func speech(for text: String) -> Speech {
        Speech(samples: [Float](repeating: 0.5, count: 1000 * text.count), rate: 1000)
      }
    }
    let plain = Score(Self.chart([1, 2], isContinuous: false), introduction: ["Sales"], ending: "End")
    let spoken = try plain.narrated(by: Voice())
    #expect(spoken.parts[0].duration == 5.25)
    #expect(spoken.parts[1].start == 5.25)
    #expect(spoken.parts[1].tones.isEmpty)
    #expect(spoken.parts[2].tones.first?.start == spoken.parts[2].start)
    #expect(spoken.parts[3].tones.count == 2)
    #expect(spoken.duration > plain.duration + 8)
  }
}
