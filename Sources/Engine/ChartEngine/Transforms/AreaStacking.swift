import OpenChartsChartMath
import OpenChartsChartModel

/// Stacks areas in data order. A series with no value at a position within its extent is interpolated there, so that
/// the bands stay aligned. Outside its extent it adds nothing.
enum AreaStacking {
  /// The maximum number of positions that are interpolated. Above it, gaps stay.
  private static let fillLimit = 5_000_000

  private struct Band {
    var table: Int
    var firstRow: Int
    /// The values by position index. They are in ascending order after `addUp()`.
    var points: [(position: Int, value: Double)] = []
    var lower: [Double] = []
    var upper: [Double] = []

    /// The number of positions of the stack within the band's extent.
    var extent: Int { points.isEmpty ? 0 : points[points.count - 1].position - points[0].position + 1 }

    func index(of position: Int) -> Int? {
      let index = points.partitioningIndex { $0.position >= position }
      return index < points.count && points[index].position == position ? index : nil
    }

    /// Adds all values at one position into one value.
    mutating func addUp() {
      let sorted = points.enumerated().sorted {
        ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
      }
      points.removeAll(keepingCapacity: true)
      for (_, point) in sorted {
        if points.last?.position == point.position {
          points[points.count - 1].value += point.value
        } else {
          points.append(point)
        }
      }
    }

    /// Interpolates the missing positions between two values linearly.
    mutating func fillGaps(_ places: [Double]) {
      guard extent > points.count else { return }
      var filled: [(position: Int, value: Double)] = []
      filled.reserveCapacity(extent)
      for (from, to) in zip(points, points.dropFirst()) {
        filled.append(from)
        for p in (from.position + 1)..<to.position {
          let t = (places[p] - places[from.position]) / (places[to.position] - places[from.position])
          filled.append((p, from.value + (to.value - from.value) * t))
        }
      }
      filled.append(points[points.count - 1])
      points = filled
    }
  }

  /// Sets the stacked edges and the bands of the tables.
  static func apply(_ marks: inout [ResolvedMarks]) {
    var groups = StackGroups()
    for m in marks.indices where marks[m].table.kind.trait.stacks == .inBands {
      guard marks[m].addsUp, case .single = marks[m][marks[m].valueAxis].form,
        marks[m][marks[m].slotAxis].hasData
      else {
        continue
      }
      groups.add(m, axis: marks[m].valueAxis, method: marks[m].table.shape.stacking)
    }
    for group in groups.all {
      let tables = group.tables
      let seriesTotal = tables.reduce(0) { $0 + marks[$1].seriesCount }
      if group.method == .unstacked || (group.method == .standard && seriesTotal == 1) {
        for m in tables { fillToZero(&marks[m], axis: group.axis) }
      } else {
        stack(&marks, tables, axis: group.axis, method: group.method)
      }
    }
  }

  private static func fillToZero(_ marks: inout ResolvedMarks, axis: AxisDimension) {
    var channel = marks[axis]
    channel.upper = channel.lower
    channel.lower = channel.upper.map { $0.isNaN ? .nan : 0 }
    channel.form = .edges
    marks[axis] = channel
  }

  private static func stack(
    _ marks: inout [ResolvedMarks], _ tables: [Int], axis: AxisDimension, method: StackingMethod
  ) {
    let slotAxis: AxisDimension = axis == .y ? .x : .y
    var positions: [Double] = []
    for m in tables {
      for row in 0..<marks[m].table.count { positions.append(marks[m][slotAxis].middle(row)) }
    }
    positions = Array(Set(positions.filter(\.isFinite))).sorted()
    guard !positions.isEmpty else { return }
    let positionIndex = Dictionary(uniqueKeysWithValues: zip(positions, 0...))

    // Bands, in order of first appearance in all tables.
    var bands: [Band] = []
    var bandOf: [Int: [Int]] = [:]
    for m in tables { bandOf[m] = Array(repeating: -1, count: marks[m].seriesCount) }
    RowOrder(marks, tables: tables).visit { m, row in
      let series = marks[m].series.isEmpty ? 0 : Int(marks[m].series[row])
      guard series >= 0 else { return }
      var b = bandOf[m]![series]
      if b < 0 {
        b = bands.count
        bandOf[m]![series] = b
        bands.append(Band(table: m, firstRow: row))
      }
      let value = marks[m][axis].lower[row]
      guard value.isFinite, let p = positionIndex[marks[m][slotAxis].middle(row)] else { return }
      bands[b].points.append((p, value))
    }
    for b in bands.indices { bands[b].addUp() }
    // With thousands of long series, interpolation would give far more positions than a picture can show.
    let isSparse = bands.reduce(0) { $0 + $1.extent } > fillLimit
    if !isSparse { for b in bands.indices { bands[b].fillGaps(positions) } }

    var totals = Array(repeating: 0.0, count: positions.count)
    for band in bands { for point in band.points { totals[point.position] += abs(point.value) } }
    var up = method == .center ? totals.map { -$0 / 2 } : Array(repeating: 0.0, count: positions.count)
    var down = Array(repeating: 0.0, count: positions.count)
    for b in bands.indices {
      for (p, value) in bands[b].points {
        var v = value
        if method == .normalized { v = totals[p] > 0 ? v / totals[p] : 0 }
        if method == .center { v = abs(v) }
        if v >= 0 {
          bands[b].lower.append(up[p])
          up[p] += v
          bands[b].upper.append(up[p])
        } else {
          bands[b].lower.append(down[p])
          down[p] += v
          bands[b].upper.append(down[p])
        }
      }
      let band = bands[b]
      marks[band.table].bands = marks[band.table].bands ?? []
      marks[band.table].bands?.append(
        StackedBand(
          row: band.firstRow, positions: band.points.map { positions[$0.position] }, lower: band.lower,
          upper: band.upper))
    }

    for m in tables {
      var channel = marks[m][axis]
      let slots = marks[m][slotAxis]
      var lower = channel.lower
      var upper = channel.lower
      for row in lower.indices where lower[row].isFinite {
        let series = marks[m].series.isEmpty ? 0 : Int(marks[m].series[row])
        if series >= 0, let p = positionIndex[slots.middle(row)], let b = bandOf[m]?[series], b >= 0,
          let i = bands[b].index(of: p)
        {
          lower[row] = bands[b].lower[i]
          upper[row] = bands[b].upper[i]
        }
      }
      channel.lower = lower
      channel.upper = upper
      channel.form = .edges
      marks[m][axis] = channel
      marks[m].isStacked = true
    }
  }
}
