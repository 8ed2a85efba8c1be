import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

@testable import OpenChartsChartEngine

/// Requests for charts in three dimensions.
enum SpaceFixture {
  static func request() -> SpaceRequest { SpaceRequest(in: ChartEnvironment(measurer: FixedMeasurer())) }

  static func column(_ label: String, _ values: [Double], to ends: [Double] = []) -> Column {
    var column = Column(label: label, kind: .number)
    (column.values, column.ends) = (values, ends)
    return column
  }

  static func points(_ x: [Double], _ y: [Double], _ z: [Double]) -> SpaceTable {
    table(.point, column("x", x), column("y", y), column("z", z))
  }

  static func table(_ kind: SpaceMarkKind, _ x: Column, _ y: Column, _ z: Column, _ color: RGBA? = nil)
    -> SpaceTable
  {
    var table = SpaceTable(kind: kind, x: x, y: y, z: z)
    var style = SpaceStyle()
    style.roughness = 1
    style.paint = color.map { .brush(.color($0)) }
    table.styles = [style]
    table.order = (0..<UInt32(x.count)).map { $0 }
    return table
  }

  static func surface(_ color: RGBA? = nil, _ height: @escaping @Sendable (Double, Double) -> Double)
    -> SurfaceRequest
  {
    var style = SpaceStyle()
    style.roughness = 1
    style.paint = color.map { .brush(.color($0)) }
    return SurfaceRequest(labels: ("x", "y", "z"), style: style, order: 0, height: height)
  }
}

/// Pseudorandom numbers that are the same in every run.
struct Numbers {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// Returns the next number, from 0 to 1.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + next() * (range.upperBound - range.lowerBound)
  }
}
