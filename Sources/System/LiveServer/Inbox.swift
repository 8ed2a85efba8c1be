import OpenChartsLimits
import Synchronization

extension LiveServer {
  /// The messages of one connection that wait for the program. Thread-safe.
  ///
  /// The server's thread adds messages, and stops reading from the connection while the inbox is full. The program
  /// takes them one by one. After the connection has closed, nothing can be taken.
  package final class Inbox: Sendable {
    private struct State {
      var texts: [String] = []
      var bytes = 0
      /// Whether the handler was notified of the messages in the inbox.
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

    /// Appends a message.
    ///
    /// - Returns: `announces`: whether the handler must be called; `isFull`: whether the server must stop reading.
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

    /// Removes and returns the oldest message; `nil` if there is none, or if the connection has closed.
    ///
    /// After `nil`, the handler is called again for the next message. The server resumes reading when half of the
    /// inbox is free.
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

    /// Drops all messages, and rejects later ones.
    func close() {
      state.withLock { state in
        (state.texts, state.bytes) = ([], 0)
        state.isClosed = true
      }
    }

    /// Whether the program has taken all messages and has finished processing the last one.
    var isIdle: Bool { state.withLock { !$0.isAnnounced } }

    /// The number of messages.
    package var count: Int { state.withLock { $0.texts.count } }
  }
}
