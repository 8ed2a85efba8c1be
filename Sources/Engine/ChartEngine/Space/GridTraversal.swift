import OpenChartsChartMath

/// The order of a floor's cells and grid lines, from far to near.
///
/// A ray to the eye goes in one direction along each axis, so a cell is drawn before the cells that the ray enters
/// after it. In perspective, rays from both sides meet at the cell below the eye.
struct GridTraversal {
  enum Step: Hashable {
    case line(Int)
    case cell(Int)
  }

  /// - Parameters:
  ///   - lines: The grid lines, ascending, at least two.
  ///   - eye: The coordinate of the eye on this axis; infinite if it is far away on that side.
  static func steps(_ lines: [Double], eye: Double) -> [Step] {
    let last = lines.count - 1
    var steps: [Step] = []
    steps.reserveCapacity(2 * lines.count)
    // The cell below the eye comes last.
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
