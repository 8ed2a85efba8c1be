import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct LimitTests {
  @Test(
    "An incomplete request is closed after a timeout",
    arguments: ["", "GET", "GET / HTTP/1.1\r\nHost: ", "POST / HTTP/1.1\r\nContent-Length: 100\r\n\r\nhalf"])
  func halfOpen(text: String) throws {
    let server = try TestServer { $0.requestTimeout = 1 }
    let client = try #require(server.client())
    client.send(text)
    _ = client.readToEnd(seconds: 6)
    #expect(client.isClosed)
  }

  @Test("A request that arrives byte by byte is closed after a timeout")
  func dripping() throws {
    let server = try TestServer { $0.requestTimeout = 1 }
    let client = try #require(server.client())
    client.send("GET \(server.path) HTTP/1.1\r\nX: ")
    let start = Date()
    while !client.isClosed, start.timeIntervalSinceNow > -8 {
      client.send("a")
      _ = client.readToEnd(seconds: 0.2)
    }
    #expect(client.isClosed)
  }

  @Test("An incomplete request does not delay others")
  func others() throws {
    let server = try TestServer()
    let slow = try (0..<20).map { _ in try #require(server.client()) }
    for client in slow { client.send("GET \(server.path) HT") }
    #expect(try #require(server.client()).get(server.path, host: server.host).status == 200)
  }

  @Test("An idle connection is closed after its page was sent")
  func idle() throws {
    let server = try TestServer { $0.requestTimeout = 1 }
    let client = try #require(server.client())
    #expect(client.get(server.path, host: server.host).status == 200)
    _ = client.readToEnd(seconds: 6)
    #expect(client.isClosed)
  }

  @Test("Connections beyond the limit are refused until another one ends")
  func connections() throws {
    let server = try TestServer { $0.connectionLimit = 3 }
    var clients = try (0..<3).map { _ in try #require(server.page()) }
    #expect(server.page() == nil)
    // The page itself is still served.
    #expect(try #require(server.client()).get(server.path, host: server.host).status == 200)
    clients.removeLast()
    #expect(server.recorder.waits { $0.last == .disconnected(3) })
    clients.append(try #require(server.page()))
    #expect(server.recorder.waits { $0.last == .connected(4) })
  }

  @Test("A client that does not read is disconnected when too many bytes wait; others are not")
  func backlog() throws {
    let server = try TestServer { $0.backlogLimit = 1 << 20 }
    let deaf = try #require(server.page(receiveBuffer: 4_096))
    let other = try #require(server.page())
    #expect(server.recorder.waits { $0.count == 2 })
    let large = String(repeating: "x", count: 256 << 10)
    // The kernel buffers some megabytes of them.
    for _ in 0..<80 { server.server.send(large, to: 1) }
    #expect(server.recorder.waits { $0.contains(.disconnected(1)) })
    server.server.send("still here", to: 2)
    #expect(other.nextText() == "still here")
    _ = deaf
  }

  @Test("Abandoned messages are not counted as waiting")
  func abandoned() {
    let connection = ClientConnection(
      OpaquePointer(bitPattern: 8)!, LiveServer.Inbox(1) {}, rate: 1)
    connection.enqueue([1, 2, 3])
    connection.enqueue([4])
    #expect(connection.backlog == 4)
    connection.abandon()
    #expect(connection.backlog == 0)
    #expect(connection.isClosing)
  }
}
