import Charts
import OpenChartsChartMath
import OpenChartsPhrases
import OpenChartsTables
import SwiftUI

/// A scene and, with `--flat`, its three flat views: x by y, z by y and x by z.
struct SceneWithViews: View {
  let plan: ChartPlan
  let data: PlotData
  let theme: Theme
  let zone: ZoneOffsets
  /// Width of the picture in points.
  let width: Double
  let height: Double

  @Environment(\.locale) private var locale
  private static let spacing = 12.0
  /// The height of the flat views below a scene, as a share of the picture.
  private static let flatShare = 0.3

  var body: AnyView {
    let scene = SceneChart(plan: plan, data: data, theme: theme, zone: zone)
    guard plan.view.isFlat else { return AnyView(scene) }
    let views = FlatViews(plan: plan, data: data, words: SpeechLanguage(locale)).all
    if width > 1.4 * height {
      let viewWidth = width * 0.36
      return AnyView(
        HStack(spacing: Self.spacing) {
          scene
          VStack(spacing: Self.spacing) { charts(views, width: viewWidth) }.frame(width: viewWidth)
        })
    }
    let viewWidth = (width - 4 * Self.spacing) / 3
    return AnyView(
      VStack(spacing: Self.spacing) {
        scene
        HStack(spacing: Self.spacing) { charts(views, width: viewWidth) }
          .frame(height: height * Self.flatShare)
      })
  }

  private func charts(_ views: [FlatViews.Flat], width: Double) -> some View {
    ForEach(views.indices, id: \.self) { index in
      TableChart(
        plan: views[index].plan, data: views[index].data, theme: theme, zone: zone, width: width,
        height: height * Self.flatShare
      )
      .chartLegend(views[index].hasLegend ? .automatic : .hidden)
    }
  }
}

/// Two-dimensional charts of a scene.
struct FlatViews {
  let plan: ChartPlan
  let data: PlotData
  /// The language of titles.
  let words: SpeechLanguage

  struct Flat {
    let plan: ChartPlan
    let data: PlotData
    /// Whether the chart needs a legend, because the scene's legend does not explain its colours.
    let hasLegend: Bool
  }

  /// Maximum number of lines that show a surface.
  private static let slices = 5

  var all: [Flat] {
    plan.shape == .surface && data.color == nil
      ? [slices(along: \.x, by: \.z), slices(along: \.z, by: \.x), map]
      : [points(\.x, \.y), points(\.z, \.y), points(\.x, \.z)]
  }

  /// An axis of the scene: its channel, its options and its values.
  private struct Side {
    let channel: Channel?
    let axis: AxisPlan
    let column: PlotColumn?
  }

  private struct Sides {
    let x: Side
    let y: Side
    let z: Side
  }

  private var sides: Sides {
    Sides(
      x: Side(channel: plan.x, axis: plan.xAxis, column: data.x),
      y: Side(channel: plan.y, axis: plan.yAxis, column: data.y),
      z: Side(channel: plan.z, axis: plan.zAxis, column: data.z))
  }

  /// A plan and its data with two sides of the scene as its axes.
  private func base(_ shape: ChartShape, _ across: Side, _ up: Side) -> (plan: ChartPlan, data: PlotData) {
    var flat = ChartPlan(shape, x: across.channel, y: up.channel)
    (flat.xAxis, flat.yAxis, flat.stack) = (across.axis, up.axis, .none)
    var flatData = PlotData()
    (flatData.count, flatData.x, flatData.y) = (data.count, across.column, up.column)
    return (flat, flatData)
  }

  private func points(_ across: KeyPath<Sides, Side>, _ up: KeyPath<Sides, Side>) -> Flat {
    var (flat, flatData) = base(.point, sides[keyPath: across], sides[keyPath: up])
    (flat.color, flatData.color, flatData.hasOtherColors) = (plan.color, data.color, data.hasOtherColors)
    return Flat(plan: flat, data: flatData, hasLegend: false)
  }

  /// Heights along one side of the grid, with a line for each of a few values of the other side.
  private func slices(along across: KeyPath<Sides, Side>, by other: KeyPath<Sides, Side>) -> Flat {
    let (sides, horizontal, slice) = (sides, sides[keyPath: across], sides[keyPath: other])
    var (flat, flatData) = base(.line, horizontal, sides.y)
    guard case .numbers(let values)? = slice.column, case .numbers(let positions)? = horizontal.column,
      case .numbers(let heights)? = data.y
    else { return Flat(plan: flat, data: flatData, hasLegend: false) }
    let sortedValues = Set(values.filter(\.isFinite)).sorted()
    let count = min(Self.slices, sortedValues.count)
    let shownValues = (0..<count).map { sortedValues[$0 * (sortedValues.count - 1) / max(count - 1, 1)] }
    var codes: [Double: Int32] = [:]
    for (code, value) in shownValues.enumerated() { codes[value] = Int32(code) }
    let rows = values.indices.filter { codes[values[$0]] != nil }
      .sorted { (values[$0], positions[$0], $0) < (values[$1], positions[$1], $1) }
    flatData.count = rows.count
    flatData.x = .numbers(rows.map { positions[$0] })
    flatData.y = .numbers(rows.map { heights[$0] })
    flatData.color = .numbers(rows.map { values[$0] })
    flatData.series = .names(
      rows.map { codes[values[$0]] ?? 0 }, shownValues.map { NumberText.plain($0, isGrouped: false) })
    (flat.color, flat.series) = (slice.channel, slice.channel)
    if !flat.yAxis.title.isEmpty, !slice.axis.title.isEmpty {
      flat.yAxis.title = words.control(.coloredBy, flat.yAxis.title, slice.axis.title)
    }
    return Flat(plan: flat, data: flatData, hasLegend: true)
  }

  /// A heat map of the heights.
  private var map: Flat {
    var (flat, flatData) = base(.rectangle, sides.x, sides.z)
    flat.color = plan.y
    if case .numbers(let x)? = data.x, case .numbers(let z)? = data.z, case .numbers(let y)? = data.y {
      let rows = y.indices.filter { y[$0].isFinite }
      flatData.count = rows.count
      (flatData.x, flatData.y) = (.cells(rows.map { x[$0] }), .cells(rows.map { z[$0] }))
      flatData.color = .numbers(rows.map { y[$0] })
    }
    if !flat.yAxis.title.isEmpty, !plan.yAxis.title.isEmpty {
      flat.yAxis.title = words.control(.coloredBy, flat.yAxis.title, plan.yAxis.title)
    }
    return Flat(plan: flat, data: flatData, hasLegend: true)
  }
}
