import ChartMath
import Combine
import Engines
import Tables

/// Histograms of one table of which each shows the rows that are selected in all others.
///
///     @StateObject private var flights = CrossFilter(source, ["delay", "distance"])
///
///     ForEach(0..<2, id: \.self) { place in
///       Chart {
///         BarPlot(flights.histograms[place], x: .value("Value", \.x, \.xEnd), y: .value("Flights", \.y))
///       }
///       .chartXSelection(range: $flights.selections[place])
///     }
///     .task { await flights.start() }
///
/// The rows are counted once, jointly by the steps of the histogram in which somebody selects and the intervals of the
/// others. From then on, a move of the selection is a few hundred additions, however many rows there are. Where there
/// are more than two histograms, a selection in one is counted when another is moved, in the background.
@MainActor public final class CrossFilter: ObservableObject {
  /// The counts of each column's intervals; none before ``start()``.
  @Published public private(set) var histograms: [ChartRows<Double, Double>]
  /// What is selected in each column; `nil`: all.
  @Published public var selections: [ClosedRange<Double>?] {
    didSet { if selections != oldValue { changed(from: oldValue) } }
  }
  /// Whether counts that the selections need are on their way.
  @Published public private(set) var isLoading = false
  @Published public private(set) var error: DataError?

  /// One column of numbers and its intervals.
  struct Dimension: Sendable {
    var field: EngineField
    var low: Double
    var high: Double
    var bins: EqualBins
  }

  /// What joint counts are of.
  private struct Pair: Hashable {
    var selected: Int
    var counted: Int
    /// Selections of all other columns.
    var others: [ClosedRange<Double>?]
  }

  private let source: DataSource
  private let columns: [String]
  private let filter: String?
  private let bins: Int?
  private let steps: Int
  private var dimensions: [Dimension?] = []
  private var known: [Pair: JointCounts] = [:]
  private var active = 0
  private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - columns: Columns of numbers, two at least.
  ///   - bins: About how many intervals each histogram has; `nil`: as the data needs.
  ///   - steps: To how many steps of a column's extent a selection is exact; about as many as its chart has pixels.
  public init(
    _ source: DataSource, _ columns: [String], where filter: String? = nil, bins: Int? = nil, steps: Int = 500
  ) {
    (self.source, self.columns, self.filter) = (source, columns, filter)
    (self.bins, self.steps) = (bins, min(max(steps, 1), 10_000))
    histograms = columns.map { _ in ChartRows() }
    selections = columns.map { _ in nil }
  }

  deinit { task?.cancel() }

  /// Counts what selections will need. Ends when the histograms are there.
  public func start() async {
    guard dimensions.isEmpty else { return }
    guard columns.count > 1 else {
      error = DataError("a filter across charts needs two columns at least")
      return
    }
    do {
      dimensions = try await source.connection.run { [columns, filter, bins] source in
        let filter = try Self.filter(filter, [])
        return try columns.map { column in
          let form = ChannelForm(column: column, kind: .bins(count: bins))
          guard let key = try ColumnKey(form, of: source, filter: filter),
            case .bins(let field, let bins) = key.key,
            let extent = key.extent
          else { return nil }
          return Dimension(field: field, low: extent.low, high: extent.high, bins: bins)
        }
      }
      for selected in columns.indices.reversed() {
        active = selected
        update()
        await task?.value
      }
    } catch is CancellationError {
      return
    } catch {
      self.error = DataError(error)
    }
  }

  /// The filter that was given, and ranges of columns.
  private nonisolated static func filter(
    _ text: String?, _ ranges: [(column: String, range: ClosedRange<Double>)]
  ) throws -> Query.Filter? {
    var filter = try text.map { try FilterParser.filter($0) }
    for (column, range) in ranges {
      let condition = try RowFilter.range(column, range, isDate: false)
      filter = filter.map { .and($0, condition) } ?? condition
    }
    return filter.map { Query.Filter($0, text: text ?? "") }
  }

  // MARK: - Selections

  private func changed(from old: [ClosedRange<Double>?]) {
    if selections.count != columns.count {
      // One for each column, whatever was assigned.
      selections = columns.indices.map { $0 < selections.count ? selections[$0] : nil }
    }
    if let moved = selections.indices.first(where: { $0 >= old.count || selections[$0] != old[$0] }) {
      active = moved
    }
    update()
  }

  private func pair(_ counted: Int) -> Pair {
    var others = selections
    others[active] = nil
    others[counted] = nil
    return Pair(selected: active, counted: counted, others: others)
  }

  /// Shows what is known, and asks for what is not.
  private func update() {
    guard dimensions.count == columns.count else { return }
    task?.cancel()
    task = nil
    let (new, missing) = counted()
    if let new { histograms = new }
    if isLoading != !missing.isEmpty { isLoading = !missing.isEmpty }
    guard !missing.isEmpty else { return }
    task = Task { [weak self, source, filter, steps, dimensions, columns] in
      do {
        for pair in missing {
          guard let selected = dimensions[pair.selected], let counted = dimensions[pair.counted] else {
            continue
          }
          let joint = try await source.connection.run { source in
            let ranges = pair.others.enumerated().compactMap { place, range in
              range.map { (column: columns[place], range: $0) }
            }
            return try JointCounts(
              selected: selected, steps: steps, counted: counted, filter: try Self.filter(filter, ranges),
              of: source)
          }
          self?.take(joint, pair)
        }
      } catch is CancellationError {
        return
      } catch {
        self?.fail(DataError(error))
      }
    }
  }

  /// The histograms as far as their counts are known, and what is missing.
  private func counted() -> (new: [ChartRows<Double, Double>]?, missing: [Pair]) {
    var (rows, missing, hasNew) = (histograms, [Pair](), false)
    for counted in columns.indices where counted != active {
      guard let dimension = dimensions[counted], dimensions[active] != nil else { continue }
      let pair = pair(counted)
      guard let joint = known[pair] else {
        missing.append(pair)
        continue
      }
      rows[counted] = Self.rows(dimension.bins, joint.counts(in: selections[active]))
      hasNew = true
    }
    return (hasNew ? rows : nil, missing)
  }

  private func take(_ joint: JointCounts, _ pair: Pair) {
    // Counts under selections that were left behind are of little use.
    if known.count > 100 { known = known.filter { $0.key.others.allSatisfy { $0 == nil } } }
    known[pair] = joint
    let (new, missing) = counted()
    if let new { histograms = new }
    isLoading = !missing.isEmpty
  }

  private func fail(_ error: DataError) {
    self.error = error
    isLoading = false
  }

  private static func rows(_ bins: EqualBins, _ counts: [Double]) -> ChartRows<Double, Double> {
    ChartRows(
      x: KeyValues(
        numbers: (0..<bins.count).map { bins.lower($0) }, ends: (0..<bins.count).map { bins.lower($0 + 1) }),
      y: KeyValues(numbers: counts), values: counts, series: nil)
  }
}
