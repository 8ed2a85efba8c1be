import DisplayList

/// How a group comes into a picture and how it goes, as SwiftUI's transitions say.
package struct GroupTransition: Sendable {
  /// A group before it has come or when it has gone, next to how it is while it is there.
  package struct End: Sendable, Equatable {
    /// Applied after the group's own transform, in the coordinates of its content.
    package var transform = Transform.identity
    package var opacity = 1.0
    package init(transform: Transform = .identity, opacity: Double = 1) {
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// `nil` where it is there at once.
  package var insertion: End?
  /// `nil` where it is gone at once.
  package var removal: End?
  /// Its own progress after seconds from the beginning, in place of that of the picture.
  package var progress: (@Sendable (Double) -> Double)?

  package init(insertion: End?, removal: End?, progress: (@Sendable (Double) -> Double)? = nil) {
    self.insertion = insertion
    self.removal = removal
    self.progress = progress
  }
}

/// A group of one picture that comes or goes.
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
    // What has gone stays gone, whatever a spring does.
    let rest = comes ? t : 1 - clamped(t)
    group.transform = mix(end.transform, group.transform, rest)
    group.opacity = clamped(mix(end.opacity, group.opacity, rest))
    if group.opacity > 0 { items.append(.group(group)) }
  }
}
