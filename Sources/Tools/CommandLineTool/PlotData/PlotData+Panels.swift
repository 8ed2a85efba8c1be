import OpenChartsTables

extension PlotData {
  /// The data of each panel with its name, in the order of the names; the whole chart if the plan has no panels.
  /// Names of axes and colours are the same in all of them.
  func panels(_ plan: ChartPlan) -> [(name: String, data: PlotData)] {
    guard case .names(let codes, let names)? = facet else { return [("", self)] }
    var rows = [[Int]](repeating: [], count: names.count)
    for row in 0..<count where codes[row] >= 0 { rows[Int(codes[row])].append(row) }
    return names.indices.filter { !rows[$0].isEmpty }.map { (names[$0], picked(rows[$0], plan)) }
  }

  /// The number of panels with rows.
  var panelCount: Int {
    if case .names(let codes, _)? = facet { Set(codes).count } else { 1 }
  }
}
