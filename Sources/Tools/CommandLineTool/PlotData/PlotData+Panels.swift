import OpenChartsTables

extension PlotData {
  /// The data of each panel with its name, in the order of the names; the whole chart if the plan has no panels.
  /// Names of axes and colours are the same in all of them.
  func panels(_ plan: ChartPlan) -> [(name: String, data: PlotData)] {
    parts(by: facet, plan) ?? [("", self)]
  }

  /// The number of panels with rows.
  var panelCount: Int {
    if case .names(let codes, _)? = facet { Set(codes).count } else { 1 }
  }
}
