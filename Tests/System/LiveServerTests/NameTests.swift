import Foundation
import Testing

@testable import OpenChartsLiveServer

/// Host names that requests can use: those that other sites cannot make resolve to this machine.
@Suite struct NameTests {
  private func names(_ address: String, port: Int = 8_000) throws -> ServerNames {
    ServerNames(address: try #require(ListeningAddress(address)), port: port)
  }

  @Test("A local server has the host names of its address or localhost, with its port")
  func loopback() throws {
    let names = try names("127.0.0.1")
    for name in ["127.0.0.1:8000", "localhost:8000", "LocalHost:8000"] { #expect(names.contains(name)) }
    for name in [
      "", "127.0.0.1", "localhost", "127.0.0.1:8001", "evil.example:8000", "127.0.0.1.evil.example:8000",
      "[::1]:8000",
      "127.0.0.2:8000", "localhost:8000.", "localhost.:8000", "user@localhost:8000", "192.168.1.5:8000",
      "127.0.0.1:80000", "127.1:8000", "2130706433:8000",
    ] { #expect(!names.contains(name), "\(name)") }
  }

  @Test("An IPv6 host has brackets and the short form of browsers")
  func version6() throws {
    let names = try names("0:0:0:0:0:0:0:1")
    #expect(names.contains("[::1]:8000"))
    #expect(names.contains("localhost:8000"))
    for name in ["::1:8000", "[::1]", "[0:0:0:0:0:0:0:1]:8000", "127.0.0.1:8000"] {
      #expect(!names.contains(name))
    }
  }

  @Test("A server at a network address has only this address as host name")
  func network() throws {
    // Documentation addresses: names are checked before the server listens.
    let names = try names("192.0.2.9")
    #expect(names.contains("192.0.2.9:8000"))
    for name in ["evil.example:8000", "localhost:8000", "127.0.0.1:8000", "192.0.2.10:8000", "192.0.2.9"] {
      #expect(!names.contains(name), "\(name)")
    }
    let other = try self.names("2001:db8::9")
    #expect(other.contains("[2001:db8::9]:8000"))
    #expect(!other.contains("evil.example:8000"))
  }

  @Test("A server at all addresses has this machine's addresses and names as host names, and no others")
  func everywhere() throws {
    let names = try names("0.0.0.0")
    #expect(names.contains("127.0.0.1:8000"))
    #expect(names.contains("localhost:8000"))
    for address in NetworkInterface.all.map(\.digits) where !address.contains(":") {
      #expect(names.contains("\(address):8000"))
    }
    let name = ProcessInfo.processInfo.hostName.split(separator: ".")[0]
    #expect(names.contains("\(name):8000"))
    #expect(names.contains("\(name).local:8000"))
    for name in [
      "evil.example:8000", "0.0.0.0:8000", "203.0.113.77:8000", "[::1]:8000", "\(name).evil.example:8000",
    ] {
      #expect(!names.contains(name), "\(name)")
    }
    #expect(try self.names("::").contains("127.0.0.1:8000"))
    #expect(
      try self.names("::").contains("[::1]:8000") == NetworkInterface.all.contains { $0.digits == "::1" })
  }

  @Test("Browsers omit the default port")
  func usualPort() throws {
    let names = try names("127.0.0.1", port: 80)
    for name in ["127.0.0.1", "127.0.0.1:80", "localhost"] { #expect(names.contains(name)) }
    #expect(!names.contains("evil.example"))
    #expect(try self.names("::1", port: 80).contains("[::1]"))
  }
}
