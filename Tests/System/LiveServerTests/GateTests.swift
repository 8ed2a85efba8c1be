import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct GateTests {
  private static func upgrade(_ server: TestServer) -> [UInt8] {
    Array(
      """
      GET \(server.path)live HTTP/1.1\r
      Host: \(server.host)\r
      Origin: \(server.origin)\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \r

      """.utf8)
  }

  /// A text frame of fewer than 126 bytes.
  private static func frame(_ text: String, isMasked: Bool) -> [UInt8] {
    let bytes = Array(text.utf8)
    let key: [UInt8] = [1, 2, 3, 4]
    guard isMasked else { return [0x81, UInt8(bytes.count)] + bytes }
    return [0x81, 0x80 | UInt8(bytes.count)] + key + bytes.indices.map { bytes[$0] ^ key[$0 % 4] }
  }

  @Test(
    "A frame without a mask closes its connection", arguments: [0, 1, 125, 126, 65_535, 65_536],
    [RawClient.Opcode.text, .binary, .more, .close, .ping, .pong])
  func unmasked(count: Int, opcode: RawClient.Opcode) throws {
    let server = try TestServer()
    let client = try #require(server.page())
    client.message("before")
    #expect(server.recorder.waits { $0.last == .received("before", 1) })
    client.frame(opcode, Array(repeating: 0x61, count: count), isMasked: false)
    client.message("after")
    #expect(client.closeCode() == 0)
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
    #expect(server.recorder.texts == ["before"])
  }

  @Test("A frame without a mask is found wherever it begins: within a message, after it, and byte by byte")
  func places() throws {
    let server = try TestServer()
    let within = try #require(server.page())
    within.frame(.text, [0x61], isLast: false)
    within.frame(.more, [0x62], isMasked: false)
    #expect(within.closeCode() == 0)
    let after = try #require(server.page())
    after.send(
      Self.frame("a", isMasked: true) + Self.frame("b", isMasked: false) + Self.frame("c", isMasked: true))
    #expect(after.closeCode() == 0)
    let slow = try #require(server.page())
    for byte in Self.frame("d", isMasked: false) {
      slow.send([byte])
      usleep(1_000)
    }
    #expect(slow.closeCode() == 0)
    #expect(server.recorder.texts.allSatisfy { $0 == "a" })
  }

  @Test("Frames that follow the request at once are checked, too", arguments: [true, false])
  func early(isMasked: Bool) throws {
    let server = try TestServer()
    // The empty lines in the messages are no ends of requests.
    let frames = (0..<3).flatMap { Self.frame("m\($0)\r\n\r\n\r\n", isMasked: isMasked) }
    for requests in [0, 1, 2] {
      let client = try #require(server.client())
      let get = Array("GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n".utf8)
      client.send((0..<requests).flatMap { _ in get } + Self.upgrade(server) + frames)
      if !isMasked {
        _ = client.readToEnd()
        #expect(client.isClosed)
      } else {
        #expect(server.recorder.waits { _ in server.recorder.texts.count == 3 * (requests + 1) })
      }
    }
    #expect(server.recorder.texts.count == (isMasked ? 9 : 0))
  }

  @Test("Requests that follow each other at once are answered in order")
  func pipelined() throws {
    let server = try TestServer { $0.requestTimeout = 1 }
    let client = try #require(server.client())
    let get = "GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n"
    client.send(get + get + get)
    let text = client.readToEnd(seconds: 5)
    #expect(text.components(separatedBy: "It is here").count == 4)
    #expect(client.isClosed)
  }

  @Test("Large messages pass in both directions, and a client that leaves is noticed")
  func large() throws {
    let server = try TestServer { $0.messageLimit = 1 << 20 }
    let text = String(repeating: "0123456789abcdef", count: 60_000)
    do {
      let client = try #require(server.page())
      for _ in 0..<3 { client.message(text) }
      #expect(server.recorder.waits(20) { $0.count == 4 })
      #expect(server.recorder.texts == [text, text, text])
      for _ in 0..<3 { server.server.send(text, to: 1) }
      for _ in 0..<3 { #expect(client.nextText() == text) }
    }
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
  }

  @Test("Many connections do not keep files open")
  func files() throws {
    func count() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    let server = try TestServer()
    _ = try #require(server.client()).get(server.path, host: server.host)
    let before = try count()
    for index in 0..<100 {
      let client = index % 2 == 0 ? server.page() : server.client()
      if index % 4 == 0 { client?.frame(.text, [1], isMasked: false) }
    }
    let end = Date(timeIntervalSinceNow: 15)
    // Other tests open files at the same time.
    while try count() > before + 100, Date() < end { usleep(50_000) }
    #expect(try count() <= before + 100)
  }
}

@Suite struct ClientFramesTests {
  private static func head(_ count: UInt64, mask: UInt8 = 0x80, as width: Int) -> [UInt8] {
    let bytes = (0..<width).reversed().map { UInt8(truncatingIfNeeded: count >> UInt64(8 * $0)) }
    return [0x81, mask | (width == 0 ? UInt8(count) : width == 2 ? 126 : 127)] + bytes
  }

  /// Whether a reader accepts all pieces.
  private func accepts(_ pieces: [ArraySlice<UInt8>]) -> Bool {
    var frames = ClientFrames()
    return pieces.allSatisfy { $0.withUnsafeBytes { frames.accept($0) } }
  }

  @Test(
    "Masked frames of any length are accepted, in pieces of any size", arguments: [1, 2, 3, 7, 1_000_000])
  func masked(size: Int) {
    var bytes: [UInt8] = []
    for (count, width) in [(0, 0), (1, 0), (125, 0), (126, 2), (65_535, 2), (65_536, 8), (3, 8)] {
      // The payload looks like frames without a mask.
      bytes += Self.head(UInt64(count), as: width) + [9, 9, 9, 9] + Array(repeating: 1, count: count)
    }
    let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
    #expect(accepts(pieces))
    #expect(accepts(pieces + [[0x81, 0x81]]))
    #expect(!accepts(pieces + [[0x81, 0x01]]))
  }

  @Test("The longest length does not overflow, and longer ones are refused")
  func longest() {
    let zeros = [UInt8](repeating: 0, count: 100_000)
    #expect(accepts([Self.head(UInt64(Int64.max), as: 8)[...], zeros[...]]))
    for count in [UInt64(Int64.max) + 1, .max] {
      #expect(!accepts([Self.head(count, as: 8)[...]]))
    }
  }

  @Test(
    "A request ends with its first empty line",
    arguments: [
      ("", nil), ("GET / HTTP/1.1\r\nA: b\r\n", nil), ("a\r\n\r\nb", 5), ("a\n\nb", 3), ("a\n\r\nb", 4),
      ("a\r\n\nb", 4),
      ("\r\na", 2), ("\n", 1), ("a\r\r\n\r\r\nb", 7), ("a\r\n \r\n\r\n", 8),
    ] as [(String, Int?)])
  func heads(text: String, end: Int?) {
    let bytes = Array(text.utf8)
    var head = RequestHead()
    let found = bytes.withUnsafeBytes { head.end(in: $0) }
    #expect(found == end)
    // Byte by byte, too.
    var slow = RequestHead()
    let first = bytes.indices.first { index in [bytes[index]].withUnsafeBytes { slow.end(in: $0) } != nil }
    #expect(first.map { $0 + 1 } == end)
  }
}
