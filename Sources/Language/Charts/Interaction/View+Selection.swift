import OpenChartsChartModel
import SwiftUI

// A picture has no pointer. Its selections are the values of the bindings, which `ChartProxy` sets. A page starts with
// these values and lets the user select.

extension View {
  /// Binds the selected value on x.
  nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart {
      $0.selections.xValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } }
      $0.selections.initial.xValue = value.wrappedValue?.dataValue
    }
  }

  /// Binds the selected value on y.
  nonisolated public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart {
      $0.selections.yValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } }
      $0.selections.initial.yValue = value.wrappedValue?.dataValue
    }
  }

  /// Binds the cumulative sum of the sectors at the selected angle.
  nonisolated public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart {
      $0.selections.angleValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } }
      $0.selections.initial.angleValue = value.wrappedValue?.dataValue
    }
  }

  /// Binds the selected angle. This is the name from early betas.
  @available(*, deprecated, renamed: "chartAngleSelection(value:)")
  nonisolated public func chartAngleSelection<P>(_ value: Binding<P?>) -> some View where P: Plottable {
    chartAngleSelection(value: value)
  }

  /// Binds the selected range on x.
  nonisolated public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart {
      $0.selections.xRange = { range.wrappedValue = typed($0) }
      $0.selections.initial.xRange = range.wrappedValue.map {
        ($0.lowerBound.dataValue, $0.upperBound.dataValue)
      }
    }
  }

  /// Binds the selected range on y.
  nonisolated public func chartYSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart {
      $0.selections.yRange = { range.wrappedValue = typed($0) }
      $0.selections.initial.yRange = range.wrappedValue.map {
        ($0.lowerBound.dataValue, $0.upperBound.dataValue)
      }
    }
  }
}

/// Returns the range between two values in either order; `nil` for values of another type.
func typed<P: Plottable & Comparable>(_ bounds: (DataValue, DataValue)?) -> ClosedRange<P>? {
  guard let bounds, let a = P(dataValue: bounds.0), let b = P(dataValue: bounds.1) else { return nil }
  return min(a, b)...max(a, b)
}
