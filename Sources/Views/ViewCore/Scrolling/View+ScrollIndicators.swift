import OpenChartsViewValues

extension EnvironmentValues {
  /// The visibility of the indicators of scroll views along the horizontal axis.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
  /// The visibility of the indicators of scroll views along the vertical axis.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
}

extension View {
  /// Sets the visibility of the indicators of scroll views in this view, in a live session. A picture has no
  /// indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    changing { environment in
      if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
    }
  }
}
