import OpenChartsTables

extension PlotData {
  /// The data and name of each panel, in the order of the names; the whole chart if the plan has no panels. All panels
  /// have the same names on axes and in colours.
  func panels(_ plan: ChartPlan) -> [(name: String, data: PlotData)] {
    parts(by: facet, plan) ?? [("", self)]
  }

  /// The number of panels with rows.
  var panelCount: Int {
    if case .names(let codes, _)? = facet { Set(codes).count } else { 1 }
  }
}
