import ChartModel

/// One band of a stacked area: its edges at every place of the whole stack that it spans.
struct StackedBand: Sendable {
  /// The row that gives the band its style.
  var row: Int
  var places: [Double] = []
  var lower: [Double] = []
  var upper: [Double] = []
}

/// Puts areas on top of each other in data order. A series that lacks a place within its extent is
/// interpolated there, so that bands stay aligned; outside its extent it adds nothing.
enum AreaStacking {
  private struct Group: Hashable {
    var axis: AxisDimension
    var method: StackingMethod
  }

  private struct Band {
    var table: Int
    var firstRow: Int
    /// Values by place index; NaN where the series has none.
    var values: [Double]
  }

  /// Gives tables their stacked edges and returns the bands of each table by index.
  static func apply(_ marks: inout [ResolvedMarks]) -> [Int: [StackedBand]] {
    var groups: [Group: [Int]] = [:]
    for m in marks.indices where marks[m].table.kind == .area {
      guard marks[m].addsUp, case .single = marks[m][marks[m].valueAxis].form,
        marks[m][marks[m].slotAxis].hasData
      else {
        continue
      }
      groups[Group(axis: marks[m].valueAxis, method: marks[m].table.shape.stacking), default: []].append(m)
    }
    var result: [Int: [StackedBand]] = [:]
    for (group, tables) in groups {
      let seriesTotal = tables.reduce(0) { $0 + marks[$1].seriesCount }
      if group.method == .unstacked || (group.method == .standard && seriesTotal == 1) {
        for m in tables { fillToZero(&marks[m], axis: group.axis) }
      } else {
        stack(&marks, tables, axis: group.axis, method: group.method, into: &result)
      }
    }
    return result
  }

  private static func fillToZero(_ marks: inout ResolvedMarks, axis: AxisDimension) {
    var channel = marks[axis]
    channel.upper = channel.lower
    channel.lower = channel.upper.map { $0.isNaN ? .nan : 0 }
    channel.form = .edges
    marks[axis] = channel
  }

  private static func stack(
    _ marks: inout [ResolvedMarks], _ tables: [Int], axis: AxisDimension, method: StackingMethod,
    into result: inout [Int: [StackedBand]]
  ) {
    let slotAxis: AxisDimension = axis == .y ? .x : .y
    var places: [Double] = []
    for m in tables { for row in 0..<marks[m].table.count { places.append(marks[m][slotAxis].middle(row)) } }
    places = Array(Set(places.filter(\.isFinite))).sorted()
    guard !places.isEmpty else { return }
    let placeIndex = Dictionary(uniqueKeysWithValues: zip(places, 0...))

    // Bands in order of first appearance over all tables.
    var bands: [Band] = []
    var bandOf: [Int: [Int]] = [:]
    for m in tables { bandOf[m] = Array(repeating: -1, count: marks[m].seriesCount) }
    RowOrder(marks, tables: tables).forEach { m, row in
      let series = marks[m].series.isEmpty ? 0 : Int(marks[m].series[row])
      var b = bandOf[m]![series]
      if b < 0 {
        b = bands.count
        bandOf[m]![series] = b
        bands.append(Band(table: m, firstRow: row, values: Array(repeating: .nan, count: places.count)))
      }
      let value = marks[m][axis].lower[row]
      guard value.isFinite, let p = placeIndex[marks[m][slotAxis].middle(row)] else { return }
      let known = bands[b].values[p]
      bands[b].values[p] = known.isNaN ? value : known + value
    }

    for b in bands.indices { interpolateGaps(&bands[b].values, places) }
    let totals = places.indices.map { p in
      bands.reduce(0.0) { $0 + ($1.values[p].isNaN ? 0 : abs($1.values[p])) }
    }
    var up = method == .center ? totals.map { -$0 / 2 } : Array(repeating: 0.0, count: places.count)
    var down = Array(repeating: 0.0, count: places.count)

    var lowerByBand: [[Double]] = []
    var upperByBand: [[Double]] = []
    for band in bands {
      var lower = Array(repeating: Double.nan, count: places.count)
      var upper = lower
      for p in places.indices where !band.values[p].isNaN {
        var v = band.values[p]
        if method == .normalized { v = totals[p] > 0 ? v / totals[p] : 0 }
        if method == .center { v = abs(v) }
        if v >= 0 {
          lower[p] = up[p]
          up[p] += v
          upper[p] = up[p]
        } else {
          lower[p] = down[p]
          down[p] += v
          upper[p] = down[p]
        }
      }
      lowerByBand.append(lower)
      upperByBand.append(upper)
      var drawn = StackedBand(row: band.firstRow)
      for p in places.indices where !lower[p].isNaN {
        drawn.places.append(places[p])
        drawn.lower.append(lower[p])
        drawn.upper.append(upper[p])
      }
      result[band.table, default: []].append(drawn)
    }

    for m in tables {
      var channel = marks[m][axis]
      let slots = marks[m][slotAxis]
      var lower = channel.lower
      var upper = channel.lower
      for row in lower.indices {
        let series = marks[m].series.isEmpty ? 0 : Int(marks[m].series[row])
        if let p = placeIndex[slots.middle(row)], let b = bandOf[m]?[series], b >= 0 {
          lower[row] = lowerByBand[b][p]
          upper[row] = upperByBand[b][p]
        }
      }
      channel.lower = lower
      channel.upper = upper
      channel.form = .edges
      marks[m][axis] = channel
      marks[m].isStacked = true
    }
  }

  private static func interpolateGaps(_ values: inout [Double], _ places: [Double]) {
    var last = -1
    for p in values.indices where !values[p].isNaN {
      if last >= 0, p > last + 1 {
        for q in (last + 1)..<p {
          let t = (places[q] - places[last]) / (places[p] - places[last])
          values[q] = values[last] + (values[p] - values[last]) * t
        }
      }
      last = p
    }
  }
}
