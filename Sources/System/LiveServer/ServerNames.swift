import Foundation

/// The names by which requests may call a server.
///
/// A page of somebody else can make its own name stand for the address of this machine (DNS rebinding), and then
/// speak to what listens there as if it were itself. Its requests keep its name in `Host`, so only names that nobody
/// else can take are answered: addresses, this machine's own name, and the name that was asked for.
struct ServerNames: Sendable {
  let address: ListeningAddress
  let port: Int

  /// Whether a `Host` header names the server.
  func contains(_ host: String) -> Bool { all.contains { written($0).contains(host.lowercased()) } }

  /// Without ports. Interfaces come and go, so they are asked each time.
  private var all: [String] {
    guard address.isEverywhere else {
      let own = [address.digits, address.host]
      return address.isLoopback ? own + ["localhost"] : own
    }
    let addresses = NetworkInterface.all.map(\.digits).filter { address.isV6 || !$0.contains(":") }
    return addresses + ["localhost"] + Self.machine
  }

  /// What this machine calls itself, alone and as neighbours in its network call it.
  private static var machine: [String] {
    var room = [CChar](repeating: 0, count: 256)
    guard gethostname(&room, room.count - 1) == 0 else { return [] }
    let name = String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .lowercased()
    guard let first = name.split(separator: ".").first else { return [] }
    return [name, String(first), first + ".local"]
  }

  /// A name as browsers write it with the port, which they leave out where it is the usual one.
  private func written(_ name: String) -> [String] {
    let host = LiveServer.host(name, port)
    return port == 80 ? [host, String(host.dropLast(3))] : [host]
  }
}
