import OpenChartsDisplayList

/// The transition between two pictures, computed once and drawn at any time.
///
///     let transition = PictureTransition(from: before, to: after)
///     let frame = transition.list(at: animation.progress(at: seconds))
///
/// Marks are identified by series, position on the axis, and index among equal ones. Bars grow from their base; lines
/// and areas are interpolated point by point; sectors sweep; points move; axes slide. New ticks come from their
/// position on the old scale. All other items are paired by role, text and order.
package struct PictureTransition: Sendable {
  /// The maximum number of rectangles, symbols and path points. Larger pictures change without animation.
  package static let pieceLimit = 20_000

  private let from: DisplayList
  private let to: DisplayList
  private let steps: [any Step]

  /// Whether the picture changes without animation, because both are equal or too large.
  package let isCut: Bool

  /// Whether any transition has its own progress.
  private let hasOwnTime: Bool

  /// - Parameters:
  ///   - transitions: The transitions of groups, by role; other groups fade.
  ///   - rotations: The 3-D charts of both pictures.
  package init(
    from: DisplayList, to: DisplayList, transitions: [GroupRole: GroupTransition] = [:],
    rotations: ChartRotations = ChartRotations()
  ) {
    hasOwnTime = transitions.values.contains { $0.progress != nil }
    self.from = from
    self.to = to
    isCut =
      from.items == to.items || Self.pieces(from.items, rotations) > Self.pieceLimit
      || Self.pieces(to.items, rotations) > Self.pieceLimit
    steps =
      isCut
      ? []
      : PicturePairing(from, to, transitions: transitions, rotations)
        .steps(from.items, to.items, at: PicturePairing.Level())
  }

  /// Returns the picture at a progress.
  ///
  /// - Parameter progress: 0 gives exactly the first picture, 1 exactly the last. Values outside 0...1, as from a
  ///   spring, extrapolate positions and lengths; colours and opacities are clamped. NaN gives the last picture.
  /// - Parameter seconds: The time since the start, for transitions with their own progress.
  /// - Returns: A picture with the accessibility tree and the ids of the last one, except at progress 0.
  package func list(at progress: Double, seconds: Double = .infinity) -> DisplayList {
    let isTimed = hasOwnTime && seconds.isFinite
    if progress == 0 && !isTimed || isCut && progress < 0 { return from }
    guard progress.isFinite, progress != 1 || isTimed, !isCut else { return to }
    var list = DisplayList()
    list.items.reserveCapacity(steps.count)
    for step in steps { step.draw(at: progress, seconds: seconds, into: &list.items) }
    (list.accessibility, list.charts) = (to.accessibility, to.charts)
    return list
  }

  /// Returns the picture at a progress as the start of the next transition. Its charts have the interpolated scales at
  /// this progress, so that values appear and disappear at the correct positions.
  package func beginning(at progress: Double, seconds: Double = .infinity) -> DisplayList {
    var list = list(at: progress, seconds: seconds)
    guard progress.isFinite, !isCut else { return list }
    let old = PicturePairing.charts(of: from)
    for index in list.charts.indices {
      guard let before = old[list.charts[index].id] else { continue }
      list.charts[index].drawn.move(from: before.drawn, at: progress)
    }
    return list
  }

  /// Counts pieces up to the limit, without 3-D charts that are drawn again for each frame.
  private static func pieces(_ items: [DisplayItem], _ rotations: ChartRotations) -> Int {
    var count = 0
    for item in items {
      switch item {
      case .path(let path): count += path.path.points.count
      case .rects(let batch): count += batch.rects.count
      case .symbols(let batch): count += batch.centers.count
      case .scene(let scene): count += scene.count
      case .text, .image: count += 1
      case .group(let group) where rotations.rotates(group): continue
      case .group(let group): count += pieces(group.children, rotations) + pieces(group.mask ?? [], rotations)
      }
      if count > pieceLimit { break }
    }
    return count
  }
}

extension AuditModel {
  /// Sets the plot's size and the scales to those between another picture and this one.
  fileprivate mutating func move(from old: AuditModel, at t: Double) {
    plot.width = mix(old.plot.width, plot.width, t)
    plot.height = mix(old.plot.height, plot.height, t)
    if let before = old.x?.scale { x?.scale?.move(from: before, at: t) }
    if let before = old.y?.scale { y?.scale?.move(from: before, at: t) }
  }
}

extension AuditModel.Axis.Scale {
  fileprivate mutating func move(from old: Self, at t: Double) {
    guard old.transform == transform else { return }
    let (first, last) = (old.position(lower), old.position(upper))
    guard first.isFinite, last.isFinite else { return }
    (start, end) = (mix(first, start, t), mix(last, end, t))
  }
}
