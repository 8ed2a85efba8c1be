import Combine
import Foundation

/// The rows of the window that a scrolling chart shows, asked for as it moves.
///
///     @StateObject private var load = DataWindow(
///       meter, ChartQuery(x: .date("time"), y: .number("load"), lineColumns: 1600), length: 86_400)
///
///     Chart { LinePlot(load.rows, x: .value("Time", \.x), y: .value("Load", \.y)) }
///       .chartScrollableAxes(.horizontal)
///       .chartXVisibleDomain(length: load.length)
///       .chartXScale(domain: load.domain)
///       .chartScrollPosition(x: $load.position)
///       .task { await load.start() }
///
/// Each answer reaches a window's length to both sides of what is shown, so that short moves show rows at once. Rows
/// that are there stay until the next ones come; a question whose window is no longer shown is stopped, and the windows
/// that were shown last are kept.
@MainActor public final class DataWindow<X: ContinuousDataValue, Y: ChartDataValue>: ObservableObject {
  /// What is there to draw.
  @Published public private(set) var rows = ChartRows<X, Y>()
  /// From the least to the greatest x of the whole source, for the axis; one point before ``start()``.
  @Published public private(set) var domain: ClosedRange<X>
  /// Whether rows of the window are on their way.
  @Published public private(set) var isLoading = false
  /// Why there are no rows of the window.
  @Published public private(set) var error: DataError?

  /// Where the window begins. Whoever sets it asks for the rows that are shown from there on.
  @Published public var position: X { didSet { if position != oldValue { moved() } } }
  /// How much of x is shown: numbers, or seconds. A zoom sets it.
  @Published public var length: Double { didSet { if length != oldValue { moved() } } }

  private let source: DataSource
  private let query: ChartQuery<X, Y>
  private var task: Task<Void, Never>?
  private var shown: Span?
  private var wanted: Span?
  /// The last one is the newest.
  private var kept: [(span: Span, rows: ChartRows<X, Y>)] = []

  /// How many windows are kept.
  private static var mostKept: Int { 12 }
  /// How long a window must stand before it is asked for, in nanoseconds: the pointer moves on at once.
  private static var pause: UInt64 { 30_000_000 }

  /// A window's length and the number of that length in which the window begins.
  private struct Span: Equatable {
    var number: Double
    var length: Double

    /// The window and one of its lengths to both sides, whatever part of a length it begins at.
    var range: ClosedRange<Double> { (number - 1) * length...(number + 3) * length }
  }

  /// - Parameters:
  ///   - position: Where the window begins; `nil`: with the data.
  ///   - length: How much of x is shown, above 0: numbers, or seconds.
  public init(_ source: DataSource, _ query: ChartQuery<X, Y>, position: X? = nil, length: Double) {
    (self.source, self.query) = (source, query)
    let place = position ?? X(_number: 0)
    self.position = place
    self.length = length
    domain = place...place
    beginsWithData = position == nil
  }

  private let beginsWithData: Bool

  deinit { task?.cancel() }

  /// Finds out how far the data reach, and asks for the first window. Ends when its rows are there.
  public func start() async {
    do {
      let column = query.x.column
      let filter = query.filter
      if let range = try await source.extent(of: column, where: filter) {
        domain = X(_number: range.lowerBound)...X(_number: range.upperBound)
        if beginsWithData { position = domain.lowerBound }
      }
      moved()
      await task?.value
    } catch is CancellationError {
      return
    } catch {
      self.error = DataError(error)
    }
  }

  private func moved() {
    guard length > 0, length.isFinite, position._number.isFinite else { return }
    let span = Span(number: (position._number / length).rounded(.down), length: length)
    if span == wanted { return }
    task?.cancel()
    task = nil
    wanted = span
    if let place = kept.firstIndex(where: { $0.span == span }) {
      kept.append(kept.remove(at: place))
      show(kept.last!.rows, of: span)
      return
    }
    if !isLoading { isLoading = true }
    let range = X(_number: span.range.lowerBound)...X(_number: span.range.upperBound)
    task = Task { [weak self, source, query] in
      do {
        try await Task.sleep(nanoseconds: Self.pause)
        let rows = try await source.answer(query.within(range))
        self?.take(rows, of: span)
      } catch is CancellationError {
        return
      } catch {
        self?.fail(DataError(error), of: span)
      }
    }
  }

  private func take(_ rows: ChartRows<X, Y>, of span: Span) {
    kept.append((span, rows))
    if kept.count > Self.mostKept { kept.removeFirst() }
    if span == wanted { show(rows, of: span) }
  }

  private func show(_ rows: ChartRows<X, Y>, of span: Span) {
    if shown != span { self.rows = rows }
    shown = span
    if isLoading { isLoading = false }
    if error != nil { error = nil }
  }

  private func fail(_ error: DataError, of span: Span) {
    guard span == wanted else { return }
    // The same window may be asked for again.
    wanted = nil
    isLoading = false
    self.error = error
  }
}
