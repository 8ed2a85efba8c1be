import Foundation
import OpenChartsLiveServer
import SwiftUI
import Testing

@testable import OpenChartsSessions

/// The messages of a host to its browsers, without a server.
@MainActor private final class Wire {
  let host: SessionHost
  private(set) var messages: [(id: Int, text: String)] = []
  private(set) var closed: [Int] = []
  /// The number of times that sessions have checked their clock.
  private(set) var looks = 0

  init(_ content: @escaping @MainActor () -> some View) {
    var look = {}
    host = SessionHost(
      title: "Test",
      clock: {
        look()
        return Double(DispatchTime.now().uptimeNanoseconds) / 1e9
      }, content: { AnyView(content()) })
    look = { [unowned self] in looks += 1 }
    host.link = SessionHost.Link(
      send: { [unowned self] in messages.append(($1, $0)) }, close: { [unowned self] in closed.append($0) })
  }

  func hello(_ id: Int, token: String? = nil) {
    host.connected(id)
    host.received("[\"hello\",{\"w\":300,\"h\":200},\(token.map { "\"\($0)\"" } ?? "null")]", from: id)
  }

  func texts(to id: Int) -> [String] { messages.filter { $0.id == id }.map(\.text) }

  /// Returns the token that a browser needs to resume its session.
  func token(of id: Int) -> String? {
    texts(to: id).first.flatMap { text in
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    }?["session"] as? String
  }

  /// Waits until a condition holds; false after a timeout.
  func waits(_ seconds: Double = 5, for condition: () -> Bool) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      if condition() { return true }
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return condition()
  }

  /// Returns the key of the control with a label, from the latest list that a browser has.
  func key(_ label: String, of id: Int) -> Int? {
    for text in texts(to: id).reversed() {
      guard let message = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any],
        let parts = message["parts"] as? [[String: Any]]
      else { continue }
      return parts.first { $0["l"] as? String == label }?["k"] as? Int
    }
    return nil
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor @Suite struct SessionHostTests {
  @Test("A browser that sends a hello message gets a new session and its picture")
  func hello() async throws {
    let wire = Wire { Counter() }
    wire.hello(1)
    wire.hello(2)
    #expect(await wire.waits { wire.texts(to: 1).count == 2 && wire.texts(to: 2).count == 2 })
    let tokens = [wire.token(of: 1), wire.token(of: 2)].compactMap { $0 }
    #expect(Set(tokens).count == 2)
    #expect(wire.texts(to: 1)[1].contains("\"picture\""))
    let key = try #require(wire.key("Count 0", of: 1))
    wire.host.received("[\"control\",\(key),\"press\"]", from: 1)
    #expect(await wire.waits { wire.key("Count 1", of: 1) != nil })
    // The other session has its own count.
    #expect(wire.key("Count 0", of: 2) != nil)
    #expect(wire.closed.isEmpty)
  }

  @Test("A client that does not start with a hello message, or sends an invalid message, is disconnected")
  func strangers() async {
    let wire = Wire { Counter() }
    for (id, text) in ["[\"escape\"]", "nonsense", "[\"hello\"]", "[\"hello\",7,null]", ""].enumerated() {
      wire.host.connected(id)
      wire.host.received(text, from: id)
    }
    #expect(wire.closed == [0, 1, 2, 3, 4])
    wire.hello(7)
    #expect(await wire.waits { wire.texts(to: 7).count == 2 })
    wire.host.received("{}", from: 7)
    #expect(wire.closed.last == 7)
    // A message from an unknown connection has no effect.
    wire.host.received("[\"hello\",{},null]", from: 99)
    #expect(wire.texts(to: 99).isEmpty)
  }

  @Test("A reconnected browser finds its state, and the previous connection is closed")
  func back() async throws {
    let wire = Wire { Counter() }
    wire.hello(1)
    #expect(await wire.waits { wire.key("Count 0", of: 1) != nil })
    let token = try #require(wire.token(of: 1))
    let key = try #require(wire.key("Count 0", of: 1))
    wire.host.received("[\"control\",\(key),\"press\"]", from: 1)
    wire.host.disconnected(1)
    wire.hello(2, token: token)
    #expect(await wire.waits { wire.key("Count 1", of: 2) != nil })
    #expect(wire.token(of: 2) == token)
    wire.hello(3, token: token)
    #expect(await wire.waits { wire.key("Count 1", of: 3) != nil })
    #expect(wire.closed == [2])
    // The end of the old connection does not end the session.
    wire.host.disconnected(2)
    wire.host.received("[\"control\",\(key),\"press\"]", from: 3)
    #expect(await wire.waits { wire.key("Count 2", of: 3) != nil })
  }

  @Test("An unknown token starts a new session")
  func unknownToken() async {
    let wire = Wire { Counter() }
    wire.hello(1, token: "guessed")
    #expect(await wire.waits { wire.token(of: 1) != nil })
    #expect(wire.token(of: 1) != "guessed")
  }

  @Test("A session without a connection ends after the timeout, not before")
  func patience() async throws {
    let wire = Wire { Counter() }
    wire.host.sessionTimeout = 0.2
    wire.hello(1)
    #expect(await wire.waits { wire.key("Count 0", of: 1) != nil })
    let token = try #require(wire.token(of: 1))
    wire.host.disconnected(1)
    wire.hello(2, token: token)
    #expect(await wire.waits { wire.token(of: 2) == token })
    // The session was resumed, so its first timeout no longer applies.
    try await Task.sleep(nanoseconds: 300_000_000)
    wire.host.disconnected(2)
    try await Task.sleep(nanoseconds: 400_000_000)
    wire.hello(3, token: token)
    #expect(await wire.waits { wire.token(of: 3) != nil })
    #expect(wire.token(of: 3) != token)
  }

  @Test(
    "At the maximum number of sessions, a disconnected session is replaced; otherwise new clients are refused"
  )
  func limit() async {
    let wire = Wire { Counter() }
    wire.host.limit = 2
    wire.hello(1)
    wire.hello(2)
    wire.hello(3)
    #expect(wire.closed == [3])
    wire.host.disconnected(1)
    wire.hello(4)
    #expect(await wire.waits { wire.texts(to: 4).count == 2 })
    #expect(wire.closed == [3])
  }

  @Test("Nothing is drawn without a connection; a reconnected browser gets the change")
  func unseen() async throws {
    let wire = Wire { Counter() }
    wire.hello(1)
    #expect(await wire.waits { wire.key("Count 0", of: 1) != nil })
    let count = wire.messages.count
    let key = try #require(wire.key("Count 0", of: 1))
    wire.host.received("[\"control\",\(key),\"press\"]", from: 1)
    wire.host.disconnected(1)
    try await Task.sleep(nanoseconds: 50_000_000)
    #expect(wire.messages.count == count)
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack {
        Button("Grow") { withAnimation(.linear(duration: 20)) { width = 200 } }
        Rectangle().frame(width: width, height: 10)
      }
    }
  }

  @Test("Repeated paint confirmations do not add timers or speed up an animation")
  func oneTimer() async throws {
    let wire = Wire { Growing() }
    wire.hello(1)
    #expect(await wire.waits { wire.key("Grow", of: 1) != nil })
    let key = try #require(wire.key("Grow", of: 1))
    wire.host.received("[\"painted\",1]", from: 1)
    wire.host.received("[\"control\",\(key),\"press\"]", from: 1)
    func paint(_ seconds: Double) async throws {
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end {
        wire.host.received("[\"painted\",\(wire.messages.count - 1)]", from: 1)
        try await Task.sleep(nanoseconds: 1_000_000)
      }
    }
    try await paint(0.2)
    let (looks, count) = (wire.looks, wire.messages.count)
    try await Task.sleep(nanoseconds: 300_000_000)
    // The browser paints nothing, so it gets at most two pictures.
    #expect(wire.messages.count - count <= 2)
    #expect(wire.looks - looks < 100, "\(wire.looks - looks)")
    let (start, begun) = (wire.messages.count, Date())
    repeat { try await paint(0.5) } while wire.messages.count < start + 3 && -begun.timeIntervalSinceNow < 60
    // At most 60 pictures per second, plus a margin.
    let most = Int(-begun.timeIntervalSinceNow * 90)
    #expect((3...most).contains(wire.messages.count - start), "\(wire.messages.count - start)")
  }

  @Test("A host that has stopped has no sessions")
  func stopped() async throws {
    let wire = Wire { Counter() }
    wire.hello(1)
    #expect(await wire.waits { wire.key("Count 0", of: 1) != nil })
    wire.host.stop()
    let count = wire.messages.count
    wire.host.received("[\"page\"]", from: 1)
    try await Task.sleep(nanoseconds: 20_000_000)
    #expect(wire.messages.count == count)
  }

  @Test("A serving host reports its address, and the page is available at this address")
  func served() async throws {
    let host = SessionHost(title: "Sales & more") { AnyView(Counter()) }
    let address = try host.serve(LiveServer.Configuration())
    let parts = address.split(separator: "/").map(String.init)
    let port = try #require(parts[1].split(separator: ":").last.flatMap { Int($0) })
    let text = try #require(
      ask(port, "GET /\(parts[2])/ HTTP/1.1\r\nHost: \(parts[1])\r\nConnection: close\r\n\r\n"))
    #expect(text.contains("<title>Sales &amp; more</title>"))
    host.stop()
  }
}

/// Returns the response of a local server, read to its end.
private func ask(_ port: Int, _ request: String) -> String? {
  let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(handle) }
  var place = sockaddr_in()
  place.sin_family = sa_family_t(AF_INET)
  place.sin_port = UInt16(port).bigEndian
  place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  let isThere = withUnsafePointer(to: &place) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
  guard isThere, send(handle, request, request.utf8.count, 0) == request.utf8.count else { return nil }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while case let count = recv(handle, &piece, piece.count, 0), count > 0 { bytes += piece[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

@MainActor @Suite struct FlushTimerTests {
  @Test("A timer that is set many times fires once, at the time set last")
  func once() async throws {
    var count = 0
    let timer = FlushTimer { count += 1 }
    for _ in 0..<100 { timer.set(after: 0.03) }
    try await Task.sleep(nanoseconds: 200_000_000)
    #expect(count == 1)
    timer.set(after: 0.02)
    timer.set(after: nil)
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(count == 1)
    timer.set(after: -5)
    try await Task.sleep(nanoseconds: 100_000_000)
    #expect(count == 2)
    timer.set(after: .infinity)
  }
}
