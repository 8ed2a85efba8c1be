import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct RequestTests {
  @Test("The page has a policy that allows only its own server")
  func page() throws {
    let server = try TestServer()
    let answer = try #require(server.client()).get(server.path, host: server.host)
    #expect(answer.status == 200)
    #expect(answer.body == "<p>It is here.</p>")
    let head = answer.head.lowercased()
    for line in [
      "content-type: text/html; charset=utf-8", "content-security-policy: default-src 'none'",
      "connect-src 'self'",
      "x-content-type-options: nosniff", "referrer-policy: no-referrer", "cache-control: no-store",
      "frame-ancestors 'self'", "cross-origin-opener-policy: same-origin",
      "cross-origin-resource-policy: same-origin",
    ] { #expect(head.contains(line), "\(line)") }
  }

  @Test("A large page arrives complete")
  func largePage() throws {
    let text = String(repeating: "0123456789abcdef", count: 40_000)
    let server = try TestServer(page: text)
    #expect(try #require(server.client()).get(server.path, host: server.host).body == text)
  }

  @Test("A second page can be requested over the same connection")
  func keptAlive() throws {
    let server = try TestServer()
    let client = try #require(server.client())
    for _ in 0..<3 { #expect(client.get(server.path, host: server.host).status == 200) }
  }

  @Test(
    "A path without the token is not found",
    arguments: [
      "/", "/live", "/../", "/favicon.ico", "/%00", "/aaaaaaaaaaaaaaaaaaaaaaaaaa/", "//", "/?token",
    ])
  func paths(path: String) throws {
    let server = try TestServer()
    let answer = try #require(server.client()).get(path, host: server.host)
    // Version 4.3 of libwebsockets closes the connection after a zero byte.
    #expect(answer.status == 404 || path == "/%00" && answer.status == 0)
    #expect(!answer.body.contains("It is here"))
  }

  @Test("A path that contains the token or a part of it, and more, is refused")
  func nearPaths() throws {
    let server = try TestServer()
    let token = server.server.configuration.token
    for path in [
      "/\(token)", "/\(token)/x", "/\(token.dropLast())/", "/\(token.uppercased())/", "/x/\(token)/",
    ] {
      let answer = try #require(server.client()).get(path, host: server.host)
      #expect(answer.status != 200, "\(path)")
      #expect(!answer.body.contains("It is here"))
    }
  }

  @Test(
    "A request with another host name is refused",
    arguments: [
      nil, "", "evil.example", "127.0.0.1", "localhost", "127.0.0.1:1", "evil.example:PORT", "[::1]:PORT",
      "127.0.0.1.evil.example:PORT", "127.0.0.1:PORT evil.example", "127.0.0.1:PORT@evil.example",
    ])
  func hosts(host: String?) throws {
    let server = try TestServer()
    let name = host?.replacingOccurrences(of: "PORT", with: "\(server.port)")
    let answer = try #require(server.client()).get(server.path, host: name)
    #expect(answer.status != 200)
    #expect(!answer.body.contains("It is here"))
  }

  @Test("Localhost is a name of the loopback address, in any case of letters")
  func localhost() throws {
    let server = try TestServer()
    for name in ["localhost", "LocalHost", "127.0.0.1"] {
      #expect(try #require(server.client()).get(server.path, host: "\(name):\(server.port)").status == 200)
    }
  }

  @Test("A server at all addresses refuses unknown host names")
  func rebinding() throws {
    let server = try TestServer { $0.address = "0.0.0.0" }
    #expect(try #require(server.client()).get(server.path, host: server.host).status == 200)
    #expect(try #require(server.client()).get(server.path, host: "evil.example:\(server.port)").status == 404)
    let evil = "evil.example:\(server.port)"
    #expect(
      try #require(server.client()).upgrade(server.path + "live", host: evil, origin: "http://" + evil) != 101
    )
  }

  @Test(
    "Only GET is allowed",
    arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "CONNECT", "BREW", ""])
  func methods(method: String) throws {
    let server = try TestServer { $0.requestTimeout = 1 }
    let client = try #require(server.client())
    client.send("\(method) \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\nConnection: close\r\n\r\n")
    let answer = client.readToEnd(seconds: 2)
    #expect(RawClient.status(answer) != 200)
    #expect(!answer.contains("It is here"))
  }

  @Test("POST is answered with 405")
  func posts() throws {
    let server = try TestServer()
    let client = try #require(server.client())
    #expect(
      client.get(server.path, host: server.host, method: "POST", headers: ["Content-Length: 0"]).status == 405
    )
  }

  @Test(
    "An invalid request ends its connection only",
    arguments: [
      "\r\n\r\n\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "GET  HTTP/1.1\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{0}\u{5}\u{1}\u{0}\u{0}\u{1}\u{0}",
    ])
  func nonsense(text: String) throws {
    let server = try TestServer { $0.requestTimeout = 1 }
    let client = try #require(server.client())
    client.send(text)
    #expect(!client.readToEnd(seconds: 4).contains("It is here"))
    #expect(try #require(server.client()).get(server.path, host: server.host).status == 200)
  }

  @Test("Headers beyond the limit end their connection")
  func longHeaders() throws {
    let server = try TestServer()
    let client = try #require(server.client())
    let long = String(repeating: "a", count: 100_000)
    client.send("GET \(server.path) HTTP/1.1\r\nHost: \(server.host)\r\nCookie: \(long)\r\n\r\n")
    #expect(!client.readToEnd().contains("It is here"))
    #expect(client.isClosed)
    let path = try #require(server.client())
    path.send("GET /\(long)/ HTTP/1.1\r\nHost: \(server.host)\r\n\r\n")
    #expect(!path.readToEnd().contains("It is here"))
    #expect(path.isClosed)
  }
}
