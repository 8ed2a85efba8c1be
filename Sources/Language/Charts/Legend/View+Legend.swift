import SwiftUI

extension View {
  /// Whether charts show a legend, wherever it stands.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Where the legend stands.
  /// - Parameters:
  ///   - position: The side of the chart; automatic is below it.
  ///   - alignment: Its place along that side; `nil` is the leading end.
  ///   - spacing: Points to the chart.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { legend(position, alignment, spacing, nil) }

  /// A view in place of the legend.
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
