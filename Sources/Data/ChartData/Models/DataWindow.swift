import Foundation
import Observation

/// The part of some data that a chart shows while it is scrolled and zoomed: asked for again where the window leaves
/// what is there, with as much on both sides, so that a short way needs no question.
///
///     @State private var window = DataWindow(
///       readings, DataQuery(x: .date("time"), line: "level", pixels: 1280), from: start, length: 86_400)
///
///     Chart { LinePlot(window.rows, x: .value("Time", \.x), y: .value("Level", \.y)) }
///       .chartScrollableAxes(.horizontal)
///       .chartScrollPosition(x: $window.position)
///       .chartXVisibleDomain(length: window.length)
///
/// A question whose window is no longer shown is stopped. The last few answers are kept, and the old one is shown until
/// the new one is there.
@MainActor @Observable
public final class DataWindow<X: DataPosition, Y: Sendable> {
  /// What is there: more than the window on both sides.
  public private(set) var rows = DataRows<X, Y>()
  /// Why the last question had no answer; `nil` where it had one.
  public private(set) var error: DataError?
  /// Whether an answer is awaited.
  public private(set) var isAsking = false

  /// Where the window begins.
  public var position: X {
    didSet { if position != oldValue { show() } }
  }
  /// How long it is: in numbers, or in seconds.
  public var length: Double {
    didSet { if length != oldValue { show() } }
  }

  @ObservationIgnored private let source: DataSource
  @ObservationIgnored private let query: DataQuery<X, Y>
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var asked: Part?
  /// The answers of late, the newest last.
  @ObservationIgnored private var kept: [(part: Part, rows: DataRows<X, Y>)] = []

  private static var mostKept: Int { 12 }

  /// A window of some data, whose rows it asks for at once.
  /// - Parameters:
  ///   - source: Where the data are.
  ///   - query: Of all the data; lines have their pixels in the window's length.
  ///   - position: Where the window begins.
  ///   - length: How long it is, above 0: in numbers, or in seconds.
  public init(_ source: DataSource, _ query: DataQuery<X, Y>, from position: X, length: Double) {
    (self.source, self.query, self.position, self.length) = (source, query, position, length)
    show()
  }

  isolated deinit { task?.cancel() }

  /// Asks again although the window has stayed: the data may have changed.
  public func refresh() {
    kept.removeAll()
    asked = nil
    show()
  }

  /// Three windows' length, beginning at a multiple of half of it; lengths in steps of two, so that a zoom does not ask
  /// at every move.
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
    // What is awaited or shown already may hold this window as finely.
    if let asked, asked.length == part.length,
      asked.covers(position._position, position._position + length)
    {
      return
    }
    task?.cancel()
    asked = part
    if let known = kept.first(where: { $0.part == part }) {
      (rows, error, isAsking, task) = (known.rows, nil, false, nil)
      return
    }
    isAsking = true
    var query = query
    query.bounds.append(ColumnBounds(column: query.x.column, range: part.range, isDate: X._isDate))
    // Other counts of pixels are errors.
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
      kept.append((part, rows))
      if kept.count > Self.mostKept { kept.removeFirst() }
    case .failure(let error):
      self.error = DataError(error)
      asked = nil
    }
  }
}
