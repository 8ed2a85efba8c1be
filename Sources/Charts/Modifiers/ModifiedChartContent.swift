/// What a modifier says to the marks in its content.
protocol ChartContentModifier {
  /// Sets what it says, walks the content, and puts back what was there.
  @MainActor func apply(to collector: _ChartCollector, around content: some ChartContent)
}

/// Content with a modifier around it.
struct ModifiedChartContent<Content: ChartContent, Modifier: ChartContentModifier> {
  let content: Content
  let modifier: Modifier

  init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedChartContent: _PrimitiveChartContent {
  func _collect(into collector: _ChartCollector) {
    modifier.apply(to: collector, around: content)
  }
}
