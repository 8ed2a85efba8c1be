import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct ConnectionTests {
  @Test("A connection of the page is accepted, and messages arrive in both directions")
  func talk() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    #expect(server.recorder.waits { $0 == [.connected(1)] })
    client.message("Guten Tag, 世界")
    #expect(server.recorder.waits { $0.last == .received("Guten Tag, 世界", 1) })
    server.server.send("and to you 🌍", to: 1)
    #expect(client.nextText() == "and to you 🌍")
  }

  @Test(
    "A connection from another page is refused",
    arguments: [
      nil, "", "null", "http://evil.example", "http://evil.example:PORT", "https://127.0.0.1:PORT",
      "http://127.0.0.1",
      "http://127.0.0.1:PORT/", "http://localhost:PORT", "http://127.0.0.1:PORT.evil.example", "file://",
      "127.0.0.1:PORT",
    ])
  func origins(origin: String?) throws {
    let server = try TestServer()
    let client = try #require(server.client())
    let name = origin?.replacingOccurrences(of: "PORT", with: "\(server.port)")
    #expect(client.upgrade(server.path + "live", host: server.host, origin: name) != 101)
    #expect(server.recorder.events.isEmpty)
  }

  @Test("A connection with another host name is refused, even if the page has the same host")
  func hosts() throws {
    let server = try TestServer()
    for host in ["evil.example", "evil.example:\(server.port)", "127.0.0.1", "", "127.0.0.1:1"] {
      let client = try #require(server.client())
      #expect(client.upgrade(server.path + "live", host: host, origin: "http://" + host) != 101, "\(host)")
    }
    let nameless = try #require(server.client())
    #expect(nameless.upgrade(server.path + "live", host: nil, origin: server.origin) != 101)
    #expect(server.recorder.events.isEmpty)
  }

  @Test("A connection without the token, or to another path below it, is refused")
  func tokens() throws {
    let server = try TestServer()
    let token = server.server.configuration.token
    for path in [
      "/live", "//live", "/\(token)", "/\(token)/", "/\(token)/lives", "/x\(token)/live", "/\(token)/live/",
    ] {
      let client = try #require(server.client())
      #expect(client.upgrade(path, host: server.host, origin: server.origin) != 101, "\(path)")
    }
    #expect(server.recorder.events.isEmpty)
  }

  @Test("By the name localhost, the page of localhost connects")
  func localhost() throws {
    let server = try TestServer()
    let name = "localhost:\(server.port)"
    let client = try #require(server.client())
    #expect(client.upgrade(server.path + "live", host: name, origin: "http://" + name) == 101)
  }

  @Test(
    "The page also connects to an IPv6 address",
    .enabled(if: NetworkInterface.all.contains { $0.digits == "::1" }))
  func version6() throws {
    let server = try TestServer { $0.address = "::1" }
    let name = "[::1]:\(server.port)"
    let client = try #require(RawClient("::1", port: server.port))
    #expect(client.upgrade(server.path + "live", host: name, origin: "http://" + name) == 101)
    #expect(RawClient(port: server.port) == nil)
  }

  @Test("Unknown protocols are refused")
  func protocols() throws {
    let server = try TestServer()
    let client = try #require(server.client())
    let status = client.upgrade(
      server.path + "live", host: server.host, origin: server.origin,
      headers: ["Sec-WebSocket-Protocol: mqtt"])
    #expect(status != 101)
  }

  @Test("Several clients are distinguished, and each receives its own messages")
  func several() throws {
    let server = try TestServer()
    let clients = try (0..<5).map { _ in try #require(server.page()) }
    #expect(server.recorder.waits { $0.count == 5 })
    for (i, client) in clients.enumerated() { client.message("I am \(i)") }
    #expect(server.recorder.waits { $0.count == 10 })
    for i in 0..<5 { #expect(server.recorder.events.contains(.received("I am \(i)", i + 1))) }
    for i in 0..<5 { server.server.send("you are \(i)", to: i + 1) }
    for (i, client) in clients.enumerated() { #expect(client.nextText() == "you are \(i)") }
  }

  @Test("Client numbers are not reused, and messages to a disconnected client are dropped")
  func numbers() throws {
    let server = try TestServer()
    do {
      let first = try #require(server.page())
      first.frame(.close, [0x03, 0xE8])
      #expect(first.closeCode() == 1_000)
    }
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
    let second = try #require(server.page())
    #expect(server.recorder.waits { $0.last == .connected(2) })
    server.server.send("to nobody", to: 1)
    server.server.close(1)
    server.server.send("to you", to: 2)
    #expect(second.nextText() == "to you")
  }

  @Test("A client that disconnects without a close is reported")
  func brokenOff() throws {
    let server = try TestServer()
    do { _ = try #require(server.page()) }
    #expect(server.recorder.waits { $0 == [.connected(1), .disconnected(1)] })
  }

  @Test("The program can end a connection, and queued messages are dropped")
  func ended() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    #expect(server.recorder.waits { $0 == [.connected(1)] })
    server.server.close(1)
    #expect(client.closeCode() == 1_001)
    #expect(server.recorder.waits { $0.last == .disconnected(1) })
  }

  @Test("Many messages arrive in order")
  func order() throws {
    let server = try TestServer()
    let client = try #require(server.page())
    #expect(server.recorder.waits { $0 == [.connected(1)] })
    for i in 0..<500 { server.server.send("message \(i)", to: 1) }
    for i in 0..<500 { #expect(client.nextText() == "message \(i)") }
  }

  @Test("When a server stops, its clients are disconnected and its port is free")
  func stop() throws {
    let server = try TestServer()
    let port = server.port
    let client = try #require(server.page())
    #expect(server.recorder.waits { $0 == [.connected(1)] })
    server.server.stop()
    _ = client.readToEnd()
    #expect(client.isClosed)
    let end = Date(timeIntervalSinceNow: 5)
    while Date() < end, try !KernelTable.listening(at: port).isEmpty { usleep(10_000) }
    #expect(try KernelTable.listening(at: port).isEmpty)
    // The client has disconnected.
    server.server.send("too late", to: 1)
    server.server.stop()
    let next = try TestServer { $0.port = port }
    #expect(next.port == port)
  }
}
