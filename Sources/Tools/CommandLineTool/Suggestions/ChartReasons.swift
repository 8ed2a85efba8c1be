import OpenChartsChartMath
import OpenChartsTables

/// The reasons for a chart in sentences, for `--why`.
struct ChartReasons {
  let sentences: [String]

  init(_ plan: ChartPlan, _ facts: TableFacts, _ arguments: PlotArguments, zone: ZoneOffsets) {
    var planner = Planner(facts, arguments: arguments)
    planner.zone = zone
    var sentences: [String] = []
    if arguments.choosesColumns {
      let ranked = ChartChoice(planner).ranked()
      if let best = ranked.first {
        sentences = Self.sentences(best)
        if let other = ranked.first(where: { $0.candidate.form != best.candidate.form }) {
          sentences.append(Self.sentence(second: other, planner))
        }
      }
    } else {
      sentences.append("The options name the columns, so no other chart was considered.")
    }
    if plan.hasOwnScales {
      sentences.append(
        "The columns of --y have a panel each, because one axis would not show all of their values well. Two axes at the "
          + "sides of one plot would let their lines cross anywhere. --facet '' draws them on one.")
    }
    sentences += Self.aggregates(plan, planner)
    self.sentences = sentences
  }

  private static func points(_ value: Double) -> String {
    let text = NumberText.plain(abs(value), digits: 1)
    return "\(value < 0 ? "\u{2212}" : "")\(text) point\(text == "1" ? "" : "s")"
  }

  private static func sentences(_ best: ChartChoice.Scored) -> [String] {
    guard let first = best.rules.first(where: { $0.weight > 0 }) else { return [] }
    let hasBars = best.candidate.form == .change && best.plan.shape == .bar
    let form = hasBars ? "bars over time" : best.candidate.form.phrase
    let head = "This chart has \(form), because \(first.reason) (\(points(first.weight)))."
    return [head]
      + best.rules.filter { $0.name != first.name }.map {
        "\($0.weight > 0 ? "For it" : "Against it"): \($0.reason) (\(points($0.weight)))."
      }
  }

  private static func sentence(second: ChartChoice.Scored, _ planner: Planner) -> String {
    let columns = [second.candidate.measure, second.candidate.position].compactMap { $0 }
      .map { spaced(planner.table.columns[$0].name) }
    let columnList = columns.isEmpty ? "" : " (\(columns.joined(separator: " by ")))"
    let objection =
      second.rules.first { $0.weight < 0 }
      .map { "; against it: \($0.reason)" } ?? ""
    return
      "The next best were \(second.candidate.form.phrase)\(columnList), with \(points(second.score))\(objection). "
      + "--suggest draws it and others."
  }

  /// Why rows are added up, averaged or counted.
  private static func aggregates(_ plan: ChartPlan, _ planner: Planner) -> [String] {
    [plan.x, plan.y, plan.color].compactMap { channel -> String? in
      guard let channel, let aggregate = channel.aggregate else { return nil }
      guard case .column(let index) = channel.source else { return nil }
      let name = spaced(planner.table.columns[index].name)
      if planner.arguments.aggregate != nil { return nil }
      let positions = [plan.x, plan.y, plan.color, plan.facet].compactMap { $0 }.filter { $0 != channel }
      guard planner.combinesRows(at: positions) else { return nil }
      switch aggregate {
      case .sum:
        return
          "Several rows share a position, and the values of \(name) are added up, because they are amounts or counts."
      case .mean:
        return
          "Several rows share a position, and the values of \(name) are averaged, because it is not known that they add up; --aggregate sum adds them."
      default: return nil
      }
    }
  }
}
