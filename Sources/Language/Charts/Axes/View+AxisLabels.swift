import OpenChartsChartModel
import SwiftUI

extension View {
  /// Adds a title to the x axis.
  @LabelOverloads
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.xAxis, Text(labelKey), position, alignment, spacing) }

  /// Adds a view as a title of the x axis.
  nonisolated public func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View { title(\.xAxis, content(), position, alignment, spacing) }

  /// Adds a title to the y axis.
  @LabelOverloads
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.yAxis, Text(labelKey), position, alignment, spacing) }

  /// Adds a view as a title of the y axis.
  nonisolated public func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View { title(\.yAxis, content(), position, alignment, spacing) }

  // All titles are shown. A modifier closer to the chart places its title closer to the plot, because outer modifiers
  // are applied first.
  nonisolated private func title(
    _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ view: some View,
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) -> some View {
    chart { settings in
      settings[keyPath: axis].titles.insert(
        AxisTitleSettings(position: position, alignment: alignment, spacing: spacing, content: view), at: 0)
    }
  }
}
