import Foundation
import Observation
import OpenChartsChartMath
import OpenChartsTables

/// Linked histograms of several columns of one table: a selection in one of them filters all others. The time per
/// pointer move does not depend on the number of rows.
///
///     @State private var cross = CrossFilter(flights, [.date("time", by: .week), .bins("delay", 60)])
///
///     Chart {
///       BarPlot(cross.dates(0), x: .value("Week", \.x, unit: .weekOfYear), y: .value("Flights", \.y))
///     }
///     .chartXSelection(range: $cross[dates: 0])
///     Chart { BarPlot(cross.bins(1), x: .value("Delay", \.x), y: .value("Flights", \.y)) }
///       .chartXSelection(range: $cross[1])
///
/// The engine counts each pair of columns once, with about `resolution` steps along the selected column, and the counts
/// are summed along it. A pointer move then needs only the difference of two rows of these sums. A selection in a third
/// column needs one new query when the pointer moves to another chart.
@MainActor @Observable
public final class CrossFilter {
  /// The error of the last query; `nil` if it succeeded.
  public private(set) var error: DataError?
  /// Whether a query is running.
  public private(set) var isAsking = false

  private var shown: [RawRows?]
  private var selections: [Selection?]

  @ObservationIgnored private let source: DataSource
  @ObservationIgnored private let keys: [CrossKey]
  @ObservationIgnored private let filter: String
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let resolution: Int
  /// The axes of the columns; `nil` before the first answer. An element is `nil` if its column has no values.
  @ObservationIgnored private var axes: [CrossAxis?]?
  @ObservationIgnored private var joint: [Pair: PrefixSums2D] = [:]
  /// The column whose selection changed last.
  @ObservationIgnored private var moved = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  /// The pair of columns that is being queried.
  @ObservationIgnored private var asked: Pair?

  private enum Selection: Equatable {
    /// A range of numbers, or of dates in seconds since 2001.
    case range(ClosedRange<Double>)
    case name(String)
  }

  /// Two columns, and the selections in all others as ranges of fine bins; `nil` for no selection.
  private struct Pair: Hashable {
    let active: Int
    let passive: Int
    let others: [Range<Int>?]
  }

  /// The number of cached pairs above which those that depend on selections in other columns are discarded.
  private static var cacheLimit: Int { 64 }

  /// Creates histograms without a selection, and starts the first query.
  ///
  /// - Parameters:
  ///   - source: The table.
  ///   - keys: The columns. A single column is not filtered by its own selection.
  ///   - filter: A condition on the rows; empty for all rows.
  ///   - timeZone: The zone of days and months, and of dates without a zone.
  ///   - resolution: The approximate number of positions for the ends of a selection, from 10 to 2,000, otherwise an
  ///     error; usually the width of a chart in pixels. For dates these are calendar units, such as days in a chart
  ///     by months.
  public init(
    _ source: DataSource, _ keys: [CrossKey], where filter: String = "", timeZone: TimeZone = .gmt,
    resolution: Int = 500
  ) {
    (self.source, self.keys, self.filter, self.timeZone) = (source, keys, filter, timeZone)
    self.resolution = resolution
    shown = keys.map { _ in nil }
    selections = keys.map { _ in nil }
    start()
  }

  isolated deinit { task?.cancel() }

  // MARK: Selections

  /// The selection in a column of numbers, `nil` for none; for `chartXSelection(range:)`.
  public subscript(column: Int) -> ClosedRange<Double>? {
    get { range(column, .numbers) }
    set { select(newValue.map { .range($0) }, in: column, .numbers) }
  }

  /// The selection in a column of dates, `nil` for none; for `chartXSelection(range:)`.
  public subscript(dates column: Int) -> ClosedRange<Date>? {
    get { range(column, .dates).map { Date(_position: $0.lowerBound)...Date(_position: $0.upperBound) } }
    set {
      select(
        newValue.map { .range($0.lowerBound._position...$0.upperBound._position) }, in: column, .dates)
    }
  }

  /// The selected name in a column of names, `nil` for none; for `chartXSelection(value:)`.
  public subscript(name column: Int) -> String? {
    get {
      guard selections.indices.contains(column), case .name(let name) = selections[column] else { return nil }
      return name
    }
    set { select(newValue.map { .name($0) }, in: column, .names) }
  }

  private func range(_ column: Int, _ kind: KeyForm) -> ClosedRange<Double>? {
    guard has(column, kind), case .range(let range) = selections[column] else { return nil }
    return range
  }

  /// Whether the column exists and is of this kind.
  private func has(_ column: Int, _ kind: KeyForm) -> Bool {
    keys.indices.contains(column) && keys[column].kind == kind
  }

  private func select(_ selection: Selection?, in column: Int, _ kind: KeyForm) {
    guard has(column, kind), selections[column] != selection else { return }
    selections[column] = selection
    moved = column
    show()
    // Do not cancel and restart a query whose answer is still needed.
    if axes == nil ? !isAsking : missing.map({ $0 != asked }) ?? false { start() }
  }

  // MARK: Histograms

  /// The histogram of a column of numbers, filtered by the selections in all others; empty before the first answer.
  public func bins(_ column: Int) -> DataRows<Double, Double> { rows(column, .numbers) }

  /// The counts of a column of dates, filtered by the selections in all others: one row per calendar unit.
  public func dates(_ column: Int) -> DataRows<Date, Double> { rows(column, .dates) }

  /// The counts of a column of names, filtered by the selections in all others.
  public func names(_ column: Int) -> DataRows<String, Double> { rows(column, .names) }

  private func rows<X>(_ column: Int, _ kind: KeyForm) -> DataRows<X, Double> {
    guard has(column, kind), let raw = shown[column] else { return DataRows() }
    return DataRows(raw)
  }

  /// Waits until no query is running.
  public func settle() async {
    while let task {
      await task.value
      if self.task == task { self.task = nil }
    }
  }

  /// Updates the shown histograms from the cached counts.
  private func show() {
    guard let axes else { return }
    shown = keys.indices.map { keyIndex in
      guard let axis = axes[keyIndex] else { return nil }
      return cachedCounts(keyIndex).map { counts in
        RawRows(keys: [axis.shown.key], series: ([], []), values: counts, counts: counts)
      } ?? shown[keyIndex]
    }
  }

  /// The selected range of fine bins; `nil` if nothing is selected.
  private func selectedBins(_ column: Int) -> Range<Int>? {
    guard let axis = axes?[column] else { return nil }
    switch (selections[column], axis.fine) {
    case (nil, _): return nil
    case (.range(let range), _):
      let low = axis.fine.edge(near: range.lowerBound)
      return low..<max(low, axis.fine.edge(near: range.upperBound))
    case (.name(let name), .names(let names)):
      return names.firstIndex(of: name).map { $0..<$0 + 1 } ?? 0..<0
    case (.name, _): return nil
    }
  }

  private func cachedCounts(_ keyIndex: Int) -> [Double]? {
    guard let axes, let axis = axes[keyIndex] else { return nil }
    if keys.indices.contains(where: { $0 != keyIndex && selectedBins($0)?.isEmpty == true }) {
      return [Double](repeating: 0, count: axis.shown.count)
    }
    // For the column whose selection moves, sums with any of the other columns can be in the cache.
    for other in partners(of: keyIndex) {
      if let counts = joint[pair(other, keyIndex)] {
        return counts.counts(other == keyIndex ? nil : selectedBins(other))
      }
      if selections[other] == nil, let counts = joint[pair(keyIndex, other)] { return counts.ownCounts }
    }
    return nil
  }

  /// The other columns that have values; for a single column, the column itself.
  private func partners(of keyIndex: Int) -> [Int] {
    let all = keys.indices.filter { axes?[$0] != nil }
    return all.count == 1 ? all : all.filter { $0 != keyIndex }
  }

  private func pair(_ active: Int, _ passive: Int) -> Pair {
    Pair(
      active: active, passive: passive,
      others: keys.indices.map { $0 == active || $0 == passive ? nil : selectedBins($0) })
  }

  // MARK: Asking

  /// The pair that must be queried next to update the histograms; `nil` if none is missing.
  private var missing: Pair? {
    guard let axes else { return nil }
    let unknown = keys.indices.filter { axes[$0] != nil && cachedCounts($0) == nil }
    guard let keyIndex = unknown.first else { return nil }
    let partners = partners(of: keyIndex)
    // Prefer the column whose selection moves, then a column with a selection, then a column whose counts are missing
    // too: one pair gives the counts of both columns.
    let active =
      partners.first { $0 == moved && selections[$0] != nil } ?? partners.last { selections[$0] != nil }
      ?? partners.first { unknown.contains($0) } ?? partners[0]
    return pair(active, keyIndex)
  }

  /// A pair to query ahead of time: one without selections in other columns.
  private var early: Pair? {
    for active in keys.indices where axes?[active] != nil {
      for passive in partners(of: active) {
        let pair = Pair(active: active, passive: passive, others: keys.map { _ in nil })
        if joint[pair] == nil { return pair }
      }
    }
    return nil
  }

  /// Starts the next query and cancels the running one.
  private func start() {
    task?.cancel()
    isAsking = true
    task = Task {
      do {
        if axes == nil { axes = try await findAxes() }
        while let pair = missing ?? early {
          asked = pair
          let counts = try await count(pair)
          try Task.checkCancellation()
          if joint.count >= Self.cacheLimit {
            joint = joint.filter { $0.key.others.allSatisfy { $0 == nil } }
          }
          joint[pair] = counts
          show()
        }
        finish(nil)
      } catch {
        finish(error)
      }
    }
  }

  private func finish(_ error: (any Error)?) {
    guard !Task.isCancelled else { return }
    (isAsking, asked) = (false, nil)
    self.error = error.map { DataError($0) }
  }

  /// Queries the ranges of all columns of numbers and dates together, and the names of each column of names.
  private func findAxes() async throws -> [CrossAxis?] {
    try DataError.check(resolution, "the resolution", in: 10...2000)
    for key in keys {
      if case .bins(let count) = key.form { try DataError.check(bins: count, of: key.column) }
    }
    let ranged = keys.filter { $0.kind != .names }
    var extents = ranged.isEmpty ? [] : try await source.extents(of: ranged, where: filter, timeZone)[...]
    var axes: [CrossAxis?] = []
    for key in keys {
      switch key.form {
      case .bins(let count):
        axes.append(CrossAxis(extents.removeFirst(), bins: count, resolution: resolution))
      case .units(let unit):
        axes.append(
          try CrossAxis(
            extents.removeFirst(), unit: unit, of: key.column, resolution: resolution,
            zone: ZoneOffsets(of: timeZone)))
      case .names:
        var query = DataQuery(x: .name(key.column), where: filter)
        query.limit = 1000
        axes.append(CrossAxis(names: try await source.rows(query).x))
      }
    }
    return axes
  }

  private func count(_ pair: Pair) async throws -> PrefixSums2D? {
    guard let axes, let active = axes[pair.active], let passive = axes[pair.passive] else { return nil }
    var counted = [Request.Key(column: keys[pair.active].column, form: active.fine.form)]
    if pair.passive != pair.active {
      counted.append(Request.Key(column: keys[pair.passive].column, form: passive.shown.form))
    }
    var request = try Request(counted, where: filter, timeZone)
    request.limit = 4_000_000
    for (keyIndex, selectedBins) in pair.others.enumerated() {
      guard let selectedBins, let axis = axes[keyIndex] else { continue }
      request.keep(keys[keyIndex].column, within: selectedBins, of: axis.fine)
    }
    return PrefixSums2D(active: active, passive: passive, try await source.raw(request, timeZone))
  }
}

extension Request {
  /// Restricts the rows to a non-empty range of bins of a column.
  fileprivate mutating func keep(_ column: String, within selectedBins: Range<Int>, of axis: FineBins) {
    let (low, high) = (axis.edge(selectedBins.lowerBound), axis.edge(selectedBins.upperBound))
    switch axis {
    case .names(let names): choices.append((column, Array(names[selectedBins])))
    case .intervals(let bins):
      // The last bin includes its upper edge.
      let last = selectedBins.upperBound == bins.count ? high : high.nextDown
      bounds.append(ColumnBounds(column: column, range: low...max(low, last), isDate: false))
    case .units:
      // The engines' dates have a precision of one microsecond.
      bounds.append(ColumnBounds(column: column, range: low...max(low, high - 1e-6), isDate: true))
    }
  }
}
