import ChartMath
import Foundation
import Observation
import Tables

/// Histograms of several columns of one table: a selection in one of them filters all others, at every move of the
/// pointer, however many rows there are.
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
/// The engine counts each pair of columns once, in as many steps of the selected one as a chart has pixels; a move is
/// a difference of two rows of these sums. A selection in a third column asks again, once, when the pointer turns to
/// another chart.
@MainActor @Observable
public final class CrossFilter {
  /// Why the last question had no answer; `nil` where it had one.
  public private(set) var error: DataError?
  /// Whether answers are awaited.
  public private(set) var isAsking = false

  private var shown: [RawRows?]
  private var selections: [Selection?]

  @ObservationIgnored private let source: DataSource
  @ObservationIgnored private let keys: [CrossKey]
  @ObservationIgnored private let filter: String
  @ObservationIgnored private let timeZone: TimeZone
  @ObservationIgnored private let resolution: Int
  /// `nil` before the first answer; an axis is `nil` where its column has no values.
  @ObservationIgnored private var axes: [CrossAxis?]?
  @ObservationIgnored private var joint: [Pair: JointCounts] = [:]
  /// The column whose selection moved last.
  @ObservationIgnored private var moved = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  /// What is being asked.
  @ObservationIgnored private var asked: Pair?

  private enum Selection: Equatable {
    /// Of numbers, or of dates in seconds since 2001.
    case range(ClosedRange<Double>)
    case name(String)
  }

  /// Two columns, and what is selected in all others, in fine places.
  private struct Pair: Hashable {
    let active: Int
    let passive: Int
    let others: [Range<Int>?]
  }

  /// The pairs that are kept before those of former selections are left.
  private static var mostKept: Int { 64 }

  /// Histograms of the columns of a table, without any selection.
  /// - Parameters:
  ///   - source: The table.
  ///   - keys: The columns; one alone is never filtered by another.
  ///   - filter: Which rows count; empty: all.
  ///   - timeZone: Where days and months begin, and where dates without a zone are meant.
  ///   - resolution: About how many places a selection's ends can have, from 10 to 2,000, or an error: the pixels of a
  ///     chart. Of dates they are units of the calendar, such as days of what is shown by months.
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

  /// What is selected in a column of numbers, `nil` for all of it; for `chartXSelection(range:)`.
  public subscript(column: Int) -> ClosedRange<Double>? {
    get { range(column, .numbers) }
    set { select(newValue.map { .range($0) }, in: column, .numbers) }
  }

  /// What is selected in a column of dates, `nil` for all of it; for `chartXSelection(range:)`.
  public subscript(dates column: Int) -> ClosedRange<Date>? {
    get { range(column, .dates).map { Date(_position: $0.lowerBound)...Date(_position: $0.upperBound) } }
    set {
      select(
        newValue.map { .range($0.lowerBound._position...$0.upperBound._position) }, in: column, .dates)
    }
  }

  /// The name that is selected in a column of names, `nil` for all; for `chartXSelection(value:)`.
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

  /// Whether there is such a column, of such values.
  private func has(_ column: Int, _ kind: KeyForm) -> Bool {
    keys.indices.contains(column) && keys[column].kind == kind
  }

  private func select(_ selection: Selection?, in column: Int, _ kind: KeyForm) {
    guard has(column, kind), selections[column] != selection else { return }
    selections[column] = selection
    moved = column
    show()
    // A question that is still wanted goes on.
    if axes == nil ? !isAsking : missing.map({ $0 != asked }) ?? false { start() }
  }

  // MARK: Histograms

  /// The histogram of a column of numbers by what is selected in all others; empty until the first answer is there.
  public func bins(_ column: Int) -> DataRows<Double, Double> { rows(column, .numbers) }

  /// The counts of a column of dates by what is selected in all others: a row for each unit of the calendar.
  public func dates(_ column: Int) -> DataRows<Date, Double> { rows(column, .dates) }

  /// The counts of a column of names by what is selected in all others.
  public func names(_ column: Int) -> DataRows<String, Double> { rows(column, .names) }

  private func rows<X>(_ column: Int, _ kind: KeyForm) -> DataRows<X, Double> {
    guard has(column, kind), let raw = shown[column] else { return DataRows() }
    return DataRows(raw)
  }

  /// Waits until all that was asked is answered.
  public func settle() async {
    while let task {
      await task.value
      if self.task == task { self.task = nil }
    }
  }

  /// What the answers that are there say.
  private func show() {
    guard let axes else { return }
    shown = keys.indices.map { place in
      guard let axis = axes[place] else { return nil }
      return known(place).map { counts in
        RawRows(keys: [axis.shown.key], series: ([], []), values: counts, counts: counts)
      } ?? shown[place]
    }
  }

  /// The fine places that are selected.
  private func places(_ column: Int) -> Range<Int>? {
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

  private func known(_ place: Int) -> [Double]? {
    guard let axes, let axis = axes[place] else { return nil }
    if keys.indices.contains(where: { $0 != place && places($0)?.isEmpty == true }) {
      return [Double](repeating: 0, count: axis.shown.count)
    }
    // Any of the others may be the one whose sums are there.
    for other in partners(of: place) {
      if let counts = joint[pair(other, place)] { return counts.counts(other == place ? nil : places(other)) }
      if selections[other] == nil, let counts = joint[pair(place, other)] { return counts.ownCounts }
    }
    return nil
  }

  /// The other columns that have values, or the only one itself.
  private func partners(of place: Int) -> [Int] {
    let all = keys.indices.filter { axes?[$0] != nil }
    return all.count == 1 ? all : all.filter { $0 != place }
  }

  private func pair(_ active: Int, _ passive: Int) -> Pair {
    Pair(
      active: active, passive: passive,
      others: keys.indices.map { $0 == active || $0 == passive ? nil : places($0) })
  }

  // MARK: Asking

  /// What must be asked next for what is shown.
  private var missing: Pair? {
    guard let axes else { return nil }
    let unknown = keys.indices.filter { axes[$0] != nil && known($0) == nil }
    guard let place = unknown.first else { return nil }
    let partners = partners(of: place)
    // The one that moves; where nothing is selected, one that is not known either: a pair tells both.
    let active =
      partners.first { $0 == moved && selections[$0] != nil } ?? partners.last { selections[$0] != nil }
      ?? partners.first { unknown.contains($0) } ?? partners[0]
    return pair(active, place)
  }

  /// What is asked before it is needed: all pairs without other selections.
  private var early: Pair? {
    for active in keys.indices where axes?[active] != nil {
      for passive in partners(of: active) {
        let pair = Pair(active: active, passive: passive, others: keys.map { _ in nil })
        if joint[pair] == nil { return pair }
      }
    }
    return nil
  }

  /// Begins to ask, and leaves what was asked before.
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
          if joint.count >= Self.mostKept { joint = joint.filter { $0.key.others.allSatisfy { $0 == nil } } }
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

  /// One question for all ends of numbers and dates, and one for each column of names.
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

  private func count(_ pair: Pair) async throws -> JointCounts? {
    guard let axes, let active = axes[pair.active], let passive = axes[pair.passive] else { return nil }
    var counted = [Request.Key(column: keys[pair.active].column, form: active.fine.form)]
    if pair.passive != pair.active {
      counted.append(Request.Key(column: keys[pair.passive].column, form: passive.shown.form))
    }
    var request = try Request(counted, where: filter, timeZone)
    request.limit = 4_000_000
    for (place, places) in pair.others.enumerated() {
      guard let places, let axis = axes[place] else { continue }
      request.keep(keys[place].column, within: places, of: axis.fine)
    }
    return JointCounts(active: active, passive: passive, try await source.raw(request, timeZone))
  }
}

extension Request {
  /// Only rows in some places of a column, which are not empty.
  fileprivate mutating func keep(_ column: String, within places: Range<Int>, of axis: CrossPlaces) {
    let (low, high) = (axis.edge(places.lowerBound), axis.edge(places.upperBound))
    switch axis {
    case .names(let names): choices.append((column, Array(names[places])))
    case .intervals(let bins):
      // The last interval is closed.
      let last = places.upperBound == bins.count ? high : high.nextDown
      bounds.append(ColumnBounds(column: column, range: low...max(low, last), isDate: false))
    case .units:
      // Engines know no less than a microsecond.
      bounds.append(ColumnBounds(column: column, range: low...max(low, high - 1e-6), isDate: true))
    }
  }
}
