import OpenChartsChartMath
import OpenChartsTables

/// A chart in several states: one plan, and the data for each value of a column.
struct MovingPlan {
  /// Maximum number of states. More would take minutes to watch.
  static let stateLimit = 200

  var plan: ChartPlan
  let column: String
  let states: [(name: String, data: PlotData)]
  let notes: [String]

  init(_ table: Table, _ arguments: PlotArguments, by name: String, zone: ZoneOffsets) throws(PlanError) {
    let index = try Planner(TableFacts(table), arguments: arguments).column(name)
    column = table.columns[index].name
    guard arguments.series == nil else {
      throw PlanError("--series and --by part the rows both; give one of them")
    }
    let channelColumns = [
      arguments.x, arguments.xEnd, arguments.yEnd, arguments.color, arguments.symbol, arguments.size,
    ]
    guard !channelColumns.contains(where: { $0.map { table.index(named: $0) == index } ?? false }),
      !arguments.namesOnY(column)
    else {
      throw PlanError("\(table.file): \"\(column)\" cannot be on an axis or a colour and be the states too")
    }
    // Move the states' column to the end, so that it does not affect the choice of the chart.
    var reordered = table
    reordered.columns.append(reordered.columns.remove(at: index))
    let last = reordered.columns.count - 1
    let states = Channel(.column(last), .name, title: spaced(column))
    let codes = RawChannel(states, reordered, repeats: 1, zone: zone).values
    guard case .names(let codes, let names) = codes, names.count > 1 else {
      throw PlanError("\(table.file): \"\(column)\" has one value only; a change needs two")
    }
    guard names.count <= Self.stateLimit else {
      throw PlanError(
        "\(table.file): \"\(column)\" has \(names.count) values; at most \(Self.stateLimit) states can be shown"
      )
    }
    var counts = [Int](repeating: 0, count: names.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    let fullest = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) } ?? 0
    var sample = reordered.picked(codes.indices.filter { Int(codes[$0]) == fullest })
    sample.columns.removeLast()
    guard !sample.columns.isEmpty else {
      throw PlanError("\(table.file): there is no column beside \"\(column)\" to draw")
    }
    // Do not divide the chart into panels: all states are states of one chart.
    var arguments = arguments
    arguments.facet = arguments.facet ?? ""
    plan = try ChartPlan(sample, arguments, zone: zone)
    plan.series = states
    plan.hasStates = true
    let data = PlotData(plan, reordered, zone: zone)
    plan.series = nil
    notes = data.notes
    if case .numbers? = data.color { plan.colorDomain = data.color?.extent }
    if case .numbers? = data.size { plan.sizeDomain = data.size?.extent }
    self.states = data.states(plan)
    guard self.states.count > 1 else {
      throw PlanError("\(table.file): fewer than two states have a row with a value for every axis")
    }
  }

  /// The plan and the data of one state. The subtitle names the state.
  func state(_ index: Int) -> (plan: ChartPlan, data: PlotData) {
    var statePlan = plan
    let name = "\(spaced(column)): \(states[index].name)"
    statePlan.subtitle = plan.subtitle.isEmpty ? name : "\(plan.subtitle) · \(name)"
    return (statePlan, states[index].data.sorted(plan))
  }
}

extension Table {
  /// The given rows of the table.
  fileprivate func picked(_ rows: [Int]) -> Table {
    var table = self
    table.rowCount = rows.count
    table.columns = columns.map { column in
      var copy = column
      switch column.values {
      case .numbers(let v): copy.values = .numbers(rows.map { v[$0] })
      case .dates(let v, let precision): copy.values = .dates(rows.map { v[$0] }, precision)
      case .text(let codes, let names):
        copy.values = Self.text(rows.map { codes[$0] }, names) { .text(codes: $0, names: $1) }
      case .booleans(let codes, let names):
        copy.values = .booleans(codes: rows.map { codes[$0] }, names: names)
      }
      copy.present = TableColumn(name: column.name, values: copy.values).present
      return copy
    }
    return table
  }

  /// Removes names that no row uses.
  private static func text(
    _ codes: [Int32], _ names: [String], _ make: ([Int32], [String]) -> TableColumn.Values
  ) -> TableColumn.Values {
    var newCodes = [Int32](repeating: -1, count: names.count)
    var keptNames: [String] = []
    let codes = codes.map { code -> Int32 in
      guard code >= 0 else { return -1 }
      if newCodes[Int(code)] < 0 {
        newCodes[Int(code)] = Int32(keptNames.count)
        keptNames.append(names[Int(code)])
      }
      return newCodes[Int(code)]
    }
    return make(codes, keptNames)
  }
}
