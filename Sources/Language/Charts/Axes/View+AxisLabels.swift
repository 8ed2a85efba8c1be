import ChartModel
import SwiftUI

extension View {
  /// A title for the x axis, in the reader's language.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.xAxis, Text(labelKey), position, alignment, spacing) }

  /// A title for the x axis, in the reader's language.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.xAxis, Text(labelResource), position, alignment, spacing) }

  /// A title for the x axis.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol { title(\.xAxis, Text(label), position, alignment, spacing) }

  /// A view as the title of the x axis.
  nonisolated public func chartXAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View { title(\.xAxis, content(), position, alignment, spacing) }

  /// A title for the y axis, in the reader's language.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.yAxis, Text(labelKey), position, alignment, spacing) }

  /// A title for the y axis, in the reader's language.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { title(\.yAxis, Text(labelResource), position, alignment, spacing) }

  /// A title for the y axis.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View where S: StringProtocol { title(\.yAxis, Text(label), position, alignment, spacing) }

  /// A view as the title of the y axis.
  nonisolated public func chartYAxisLabel<C>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View where C: View { title(\.yAxis, content(), position, alignment, spacing) }

  // All of them show; the one that is said nearer to the chart lies nearer to the plot. Outer modifiers speak
  // first.
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
