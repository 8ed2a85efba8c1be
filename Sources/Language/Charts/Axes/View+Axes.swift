import ChartModel
import Isolation
import SwiftUI

extension View {
  /// Whether x axes are shown, whatever they are made of.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.xAxis.visibility = visibility }
  }

  /// What x axes are made of.
  nonisolated public func chartXAxis<Content>(@AxisContentBuilder content: () -> Content) -> some View
  where Content: AxisContent { axis(\.xAxis, content()) }

  /// Whether y axes are shown, whatever they are made of.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.yAxis.visibility = visibility }
  }

  /// What y axes are made of.
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

  /// Wraps the whole x axis in view modifiers.
  nonisolated public func chartXAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View { chart { $0.xAxis.style = content } }

  /// Wraps the whole y axis in view modifiers.
  nonisolated public func chartYAxisStyle<Content>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View where Content: View { chart { $0.yAxis.style = content } }
}
