import OpenChartsTables

@testable import OpenChartsCommandLineTool

/// Whether the tool would draw a command line. Parses it and plans the chart without drawing.
@MainActor
enum OddPlan {
  static func isDrawn(_ arguments: [String]) -> Bool {
    do {
      switch try Command(arguments) {
      case .plot(let plot), .describe(let plot, _), .audit(let plot, _), .audio(let plot, _):
        _ = try ChartSource(plot).chart()
      case .animate(let plot, let motion):
        let source = try ChartSource(plot)
        _ = try MovingPlan(source.table(), plot, by: motion.by, zone: source.settings.zone)
      default: return false
      }
      return true
    } catch { return false }
  }
}
