import SwiftUI

extension View {
  /// Sets the visibility of the legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend.
  /// - Parameters:
  ///   - position: The side of the chart; automatic means below.
  ///   - alignment: The alignment along that side; `nil` means the leading end.
  ///   - spacing: The distance from the chart in points.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { legend(position, alignment, spacing, nil) }

  /// Replaces the legend by a view.
  nonisolated public func chartLegend<Content>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View { legend(position, alignment, spacing, content()) }

  nonisolated private func legend(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?,
    _ content: (any View)?
  ) -> some View {
    chart { settings in
      settings.legend = LegendSettings(
        visibility: settings.legend.visibility, position: position, alignment: alignment, spacing: spacing,
        content: content)
    }
  }
}
