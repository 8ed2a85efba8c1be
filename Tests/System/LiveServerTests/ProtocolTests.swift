import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct ProtocolTests {
  @Test("HTTP/2 is refused, both after an upgrade and from the first byte")
  func http2() throws {
    let server = try TestServer()
    let upgrade = [
      "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
    ]
    for path in [server.path, "/", server.path + "live"] {
      let answer = try #require(server.client()).get(path, host: server.host, headers: upgrade)
      #expect(answer.status == 403, "\(path): \(answer.head)")
    }
    let client = try #require(server.client())
    client.send("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + String(repeating: "\0", count: 9))
    #expect(!client.readToEnd(seconds: 2).contains("\u{4}"))
    #expect(try #require(server.client()).get(server.path, host: server.host).status == 200)
  }

  @Test(
    "Upgrades to other protocols and tunnels are refused",
    arguments: [
      "GET / HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: raw\r\n\r\n",
      "CONNECT HOST HTTP/1.1\r\nHost: HOST\r\n\r\n",
    ])
  func tunnels(request: String) throws {
    let server = try TestServer()
    let client = try #require(server.client())
    client.send(request.replacing("HOST", with: server.host))
    let answer = client.readToEnd()
    #expect(client.isClosed)
    #expect(!answer.contains(" 101 ") && !answer.contains(" 200 "), "\(answer)")
  }

  @Test("A connection without a hello message is closed, for any content")
  func hello() throws {
    let server = try TestServer { $0.helloTimeout = 1 }
    let (silent, loud, known) = (
      try #require(server.page()), try #require(server.page()), try #require(server.page())
    )
    #expect(server.recorder.waits { $0.count == 3 })
    server.server.introduce(3)
    let end = Date(timeIntervalSinceNow: 10)
    while !server.recorder.events.contains(.disconnected(2)), Date() < end {
      loud.frame(.ping, [])
      loud.message("[\"hello\"]")
      usleep(100_000)
    }
    #expect(server.recorder.waits { $0.contains(.disconnected(1)) && $0.contains(.disconnected(2)) })
    #expect(!server.recorder.events.contains(.disconnected(3)))
    server.server.send("still here", to: 3)
    #expect(known.nextText() == "still here")
    _ = silent
  }

  @Test("A client whose hello message waits for a busy program stays connected")
  func late() throws {
    let server = try TestServer(takes: false) { $0.helloTimeout = 1 }
    let client = try #require(server.page())
    client.message("[\"hello\"]")
    usleep(2_000_000)
    #expect(!server.recorder.events.contains(.disconnected(1)))
    #expect(server.recorder.take(1))
    server.server.introduce(1)
    server.server.send("hello", to: 1)
    #expect(client.nextText() == "hello")
  }

  @Test("A response that is not read is closed after a timeout")
  func unread() throws {
    let server = try TestServer(page: String(repeating: "x", count: 8 << 20)) { $0.requestTimeout = 1 }
    let client = try #require(server.client(receiveBuffer: 4_096))
    client.send("GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
    usleep(4_000_000)
    // The client receives only what the kernel has buffered.
    let text = client.readToEnd()
    #expect(client.isClosed)
    #expect(text.utf8.count < 8 << 20)
  }

  @Test("Connections that request a page and read nothing are closed")
  func unreadSmall() throws {
    let server = try TestServer(page: String(repeating: "x", count: 60_000)) { $0.requestTimeout = 1 }
    let clients = try (0..<20).map { _ in try #require(server.client(receiveBuffer: 4_096)) }
    for client in clients { client.send("GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\n\r\n") }
    usleep(5_000_000)
    #expect(try KernelTable.accepted(at: server.port) == 0)
    _ = clients
  }

  @Test("Scripts without the nonce of the page do not run")
  func nonce() throws {
    let server = try TestServer()
    let head = try #require(server.client()).get(server.path, host: server.host).head
    #expect(head.contains("script-src 'nonce-n0nce';"))
    #expect(!head.contains("script-src 'unsafe-inline'"))
  }

  @Test("Only the library of the version that the headers describe is loaded")
  func library() {
    #expect(WebSocketsLibrary.accepts(WebSocketsLibrary.version + ".6-"))
    for other in [
      "", "4", "4.0.1", "4.99.0", WebSocketsLibrary.version, WebSocketsLibrary.version + "9.1", "5.1.6",
    ] {
      #expect(!WebSocketsLibrary.accepts(other), "\(other)")
    }
    #expect(WebSocketsLibrary.load("libwebsockets.so.99") == nil)
    // A library without these functions is rejected.
    #expect(WebSocketsLibrary.load("libm.so.6") == nil)
    #expect(WebSocketsLibrary.package(soname: 17) == "libwebsockets17")
    #expect(WebSocketsLibrary.package(soname: 19) == "libwebsockets19t64")
    #expect(
      "\(LiveServerError.noLibrary)".hasPrefix("serving needs libwebsockets \(WebSocketsLibrary.version) ("))
  }
}
