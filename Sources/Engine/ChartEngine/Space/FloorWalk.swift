import ChartMath

/// The way over a floor's cells and the lines between them, from far to near.
///
/// A ray to the eye runs one way along each axis, so that of two cells the one that it leaves first comes first. With
/// perspective, rays from both sides come together over the cell that the eye stands over.
struct FloorWalk {
  enum Step: Hashable {
    case line(Int)
    case cell(Int)
  }

  /// - Parameters:
  ///   - lines: Ascending, two at least.
  ///   - eye: Where the eye stands along them; infinite where it is far away on that side.
  static func steps(_ lines: [Double], eye: Double) -> [Step] {
    let last = lines.count - 1
    var steps: [Step] = []
    steps.reserveCapacity(2 * lines.count)
    // The cell under the eye comes last.
    let middle = eye <= lines[0] ? -1 : eye >= lines[last] ? last : FloorGrid.cell(eye, in: lines)
    for cell in 0..<max(min(middle, last), 0) { steps += [.line(cell), .cell(cell)] }
    for cell in stride(from: last - 1, to: middle, by: -1) { steps += [.line(cell + 1), .cell(cell)] }
    switch middle {
    case -1: steps.append(.line(0))
    case last: steps.append(.line(last))
    default: steps += [.line(middle), .line(middle + 1), .cell(middle)]
    }
    return steps
  }
}
