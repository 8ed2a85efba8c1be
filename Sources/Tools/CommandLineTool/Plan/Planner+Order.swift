import OpenChartsTables

/// Charts over the numbers of a first column that orders the rows.
extension Planner {
  /// The columns, with the only independent variable in equal steps first, such as the ages from 18 to 60. Unchanged if
  /// the first column has equal steps, or if there is no such variable, or several.
  func stepsFirst(_ numbers: [ColumnProfile]) -> [ColumnProfile] {
    func hasSteps(_ column: ColumnProfile) -> Bool {
      column.hasEqualSteps && column.isAscending && column.present == facts.rowCount && !column.isNumbering
    }
    let steps = numbers.filter { hasSteps($0) && $0.isDimension }
    guard steps.count == 1, let first = numbers.first, !hasSteps(first) else { return numbers }
    return steps + numbers.filter { $0.index != steps[0].index }
  }

  /// A chart over the first column if it ascends in equal steps, or is named as elapsed time; `nil` for most other
  /// tables.
  func inOrder(_ measures: [ColumnProfile]) -> ChartPlan? {
    let isTime = measures[0].words.contains { RoleWords.elapsed.contains($0) }
    guard let values = table.columns[measures[0].index].numbers, values.allSatisfy(\.isFinite) else {
      return nil
    }
    if let plan = inSteps(measures, values) ?? overAscending(measures, values) { return plan }
    guard values.count >= (isTime ? 5 : 8) else { return nil }
    // Times may be irregular.
    let step = values[1] - values[0]
    let steps = zip(values, values.dropFirst()).lazy.map { $1 - $0 }
    guard step > 0, steps.allSatisfy({ abs($0 - step) <= step * 0.01 || isTime && $0 > 0 })
    else { return nil }
    // Ignore columns that are the first one plus a constant, such as the end of each step.
    let otherMeasures = measures.dropFirst().filter {
      !isShifted(values, table.columns[$0.index].numbers ?? [])
    }
    guard !otherMeasures.isEmpty else { return nil }
    // A start, an end and a count in each row are a precomputed histogram.
    if otherMeasures.count == 1, measures.count == 3, otherMeasures[0].role == .count, values.count <= 40 {
      return ChartPlan(.bar, x: names(measures[0].index), y: channel(otherMeasures[0].index))
    }
    let similarColumns = like(otherMeasures)
    let pair = similarColumns.isEmpty ? pair(otherMeasures, axis: measures[0]) : similarColumns
    let family = pair.isEmpty ? family(otherMeasures) : pair
    var plan = ChartPlan(.line, x: channel(measures[0].index))
    if family.count > 1 {
      fold(family, into: &plan)
      if pair.isEmpty { noteFamily(&plan, family, of: otherMeasures) }
    } else {
      plan.y = channel(otherMeasures[0].index)
    }
    return plan
  }

  /// A chart of the other columns over 3 to 12 ascending integers in the first column: lines over hours, weeks and
  /// other steps of time; bars over grades, numbers of stars and other settings. `nil` for other tables.
  private func inSteps(_ measures: [ColumnProfile], _ values: [Double]) -> ChartPlan? {
    let first = measures[0]
    guard first.index == 0, first.isWhole, first.unit == .plain, (3...12).contains(values.count),
      zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }), measures.count <= 9
    else { return nil }
    let otherMeasures = measures.dropFirst().filter {
      !isShifted(values, table.columns[$0.index].numbers ?? [])
    }
    guard let subject = otherMeasures.first else { return nil }
    let similarColumns = like(otherMeasures)
    let columns =
      !similarColumns.isEmpty
      ? similarColumns : otherMeasures.count > 1 ? pair(otherMeasures, axis: first) : []
    guard columns.count > 1 || otherMeasures.count == 1 else { return nil }
    let isStep =
      first.words.contains { RoleWords.elapsed.contains($0) || Self.stepWords.contains($0) }
      || first.low >= 1500 && first.high <= 2200
    guard isStep || first.high <= 100 && areEven(values) else { return nil }
    var plan = ChartPlan(isStep ? .line : .bar, x: isStep ? channel(first.index) : names(first.index))
    if columns.count > 1 {
      fold(columns, into: &plan)
    } else {
      plan.y = channel(subject.index)
    }
    return plan
  }

  /// Whether values have equal differences, or equal ratios such as 1, 2, 4 and 8.
  private func areEven(_ values: [Double]) -> Bool {
    let step = values[1] - values[0]
    let isSum = zip(values, values.dropFirst()).allSatisfy { abs($1 - $0 - step) <= step * 0.01 }
    guard !isSum, values[0] > 0 else { return isSum }
    let ratio = values[1] / values[0]
    return zip(values, values.dropFirst()).allSatisfy { abs($1 / $0 - ratio) <= ratio * 0.01 }
  }

  /// Whether the second values are the first ones plus a constant.
  private func isShifted(_ first: [Double], _ second: [Double]) -> Bool {
    guard first.count == second.count, let shift = second.first.map({ $0 - first[0] }) else { return false }
    return zip(first, second).allSatisfy { abs($1 - $0 - shift) <= abs(shift) * 1e-9 }
  }

  /// Lines over the ascending numbers of the first column, such as input sizes in a benchmark, for two or more
  /// comparable columns; `nil` for other tables.
  ///
  /// The x axis is logarithmic if each number is at least 1.5 times the previous one. The y axis is then logarithmic
  /// too if the values span more than two powers of ten. Otherwise most points would be in a corner.
  private func overAscending(_ measures: [ColumnProfile], _ values: [Double]) -> ChartPlan? {
    guard measures[0].index == 0, values.count >= 5, zip(values, values.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let otherMeasures = measures.dropFirst().filter {
      !isShifted(values, table.columns[$0.index].numbers ?? [])
    }
    let similarColumns = like(otherMeasures)
    let columns = similarColumns.isEmpty ? pair(otherMeasures, axis: measures[0]) : similarColumns
    guard columns.count >= 2 else { return nil }
    var plan = ChartPlan(.line, x: channel(measures[0].index))
    fold(columns, into: &plan)
    noteLeftOut(&plan, columns, of: otherMeasures)
    if values[0] > 0, zip(values, values.dropFirst()).allSatisfy({ $1 >= $0 * 1.5 }) {
      plan.xAxis.scale = .log
      if spanPowers(columns) { plan.yAxis.scale = .log }
    }
    return plan
  }

  /// Whether the values above zero span more than two powers of ten, and at most a quarter of the values is zero.
  private func spanPowers(_ columns: [Int]) -> Bool {
    let values = columns.flatMap { table.columns[$0].numbers ?? [] }.filter(\.isFinite)
    let positive = values.filter { $0 > 0 }
    guard let least = positive.min(), let most = positive.max(), values.allSatisfy({ $0 >= 0 }) else {
      return false
    }
    return most > least * 100 && (values.count - positive.count) * 4 <= values.count
  }
}
