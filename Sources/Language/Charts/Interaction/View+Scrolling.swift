import ChartModel
import SwiftUI

extension View {
  /// The axes along which charts scroll. A still picture shows the window at its first position; a page scrolls
  /// and zooms it.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scrolling.axes = axes }
  }

  /// How much of a scrollable x axis is in view: numbers, seconds of dates, a count of names. Unless said, all.
  nonisolated public func chartXVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chart { $0.scrolling.x.length = length.dataValue.magnitude }
  }

  /// How much of a scrollable y axis is in view: numbers, seconds of dates, a count of names. Unless said, all.
  nonisolated public func chartYVisibleDomain<P>(length: P) -> some View where P: Plottable, P: Numeric {
    chart { $0.scrolling.y.length = length.dataValue.magnitude }
  }

  /// The value at which the window on a scrollable x axis begins, at first.
  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    chart {
      $0.scrolling.x.position = initialX.dataValue
      $0.scrolling.x.write = nil
    }
  }

  /// The value at which the window on a scrollable y axis begins, at first.
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    chart {
      $0.scrolling.y.position = initialY.dataValue
      $0.scrolling.y.write = nil
    }
  }

  /// Binds the value at which the window on a scrollable x axis begins.
  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chart { $0.scrolling.x.bind(x) }
  }

  /// Binds the value at which the window on a scrollable y axis begins.
  nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
    chart { $0.scrolling.y.bind(y) }
  }

  /// Where scrolls in charts come to rest, in pages. A still picture does not move.
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
