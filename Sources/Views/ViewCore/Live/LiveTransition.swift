import Motion
import ViewValues

/// How one view of a drawing comes and goes.
package struct LiveTransition {
  package var group: GroupTransition
  /// Its own; `nil` where it goes with the change.
  package var animation: Animation?
}
