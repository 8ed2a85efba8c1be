import Foundation
import OpenChartsViewValues

extension EnvironmentValues {
  /// The axis of the stack that directly contains the view, for spacers and dividers.
  @Entry package var stackAxis: Axis?
}

extension _ViewContext {
  /// Returns a context with the same identity for the content of a container with an axis, or without one.
  package func inStack(_ axis: Axis?) -> _ViewContext {
    var copy = self
    copy.environment.stackAxis = axis
    return copy
  }
}
