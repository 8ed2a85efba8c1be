import Foundation
import OpenChartsDescriptions
import OpenChartsStatistics
import Testing

@testable import OpenChartsAudioGraph

@Suite("The sound of charts in three dimensions")
struct SpaceScoreTests {
  private static func axis(_ title: String) -> DescribedAxis {
    DescribedAxis(title: title, range: -1...1) { "\($0)" }
  }

  /// Three rows of a surface.
  private static var surface: DescribedChart {
    let x = (0..<33).map { Double($0) / 16 - 1 }
    let rows = [-1.0, 0, 1].map { z in
      var series = DescribedSeries(
        name: "z \(z)", isContinuous: true, x: x, y: x.map { $0 * z },
        additional: [Array(repeating: z, count: 33)])
      series.isFunction = true
      return series
    }
    var chart = DescribedChart(
      form: .surface, x: axis("x"), y: axis("y"), additionalAxes: [axis("z")], series: rows)
    let grid = HeightGrid(columns: 33, heights: rows.flatMap(\.y))
    chart.surfaces = [DescribedSurface(name: "", x: x, z: [-1, 0, 1], grid: grid, rows: 0..<3)]
    return chart
  }

  @Test("rows of a surface follow in the order of z, each after its position, with equal durations")
  func slices() {
    let score = Score(Self.surface)
    let rows = score.parts.filter { if case .tones = $0.kind { true } else { false } }
    #expect(rows.count == 3 && rows.allSatisfy { $0.duration == SeriesScore.slice })
    let names = score.parts.compactMap { part -> String? in
      if case .announcement = part.kind { part.text } else { nil }
    }
    #expect(names == ["z -1.0", "z 0.0", "z 1.0"])
    for row in rows {
      let glides = row.tones.filter { $0.kind == .glide }
      #expect(glides.count == 1 && glides[0].points.count == 33)
      #expect(glides[0].points[0].pan == -0.9 && glides[0].points[32].pan == 0.9)
      #expect(glides[0].decibels == 0)
    }
  }

  @Test("all rows have one pitch scale, measured in the sound")
  func pitch() throws {
    let score = Score(Self.surface)
    let samples = Synthesizer.render(score)
    let rows = score.parts.filter { if case .tones = $0.kind { true } else { false } }
    for (z, row) in zip([-1.0, 0, 1], rows) {
      for share in [0.25, 0.5, 0.75] {
        let wanted = Pitch.standard.frequency(at: ((share * 2 - 1) * z + 1) / 2)
        let window = Tone(
          kind: .note, start: row.start + share * row.duration - 1024 / Synthesizer.rate,
          duration: 2048 / Synthesizer.rate, points: [], timbre: .sine, decibels: 0)
        let heard = PitchMeter.frequency(PitchMeter.middle(of: window, in: samples, trim: 0), near: wanted)
        #expect(
          abs(Pitch.cents(from: wanted, to: heard)) <= 5, "z \(z) at \(share): \(heard) Hz, not \(wanted)")
      }
    }
  }

  @Test("points follow x, with pitch from y and brightness from z")
  func points() {
    let z = [-1.0, -0.5, 0, 0.5, 1]
    let chart = DescribedChart(
      form: .space, x: Self.axis("x"), y: Self.axis("y"), additionalAxes: [Self.axis("z")],
      series: [
        DescribedSeries(
          name: "", isContinuous: false, x: [1, 0.5, 0, -0.5, -1], y: [0, 0.2, 0.4, 0.6, 0.8], additional: [z]
        )
      ])
    let notes = Score(chart).tones.filter { $0.kind == .note }
    #expect(notes.map(\.row) == [4, 3, 2, 1, 0])
    #expect(notes.map(\.timbre) == [.bright4, .bright3, .bright2, .bright1, .bright0])
    #expect(notes.allSatisfy { $0.decibels == 0 })
    let pitches = notes.map { $0.points[0].hertz }
    #expect(pitches == pitches.sorted(by: >))
  }

  @Test("brighter tones have more overtones and the same power")
  func brightness() {
    let levels = [0, 0.25, 0.5, 0.75, 1].map { Timbre(depth: $0) }
    let shares = levels.map { timbre -> Double in
      let power = timbre.harmonics.reduce(0) { $0 + $1 * $1 }
      #expect(abs(power - 1) < 1e-12)
      return 1 - timbre.harmonics[0] * timbre.harmonics[0]
    }
    #expect(shares[0] == 0 && zip(shares, shares.dropFirst()).allSatisfy { $1 - $0 > 0.03 })
    #expect(Timbre(depth: .nan) == .bright0 && Timbre(depth: 7) == .bright4)
    #expect(Set((0..<12).map { Timbre(series: $0) }).isDisjoint(with: levels))
  }
}
