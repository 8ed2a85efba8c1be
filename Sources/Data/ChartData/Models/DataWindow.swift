import Foundation
import Observation

/// The part of a source that a scrolled and zoomed chart shows. Each query also covers at least one window's length
/// on both sides, so that short moves need no query.
///
///     @State private var window = DataWindow(
///       readings, DataQuery(x: .date("time"), line: "level", pixels: 1280), from: start, length: 86_400)
///
///     Chart { LinePlot(window.rows, x: .value("Time", \.x), y: .value("Level", \.y)) }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollPosition(x: $window.position)
///       .chartXVisibleDomain(length: window.length)
///
/// A query is cancelled when its window is no longer shown. The last answers are cached, and the previous one stays
/// visible until the new one arrives.
@MainActor @Observable
public final class DataWindow<X: DataPosition, Y: Sendable> {
  /// The loaded rows, which extend beyond the window on both sides.
  public private(set) var rows = DataRows<X, Y>()
  /// The error of the last query; `nil` if it succeeded.
  public private(set) var error: DataError?
  /// Whether a query is running.
  public private(set) var isAsking = false

  /// The start of the window.
  public var position: X {
    didSet { if position != oldValue { show() } }
  }
  /// The length of the window: a number, or seconds for dates.
  public var length: Double {
    didSet { if length != oldValue { show() } }
  }

  @ObservationIgnored private let source: DataSource
  @ObservationIgnored private let query: DataQuery<X, Y>
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var asked: Part?
  /// The cached answers, oldest first.
  @ObservationIgnored private var cache: [(part: Part, rows: DataRows<X, Y>)] = []

  private static var cacheLimit: Int { 12 }

  /// Creates a window and starts its first query.
  /// - Parameters:
  ///   - source: The source of the data.
  ///   - query: A query of all the data. For a line, `pixels` applies to the window's length, not to all the data.
  ///   - position: The start of the window.
  ///   - length: The length of the window, above 0: a number, or seconds for dates.
  public init(_ source: DataSource, _ query: DataQuery<X, Y>, from position: X, length: Double) {
    (self.source, self.query, self.position, self.length) = (source, query, position, length)
    show()
  }

  isolated deinit { task?.cancel() }

  /// Runs the query again, because the data may have changed.
  public func refresh() {
    cache.removeAll()
    asked = nil
    show()
  }

  /// The range of a query. A step is the next power of two at or above the window's length; the range is 3.5 steps long
  /// and starts at a multiple of half a step. Because these ranges are coarse, a zoom gesture does not start a query
  /// for each pointer move.
  struct Part: Hashable {
    let start: Double
    let length: Double

    init?(position: Double, length: Double) {
      guard position.isFinite, length.isFinite, length > 0 else { return nil }
      let step = Double(sign: .plus, exponent: Int(log2(length).rounded(.up)), significand: 1)
      guard step.isNormal, step < 1e300 else { return nil }
      start = ((position / step * 2).rounded(.down) / 2 - 1) * step
      self.length = 3.5 * step
    }

    var range: ClosedRange<Double> { start...start + length }
    func covers(_ low: Double, _ high: Double) -> Bool { low >= start && high <= start + length }
  }

  private func show() {
    guard let part = Part(position: position._position, length: length) else {
      task?.cancel()
      (asked, isAsking, task) = (nil, false, nil)
      error = DataError(
        "the window begins at \(position._position) and is \(length) long; expected a number, and a length above 0"
      )
      return
    }
    guard part != asked else { return }
    // The pending or shown range can contain this window at the same resolution.
    if let asked, asked.length == part.length,
      asked.covers(position._position, position._position + length)
    {
      return
    }
    task?.cancel()
    asked = part
    if let cached = cache.first(where: { $0.part == part }) {
      (rows, error, isAsking, task) = (cached.rows, nil, false, nil)
      return
    }
    isAsking = true
    var query = query
    query.bounds.append(ColumnBounds(column: query.x.column, range: part.range, isDate: X._isDate))
    // The query itself reports a number of pixels that is out of range.
    if case .line(let column, let pixels) = query.form, (1...100_000).contains(pixels) {
      let all = (Double(pixels) * part.length / length).rounded(.up)
      query.form = .line(column, pixels: Int(min(all, 100_000)))
    }
    task = Task { [source, query] in
      let result: Result<DataRows<X, Y>, any Error>
      do { result = .success(try await source.rows(query)) } catch { result = .failure(error) }
      if !Task.isCancelled { take(result, part) }
    }
  }

  private func take(_ result: Result<DataRows<X, Y>, any Error>, _ part: Part) {
    guard part == asked else { return }
    isAsking = false
    switch result {
    case .success(let rows):
      (self.rows, error) = (rows, nil)
      cache.append((part, rows))
      if cache.count > Self.cacheLimit { cache.removeFirst() }
    case .failure(let error):
      self.error = DataError(error)
      asked = nil
    }
  }
}
