import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct MessageTests {
  @Test("A message in fragments is one message, also with a ping between them")
  func fragments() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    client.frame(.text, Array("one, ".utf8), isLast: false)
    client.frame(.ping, Array("there?".utf8))
    client.frame(.more, Array("two, ".utf8), isLast: false)
    client.frame(.more, [], isLast: false)
    client.frame(.more, Array("three".utf8))
    #expect(server.recorder.waits { $0.last == .received("one, two, three", 1) })
    let pong = client.nextFrame()
    #expect(pong?.opcode == RawClient.Opcode.pong.rawValue)
    #expect(pong?.payload == Array("there?".utf8))
  }

  @Test("A character can be divided between fragments")
  func cutLetter() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    let letters = Array("é€🌍".utf8)
    for (i, byte) in letters.enumerated() {
      client.frame(i == 0 ? .text : .more, [byte], isLast: i == letters.count - 1)
    }
    #expect(server.recorder.waits { $0.last == .received("é€🌍", 1) })
  }

  @Test("A message in small pieces of a socket is one message, and an empty one is a message too")
  func pieces() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    let text = String(repeating: "0123456789", count: 6_000)
    client.message(text)
    client.message("")
    client.message("after")
    #expect(server.recorder.waits { $0.last == .received("after", 1) })
    #expect(server.recorder.texts == [text, "", "after"])
  }

  @Test(
    "Bytes that are not UTF-8 end the connection",
    arguments: [
      [0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x61, 0x80], [0xC0, 0x80],
    ])
  func invalid(bytes: [UInt8]) throws {
    let server = try TestServer()
    let client = try #require(server.page())
    client.frame(.text, bytes)
    #expect(client.closeCode() == 1_007)
    client.frame(.close, [0x03, 0xEF])
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
    #expect(server.recorder.texts.isEmpty)
  }

  @Test("A text that ends within a character ends the connection")
  func unfinished() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    client.frame(.text, [0x61, 0xE2, 0x82])
    #expect(client.closeCode() == 1_007)
    #expect(server.recorder.texts.isEmpty)
  }

  @Test("Binary messages are refused")
  func binary() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    client.frame(.binary, [1, 2, 3])
    #expect(client.closeCode() == 1_003)
    #expect(server.recorder.texts.isEmpty)
  }

  @Test("A continuation without a first frame ends the connection")
  func nothingToContinue() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    client.frame(.more, Array("of what?".utf8))
    #expect(client.closeCode() != nil)
    #expect(server.recorder.texts.isEmpty)
  }

  @Test(
    "A message of the maximum size is accepted, and a longer one ends the connection, whole or in fragments")
  func sizes() throws {
    let server = try TestServer { $0.messageLimit = 1_000 }
    let whole = try #require(server.page())
    whole.frame(.text, Array(repeating: 0x61, count: 1_000))
    #expect(server.recorder.waits { _ in server.recorder.texts.map(\.count) == [1_000] })
    whole.frame(.text, Array(repeating: 0x61, count: 1_001))
    #expect(whole.closeCode() == 1_009)
    let pieces = try #require(server.page())
    for i in 0..<3 { pieces.frame(i == 0 ? .text : .more, Array(repeating: 0x61, count: 400), isLast: false) }
    #expect(pieces.closeCode() == 1_009)
    #expect(server.recorder.texts.count == 1)
  }

  @Test("A frame of extreme length is rejected immediately")
  func endless() throws {
    let server = try TestServer { $0.messageLimit = 1_000 }
    let client = try #require(server.page())
    client.send([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4])
    client.send(Array(repeating: 0x21, count: 4_000))
    #expect(client.closeCode() != nil)
    #expect(server.recorder.texts.isEmpty)
  }

  @Test("Messages that come too fast end the connection")
  func rate() throws {
    let server = try TestServer { $0.messageRate = 5 }
    let client = try #require(server.page())
    for i in 0..<40 { client.message("\(i)") }
    #expect(client.closeCode() == 1_008)
    // A token bucket of two seconds, plus the tokens that were added meanwhile.
    #expect((10...20).contains(server.recorder.texts.count))
  }

  @Test("After a pause, the message rate is allowed again, with a burst of at most two seconds")
  func bucket() {
    let connection = ClientConnection(
      OpaquePointer(bitPattern: 8)!, LiveServer.Inbox(1) {}, rate: 100)
    #expect((0..<200).allSatisfy { _ in connection.allowsMessage() })
    usleep(50_000)
    #expect((0..<4).allSatisfy { _ in connection.allowsMessage() })
  }
}
