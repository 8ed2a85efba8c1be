import OpenChartsDisplayList

/// The insertion and the removal of a group, as SwiftUI's transitions define them.
package struct GroupTransition: Sendable {
  /// The state of a group before its insertion or after its removal, relative to its normal state.
  package struct End: Sendable, Equatable {
    /// Applied after the group's transform, in the coordinates of its content.
    package var transform = Transform.identity
    package var opacity = 1.0
    package init(transform: Transform = .identity, opacity: Double = 1) {
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// The state before the insertion; `nil` if the group is inserted without animation.
  package var insertion: End?
  /// The state after the removal; `nil` if the group is removed without animation.
  package var removal: End?
  /// The transition's own progress by seconds since the start. It replaces the picture's progress.
  package var progress: (@Sendable (Double) -> Double)?

  package init(insertion: End?, removal: End?, progress: (@Sendable (Double) -> Double)? = nil) {
    self.insertion = insertion
    self.removal = removal
    self.progress = progress
  }
}

/// The insertion or removal of a group.
struct GroupTransitionStep: Step {
  var group: GroupItem
  var transition: GroupTransition
  var comes: Bool

  func draw(at t: Double, into items: inout [DisplayItem]) { draw(at: t, seconds: .infinity, into: &items) }

  func draw(at t: Double, seconds: Double, into items: inout [DisplayItem]) {
    var t = t
    if let progress = transition.progress { t = seconds.isFinite ? progress(seconds) : 1 }
    var group = group
    guard let end = comes ? transition.insertion : transition.removal else {
      if comes || t <= 0 { items.append(.group(group)) }
      return
    }
    // A spring may overshoot, but a removed group must not reappear.
    let rest = comes ? t : 1 - clamped(t)
    group.transform = mix(end.transform, group.transform, rest)
    group.opacity = clamped(mix(end.opacity, group.opacity, rest))
    if group.opacity > 0 { items.append(.group(group)) }
  }
}
