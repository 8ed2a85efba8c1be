import Foundation

/// The host names that a server accepts in requests.
///
/// A page of another site can make its name resolve to this machine's address (DNS rebinding), and then access the
/// server as its own origin. Such requests have the site's name in `Host`, so only names that other sites cannot use
/// are accepted: addresses, this machine's names, and the configured name.
struct ServerNames: Sendable {
  let address: ListeningAddress
  let port: Int

  /// Whether a `Host` header names the server.
  func contains(_ host: String) -> Bool { all.contains { written($0).contains(host.lowercased()) } }

  /// The names without ports. Computed for each request, because network interfaces change.
  private var all: [String] {
    guard address.isEverywhere else {
      let ownNames = [address.digits, address.host]
      return address.isLoopback ? ownNames + ["localhost"] : ownNames
    }
    let addresses = NetworkInterface.all.map(\.digits).filter { address.isV6 || !$0.contains(":") }
    return addresses + ["localhost"] + Self.machine
  }

  /// The names of this machine: its host name, the first component, and that with `.local` (mDNS).
  private static var machine: [String] {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .lowercased()
    guard let first = name.split(separator: ".").first else { return [] }
    return [name, String(first), first + ".local"]
  }

  /// A host and port as browsers write them; port 80 can be omitted.
  private func written(_ name: String) -> [String] {
    let host = LiveServer.host(name, port)
    return port == 80 ? [host, String(host.dropLast(3))] : [host]
  }
}
