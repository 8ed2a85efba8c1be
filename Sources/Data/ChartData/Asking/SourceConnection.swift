import ChartMath
import Dispatch
import Engines
import Synchronization

/// Answers one question after the other, on a thread of its own.
final class SourceConnection: Sendable {
  let zone: ZoneOffsets
  private let open: @Sendable () throws -> OpenedSource
  private let opened = Mutex<OpenedSource?>(nil)
  private let queue = DispatchQueue(label: "opencharts.data")

  init(zone: ZoneOffsets, open: @escaping @Sendable () throws -> OpenedSource) {
    (self.zone, self.open) = (zone, open)
  }

  /// - Throws: ``DataError``, or `CancellationError` after the task was cancelled, which stops the engine.
  func run<Answer: Sendable>(
    _ work: @escaping @Sendable (QuestionedSource) throws -> Answer
  ) async throws -> Answer {
    let ticket = QuestionTicket()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Result { try self.perform(ticket, work) }) }
      }
    } onCancel: {
      ticket.cancel()
    }
  }

  private func perform<Answer>(
    _ ticket: QuestionTicket, _ work: (QuestionedSource) throws -> Answer
  ) throws -> Answer {
    defer { ticket.end() }
    do {
      do {
        return try work(try source(ticket))
      } catch let error as EngineError where error.problem == .abandoned {
        // An earlier question could not be stopped, and took its session with it.
        opened.withLock { $0 = nil }
        return try work(try source(ticket))
      }
    } catch {
      if ticket.isCancelled || error is CancellationError { throw CancellationError() }
      throw DataError(error)
    }
  }

  private func source(_ ticket: QuestionTicket) throws -> QuestionedSource {
    try ticket.check()
    let source = try opened.withLock { $0 } ?? open()
    opened.withLock { $0 = source }
    if case .engine(let engine) = source { ticket.begin(engine.session) }
    return QuestionedSource(opened: source, zone: zone, ticket: ticket)
  }
}
