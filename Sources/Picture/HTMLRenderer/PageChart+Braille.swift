import OpenChartsDisplayList

extension PageChart {
  /// The maximum number of cells of a braille line, and the characters for the four levels of a value.
  private static let cells = 32
  private static let heights: [Character] = ["⣀", "⠤", "⠒", "⠉"]

  /// Returns the trend of a series as a line of braille: means of equal intervals on four levels, blank for missing
  /// values.
  func braille(_ index: Int) -> String {
    let numbers = walked(index)
    let presentNumbers = numbers.filter { !$0.isNaN }
    let (low, high) = (presentNumbers.min() ?? 0, presentNumbers.max() ?? 0)
    let count = min(Self.cells, numbers.count)
    return String(
      (0..<count).map { cell in
        let part = numbers[(cell * numbers.count / count)..<((cell + 1) * numbers.count / count)].filter {
          !$0.isNaN
        }
        if part.isEmpty { return "⠀" }
        let mean = part.reduce(0, +) / Double(part.count)
        let level = high > low ? (mean - low) / (high - low) * 4 : 1
        return Self.heights[level.isFinite ? min(max(Int(level), 0), 3) : 1]
      })
  }

  /// Returns the numbers of a series in the page's navigation order.
  private func walked(_ index: Int) -> [Double] {
    let series = values.series[index]
    let isLying = values.navigationOrder == .y
    let numbers = isLying ? series.x : series.y
    if let along = series.depth?.along {
      return along.indices.sorted { (along[$0], $0) < (along[$1], $1) }.map { numbers[$0] }
    }
    guard values.navigationOrder != .angle, numbers.count == series.points.count else { return numbers }
    let along = series.points.map { isLying ? $0.y : values.isRightToLeft ? -$0.x : $0.x }
    if zip(along, along.dropFirst()).allSatisfy({ $0 <= $1 }) { return numbers }
    return along.indices.sorted { (along[$0], $0) < (along[$1], $1) }.map { numbers[$0] }
  }
}
