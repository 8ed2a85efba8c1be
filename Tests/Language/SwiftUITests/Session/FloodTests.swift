import Foundation
import OpenChartsLimits
import OpenChartsLiveServer
import SwiftUI
import TestClient
import Testing

@testable import OpenChartsSessions

/// Floods of messages from one client over real sockets, and their effect on another client.
@MainActor @Suite(.serialized) struct FloodTests {
  /// A running host, with clients on other threads.
  @MainActor private final class Served {
    let host: SessionHost
    let port: Int
    let name: String
    let path: String

    init(_ content: @escaping @MainActor () -> some View) throws {
      host = SessionHost(title: "Test") { AnyView(content()) }
      let parts = try host.serve(LiveServer.Configuration()).split(separator: "/").map(String.init)
      (name, path) = (parts[1], "/\(parts[2])/live")
      port = try #require(name.split(separator: ":").last.flatMap { Int($0) })
    }

    isolated deinit { host.stop() }

    /// Runs a closure with a client on another thread, without blocking the main actor.
    func client<R: Sendable>(_ body: @escaping @Sendable (RawClient) -> R) async throws -> R {
      let (port, name, path) = (port, name, path)
      let result = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let client = RawClient(port: port)
          let isOpen = client?.upgrade(path, host: name, origin: "http://" + name) == 101
          continuation.resume(returning: isOpen ? client.map(body) : nil)
        }
      }
      return try #require(result)
    }

    /// Returns the seconds until the first picture of a new session.
    func firstPicture() async throws -> Double {
      let start = Date()
      let isThere = try await client { client in
        client.message("[\"hello\",{\"w\":400,\"h\":300},null]")
        while let text = client.nextText(seconds: 120) { if text.contains("\"picture\"") { return true } }
        return false
      }
      #expect(isThere)
      return -start.timeIntervalSinceNow
    }
  }

  private struct Plain: View {
    @State private var count = 0
    var body: some View {
      VStack { ForEach(0..<60, id: \.self) { Text("Row \($0) \(count)") } }
        .onTapGesture { count += 1 }
    }
  }

  /// Returns the resident memory of this process in bytes.
  private static func memory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * Int(getpagesize())
  }

  /// Expensive messages, 2,000 of each.
  nonisolated private static let floods = [
    "[\"page\"]", "[\"hello\",{\"w\":400,\"h\":300},null]", "[\"look\",{\"w\":WIDTH,\"h\":300}]",
    "[\"wheel\",10,10,0,5]", "[\"p\",\"d\",NUMBER,\"touch\",50,50]",
  ]

  @Test("A burst of messages from a client that disconnects does not delay others", arguments: floods)
  func burst(message: String) async throws {
    let served = try Served { Plain() }
    _ = try await served.firstPicture()
    let before = try Self.memory()
    let count = try await served.client { client in
      client.message("[\"hello\",{\"w\":400,\"h\":300},null]")
      return (0..<1_950).prefix { number in
        client.message(
          message.replacing("WIDTH", with: "\(300 + number % 200)").replacing("NUMBER", with: "\(number)"))
      }.count
    }
    #expect(count > 100)
    // Measured: 0.1 s in a debug build.
    let seconds = try await served.firstPicture()
    #expect(seconds < 5, "\(seconds) s")
    let end = Date(timeIntervalSinceNow: 10)
    while try Self.memory() > before + 30 << 20, Date() < end {
      try await Task.sleep(for: .milliseconds(100))
    }
    let grown = try Self.memory() - before
    #expect(grown <= 30 << 20, "\(grown >> 20) MiB")
  }

  @Test("Hello messages with long texts are rejected and free their memory")
  func longGreetings() async throws {
    let served = try Served { Plain() }
    _ = try await served.firstPicture()
    let before = try Self.memory()
    for _ in 0..<20 {
      let isClosed = try await served.client { client in
        let text = String(repeating: "x", count: 60_000)
        for _ in 0..<20 { client.message("[\"hello\",{\"w\":400,\"h\":300},\"\(text)\"]") }
        return client.closeCode() != nil
      }
      #expect(isClosed)
    }
    #expect(try await served.firstPicture() < 5)
    #expect(try Self.memory() < before + 30 << 20)
  }

  @Test("Requests for the whole page are answered only after the previous answer was painted")
  func pages() {
    let browser = Browser(Plain())
    for _ in 0..<100 { browser.session.receive("[\"page\"]") }
    browser.settle()
    #expect(browser.messages.filter { $0["page"] != nil }.count == 1)
    // A browser that does not paint gets at most two pictures.
    for _ in 0..<10 {
      browser.session.receive("[\"page\"]")
      browser.session.flush()
    }
    #expect(browser.messages.filter { $0["page"] != nil }.count <= 3)
    browser.settle()
    browser.send("[\"page\"]")
    let pages = browser.messages.compactMap { $0["page"] as? String }
    #expect(Set(pages).count == 1)
  }

  @Test("The number of sessions without a connection is limited, and the oldest ends first")
  func kept() async throws {
    let served = try Served { Plain() }
    served.host.keptSessions = 3
    var tokens: [String] = []
    for _ in 0..<5 {
      tokens.append(
        try await served.client { client in
          client.message("[\"hello\",{\"w\":400,\"h\":300},null]")
          return client.nextText() ?? ""
        })
      try await Task.sleep(for: .milliseconds(100))
    }
    let words = try tokens.map { text in
      try #require(
        (try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?["session"] as? String)
    }
    func isKept(_ word: String) async throws -> Bool {
      try await served.client { client in
        client.message("[\"hello\",{\"w\":400,\"h\":300},\"\(word)\"]")
        return client.nextText()?.contains(word) == true
      }
    }
    #expect(try await isKept(words[4]))
    #expect(try await !isKept(words[0]))
  }
}
