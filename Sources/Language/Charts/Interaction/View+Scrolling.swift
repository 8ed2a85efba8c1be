import OpenChartsChartModel
import SwiftUI

extension View {
  /// Sets the axes along which charts scroll. A picture shows the initial window; a page can scroll and zoom.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrolling.axes = axes }
  }

  /// Sets the visible length of a scrollable x axis: numbers, seconds for dates, a count of categories. By default
  /// the whole axis.
  nonisolated public func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chart { $0.scrolling.x.length = length.dataValue.magnitude }
  }

  /// Sets the visible length of a scrollable y axis: numbers, seconds for dates, a count of categories. By default
  /// the whole axis.
  nonisolated public func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chart { $0.scrolling.y.length = length.dataValue.magnitude }
  }

  /// Sets the initial start of the visible window on a scrollable x axis.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart {
      $0.scrolling.x.position = initialX.dataValue
      $0.scrolling.x.write = nil
    }
  }

  /// Sets the initial start of the visible window on a scrollable y axis.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    chart {
      $0.scrolling.y.position = initialY.dataValue
      $0.scrolling.y.write = nil
    }
  }

  /// Binds the start of the visible window on a scrollable x axis.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chart { $0.scrolling.x.bind(x) }
  }

  /// Binds the start of the visible window on a scrollable y axis.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chart { $0.scrolling.y.bind(y) }
  }

  /// Sets the positions at which scrolls in charts end, in pages. Has no effect in a picture.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrolling.behavior = behavior }
  }
}

extension ChartScrolling.Direction {
  fileprivate mutating func bind<P: Plottable>(_ binding: Binding<P>) {
    position = binding.wrappedValue.dataValue
    write = { value in if let value = P(dataValue: value) { binding.wrappedValue = value } }
  }
}
