import ChartModel
import Charts
import DisplayList
import Foundation
import Observation
import SwiftUI
import Testing

/// How often a loop's closure has run. Closures that count in here capture nothing.
@MainActor private enum Runs {
  static var count = 0

  static func taken() -> Int {
    defer { count = 0 }
    return count
  }
}

@MainActor @Suite("Loops that are kept in live sessions") struct KeptLoopsTests {
  private struct Sample: Identifiable {
    var id: Int
    var y: Double
  }

  private final class Counted: Identifiable {
    let id: Int
    var y: Double
    init(_ id: Int) { (self.id, y) = (id, Double(id)) }
  }

  @MainActor @Observable fileprivate final class Limits {
    static let shared = Limits()
    var factor = 1.0
  }

  /// What a table holds.
  private struct Rows: Equatable {
    let kind: MarkKind
    let x, y: [Double]?
    let order: [UInt32]
    let styles: [MarkStyle]
    let codes: [UInt32]

    init(_ table: MarkTable) {
      (kind, order, styles) = (table.kind, table.order, table.styles)
      (x, y) = (table.x.column?.values, table.y.column?.values)
      codes = table.styleCodes
    }
  }

  private static func samples(_ count: Int = 1_200) -> [Sample] {
    (0..<count).map { Sample(id: $0, y: Double($0 % 7)) }
  }

  /// A session's tree and what its charts ask for.
  @MainActor private final class Session {
    private let tree = ViewTree()
    var tint = Color.blue

    func show(_ chart: some View) throws -> ChartRequest {
      var environment = EnvironmentValues()
      environment.isLive = true
      tree.update(chart.tint(tint), in: environment, proposal: ProposedViewSize(width: 400, height: 300))
      let requests = tree.chartRequests
      return try #require(requests.count == 1 ? requests.first : nil)
    }
  }

  private func chart(_ samples: [Sample], rule: Double?) -> some View {
    Chart {
      ForEach(samples) { sample in
        Runs.count += 1
        return LineMark(x: .value("x", sample.id), y: .value("y", sample.y))
      }
      if let rule { RuleMark(x: .value("x", rule)) }
    }
  }

  @Test("A loop over the same array is read once; what follows it is read each time")
  func ruleMoves() throws {
    let (session, samples) = (Session(), Self.samples())
    _ = Runs.taken()
    let first = try session.show(chart(samples, rule: nil))
    #expect(Runs.taken() == samples.count)
    let second = try session.show(chart(samples, rule: 20))
    let third = try session.show(chart(samples, rule: 30))
    #expect(Runs.taken() == 0)
    #expect(second.marks.count == 2)
    #expect(Rows(second.marks[0]) == Rows(first.marks[0]))
    let fresh = try Session().show(chart(samples, rule: 30))
    #expect(third.marks.map(Rows.init) == fresh.marks.map(Rows.init))
  }

  @Test("Marks after a loop that belong to its line join it, and leave what is kept alone")
  func joins() throws {
    let (session, samples) = (Session(), Self.samples())
    func chart(_ last: Double) -> some View {
      Chart {
        ForEach(samples) { LineMark(x: .value("x", $0.id), y: .value("y", $0.y)) }
        LineMark(x: .value("x", 2_000), y: .value("y", last))
      }
    }
    for last in [1.0, 2, 3] {
      let table = try #require(try session.show(chart(last)).marks.first)
      #expect(table.count == samples.count + 1)
      #expect(table.y.column?.values.last == last)
    }
  }

  @Test("Another array, or one that was changed in place, is read again")
  func newData() throws {
    let session = Session()
    var samples = Self.samples()
    _ = try session.show(chart(samples, rule: nil))
    samples[3].y = 100
    _ = Runs.taken()
    let changed = try session.show(chart(samples, rule: nil))
    #expect(Runs.taken() == samples.count)
    #expect(changed.marks[0].y.column?.values[3] == 100)
    let shorter = try session.show(chart(Array(samples.prefix(1_100)), rule: nil))
    #expect(shorter.marks[0].count == 1_100)
  }

  @Test("A slice is kept as long as it is the same part of the same array")
  func slices() throws {
    let (session, samples) = (Session(), Self.samples(3_000))
    func chart(_ count: Int) -> some View {
      Chart(samples[..<count]) { sample in
        Runs.count += 1
        return PointMark(x: .value("x", sample.id), y: .value("y", sample.y))
      }
    }
    _ = Runs.taken()
    for (count, runs) in [(1_500, 1_500), (1_500, 0), (2_000, 2_000), (2_000, 0)] {
      #expect(try session.show(chart(count)).marks[0].count == count)
      #expect(Runs.taken() == runs)
    }
  }

  @Test("A closure that captures something is run each time")
  func captures() throws {
    let (session, samples) = (Session(), Self.samples())
    for factor in [1.0, 2, 3] {
      let table = try session.show(
        Chart(samples) { LineMark(x: .value("x", $0.id), y: .value("y", $0.y * factor)) }
      ).marks[0]
      #expect(table.y.column?.values[1] == factor)
    }
  }

  @Test("An observable object that the loop reads makes it run again")
  func observed() throws {
    let (session, samples) = (Session(), Self.samples())
    func values() throws -> [Double]? {
      try session.show(
        Chart(samples) { sample in
          Runs.count += 1
          return LineMark(x: .value("x", sample.id), y: .value("y", sample.y * Limits.shared.factor))
        }
      ).marks[0].y.column?.values
    }
    Limits.shared.factor = 1
    _ = Runs.taken()
    _ = try values()
    _ = try values()
    #expect(Runs.taken() == samples.count)
    Limits.shared.factor = 10
    #expect(try values()?[1] == 10)
    #expect(Runs.taken() == samples.count)
    Limits.shared.factor = 1
    #expect(try values()?[1] == 1)
  }

  @Test("Elements that are objects may change behind their array: they are read each time")
  func objects() throws {
    let session = Session()
    let objects = (0..<1_200).map(Counted.init)
    func values() throws -> [Double]? {
      try session.show(Chart(objects) { LineMark(x: .value("x", $0.id), y: .value("y", $0.y)) })
        .marks[0].y.column?.values
    }
    #expect(try values()?[5] == 5)
    objects[5].y = -1
    #expect(try values()?[5] == -1)
  }

  @Test("A colour of the environment that the loop reads makes it run again")
  func environment() throws {
    let session = Session()
    let samples = Self.samples()
    let chart = Chart(samples) { sample in
      Runs.count += 1
      return PointMark(x: .value("x", sample.id), y: .value("y", sample.y)).foregroundStyle(.tint)
    }
    let first = try session.show(chart)
    _ = try session.show(chart)
    _ = Runs.taken()
    session.tint = .red
    let second = try session.show(chart)
    #expect(Runs.taken() == samples.count)
    #expect(first.marks[0].styles != second.marks[0].styles)
  }

  @Test("Loops within modifiers and loops whose marks carry views are read each time")
  func modified() throws {
    let (session, samples) = (Session(), Self.samples())
    for opacity in [0.5, 1] {
      let table = try session.show(
        Chart {
          ForEach(samples) { PointMark(x: .value("x", $0.id), y: .value("y", $0.y)) }.opacity(opacity)
        }
      ).marks[0]
      #expect(table.opacity[0] == opacity)
    }
    _ = Runs.taken()
    for _ in 0..<2 {
      let table = try session.show(
        Chart(samples) { sample in
          Runs.count += 1
          return PointMark(x: .value("x", sample.id), y: .value("y", sample.y))
            .annotation { if sample.id == 0 { Text("First") } }
        }
      ).marks[0]
      #expect(!table.annotations.isEmpty)
    }
    #expect(Runs.taken() == 2 * samples.count)
  }

  @Test("Several loops, one after another, are all kept; after one that changed the next is read")
  func several() throws {
    let session = Session()
    let (a, b) = (Self.samples(), Self.samples(1_500))
    func chart(_ a: [Sample], _ b: [Sample]) -> some View {
      Chart {
        ForEach(a) { sample in
          Runs.count += 1
          return LineMark(x: .value("x", sample.id), y: .value("y", sample.y), series: .value("s", "a"))
            .foregroundStyle(.red)
        }
        ForEach(b) { sample in
          Runs.count += 1
          return BarMark(x: .value("x", sample.id), y: .value("y", sample.y)).foregroundStyle(.green)
        }
      }
    }
    _ = Runs.taken()
    let first = try session.show(chart(a, b))
    #expect(Runs.taken() == a.count + b.count)
    #expect(try session.show(chart(a, b)).marks.map(Rows.init) == first.marks.map(Rows.init))
    #expect(Runs.taken() == 0)
    let other = Self.samples(1_300)
    let next = try session.show(chart(other, b)).marks
    #expect(try next.map(Rows.init) == Session().show(chart(other, b)).marks.map(Rows.init))
  }
}
