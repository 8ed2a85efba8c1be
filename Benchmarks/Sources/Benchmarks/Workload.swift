import Charts
import Foundation
import Glibc
import SwiftUI

/// The pictures that are timed, of 640 × 400 points. The peers' tasks of the same names draw the same pictures.
@MainActor enum Workload: String, CaseIterable {
  /// A bar chart of 12 categories.
  case bars = "T1"
  /// Three lines of 100 points, with a legend.
  case lines = "T2"
  /// One line of many points.
  case line = "T3"
  /// Many points, nearly transparent.
  case points = "T4"
  /// `LinePlot` over an array: one line.
  case linePlot = "P3"
  /// `PointPlot` over an array: discs of two points, nearly transparent.
  case pointPlot = "P4"
  /// `BarPlot` over the counts of an array's numbers in 100 bins, counted each time.
  case binPlot = "P5"
  /// A surface in space, coloured by its height.
  case surface = "S1"
  /// Balls in space.
  case spacePoints = "S3"

  /// - Parameter folder: The folder with the peers' `data`; `nil` generates similar numbers.
  func chart(_ count: Int, data folder: String? = nil) -> AnyView {
    switch self {
    case .bars: return AnyView(MonthChart())
    case .lines: return AnyView(SeriesChart(rows: Self.series))
    case .line: return AnyView(LineChart(values: Self.walk(count, seed: 3)))
    case .points: return AnyView(PointChart(points: Self.cloud(count)))
    case .linePlot:
      let ys = folder.flatMap { Self.numbers("line", count, in: $0) } ?? Self.walk(count, seed: 3)
      return AnyView(LinePlotChart(rows: ys.indices.map { PlotRow(x: Double($0), y: ys[$0]) }))
    case .pointPlot:
      let both = folder.flatMap { Self.numbers("scatter", count, in: $0) } ?? Self.bells(2 * count)
      let (xs, ys) = (both.prefix(both.count / 2), both.suffix(both.count / 2))
      return AnyView(PointPlotChart(rows: zip(xs, ys).map { PlotRow(x: $0, y: $1) }))
    case .binPlot:
      return AnyView(
        BinChart(values: folder.flatMap { Self.numbers("hist", count, in: $0) } ?? Self.bells(count)))
    case .surface: return AnyView(SurfaceChart())
    case .spacePoints:
      let numbers = folder.flatMap(Self.numbers(in:)) ?? Self.bells(3 * count)
      let points = (0..<numbers.count / 3).map {
        SpacePoint(id: $0, x: numbers[3 * $0], y: numbers[3 * $0 + 1], z: numbers[3 * $0 + 2])
      }
      return AnyView(SpaceChart(points: points, size: count >= 1_000_000 ? 0.01 : 0.03))
    }
  }

  /// Returns a renderer of 640 × 400 points, the size of the peers' pictures, at two pixels per point.
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

  private static func bells(_ count: Int) -> [Double] {
    var random = Generator(state: 4)
    return (0..<count).map { _ in random.bell() }
  }

  /// The numbers of the peers: a file of `Double`s, such as `line_10M.f64`.
  private static func numbers(_ name: String, _ count: Int, in folder: String) -> [Double]? {
    let size = count >= 1_000_000 ? "\(count / 1_000_000)M" : "\(count / 1_000)k"
    return numbers(in: "\(folder)/data/\(name)_\(size).f64")
  }

  private static func numbers(in path: String) -> [Double]? {
    guard let file = fopen(path, "rb"), fseek(file, 0, SEEK_END) == 0 else { return nil }
    defer { fclose(file) }
    let length = ftell(file) / MemoryLayout<Double>.stride
    rewind(file)
    return [Double](unsafeUninitializedCapacity: length) { buffer, filled in
      filled = fread(buffer.baseAddress, MemoryLayout<Double>.stride, length, file)
    }
  }

  /// Writes the points that all programs draw: x, y and z of each point.
  static func writeSpacePoints(_ count: Int, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    let numbers = bells(3 * count)
    fwrite(numbers, MemoryLayout<Double>.stride, numbers.count, file)
    fclose(file)
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

struct PlotRow {
  var x: Double
  var y: Double
}

private struct LinePlotChart: View {
  var rows: [PlotRow]

  var body: some View {
    Chart { LinePlot(rows, x: .value("Index", \.x), y: .value("Value", \.y)) }
  }
}

private struct PointPlotChart: View {
  var rows: [PlotRow]

  var body: some View {
    Chart {
      PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y)).symbolSize(.pi).opacity(0.1)
    }
  }
}

private struct BinChart: View {
  struct Bin {
    var range: ChartBinRange<Double>
    var count: Int
  }

  var values: [Double]

  var body: some View {
    Chart {
      BarPlot(
        counted, x: .value("Value", \.range.lowerBound, \.range.upperBound), y: .value("Count", \.count))
    }
  }

  private var counted: [Bin] {
    let bins = NumberBins(data: values, desiredCount: 100)
    var counts = [Int](repeating: 0, count: bins.count)
    for value in values { counts[bins.index(for: value)] += 1 }
    return zip(bins, counts).map { Bin(range: $0, count: $1) }
  }
}

private struct SurfaceChart: View {
  var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "sinc r", z: "z") { x, z in
        let r = 9 * (x * x + z * z).squareRoot()
        return r == 0 ? 1 : sin(r) / r
      }
      .foregroundStyle(.heightBased)
    }
  }
}

struct SpacePoint: Identifiable {
  var id: Int
  var x: Double
  var y: Double
  var z: Double
}

private struct SpaceChart: View {
  var points: [SpacePoint]
  /// The diameter, in units of the scene.
  var size: Double

  var body: some View {
    Chart3D(points) { point in
      PointMark(x: .value("x", point.x), y: .value("y", point.y), z: .value("z", point.z))
        .symbolSize(size)
    }
  }
}

/// Reproducible pseudorandom numbers.
private struct Generator {
  var state: UInt64

  mutating func uniform() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  /// An approximately normal number with mean 0 and variance 1.
  mutating func bell() -> Double {
    (uniform() + uniform() + uniform() + uniform() - 2) * 1.732_050_8
  }
}
