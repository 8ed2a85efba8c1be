import ChartModel
import DisplayList

/// Maps data to a colour, a symbol, a size or a dash.
package struct StyleScale<Output: Sendable>: Sendable {
  /// Bounds of a continuous domain, or all categories in order.
  package var domain: [DataValue] = []
  package func output(for value: DataValue) -> Output? { nil }
}
