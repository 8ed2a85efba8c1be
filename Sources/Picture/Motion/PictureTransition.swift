import DisplayList

/// The way from one picture to another, worked out once and drawn for any moment of it.
///
///     let transition = PictureTransition(from: before, to: after)
///     let frame = transition.list(at: animation.progress(at: seconds))
///
/// Marks keep their identity by what they stand for: series, place on the axis, and turn among equals. Bars grow
/// from their feet, lines and areas morph point by point, sectors sweep, points move, axes slide and their new
/// ticks come from where they lie on the old scale. Everything else pairs up by its role, its words and its order.
package struct PictureTransition: Sendable {
  /// Pictures of more rectangles, symbols and points of paths than this do not move: they cut.
  package static let pieceLimit = 20_000

  private let from: DisplayList
  private let to: DisplayList
  private let steps: [any Step]

  /// Whether the pictures change at once, because they are equal or too large.
  package let isCut: Bool

  /// Whether something keeps its own time.
  private let hasOwnTime: Bool

  /// - Parameters:
  ///   - transitions: How groups come and go, by their roles; the others fade.
  ///   - turning: The charts in three dimensions of both pictures.
  package init(
    from: DisplayList, to: DisplayList, transitions: [GroupRole: GroupTransition] = [:],
    turning: Turning = Turning()
  ) {
    hasOwnTime = transitions.values.contains { $0.progress != nil }
    self.from = from
    self.to = to
    isCut =
      from.items == to.items || Self.pieces(from.items, turning) > Self.pieceLimit
      || Self.pieces(to.items, turning) > Self.pieceLimit
    steps =
      isCut
      ? []
      : PicturePairing(from, to, transitions: transitions, turning)
        .steps(from.items, to.items, at: PicturePairing.Level())
  }

  /// The picture at a moment of the way.
  ///
  /// - Parameter progress: 0 gives the first picture and 1 the last, exactly. A spring may go beyond: places and
  ///   lengths follow it, colours and opacities stay at their ends. What is not a number is the end.
  /// - Parameter seconds: The time since the beginning, for transitions that keep their own.
  /// - Returns: A picture whose accessibility tree and identities are the last one's, whatever the moment but 0.
  package func list(at progress: Double, seconds: Double = .infinity) -> DisplayList {
    let isTimed = hasOwnTime && seconds.isFinite
    if progress == 0 && !isTimed || isCut && progress < 0 { return from }
    guard progress.isFinite, progress != 1 || isTimed, !isCut else { return to }
    var list = DisplayList()
    list.items.reserveCapacity(steps.count)
    for step in steps { step.draw(at: progress, seconds: seconds, into: &list.items) }
    list.accessibility = to.accessibility
    return list
  }

  /// Counted as far as the limit matters, without what is drawn anew for each moment.
  private static func pieces(_ items: [DisplayItem], _ turning: Turning) -> Int {
    var count = 0
    for item in items {
      switch item {
      case .path(let path): count += path.path.points.count
      case .rects(let batch): count += batch.rects.count
      case .symbols(let batch): count += batch.centers.count
      case .scene(let scene): count += scene.count
      case .text, .image: count += 1
      case .group(let group) where turning.turns(group): continue
      case .group(let group): count += pieces(group.children, turning) + pieces(group.mask ?? [], turning)
      }
      if count > pieceLimit { break }
    }
    return count
  }
}
