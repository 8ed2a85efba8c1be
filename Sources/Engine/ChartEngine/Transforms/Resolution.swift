import OpenChartsChartModel
import OpenChartsDisplayList

extension Array where Element == MarkTable {
  /// Returns the tables with every position as a number on its scale. It also sets the series and sub-band of each row.
  func resolved(on setups: ScaleSetups) -> [ResolvedMarks] {
    var marks: [ResolvedMarks] = []
    var firstID: UInt32 = 0
    for table in self {
      marks.append(table.resolved(firstID: firstID, x: setups.x, y: setups.y))
      firstID += UInt32(table.count)
    }
    SeriesSplit.apply(&marks)
    return marks
  }
}

extension MarkTable {
  /// Returns the table with its positions as numbers.
  func resolved(firstID: UInt32, x: ScaleSetup?, y: ScaleSetup?) -> ResolvedMarks {
    let (xChannel, yChannel) = (self.x.finite.resolved(x), self.y.finite.resolved(y))
    let valueAxis = Self.valueAxis(xChannel, yChannel, x, y)
    let setup = valueAxis == .x ? x : y
    var marks = ResolvedMarks(
      table: self, firstID: firstID, x: xChannel, y: yChannel, valueAxis: valueAxis,
      addsUp: setup?.kind == .number && setup?.isBand == false)
    marks.dodgeAxis = dodge.map { $0.axis ?? dodgeAxis(marks.slotAxis, x, y) }
    return marks
  }

  /// Returns the axis along which the marks have their length. Numbers are lengths; categories, dates and intervals are
  /// slots. If both axes have numbers, marks are vertical: x is the position.
  private static func valueAxis(
    _ x: ResolvedChannel, _ y: ResolvedChannel, _ xSetup: ScaleSetup?, _ ySetup: ScaleSetup?
  ) -> AxisDimension {
    func isQuantity(_ channel: ResolvedChannel, _ setup: ScaleSetup?) -> Bool {
      guard case .single = channel.form, let setup else { return false }
      return setup.kind == .number && !setup.isBand
    }
    if case .edges = y.form { return .y }
    if case .edges = x.form { return .x }
    if isQuantity(y, ySetup) { return .y }
    if isQuantity(x, xSetup) { return .x }
    return x.hasData || !y.hasData ? .y : .x
  }

  /// Returns the axis along which marks are dodged: the slot axis, or for points the axis that has bands.
  private func dodgeAxis(_ slotAxis: AxisDimension, _ x: ScaleSetup?, _ y: ScaleSetup?) -> AxisDimension {
    if kind.trait.hasLength { return slotAxis }
    return x?.isBand == true ? .x : y?.isBand == true ? .y : slotAxis
  }
}

extension PositionChannel {
  fileprivate func resolved(_ setup: ScaleSetup?) -> ResolvedChannel {
    var channel = ResolvedChannel()
    switch self {
    case .none: break
    case .plot(let start, let end): channel.form = .plot(start: start, end: end)
    case .value(let column):
      guard let setup else { break }
      (channel.lower, channel.upper) = setup.resolve(column)
      channel.form = channel.upper.isEmpty ? .single : .slot
    case .interval(let start, let end):
      guard let setup else { break }
      let second = setup.resolve(end)
      // Dates with a calendar unit as edges: from the start of the first unit to the end of the last.
      channel.lower = setup.resolve(start).lower
      channel.upper = second.upper.isEmpty ? second.lower : second.upper
      channel.form = .edges
    }
    return channel
  }
}
