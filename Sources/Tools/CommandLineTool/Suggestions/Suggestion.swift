import OpenChartsChartMath
import OpenChartsTables

/// One of the charts that `--suggest` draws.
struct Suggestion {
  let plan: ChartPlan
  let data: PlotData
  /// The command that draws the chart alone.
  let command: String

  /// Whether a plan has the same marks and columns.
  func shows(_ other: ChartPlan) -> Bool {
    plan.shape == other.shape && plan.x == other.x && plan.y == other.y && plan.color == other.color
  }
}

/// Chooses different charts of a table, the best first.
@MainActor
struct Suggestions {
  /// The points that are subtracted from a chart's score for each better chart of the same form, so that the sheet
  /// shows different forms.
  private static let sameForm = 25.0

  let settings: PictureSettings
  let drawn: EngineInput.Drawn

  /// Returns at most `count` charts. Charts that no options can draw are left out, except the best one.
  func charts(_ count: Int) throws -> [Suggestion] {
    let arguments = settings.arguments
    var planner = Planner(drawn.facts, arguments: arguments)
    planner.zone = settings.zone
    let best = Explanation(drawn.plan, drawn.data, drawn.facts, settings, nil)
    let first = small(drawn.plan)
    var result = [
      Suggestion(plan: first, data: first == drawn.plan ? drawn.data : data(first), command: best.short)
    ]
    var open = ChartChoice(planner).ranked()
    var forms: [ChartForm: Int] = [:]
    if let first = open.first { forms[first.candidate.form] = 1 }
    while result.count < count, !open.isEmpty {
      let scores = open.map { $0.score - Self.sameForm * Double(forms[$0.candidate.form] ?? 0) }
      let bestIndex = scores.indices.max { scores[$0] < scores[$1] }!
      let scored = open.remove(at: bestIndex)
      guard let suggestion = try suggestion(scored.plan),
        !result.contains(where: { $0.shows(suggestion.plan) })
      else { continue }
      forms[scored.candidate.form, default: 0] += 1
      result.append(suggestion)
    }
    return result
  }

  /// The number of names on a vertical axis that fit into a small picture.
  private static let names = 12

  private var hasAllRows: Bool { drawn.facts.table.rowCount == drawn.facts.rowCount }

  private func data(_ plan: ChartPlan) -> PlotData {
    PlotData(plan, drawn.facts.table, zone: settings.zone)
  }

  /// The plan for a small picture, with only the largest names of a vertical axis.
  private func small(_ plan: ChartPlan) -> ChartPlan {
    guard hasAllRows, plan.y?.kind == .name else { return plan }
    var plan = plan
    plan.nameLimit = min(plan.nameLimit, Self.names)
    return plan
  }

  /// The chart that the options of a plan draw; `nil` if it differs from the plan.
  private func suggestion(_ plan: ChartPlan) throws -> Suggestion? {
    let explanation = Explanation(plan, PlotData(), drawn.facts, settings, nil)
    guard let plotArguments = explanation.arguments(of: explanation.columnChoices),
      let planned = try? ChartPlan(drawn.facts, plotArguments, zone: settings.zone),
      planned.shape == plan.shape, planned.x?.source == plan.x?.source, planned.y?.source == plan.y?.source
    else { return nil }
    let picture = small(planned)
    let data = hasAllRows ? data(picture) : try ChartSource(plotArguments).chart().data
    guard data.count > 0 else { return nil }
    return Suggestion(
      plan: picture, data: data, command: explanation.command(explanation.columnChoices))
  }
}
