import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

extension View {
  /// Sets the visibility of x axes, regardless of their content.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.visibility = visibility }
  }

  /// Sets the content of x axes.
  nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent { axis(\.xAxis, content()) }

  /// Sets the visibility of y axes, regardless of their content.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.visibility = visibility }
  }

  /// Sets the content of y axes.
  nonisolated public func chartYAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent { axis(\.yAxis, content()) }

  nonisolated private func axis(
    _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ content: some AxisContent
  ) -> some View {
    let content = MainActorBox(content)
    return chart { settings in
      settings[keyPath: axis].marks = { scope in
        content.value._requests(in: scope).map(\.request)
      }
    }
  }

  /// Applies view modifiers to the whole x axis.
  nonisolated public func chartXAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View { chart { $0.xAxis.style = content } }

  /// Applies view modifiers to the whole y axis.
  nonisolated public func chartYAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View { chart { $0.yAxis.style = content } }
}
