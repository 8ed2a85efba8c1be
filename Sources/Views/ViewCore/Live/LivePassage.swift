import Motion
import ViewValues

/// How one view of a drawing comes and goes.
package struct LivePassage {
  package var passage: Passage
  /// Its own; `nil` where it goes with the change.
  package var animation: Animation?
}
