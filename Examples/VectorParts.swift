import Charts
import SwiftUI

/// Lines along the axes: a position in space, and its distance from the origin along each axis.
public struct VectorParts: View {
  public init() {}

  public var body: some View {
    Chart3D {
      RuleMark(x: .value("East", 0.0..<4.0), y: .value("Up", 0.0), z: .value("South", 0.0))
        .foregroundStyle(by: .value("Part", "East"))
      RuleMark(x: .value("East", 4.0), y: .value("Up", 0.0), z: .value("South", 0.0..<3.0))
        .foregroundStyle(by: .value("Part", "South"))
      RuleMark(x: .value("East", 4.0), y: .value("Up", 0.0..<2.0), z: .value("South", 3.0))
        .foregroundStyle(by: .value("Part", "Up"))
      PointMark(x: .value("East", 4.0), y: .value("Up", 2.0), z: .value("South", 3.0))
        .symbolSize(0.09)
        .foregroundStyle(by: .value("Part", "Place"))
    }
    .chartXScale(domain: 0...5)
    .chartYScale(domain: 0...3)
    .chartZScale(domain: 0...4)
    .chart3DPose(Chart3DPose(azimuth: .degrees(-25), inclination: .degrees(20)))
  }
}
