import Engines
import Foundation
import Synchronization

/// A question that an engine works at on a thread of its own, while a test goes on without giving up the main actor:
/// other tests would have it for minutes, and the question its time-out.
final class RunningQuestion: Sendable {
  private let answer = Mutex<Result<EngineAnswer, any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Comes back once the engine has the question.
  init(_ session: EngineSession, _ sql: String) {
    Thread.detachNewThread { [self] in
      let result = Result { try session.ask(sql) }
      answer.withLock { $0 = result }
      isDone.signal()
    }
    while session.isIdle, answer.withLock({ $0 == nil }) { usleep(5000) }
  }

  /// Waits for the end.
  var result: Result<EngineAnswer, any Error> {
    isDone.wait()
    isDone.signal()
    return answer.withLock { $0! }
  }
}
