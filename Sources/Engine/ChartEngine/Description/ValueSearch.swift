import ChartModel
import DisplayList
import Foundation

/// Finds the values of a chart with their places, series by series.
struct ValueSearch {
  /// Charts of more rows are read by their intervals: nobody walks further, and pictures stay light.
  static let limit = 200_000

  let request: ChartRequest
  var marks: StyledMarks
  let frame: ChartFrame
  let xPlan: AxisPlan?
  let yPlan: AxisPlan?

  /// The values for those who ask, on whatever thread. Their places follow from the frame that was found: nothing is
  /// laid out again, and no view is measured.
  ///
  /// - Parameter fragments: The drawing, with the frames of all marks or of those that it needs itself.
  func deferred(_ fragments: Fragments, in space: PlotSpace, setups: ScaleSetups) -> DeferredValues {
    if fragments.recordsAllFrames, marks.marks.allSatisfy({ $0.table.source == nil }) {
      let frames = fragments.frames
      return DeferredValues { [self] in values(frames) }
    }
    let measured = marks.measured
    let showsPart = xPlan?.domain.window != nil || yPlan?.domain.window != nil
    return DeferredValues { [self] in
      var search = self
      search.marks = measured.withAllRows(on: setups)
      var placed = search.marks.fragments(in: space, recordsAllFrames: true)
      if showsPart { placed.keepFrames(in: space.bounds) }
      return search.values(placed.frames)
    }
  }

  /// - Parameter frames: Of all marks in view, by their identities.
  private func values(_ frames: [UInt32: Rect]) -> ChartValues {
    var speech = SpokenText(request.environment)
    var found: [ChartValues.Series] = []
    let tables = marks.marks.filter { $0.table.count > 0 }
    let hasNames = tables.count > 1
    for (table, looks) in zip(marks.marks, marks.looks) where table.table.count > 0 {
      for series in split(table, looks, hasNames: hasNames, frames, &speech) where !series.points.isEmpty {
        merge(series, into: &found)
      }
    }
    var values = ChartValues(
      walk: walk(tables), plot: frame.plot, xTitle: title(.x), yTitle: title(.y), series: found)
    values.stripEnd = frame.container.maxY + frame.insets.bottom
    values.isDated = xPlan?.domain.continuous?.kind == .date
    values.isRightToLeft = request.environment.isRightToLeft
    return values
  }

  /// Values along x, unless bars lie or points scatter.
  private func walk(_ tables: [ResolvedMarks]) -> ChartValues.Walk {
    if tables.contains(where: \.table.kind.trait.isPolar) { return .angle }
    let isScatter = tables.allSatisfy(\.table.kind.trait.isScattered)
    if isScatter, xPlan?.domain.continuous != nil, yPlan?.domain.continuous != nil { return .both }
    let values = tables.filter { !$0.table.kind.trait.isReference }
    return !values.isEmpty && values.allSatisfy { $0.valueAxis == .x } ? .y : .x
  }

  private func title(_ axis: AxisDimension) -> String {
    if let own = (axis == .x ? request.xAxis : request.yAxis).writtenTitle { return own }
    let setup = axis == .x ? xPlan?.setup : yPlan?.setup
    if let label = setup?.label { return label }
    return axis == .y ? marks.marks.lazy.compactMap { $0.table.angle?.label }.first ?? "" : ""
  }

  // MARK: - Series

  /// The names that part a table into series: none where every row has a name of its own.
  private func names(_ table: MarkTable) -> Column? {
    let columns = [table.series, table.foregroundStyle, table.symbol, table.lineStyle].compactMap { $0 }
    let trait = table.kind.trait
    guard !trait.isPolar, let column = columns.first(where: { $0.kind == .category }) else {
      return nil
    }
    return trait.joinsRows || column.categories.count < max(table.count, 2) ? column : nil
  }

  private func split(
    _ marks: ResolvedMarks, _ looks: MarkLooks, hasNames: Bool, _ frames: [UInt32: Rect],
    _ speech: inout SpokenText
  ) -> [ChartValues.Series] {
    let table = marks.table
    let trait = table.kind.trait
    let names = names(table)
    let rowSpeech = RowSpeech(
      units: (x: unit(table, .x, speech), y: unit(table, .y, speech)), total: self.marks.circle.total,
      known: names?.label, roundsSamples: true)
    let name = hasNames ? table.columns(on: marks.valueAxis).first?.label ?? "" : ""
    var series: [ChartValues.Series] = []
    var indices: [Double: Int] = [:]
    let endsAtValue = trait.stacks == .inSlots
    for described in marks.describedRows(in: frames) {
      let row = described.row
      guard looks.code(row) >= 0 else { continue }
      let code = names?.values[row] ?? 0
      let index: Int
      if let known = indices[code] {
        index = known
      } else {
        index = series.count
        indices[code] = index
        let own = names.map { speech.text($0, row, unit: .day) }
        series.append(
          ChartValues.Series(name: own ?? name, color: looks[row].brush.representativeColor))
        series[index].isContinuous = trait.joinsRows
      }
      let words = speech.words(table, row, as: rowSpeech)
      let placed = described.frame.offset(x: frame.plot.minX, y: frame.plot.minY)
      series[index].ids.append(described.id)
      series[index].frames.append(placed)
      series[index].points.append(endsAtValue ? end(of: placed, marks, row) : placed.center)
      series[index].places.append(speech.language.joined(words.context))
      series[index].values.append(speech.language.joined(words.values))
      series[index].x.append(number(table, row, .x))
      series[index].y.append(table.angle.map { $0.values[row] } ?? number(table, row, .y))
    }
    return series
  }

  /// The end of a bar that shows its value.
  private func end(of rect: Rect, _ marks: ResolvedMarks, _ row: Int) -> Point {
    if marks.valueAxis == .y {
      return Point(rect.midX, number(marks.table, row, .y) < 0 ? rect.maxY : rect.minY)
    }
    let isForward = (number(marks.table, row, .x) < 0) == request.environment.isRightToLeft
    return Point(isForward ? rect.maxX : rect.minX, rect.midY)
  }

  private func number(_ table: MarkTable, _ row: Int, _ axis: AxisDimension) -> Double {
    guard let column = table.columns(on: axis).last else { return .nan }
    return column.isInterval && column.unit == nil ? column.ends[row] : column.values[row]
  }

  private func unit(_ table: MarkTable, _ axis: AxisDimension, _ speech: SpokenText) -> Calendar.Component {
    table.columns(on: axis).first { $0.kind == .date }.map { speech.unit(of: $0) } ?? .day
  }

  /// A series with the name of an earlier one joins it, or is its echo where it shows the same values.
  private func merge(_ series: ChartValues.Series, into found: inout [ChartValues.Series]) {
    guard let known = found.firstIndex(where: { $0.name == series.name }) else { return found.append(series) }
    let isEcho =
      found[known].x.count == series.x.count
      && zip(found[known].x, series.x).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
      && zip(found[known].y, series.y).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
    if isEcho {
      found[known].echoes += series.ids
      return
    }
    found[known].ids += series.ids
    found[known].frames += series.frames
    found[known].points += series.points
    found[known].places += series.places
    found[known].values += series.values
    found[known].x += series.x
    found[known].y += series.y
  }
}
