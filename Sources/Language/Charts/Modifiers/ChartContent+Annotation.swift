import OpenChartsChartModel
import OpenChartsDisplayList
import OpenChartsIsolation
import SwiftUI

/// Information about the annotated mark.
public struct AnnotationContext: Sendable {
  /// The size of the annotated mark, in points.
  public let targetSize: CGSize
}

/// Annotates each mark in its content, in addition to inner annotations.
struct AnnotationModifier<Content: View>: ChartContentModifier {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> Content

  func begin(_ collector: _ChartCollector) -> [MarkAnnotation] {
    let saved = collector.modifiers.annotations
    collector.modifiers.annotations = [annotation(for: collector)] + saved
    return saved
  }

  func end(_ collector: _ChartCollector, _ saved: [MarkAnnotation]) {
    collector.modifiers.annotations = saved
  }

  @MainActor private func annotation(for collector: _ChartCollector) -> MarkAnnotation {
    let (content, scope) = (MainActorBox(content), collector.scope)
    scope.makesViews = true
    let role = ChartViewRole.annotation(
      collector.contentIdentity, depth: collector.modifiers.annotations.count)
    let make = MainActorBox<@MainActor (CGSize) -> ViewContent> { size in
      scope.content(of: content.value(AnnotationContext(targetSize: size)), as: role)
    }
    return MarkAnnotation(
      position: position.position, alignment: alignment.contentAlignment,
      spacing: spacing.map(Double.init), overflowX: overflow.x.strategy,
      overflowY: overflow.y.strategy
    ) { size in make.run { $0(size.cgSize) } }
  }
}

extension ChartContent {
  /// Places a view beside each mark.
  ///
  ///     BarMark(x: .value("Day", day), y: .value("Steps", count))
  ///       .annotation(position: .top) { Text("\(count)").font(.caption) }
  ///
  /// - Parameters:
  ///   - position: The position; automatic means beyond the end that shows the value.
  ///   - alignment: The alignment in the other direction.
  ///   - spacing: The distance between mark and view in points; `nil` means 4.
  ///   - content: The view, the same for all marks.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let view = content()
    return annotated(position, alignment, spacing, .automatic) { _ in view }
  }

  /// Places a view beside each mark; it may depend on the mark's size.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, .automatic, content)
  }

  /// Places a view beside each mark. `overflowResolution` applies if there is not enough space.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent where C: View {
    let view = content()
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// Places a view beside each mark. The view may depend on the mark's size. `overflowResolution` applies if there is
  /// not enough space.
  nonisolated public func annotation<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent where C: View {
    annotated(position, alignment, spacing, overflowResolution, content)
  }

  nonisolated private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    ModifiedChartContent(
      self,
      AnnotationModifier(
        position: position, alignment: alignment, spacing: spacing, overflow: overflow,
        content: content))
  }
}
