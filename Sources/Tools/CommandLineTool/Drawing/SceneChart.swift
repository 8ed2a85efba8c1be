import Charts
import OpenChartsChartMath
import OpenChartsTables
import Spatial
import SwiftUI

/// A three-dimensional chart without titles.
struct SceneChart: View {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets

  var body: AnyView {
    let colored = ColorScales(plan: plan, data: data, theme: theme).applied(to: base)
    let scaled = SceneAxes(plan: plan, data: data, theme: theme, zone: zone).applied(to: colored)
    let pose = Chart3DPose(
      azimuth: .degrees(plan.view.pose.azimuth), inclination: .degrees(plan.view.pose.inclination))
    return AnyView(
      scaled.chart3DPose(pose)
        .chart3DCameraProjection(plan.view.projection == .perspective ? .perspective : .orthographic))
  }

  private var base: AnyView {
    if plan.shape == .surface { return surfaces }
    switch data.x {
    case .numbers(let v)?: return withX(v)
    case .dates(let v)?: return withX(dates(v))
    case .names(let codes, let names)?: return withX(codes.map { names[Int($0)] })
    case .numberSpans?, .dateSpans?, nil: return AnyView(Chart3D {})
    }
  }

  // MARK: Points

  private func withX(_ x: [some Plottable]) -> AnyView {
    switch data.y {
    case .numbers(let v)?: withXY(x, v)
    case .dates(let v)?: withXY(x, dates(v))
    case .names(let codes, let names)?: withXY(x, codes.map { names[Int($0)] })
    case .numberSpans?, .dateSpans?, nil: AnyView(Chart3D {})
    }
  }

  private func withXY(_ x: [some Plottable], _ y: [some Plottable]) -> AnyView {
    switch data.z {
    case .numbers(let v)?: points(x, y, v)
    case .dates(let v)?: points(x, y, dates(v))
    case .names(let codes, let names)?: points(x, y, codes.map { names[Int($0)] })
    case .numberSpans?, .dateSpans?, nil: AnyView(Chart3D {})
    }
  }

  private func points(_ x: [some Plottable], _ y: [some Plottable], _ z: [some Plottable]) -> AnyView {
    let titles = [plan.x, plan.y, plan.z].map { $0?.title ?? "" }
    func mark(_ row: Int) -> PointMark {
      PointMark(
        x: .value(titles[0], x[row]), y: .value(titles[1], y[row]), z: .value(titles[2], z[row]))
    }
    let size = CGFloat(symbolSize)
    switch ColorReader(plan.color, data.color, theme.accent) {
    case .none(let plain):
      return AnyView(
        Chart3D(0..<data.count, id: \.self) { row in
          mark(row).foregroundStyle(plain).symbolSize(size)
        })
    case .names(let label, let values):
      return AnyView(
        Chart3D(0..<data.count, id: \.self) { row in
          mark(row).foregroundStyle(by: .value(label, values[row])).symbolSize(size)
        })
    case .numbers(let label, let values):
      return AnyView(
        Chart3D(0..<data.count, id: \.self) { row in
          mark(row).foregroundStyle(by: .value(label, values[row])).symbolSize(size)
        })
    }
  }

  private func dates(_ moments: [Double]) -> [Date] {
    moments.map(Date.init(timeIntervalSinceReferenceDate:))
  }

  /// Diameter of symbols in scene units. It decreases with the number of points.
  private var symbolSize: Double {
    let share =
      switch data.count {
      case ...200: 0.03
      case ...1000: 0.02
      case ...10_000: 0.012
      default: 0.008
      }
    return share * SceneAxes.length
  }

  // MARK: Surfaces

  private var surfaces: AnyView {
    guard case .numbers(let x)? = data.x, case .numbers(let y)? = data.y, case .numbers(let z)? = data.z
    else { return AnyView(Chart3D {}) }
    let titles = [plan.x, plan.y, plan.z].map { $0?.title ?? "" }
    func plot(_ rows: [Int]) -> SurfacePlot? {
      guard
        let grid = try? SurfaceGrid(
          x: rows.map { x[$0] }, z: rows.map { z[$0] }, heights: rows.map { y[$0] })
      else { return nil }
      return SurfacePlot(x: titles[0], y: titles[1], z: titles[2]) { grid.height($0, $1) }
    }
    guard case .names(let codes, let names)? = data.color else {
      return AnyView(
        Chart3D {
          plot(Array(0..<data.count))?.foregroundStyle(.heightBased(theme.ramp))
        })
    }
    let label = plan.color?.title ?? ""
    var rows = [[Int]](repeating: [], count: names.count)
    for (row, code) in codes.enumerated() where code >= 0 { rows[Int(code)].append(row) }
    let plots = rows.map(plot)
    return AnyView(
      Chart3D(names.indices, id: \.self) { code in
        plots[code]?.foregroundStyle(by: .value(label, names[code]))
      })
  }
}
