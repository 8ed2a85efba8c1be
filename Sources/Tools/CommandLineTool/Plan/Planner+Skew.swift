import OpenChartsChartMath
import OpenChartsTables

/// Sums and medians of unknown quantities whose mean is dominated by a few large values.
extension Planner {
  /// The function that combines several rows of one date.
  ///
  /// The function of ``aggregate(for:)``, unless that is the mean of an unknown quantity and a few large values
  /// dominate the mean. In this case, the function is the sum for whole numbers over years, because whole numbers of a
  /// year mostly count something. For other values it is the median, which describes a usual row.
  ///
  /// - Parameter keys: The columns of the position: the date, and the column of the series if there is one.
  func aggregate(for index: Int, at date: ColumnProfile, keys: [Int]) -> Aggregate {
    let usual = aggregate(for: index)
    let column = profiles[index]
    guard usual == .mean, arguments.choosesColumns, arguments.aggregate == nil, !hasReplicates,
      rowsPerGroup(keys) >= 2, isSkewed(column)
    else { return usual }
    return column.isWhole && naturalUnit(date) == .year ? .sum : .median
  }

  /// Whether a line has single peaks, which a mean or a median of several dates would hide: the highest value is more than
  /// three times the 95th percentile. False for fewer than 50 values, for negative values, and for measures that add up,
  /// whose sums show peaks too.
  func hasPeaks(_ measure: Int) -> Bool {
    guard !isAdditive(measure), profiles[measure].low >= 0 else { return false }
    let values = (table.columns[measure].numbers ?? []).filter(\.isFinite).sorted()
    guard values.count >= 50, let highest = values.last else { return false }
    let usual = values[values.count * 95 / 100]
    return usual > 0 && highest > usual * 3
  }

  /// Whether a chart has one line for each of its columns, rather than for each name in a column.
  func hasLineForEachColumn(_ plan: ChartPlan) -> Bool {
    guard let color = plan.color else { return true }
    if case .foldedNames = color.source { return true }
    return false
  }

  /// Whether a measure's values are positive and four fifths of them span a factor of more than three hundred, such as
  /// the orbital periods of planets.
  func spansMagnitudes(_ measure: Int) -> Bool {
    let values = (table.columns[measure].numbers ?? []).filter(\.isFinite).sorted()
    guard values.count >= 30 else { return false }
    let (low, high) = (values[values.count / 10], values[values.count * 9 / 10])
    return low > 0 && high > low * 300
  }

  /// Lines over a column of names with years, such as YR2016, with a colour for each name; `nil` for other columns. Years
  /// stacked on each other would look like the value of one year.
  func linesOverYears(_ name: ColumnProfile, _ measure: ColumnProfile, _ years: ColumnProfile) -> ChartPlan? {
    guard years.type == .text, years.distinct >= 3, years.words.contains(where: RoleWords.years.contains),
      nameTexts(years.index).allSatisfy({ text in
        text.split { !$0.isNumber }.contains {
          $0.count == 4 && Int($0).map { (1900...2100).contains($0) } ?? false
        }
      })
    else { return nil }
    var plan = ChartPlan(.line, x: names(years.index), y: channel(measure.index), color: names(name.index))
    plan.sort = .name
    if hasRepeats([name.index, years.index]) { plan.y = plan.y.map { aggregated($0, .sum) } }
    return plan
  }

  /// Whether most points of lines would coincide: more than half of the rows share their date and their value with an
  /// earlier one. Whole numbers and amounts do so by chance, such as no sales on one day in many shops. Zeros do not
  /// count, because they are where a course begins.
  func coincide(_ date: ColumnProfile, _ measure: Int) -> Bool {
    guard !profiles[measure].isWhole, !isAdditive(measure), table.rowCount == facts.rowCount,
      let values = table.columns[measure].numbers, let times = table.columns[date.index].numbers
    else {
      return false
    }
    let (rows, groups) = facts.groups([date.index, measure])
    guard rows >= 20, groups * 2 < rows else { return false }
    let zeros = values.indices.filter { values[$0] == 0 && times[$0].isFinite }
    let zeroGroups = Set(zeros.map { times[$0] }).count
    return rows - zeros.count >= 20 && (groups - zeroGroups) * 2 < rows - zeros.count
  }
}
