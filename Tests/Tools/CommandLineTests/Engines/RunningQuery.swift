import Foundation
import OpenChartsEngines
import Synchronization

/// A query that runs on a background thread while the test continues without suspending. If the test suspended, other
/// tests could occupy the main actor for minutes, until the query's timeout.
final class RunningQuery: Sendable {
  private let answer = Mutex<Result<EngineAnswer, any Error>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  /// Returns when the engine has received the query.
  init(_ session: EngineSession, _ sql: String) {
    Thread.detachNewThread { [self] in
      let result = Result { try session.execute(sql) }
      answer.withLock { $0 = result }
      isDone.signal()
    }
    while session.isIdle, answer.withLock({ $0 == nil }) { usleep(5000) }
  }

  /// Waits for the result.
  var result: Result<EngineAnswer, any Error> {
    isDone.wait()
    isDone.signal()
    return answer.withLock { $0! }
  }
}
