import Foundation
import TestClient
import Testing

@testable import OpenChartsLiveServer

@Suite struct ListeningTests {
  /// Addresses of this machine that other machines can reach.
  private static let outer = NetworkInterface.all.map(\.digits).filter {
    !ListeningAddress.isLoopback($0) && !$0.hasPrefix("fe80:")
  }
  private static let hasV6 = NetworkInterface.all.contains { $0.digits == "::1" }

  @Test("By default, a server listens at the loopback address only")
  func usual() throws {
    let server = try TestServer()
    #expect(try KernelTable.listening(at: server.port) == ["127.0.0.1"])
  }

  @Test(
    "A server listens only at the given address",
    arguments: [
      ("127.0.0.1", "127.0.0.1"), ("127.0.0.2", "127.0.0.2"), ("localhost", "127.0.0.1"),
      ("LOCALHOST", "127.0.0.1"),
      ("lo", "127.0.0.1"), ("::ffff:127.0.0.1", "127.0.0.1"), ("0.0.0.0", "0.0.0.0"),
    ] + outer.filter { !$0.contains(":") }.map { ($0, $0) })
  func asked(address: String, expected: String) throws {
    let server = try TestServer { $0.address = address }
    #expect(try KernelTable.listening(at: server.port) == [expected])
  }

  @Test(
    "An IPv6 address is accepted with and without brackets", .enabled(if: hasV6),
    arguments: [("::1", "::1"), ("[::1]", "::1"), ("0:0:0:0:0:0:0:1", "::1"), ("::", "::")]
      + outer.filter { $0.contains(":") }.map { ($0, $0) })
  func version6(address: String, expected: String) throws {
    let server = try TestServer { $0.address = address }
    let addresses = try KernelTable.listening(at: server.port)
    // Version 4.3 of libwebsockets has a listener for each version.
    #expect(addresses == [expected] || expected == "::" && addresses.sorted() == ["0.0.0.0", "::"])
  }

  private static let machine = ProcessInfo.processInfo.hostName

  @Test(
    "The name of this machine is one of its addresses, never all",
    .enabled(if: ListeningAddress(machine) != nil))
  func nameOfMachine() throws {
    let name = Self.machine
    let place = try #require(ListeningAddress(name))
    #expect(!place.isEverywhere)
    let server = try TestServer { $0.address = name }
    #expect(try KernelTable.listening(at: server.port) == [place.digits])
    #expect(server.server.address.hasPrefix("http://\(name.lowercased()):\(server.port)/"))
  }

  @Test(
    "The page is at the address that the server reports",
    arguments: ["127.0.0.1", "localhost", "lo", "0.0.0.0"] + (hasV6 ? ["::1", "[::1]", "::"] : []) + outer)
  func reached(address: String) throws {
    let server = try TestServer { $0.address = address }
    let url = try #require(URL(string: server.server.address))
    let name = try #require(url.host?.trimmingCharacters(in: ["[", "]"]))
    let digits = try #require(ListeningAddress(name)?.digits)
    let client = try #require(RawClient(digits, port: server.port))
    let host = server.server.address.split(separator: "/")[1]
    let answer = client.get(url.path + "/", host: String(host))
    #expect(answer.status == 200)
    #expect(answer.body == "<p>It is here.</p>")
  }

  @Test("An IPv6 address has brackets in the page's address")
  func brackets() throws {
    let place = try #require(ListeningAddress("0:0::1"))
    #expect(LiveServer.address(place, port: 80, token: "t") == "http://[::1]:80/t/")
  }

  @Test("A port in use, and an address of another machine, are errors")
  func unable() throws {
    let first = try TestServer()
    #expect(throws: LiveServerError.cannotListen(address: "127.0.0.1", port: first.port)) {
      _ = try TestServer { $0.port = first.port }
    }
    let free = try #require(ListeningAddress("127.0.0.1")?.freePort())
    // An address reserved for documentation (RFC 5737).
    for port in [0, free] {
      #expect(throws: LiveServerError.cannotListen(address: "203.0.113.77", port: port)) {
        _ = try TestServer {
          $0.address = "203.0.113.77"
          $0.port = port
        }
      }
    }
  }

  @Test(
    "A text that is neither an address nor a name is an error",
    arguments: ["", "[]", "no such name", "1.2.3.4.5", ":::"])
  func unknown(address: String) {
    #expect(throws: LiveServerError.unknownAddress(address)) { _ = try TestServer { $0.address = address } }
    #expect("\(LiveServerError.unknownAddress(address))".contains("no address, host or interface"))
  }

  @Test("A number alone does not mean all addresses")
  func number() { #expect(ListeningAddress("0")?.isEverywhere != true) }

  @Test("A free port of this machine is available; an address of another machine has none")
  func free() throws {
    for name in ["127.0.0.1", "localhost", "0.0.0.0"] + (Self.hasV6 ? ["::1", "::"] : []) {
      // Another test can take the port first.
      let isTaken = (0..<10).contains { _ in
        guard let port = ListeningAddress(name)?.freePort() else { return false }
        let server = try? TestServer {
          $0.address = name
          $0.port = port
        }
        return server?.port == port
      }
      #expect(isTaken, "\(name)")
    }
    #expect(ListeningAddress("203.0.113.77")?.freePort() == nil)
  }

  @Test("Each reason for a failed start has its own message")
  func reasons() {
    let errors: [LiveServerError] = [
      .noLibrary, .tooManyFiles, .unknownAddress("x"), .cannotListen(address: "x", port: 0),
      .cannotListen(address: "x", port: 8_000),
    ]
    #expect(Set(errors.map(\.description)).count == 5)
    #expect(LiveServerError.cannotListen(address: "x", port: 8_000).description.contains("8000"))
  }
}
