import Foundation
import OpenChartsDisplayList
import OpenChartsTables
import SwiftUI

extension Tool {
  /// Draws a table as an animated chart, with one state for each value of a column.
  func animate(_ arguments: PlotArguments, _ motion: AnimateArguments) throws {
    var outputArguments = arguments
    if arguments.output?.lowercased().hasSuffix(".apng") == true, arguments.format == nil {
      outputArguments.format = .png
    }
    let output = try OutputFile(outputArguments)
    guard output.format == .svg || output.format == .png else {
      throw UsageError("opencharts animate writes SVG and animated PNG; end the name in .svg, .png or .apng")
    }
    let progress = Progress()
    defer { progress.finish() }
    let (name, table, settings) = try read(arguments, progress)
    progress.enter("choosing")
    var movingPlan = try MovingPlan(table, arguments, by: motion.by, zone: settings.zone)
    try output.refuseExisting()
    progress.enter("drawing")
    func scenes() -> [RenderedScene] {
      movingPlan.states.indices.map { i in
        let state = movingPlan.state(i)
        return settings.scene(state.plan, state.data)
      }
    }
    var states = scenes()
    // Use common scales: draw all states again with the union of their ranges as the domain.
    let charts = states.map { $0.list.charts.first?.drawn }
    let commonRanges = (x: Self.reach(charts.map { $0?.x }), y: Self.reach(charts.map { $0?.y }))
    if movingPlan.plan.xAxis.domain == nil { movingPlan.plan.xAxis.domain = commonRanges.x }
    if movingPlan.plan.yAxis.domain == nil { movingPlan.plan.yAxis.domain = commonRanges.y }
    states = scenes()
    let picture = MovingPicture(
      states, hold: motion.hold, change: motion.duration, framesPerSecond: motion.framesPerSecond,
      animation: .easeInOut(duration: 1), loops: motion.loops)
    progress.enter("writing")
    try output.write(output.format == .svg ? Data(picture.svg().utf8) : try picture.apng())
    progress.finish()
    printNotes(
      (table.notes + movingPlan.notes + states.flatMap(\.diagnostics).map(inToolWords)).map {
        "\(name): note: \($0)"
      })
    if arguments.output == nil, let path = output.path { printLine(path) }
  }

  /// The union of the ranges of these axes. `nil` for axes of names, if a state has no such axis, and if the range is
  /// empty.
  private static func reach(_ axes: [AuditModel.Axis?]) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for axis in axes {
      guard let axis, axis.kind != .names else { return nil }
      low = min(low, axis.lower)
      high = max(high, axis.upper)
    }
    return low < high ? low...high : nil
  }
}
