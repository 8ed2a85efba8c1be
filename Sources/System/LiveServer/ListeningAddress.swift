import Foundation

/// The address on which a server listens: one address of this machine, or all of them.
package struct ListeningAddress: Equatable, Sendable {
  /// The requested address, host name or interface name.
  package let name: String
  /// The numeric address in the system's notation: `127.0.0.1`, `::1`.
  package let digits: String

  /// Resolves an address or name.
  ///
  /// Only `0.0.0.0` and `::` mean all addresses of the machine, never a name. A name resolves to its first IPv4
  /// address, otherwise to its first IPv6 address.
  ///
  /// - Parameter text: An address, with or without brackets, a host name or an interface name.
  /// - Returns: `nil` if the name is unknown.
  package init?(_ text: String) {
    name = text
    let bare = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
    if let digits = Self.canonical(bare) {
      self.digits = digits
      return
    }
    guard !bare.isEmpty else { return nil }
    let interfaceDigits = NetworkInterface.all.filter { $0.name == bare }.map(\.digits)
    let candidates = (interfaceDigits.isEmpty ? Self.resolved(bare) : interfaceDigits).filter {
      !Self.wildcards.contains($0)
    }
    guard let digits = candidates.first(where: { !$0.contains(":") }) ?? candidates.first else { return nil }
    self.digits = digits
  }

  /// Whether the address means all addresses of this machine.
  package var isEverywhere: Bool { Self.wildcards.contains(digits) }

  /// Whether only processes on this machine can reach the address.
  package var isLoopback: Bool { Self.isLoopback(digits) }

  package var isV6: Bool { digits.contains(":") }

  /// The host for URLs.
  ///
  /// For a wildcard address, the first address that other machines can reach; if there is none, the loopback address.
  package var host: String {
    if isEverywhere {
      let outer = NetworkInterface.all.map(\.digits).filter { !Self.isLoopback($0) && !$0.hasPrefix("fe80:") }
      return outer.first { !$0.contains(":") } ?? (isV6 ? outer.first : nil) ?? (isV6 ? "::1" : "127.0.0.1")
    }
    return Self.canonical(name) == nil && Self.isHostName(name) ? name.lowercased() : digits
  }

  /// A free port of the address; `nil` if binding fails.
  package func freePort() -> Int? { bound().port }

  /// Whether the address belongs to this machine.
  var isOfThisMachine: Bool { bound().error != EADDRNOTAVAIL }

  /// Binds a socket to a free port for a moment. Returns the port, or the error number.
  private func bound() -> (port: Int?, error: Int32) {
    let handle = socket(isV6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard handle >= 0 else { return (nil, errno) }
    defer { close(handle) }
    var storage = sockaddr_storage()
    var length = storage.fill(digits)
    let isBound = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle, $0, length) == 0 && getsockname(handle, $0, &length) == 0
      }
    }
    guard isBound else { return (nil, errno) }
    // IPv4 and IPv6 addresses have the port at the same offset.
    let port = withUnsafeBytes(of: &storage) { $0.load(fromByteOffset: 2, as: UInt16.self) }
    return (Int(UInt16(bigEndian: port)), 0)
  }

  private static let wildcards = ["0.0.0.0", "::"]

  static func isLoopback(_ digits: String) -> Bool { digits == "::1" || digits.hasPrefix("127.") }

  /// Whether a text can be a host name: it consists of letters, digits, hyphens and points, and is not an interface.
  private static func isHostName(_ text: String) -> Bool {
    !NetworkInterface.all.contains { $0.name == text }
      && text.utf8.allSatisfy { $0 < 0x80 && (isalnum(Int32($0)) != 0 || $0 == 0x2D || $0 == 0x2E) }
  }

  /// The address in the system's notation; `nil` if it is not an address. An IPv4-mapped IPv6 address becomes the
  /// IPv4 address.
  static func canonical(_ text: String) -> String? {
    var v4 = in_addr()
    if inet_pton(AF_INET, text, &v4) == 1 { return spelled(AF_INET, &v4) }
    var v6 = in6_addr()
    guard inet_pton(AF_INET6, text, &v6) == 1 else { return nil }
    let spelled = spelled(AF_INET6, &v6)
    let mapped = "::ffff:"
    if let spelled, spelled.hasPrefix(mapped), spelled.contains(".") {
      return String(spelled.dropFirst(mapped.count))
    }
    return spelled
  }

  private static func spelled(_ family: Int32, _ address: UnsafeRawPointer) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return inet_ntop(family, address, base, socklen_t(buffer.count)).map { String(cString: $0) }
    }
  }

  private static func resolved(_ name: String) -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    return sequence(first: first, next: { $0?.pointee.ai_next }).compactMap { entry in
      entry?.pointee.ai_addr.flatMap { NetworkInterface.digits(of: $0) }
    }
  }
}

/// An address of this machine, with the name of its interface.
struct NetworkInterface: Equatable {
  let name: String
  let digits: String

  /// The current addresses, which can change at any time.
  static var all: [NetworkInterface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
      guard let entry = entry?.pointee, let address = entry.ifa_addr, let digits = digits(of: address) else {
        return nil
      }
      return NetworkInterface(name: String(cString: entry.ifa_name), digits: digits)
    }
  }

  static func digits(of address: UnsafePointer<sockaddr>) -> String? {
    let family = Int32(address.pointee.sa_family)
    guard family == AF_INET || family == AF_INET6 else { return nil }
    let length = family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { buffer in
      guard let base = buffer.baseAddress,
        getnameinfo(address, socklen_t(length), base, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST) == 0
      else { return nil }
      // The text after the percent sign is the interface, which is not part of the address.
      return String(cString: base).split(separator: "%").first.map(String.init)
    }
  }
}

extension sockaddr_storage {
  /// Stores an address without a port.
  ///
  /// - Returns: The size of the stored structure.
  fileprivate mutating func fill(_ digits: String) -> socklen_t {
    if digits.contains(":") {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      inet_pton(AF_INET6, digits, &address.sin6_addr)
      withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: address, as: sockaddr_in6.self) }
      return socklen_t(MemoryLayout<sockaddr_in6>.size)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, digits, &address.sin_addr)
    withUnsafeMutableBytes(of: &self) { $0.storeBytes(of: address, as: sockaddr_in.self) }
    return socklen_t(MemoryLayout<sockaddr_in>.size)
  }
}
