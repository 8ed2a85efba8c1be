import OpenChartsChartModel
import OpenChartsDisplayList

extension AxisGuide {
  private func interval(_ label: PlacedLabel) -> (Double, Double) {
    dimension == .x ? (label.frame.minX, label.frame.maxX) : (label.frame.minY, label.frame.maxY)
  }

  /// Removes labels of a horizontal axis that overlap or lie outside the chart, and the label beside a grid line at the
  /// end of the plot. A label that extends beyond the chart is moved inwards if it stays on the same side of its grid
  /// line. Otherwise it is omitted, as on Apple's systems. If the author listed its value, it is moved to the other side
  /// of its grid line if there is space.
  func resolveCollisions(_ labels: [PlacedLabel], space: LabelSpace) -> [PlacedLabel] {
    var fixed: [PlacedLabel] = []
    var moved: [(label: PlacedLabel, isAtEnd: Bool)] = []
    for label in labels {
      guard dimension == .x, label.collision != .disabled else {
        fixed.append(label)
        continue
      }
      var (label, (from, to)) = (label, interval(label))
      let middle = (from + to) / 2
      let isBeyond =
        to > space.reach.upperBound + label.slack || label.isBesideLine && from >= space.plotLength
        || space.isRightTaken && (space.isCornerTight ? middle : from) > space.plotLength
      let isBefore =
        from < space.reach.lowerBound - label.slack || label.isBesideLine && to <= 0
        || space.isLeftTaken && (space.isCornerTight ? middle : to) < 0
      if isBeyond || isBefore {
        guard let x = label.otherSide else { continue }
        (from, to) = (x, x + label.frame.width)
        guard from >= 0, to <= space.plotLength else { continue }
        label.frame.x = x
        moved.append((label, isBeyond))
      } else {
        label.frame.x -= max(to - space.reach.upperBound, 0)
        label.frame.x += max(space.reach.lowerBound - from, 0)
        fixed.append(label)
      }
    }
    if fixed.contains(where: { if case .greedy = $0.collision { true } else { false } }) {
      return greedy(fixed + moved.map(\.label))
    }
    return thinned(fixed, moved)
  }

  /// Keeps every label, or else every second one, every third one and so on: the first choice without overlaps.
  private func thinned(
    _ labels: [PlacedLabel], _ moved: [(label: PlacedLabel, isAtEnd: Bool)]
  ) -> [PlacedLabel] {
    let order = labels.filter { $0.collision != .disabled }.sorted { interval($0).0 < interval($1).0 }
    let spacing = dimension == .x ? (isBand ? 1 : Self.spacing) : -2
    var density = 1
    while density < order.count {
      var end = -Double.infinity
      var collides = false
      for index in Swift.stride(from: startIndex(order, density), to: order.count, by: density) {
        let (from, to) = interval(order[index])
        if from < end + spacing {
          collides = true
          break
        }
        end = to
      }
      if !collides { break }
      density += 1
    }
    let start = order.isEmpty ? 0 : startIndex(order, density)
    var shown =
      density == 1
      ? labels
      : Swift.stride(from: start, to: order.count, by: density).map { order[$0] }
        + labels.filter { $0.collision == .disabled }
    // A label that was moved to the other side of its line is kept only if it fits the spacing of the others.
    let gap = 2 * Self.spacing
    for (label, isAtEnd) in moved where ((isAtEnd ? order.count : -1) - start) % density == 0 {
      let (from, to) = interval(label)
      let isFree = shown.allSatisfy { to + gap <= interval($0).0 || from >= interval($0).1 + gap }
      if isFree { shown.append(label) }
    }
    return shown
  }

  /// Returns the index of the first label that thinning keeps: the label of the first value. On a vertical numeric axis
  /// this is the lowest value, which is last in drawing order.
  private func startIndex(_ order: [PlacedLabel], _ density: Int) -> Int {
    let startsLow = dimension == .y && !isBand || (order.first?.entry ?? 0) > (order.last?.entry ?? 0)
    return startsLow ? (order.count - 1) % density : 0
  }

  /// Keeps a label only if it does not overlap a label that was kept before. Labels with higher priorities are tried
  /// first.
  private func greedy(_ labels: [PlacedLabel]) -> [PlacedLabel] {
    func priority(_ label: PlacedLabel) -> Double {
      switch label.collision {
      case .greedy(let priority, _): priority
      case .disabled: .infinity
      case .automatic, .truncate: 0
      }
    }
    let order = labels.enumerated().sorted {
      (-priority($0.element), $0.element.entry, $0.offset) < (
        -priority($1.element), $1.element.entry, $1.offset
      )
    }
    var shown: [PlacedLabel] = []
    for (_, label) in order {
      var spacing = dimension == .x ? Self.spacing : 0
      if case .greedy(_, let given?) = label.collision { spacing = given }
      let (from, to) = interval(label)
      let isFree = shown.allSatisfy {
        let other = interval($0)
        return to + spacing <= other.0 || from >= other.1 + spacing
      }
      if isFree || label.collision == .disabled { shown.append(label) }
    }
    return shown.sorted { $0.entry < $1.entry }
  }
}
