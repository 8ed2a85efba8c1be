/// A modifier of the marks in its content.
///
/// The modification is split into two functions, so that the walk between them can be specialized for the content's
/// type in the client.
@usableFromInline package protocol ChartContentModifier {
  /// The previous settings.
  associatedtype Saved
  /// Applies the modifier's settings and returns the previous ones.
  @MainActor func begin(_ collector: _ChartCollector) -> Saved
  /// Restores the previous settings.
  @MainActor func end(_ collector: _ChartCollector, _ saved: Saved)
}

/// Content with a modifier.
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
