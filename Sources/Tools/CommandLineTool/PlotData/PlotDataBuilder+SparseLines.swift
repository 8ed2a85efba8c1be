/// Lines of values that were taken now and then, as in surveys of different years in different countries.
extension PlotDataBuilder {
  /// The minimum number of lines, and the minimum number of values of a line.
  private static let (fewestLines, fewestValues) = (3, 3)
  /// One step in this many of a line must be longer than the time between two dates of the table.
  private static let mostStepsForEachGap = 20

  /// Joins the values of each line across missing values, if at least half of three or more lines have gaps with a
  /// single value between them. Such lines would be dots that readers cannot follow.
  ///
  /// - Returns: Whether the lines were joined, so that they have no further gaps.
  mutating func joinSparseLines(_ rows: inout [Int]) -> Bool {
    let positionSlot: Slot = isHorizontal ? .y : .x
    guard plan.shape == .line, hasAllRows, table.sample == nil, rows.count <= 50_000,
      channels[positionSlot]?.unit == nil, case .dates(let moments)? = channels[positionSlot]?.values,
      let values = channels[valueSlot]?.numbers,
      case .names(let colors, _)? = channels[.color]?.values
    else { return false }
    var facets: [Int32]?
    if case .names(let codes, _)? = channels[.facet]?.values { facets = codes }
    struct Line: Hashable { var color, facet: Int32 }
    let dates = Set(rows.lazy.map { moments[$0] }.filter(\.isFinite)).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(dates, dates.indices))
    var lines: [Line: [Int]] = [:]
    for row in rows where values[row].isFinite {
      guard let position = positions[moments[row]] else { continue }
      lines[Line(color: colors[row], facet: facets?[row] ?? 0), default: []].append(position)
    }
    let sparse = lines.values.count { Self.isSparse(Set($0).sorted()) }
    guard lines.count >= Self.fewestLines, sparse * 2 >= lines.count else { return false }
    rows.removeAll { !values[$0].isFinite }
    return true
  }

  /// Whether a line has gaps and a value without neighbours.
  ///
  /// - Parameter places: The positions of its values among all dates, ascending.
  private static func isSparse(_ places: [Int]) -> Bool {
    guard places.count >= fewestValues else { return false }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    let gapCount = steps.count { $0 > 1 }
    let isAlone = places.indices.contains {
      ($0 == 0 || steps[$0 - 1] > 1) && ($0 == steps.count || steps[$0] > 1)
    }
    return isAlone && gapCount * mostStepsForEachGap >= steps.count
  }
}
