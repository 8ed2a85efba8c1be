import Limits
import Synchronization

extension LiveServer {
  /// Messages of one connection that wait for the program; any thread may use it.
  ///
  /// The server's thread adds messages and stops reading from the connection while the inbox is full. The program takes
  /// them one by one. Nothing can be taken after the connection has closed.
  package final class Inbox: Sendable {
    private struct State {
      var texts: [String] = []
      var bytes = 0
      /// Whether the handler knows that messages wait.
      var isAnnounced = false
      var isPaused = false
      var isClosed = false
    }

    package let id: ConnectionID
    private let state = Mutex(State())
    /// Lets the server read from the connection again.
    private let resume: @Sendable () -> Void

    init(_ id: ConnectionID, resume: @escaping @Sendable () -> Void) {
      self.id = id
      self.resume = resume
    }

    /// Adds a message at the end.
    ///
    /// - Returns: `announces`: whether the handler has to be called; `isFull`: whether the server has to stop reading.
    func append(_ text: String) -> (announces: Bool, isFull: Bool) {
      state.withLock { state in
        guard !state.isClosed else { return (false, false) }
        state.texts.append(text)
        state.bytes += text.utf8.count
        let announces = !state.isAnnounced
        state.isAnnounced = true
        if state.texts.count >= Limits.waitingMessages.value || state.bytes >= Limits.waitingBytes.value {
          state.isPaused = true
        }
        return (announces, state.isPaused)
      }
    }

    /// Removes and returns the oldest message; `nil` if none waits or the connection has closed.
    ///
    /// After `nil` the handler is called again for the next message. The server reads on when half of the inbox is free.
    package func take() -> String? {
      let (text, resumes) = state.withLock { state -> (String?, Bool) in
        guard !state.texts.isEmpty else {
          state.isAnnounced = false
          return (nil, false)
        }
        let text = state.texts.removeFirst()
        state.bytes -= text.utf8.count
        let isHalfFree =
          state.texts.count <= Limits.waitingMessages.value / 2
          && state.bytes <= Limits.waitingBytes.value / 2
        defer { if isHalfFree { state.isPaused = false } }
        return (text, state.isPaused && isHalfFree)
      }
      if resumes { resume() }
      return text
    }

    /// Drops the messages that wait, and all later ones.
    func close() {
      state.withLock { state in
        (state.texts, state.bytes) = ([], 0)
        state.isClosed = true
      }
    }

    /// Whether the program has taken all messages and is done with the last one.
    var isIdle: Bool { state.withLock { !$0.isAnnounced } }

    /// Number of messages that wait.
    package var count: Int { state.withLock { $0.texts.count } }
  }
}
