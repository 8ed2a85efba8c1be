import OpenChartsTables

/// A list in which each sum directly precedes its parts, which can be sums too. An example is a list of a country, its
/// first region, the first region's towns, and its second region.
struct NestedSums {
  /// The indices of the values that are not sums.
  private(set) var parts: [Int]
  /// The indices of the lines of each rank, from the direct parts of the grand total down to `parts`. Without a grand
  /// total, the first rank are the top-level sums. A line without parts is repeated in all lower ranks.
  private(set) var ranks: [[Int]]
  /// The index after the parts of each line.
  private let ends: [Int]
  private var isReversed = false

  /// The indices of the lines of the first rank.
  var top: [Int] { ranks[0] }

  /// - Parameters:
  ///   - values: The values of each line of the list, one for each time. They are not negative.
  ///   - names: The names of the lines. A line with the same values as the next line can be a sum of this one part,
  ///     such as a region with one town. This requires that the two names share a word that most names lack, or that the
  ///     next name is indented.
  /// - Returns: `nil` if a value is not a sum and not part of one, or if there are fewer than three sums (two if each
  ///   line has several times).
  /// - Complexity: O(*n*²) for lists of *n* lines.
  init?(_ values: [[Double]], names: [String] = []) {
    let list = List(values, names)
    var ends = Array(1...max(values.count, 1))
    for line in values.indices.reversed() where values[line].contains(where: { $0 > 0 }) {
      ends[line] = list.end(of: line, ends)
    }
    let parts = values.indices.filter { ends[$0] == $0 + 1 }
    let sumCount = values.count - parts.count
    guard sumCount >= 3 || sumCount == 2 && (values.first?.count ?? 0) > 1 else { return nil }
    var rank = Self.lines(from: 0, to: values.count, ends)
    guard rank.allSatisfy({ ends[$0] > $0 + 1 }) else { return nil }
    if rank.count == 1 { rank = Self.lines(from: 1, to: values.count, ends) }
    var ranks = [rank]
    while rank != parts {
      rank = rank.flatMap { ends[$0] > $0 + 1 ? Self.lines(from: $0 + 1, to: ends[$0], ends) : [$0] }
      ranks.append(rank)
    }
    (self.parts, self.ranks, self.ends) = (parts, ranks, ends)
  }

  /// The lines of the lowest rank whose number of lines is in `range`. A rank does not qualify if more than a tenth of
  /// its lines, but not all, have no parts: it would compare towns with regions. If no rank qualifies, returns the first
  /// rank if its number of lines is in `range`, else the parts.
  func rank(of range: ClosedRange<Int>) -> [Int] {
    let isPart = Set(parts)
    let fitting = ranks.last { rank in
      let unparted = rank.count { isPart.contains($0) }
      return range.contains(rank.count) && (unparted * 10 <= rank.count || unparted == rank.count)
    }
    return fitting ?? (range.contains(top.count) ? top : parts)
  }

  /// The list in reverse order.
  var reversed: NestedSums {
    let last = ends.count - 1
    var result = self
    result.isReversed.toggle()
    result.parts = parts.map { last - $0 }.reversed()
    result.ranks = ranks.map { $0.map { last - $0 }.reversed() }
    return result
  }

  /// Whether nine in ten of the sums are also the sums of their parts in another measure of the same lines, within 2 %.
  func hold(in values: [[Double]]) -> Bool {
    let values = isReversed ? values.reversed() : values
    let sums = values.indices.filter { ends[$0] > $0 + 1 }
    let misses = sums.count { line in
      let parts = Self.lines(from: line + 1, to: ends[line], ends)
      return values[line].indices.contains { time in
        let sum = parts.reduce(0) { $0 + values[$1][time] }
        return abs(sum - values[line][time]) > values[line][time] * 0.02
      }
    }
    return misses * 10 <= sums.count
  }

  /// The lines in a range that are not parts of another line in it.
  private static func lines(from start: Int, to end: Int, _ ends: [Int]) -> [Int] {
    var lines: [Int] = []
    var line = start
    while line < end {
      lines.append(line)
      line = ends[line]
    }
    return lines
  }
}

/// The lines of a list of sums and parts.
private struct List {
  let values: [[Double]]
  let names: [String]
  /// Whether all values are rounded to 5, as statistical offices do to protect the people who are counted.
  let areRounded: Bool
  /// Words of at least half of the names, such as "person" in "person 1": they relate no two lines.
  private let commonWords: Set<String>

  init(_ values: [[Double]], _ names: [String]) {
    (self.values, self.names) = (values, names)
    let all = values.lazy.flatMap { $0 }
    areRounded =
      all.allSatisfy { $0.remainder(dividingBy: 5) == 0 }
      && all.contains { $0.remainder(dividingBy: 10) != 0 }
    var counts: [String: Int] = [:]
    for name in names { for word in Set(nameWords(name)) { counts[word, default: 0] += 1 } }
    commonWords = Set(counts.filter { $0.value * 2 >= names.count }.keys)
  }

  /// The index after the parts of a line, which follow it; the index of the next line if it has no parts.
  func end(of line: Int, _ ends: [Int]) -> Int {
    let total = values[line]
    var sum = [Double](repeating: 0, count: total.count)
    var (next, partCount) = (line + 1, 0)
    while next < values.count {
      for time in sum.indices { sum[time] += values[next][time] }
      // A line of zeros is no part of a sum: the next line would be a sum of itself.
      partCount += values[next].contains { $0 > 0 } ? 1 : 0
      next = ends[next]
      let isEqual = zip(sum, total).allSatisfy { abs($0 - $1) <= tolerance(of: $1, partCount) }
      if isEqual, partCount >= 2 || isOnlyPart(line + 1, of: line) {
        while next < values.count, values[next].allSatisfy({ $0 == 0 }) { next = ends[next] }
        return next
      }
      if !isEqual, zip(sum, total).contains(where: { $0 > $1 + tolerance(of: $1, partCount) }) { break }
    }
    return line + 1
  }

  /// The largest difference between a total and the sum of its parts that rounding explains.
  private func tolerance(of total: Double, _ partCount: Int) -> Double {
    let tolerance = total * 0.002
    guard areRounded else { return tolerance }
    // Each of the parts, and the total, can differ by 2.5 in either direction.
    return max(tolerance, min(total * 0.02, 5 * Double(partCount + 1).squareRoot()))
  }

  /// Whether a line and the next one are one thing at two ranks, such as a region that consists of one town.
  private func isOnlyPart(_ part: Int, of line: Int) -> Bool {
    guard !names.isEmpty, values[part] == values[line] else { return false }
    let words = Set(nameWords(names[line]).filter { $0.count >= 4 }).subtracting(commonWords)
    return indent(part) > indent(line) || !words.isDisjoint(with: nameWords(names[part]))
  }

  private func indent(_ line: Int) -> Int { names[line].prefix { $0.isWhitespace }.count }
}
