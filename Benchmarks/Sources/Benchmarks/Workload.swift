import Charts
import Foundation
import SwiftUI

/// The pictures that are timed, 640 × 400 points; the peers' tasks of the same names draw the same.
@MainActor enum Workload: String, CaseIterable {
  /// A bar chart of 12 categories.
  case bars = "T1"
  /// Three lines of 100 points, with a legend.
  case lines = "T2"
  /// One line of many points.
  case line = "T3"
  /// Many points, nearly transparent.
  case points = "T4"

  func chart(_ count: Int) -> AnyView {
    switch self {
    case .bars: AnyView(MonthChart())
    case .lines: AnyView(SeriesChart(rows: Self.series))
    case .line: AnyView(LineChart(values: Self.walk(count, seed: 3)))
    case .points: AnyView(PointChart(points: Self.cloud(count)))
    }
  }

  /// As large as in the peers' programs, at two pixels a point.
  static func renderer(_ content: some View) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: content.frame(width: 640, height: 400).background(.white))
    renderer.scale = 2
    return renderer
  }

  // MARK: - Data: the same in every run

  private static let series: [SeriesRow] = (0..<3).flatMap { series in
    walk(100, seed: UInt64(series) + 7).enumerated().map {
      SeriesRow(series: "series \(series + 1)", step: $0.offset, value: $0.element)
    }
  }

  private static func walk(_ count: Int, seed: UInt64) -> [Double] {
    var random = Generator(state: seed)
    var value = 0.0
    return (0..<count).map { _ in
      value += random.bell()
      return value
    }
  }

  private static func cloud(_ count: Int) -> [Sample] {
    var random = Generator(state: 4)
    return (0..<count).map { Sample(id: $0, x: random.bell(), y: random.bell()) }
  }
}

struct SeriesRow {
  var series: String
  var step: Int
  var value: Double
}

struct Sample: Identifiable {
  var id: Int
  var x: Double
  var y: Double
}

private struct MonthChart: View {
  static let months = [
    ("Jan", 42), ("Feb", 55), ("Mar", 61), ("Apr", 48), ("May", 73), ("Jun", 88), ("Jul", 95), ("Aug", 91),
    ("Sep", 70), ("Oct", 64), ("Nov", 52), ("Dec", 47),
  ]

  var body: some View {
    Chart(Self.months, id: \.0) { month in
      BarMark(x: .value("Month", month.0), y: .value("Count", month.1))
    }
  }
}

private struct SeriesChart: View {
  var rows: [SeriesRow]

  var body: some View {
    Chart {
      ForEach(rows.indices, id: \.self) { index in
        let row = rows[index]
        LineMark(x: .value("Step", row.step), y: .value("Value", row.value))
          .foregroundStyle(by: .value("Series", row.series))
      }
    }
  }
}

private struct LineChart: View {
  var values: [Double]

  var body: some View {
    Chart {
      ForEach(values.indices, id: \.self) { index in
        LineMark(x: .value("Index", index), y: .value("Value", values[index]))
      }
    }
  }
}

private struct PointChart: View {
  var points: [Sample]

  var body: some View {
    Chart {
      ForEach(points) { point in
        PointMark(x: .value("x", point.x), y: .value("y", point.y)).symbolSize(6).opacity(0.1)
      }
    }
  }
}

/// Numbers without chance.
private struct Generator {
  var state: UInt64

  mutating func uniform() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  /// About normal: mean 0, variance 1.
  mutating func bell() -> Double {
    (uniform() + uniform() + uniform() + uniform() - 2) * 1.732_050_8
  }
}
