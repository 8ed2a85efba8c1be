/// What a modifier says to the marks in its content.
///
/// The two halves are plain functions, so that the walk between them can be compiled for the content's type
/// where the chart is written.
@usableFromInline package protocol ChartContentModifier {
  /// What was said before.
  associatedtype Saved
  /// Sets what the modifier says; answers what was there.
  @MainActor func begin(_ collector: _ChartCollector) -> Saved
  /// Puts back what was there.
  @MainActor func end(_ collector: _ChartCollector, _ saved: Saved)
}

/// Content with a modifier around it.
@usableFromInline package struct ModifiedChartContent<Content: ChartContent, Modifier: ChartContentModifier> {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedChartContent: _PrimitiveChartContent {
  @inlinable package func _collect(into collector: _ChartCollector) {
    let saved = modifier.begin(collector)
    content._collect(into: collector)
    modifier.end(collector, saved)
  }
}
