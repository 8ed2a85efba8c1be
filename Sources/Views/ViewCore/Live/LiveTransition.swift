import OpenChartsMotion
import OpenChartsViewValues

/// The transition of one view.
package struct LiveTransition {
  package var group: GroupTransition
  /// The transition's own animation; `nil` uses the animation of the change.
  package var animation: Animation?
}
