import Foundation
import OpenChartsLimits
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct FlowTests {
  private static let burst = 2_000

  @Test("A connection is not read while its messages are not processed")
  func bounded() throws {
    let server = try TestServer(takes: false)
    let client = try #require(server.page())
    for number in 0..<Self.burst { client.message("[\(number)]") }
    #expect(server.recorder.waits { _ in server.recorder.inbox(1)?.count == Limits.waitingMessages.value })
    usleep(200_000)
    let inbox = try #require(server.recorder.inbox(1))
    #expect(inbox.count == Limits.waitingMessages.value)
    // All messages arrive in order, no matter when the program takes them.
    #expect(
      server.recorder.waits(20) { _ in
        while server.recorder.take(1) {}
        return server.recorder.texts.count == Self.burst
      })
    #expect(server.recorder.texts == (0..<Self.burst).map { "[\($0)]" })
  }

  @Test("The limit of an inbox counts bytes as well as messages")
  func bytes() throws {
    let server = try TestServer(takes: false)
    let client = try #require(server.page())
    let text = String(repeating: "x", count: 60_000)
    for _ in 0..<20 { client.message(text) }
    usleep(500_000)
    let inbox = try #require(server.recorder.inbox(1))
    #expect((1...Limits.waitingBytes.value / 60_000 + 1).contains(inbox.count), "\(inbox.count)")
    #expect(
      server.recorder.waits(20) { _ in
        while server.recorder.take(1) {}
        return server.recorder.texts.count == 20
      })
  }

  @Test("After a close, waiting messages are dropped, even if not all were read")
  func closed() throws {
    let server = try TestServer(takes: false)
    do {
      let client = try #require(server.page())
      for _ in 0..<Self.burst { client.message("[\"page\"]") }
      #expect(server.recorder.waits { _ in server.recorder.inbox(1)?.count == Limits.waitingMessages.value })
    }
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
    #expect(server.recorder.inbox(1)?.count == 0)
    #expect(!server.recorder.take(1))
    #expect(server.recorder.texts.isEmpty)
  }

  @Test("A connection that the program has closed delivers no more messages")
  func closedHere() throws {
    let server = try TestServer(takes: false)
    let client = try #require(server.page())
    client.message("a")
    #expect(server.recorder.waits { _ in server.recorder.inbox(1)?.count == 1 })
    server.server.close(1)
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
    #expect(!server.recorder.take(1))
  }

  @Test("A connection that is not read does not block others")
  func others() throws {
    let server = try TestServer(takes: false)
    let (loud, other) = (try #require(server.page()), try #require(server.page()))
    for _ in 0..<Self.burst { loud.message("[\"page\"]") }
    #expect(server.recorder.waits { _ in server.recorder.inbox(1)?.count == Limits.waitingMessages.value })
    other.message("here")
    #expect(server.recorder.waits { _ in server.recorder.inbox(2)?.count == 1 })
    server.server.send("and here", to: 2)
    #expect(other.nextText() == "and here")
  }

  @Test("The next message is announced after an inbox was emptied, and not before")
  func announcements() {
    let inbox = LiveServer.Inbox(7) {}
    #expect(inbox.append("a") == (true, false))
    #expect(inbox.append("b") == (false, false))
    #expect([inbox.take(), inbox.take()] == ["a", "b"])
    #expect(inbox.append("c") == (false, false))
    #expect(inbox.take() == "c")
    #expect(inbox.take() == nil)
    #expect(inbox.append("d") == (true, false))
    inbox.close()
    #expect(inbox.append("e") == (false, false))
    #expect(inbox.take() == nil)
  }
}
