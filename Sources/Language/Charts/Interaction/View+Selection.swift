import ChartModel
import SwiftUI

// A still picture has no pointer: what is selected is what the bindings hold, and `ChartProxy` writes them. A
// page begins with what they hold, and lets its reader select.

extension View {
  /// Binds the value selected along x.
  nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart {
      $0.selections.xValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } }
      $0.selections.initial.xValue = value.wrappedValue?.dataValue
    }
  }

  /// Binds the value selected along y.
  nonisolated public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart {
      $0.selections.yValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } }
      $0.selections.initial.yValue = value.wrappedValue?.dataValue
    }
  }

  /// Binds the running total of all sectors at the selected direction.
  nonisolated public func chartAngleSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    chart {
      $0.selections.angleValue = { value.wrappedValue = $0.flatMap { P(dataValue: $0) } }
      $0.selections.initial.angleValue = value.wrappedValue?.dataValue
    }
  }

  /// The spelling of the first betas.
  @available(*, deprecated, renamed: "chartAngleSelection(value:)")
  nonisolated public func chartAngleSelection<P>(_ value: Binding<P?>) -> some View where P: Plottable {
    chartAngleSelection(value: value)
  }

  /// Binds the range selected along x.
  nonisolated public func chartXSelection<P>(range: Binding<ClosedRange<P>?>) -> some View
  where P: Plottable, P: Comparable {
    chart {
      $0.selections.xRange = { range.wrappedValue = typed($0) }
      $0.selections.initial.xRange = range.wrappedValue.map {
        ($0.lowerBound.dataValue, $0.upperBound.dataValue)
      }
    }
  }

  /// Binds the range selected along y.
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

/// The range between two values in either order; `nil` for values of another type.
func typed<P: Plottable & Comparable>(_ bounds: (DataValue, DataValue)?) -> ClosedRange<P>? {
  guard let bounds, let a = P(dataValue: bounds.0), let b = P(dataValue: bounds.1) else { return nil }
  return min(a, b)...max(a, b)
}
