extension ChartRequest {
  /// Whether laying the chart out calls what its author wrote: views that are measured and drawn, closures that
  /// map values or edit domains. All of that belongs to the main actor.
  package var asksAuthor: Bool {
    plotStyle != nil || legend.content != nil || xAxis.asksAuthor || yAxis.asksAuthor
      || scales.asksAuthor
      || marks.contains(where: \.asksAuthor)
  }
}

extension MarkTable {
  fileprivate var asksAuthor: Bool {
    !annotations.isEmpty
      || styles.contains { $0.symbol?.isContent == true || $0.layer?.asksAuthor == true }
  }
}

extension LayerRequest {
  fileprivate var asksAuthor: Bool {
    style != nil || mask.contains(where: \.asksAuthor) || parent.contains(where: \.asksAuthor)
  }
}

extension SymbolRequest {
  /// Whether it is drawn content instead of an outline.
  package var isContent: Bool { if case .content = self { true } else { false } }
}

extension AxisRequest {
  fileprivate var asksAuthor: Bool {
    style != nil || !titles.isEmpty
      || marks?.contains { $0.content != nil || !$0.layers.isEmpty } == true
  }
}

extension ScaleRequests {
  fileprivate var asksAuthor: Bool {
    x.domain.asksAuthor || y.domain.asksAuthor || foregroundStyle.asksAuthor || symbol.asksAuthor
      || symbolSize.asksAuthor || lineStyle.asksAuthor
  }
}

extension StyleScaleRequest {
  fileprivate var asksAuthor: Bool {
    if case .mapping = range { return true }
    return domain.asksAuthor
  }
}

extension DomainRequest {
  fileprivate var asksAuthor: Bool {
    if case .automatic(_, _, let modify) = self { modify != nil } else { false }
  }
}
