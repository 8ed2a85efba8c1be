import Foundation
import Observation
import Tables

/// Histograms of several columns of one table: a selection in one of them filters all others, at every move of the
/// pointer, however many rows there are.
///
///     @State private var cross = CrossFilter(flights, [.bins("dep_delay", 60), .bins("distance", 60)])
///
///     BarPlot(cross.bins(1), x: .value("Distance", \.x), y: .value("Flights", \.y))
///       .chartXSelection(range: $cross[0])
///
/// The engine counts each pair of columns once, in as many steps of the selected one as a chart has pixels; a move is
/// a difference of two rows of these sums. A selection in a third column asks again, once, when the pointer turns to
/// another chart.
@MainActor @Observable
public final class CrossFilter {
  /// Why the last question had no answer; `nil` where it had one.
  public private(set) var error: DataError?
  /// Whether answers are awaited.
  public private(set) var isAsking = false

  private var shown: [DataRows<Double, Double>]
  private var selections: [ClosedRange<Double>?]

  @ObservationIgnored private let source: DataSource
  @ObservationIgnored private let keys: [DataKey<Double>]
  @ObservationIgnored private let filter: String
  @ObservationIgnored private let resolution: Int
  /// Intervals as they are shown, and as finely as selections move.
  @ObservationIgnored private var coarse: [EqualBins?]
  @ObservationIgnored private var fine: [EqualBins?]
  @ObservationIgnored private var joint: [Pair: JointCounts] = [:]
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Two columns, and what is selected in all others.
  private struct Pair: Hashable {
    let active: Int
    let passive: Int
    let others: [ClosedRange<Double>?]
  }

  private static var mostKept: Int { 64 }

  /// - Parameters:
  ///   - keys: The columns, as `.bins(_:_:)`; one alone is never filtered by another.
  ///   - filter: Which rows count; empty: all.
  ///   - resolution: About how many places a selection's ends can have, from 10 to 2,000: the pixels of a chart.
  public init(
    _ source: DataSource, _ keys: [DataKey<Double>], where filter: String = "", resolution: Int = 500
  ) {
    (self.source, self.keys, self.filter) = (source, keys, filter)
    self.resolution = min(max(resolution, 10), 2000)
    shown = keys.map { _ in DataRows() }
    selections = keys.map { _ in nil }
    (coarse, fine) = (keys.map { _ in nil }, keys.map { _ in nil })
    load()
  }

  isolated deinit { task?.cancel() }

  /// What is selected in a column, `nil` for all of it; for `chartXSelection(range:)`.
  public subscript(column: Int) -> ClosedRange<Double>? {
    get { selections.indices.contains(column) ? selections[column] : nil }
    set {
      guard selections.indices.contains(column), selections[column] != newValue else { return }
      selections[column] = newValue
      update()
    }
  }

  /// The histogram of a column by what is selected in all others; empty until the first answer is there.
  public func bins(_ column: Int) -> DataRows<Double, Double> {
    shown.indices.contains(column) ? shown[column] : DataRows()
  }

  /// Waits until all that was asked is answered.
  public func settle() async {
    while let task {
      await task.value
      if self.task == task { self.task = nil }
    }
  }

  // MARK: Asking

  private func load() {
    start { [self] in
      try await ask()
      for active in keys.indices where keys.count > 1 {
        for passive in keys.indices where passive != active { _ = try await counts(pair(active, passive)) }
      }
    }
  }

  /// Shows what is known at once, and asks for the rest.
  private func update() {
    if !showKnown() { start { [self] in try await ask() } }
  }

  /// Begins to ask, and leaves what was asked before.
  private func start(_ work: @escaping @MainActor () async throws -> Void) {
    task?.cancel()
    isAsking = true
    task = Task {
      do {
        try await work()
        finish(nil)
      } catch {
        finish(error)
      }
    }
  }

  private func finish(_ error: (any Error)?) {
    guard !Task.isCancelled else { return }
    isAsking = false
    self.error = error.map { DataError($0) }
  }

  private func findIntervals() async throws {
    for (place, key) in keys.enumerated() where coarse[place] == nil {
      let extent = try await source.extent(of: key, where: filter)
      let wanted: Int? = if case .bins(let count) = key.form { count } else { nil }
      (coarse[place], fine[place]) = (extent.bins(wanted ?? 40), extent.bins(resolution))
    }
  }

  private func ask() async throws {
    try await findIntervals()
    for passive in keys.indices {
      if let rows = known(passive) {
        shown[passive] = rows
      } else if keys.count == 1 {
        shown[passive] = try await alone(passive)
      } else {
        _ = try await counts(pair(active(for: passive), passive))
        try Task.checkCancellation()
        if let rows = known(passive) { shown[passive] = rows }
      }
    }
  }

  /// - Returns: Whether nothing is to be asked.
  private func showKnown() -> Bool {
    let all = keys.indices.map { known($0) }
    for (place, rows) in all.enumerated() { if let rows { shown[place] = rows } }
    return !all.contains { $0 == nil }
  }

  /// The column whose selection moves: the last of the others that has one, else the first other.
  private func active(for passive: Int) -> Int {
    keys.indices.last { $0 != passive && selections[$0] != nil } ?? (passive == 0 ? 1 : 0)
  }

  private func pair(_ active: Int, _ passive: Int) -> Pair {
    Pair(
      active: active, passive: passive,
      others: selections.indices.map { $0 == active || $0 == passive ? nil : selections[$0] })
  }

  private func known(_ passive: Int) -> DataRows<Double, Double>? {
    guard keys.count > 1, coarse[passive] != nil else { return nil }
    // Any of the others may be the one whose sums are there.
    for active in keys.indices where active != passive {
      if let counts = joint[pair(active, passive)] {
        return rows(counts.counts(selections[active]), counts.passive)
      }
    }
    return nil
  }

  private func counts(_ pair: Pair) async throws -> JointCounts? {
    if let known = joint[pair] { return known }
    guard let active = fine[pair.active], let passive = coarse[pair.passive] else { return nil }
    var query = DataQuery(
      x: DataKey<Double>(column: keys[pair.active].column, form: .intervals(active)),
      y: DataKey<Double>(column: keys[pair.passive].column, form: .intervals(passive)), value: .count,
      where: filter)
    query.limit = 2_000_000
    for (place, range) in pair.others.enumerated() {
      if let range { query.bounds.append(.init(column: keys[place].column, range: range, isDate: false)) }
    }
    let counts = JointCounts(active: active, passive: passive, try await source.rows(query))
    if joint.count >= Self.mostKept { joint.removeAll() }
    joint[pair] = counts
    return counts
  }

  private func alone(_ place: Int) async throws -> DataRows<Double, Double> {
    guard let bins = coarse[place] else { return DataRows() }
    let counted = try await source.rows(
      DataQuery(x: DataKey<Double>(column: keys[place].column, form: .intervals(bins)), where: filter))
    var all = [Double](repeating: 0, count: bins.count)
    for row in counted.indices {
      if let index = bins.index(of: counted.x[row]) { all[index] = counted.values[row] }
    }
    return rows(all, bins)
  }

  /// Every interval, the empty ones too, so that bars stay where they are.
  private func rows(_ counts: [Double], _ bins: EqualBins) -> DataRows<Double, Double> {
    let starts = (0..<bins.count).map(bins.lower)
    return DataRows(
      x: (starts.map { $0 + bins.step / 2 }, starts, starts.map { $0 + bins.step }),
      y: (counts, counts, counts), values: counts, counts: counts.map { Int($0) }, series: ([], []),
      rowCount: Int(counts.reduce(0, +)))
  }
}
