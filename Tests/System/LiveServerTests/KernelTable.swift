import Foundation

/// The sockets of this process in the kernel's tables.
enum KernelTable {
  /// - Returns: The sorted numeric addresses on which this process listens at a port.
  static func listening(at port: Int) throws -> [String] {
    try rows(port).filter { $0.state == "0A" }.map(\.address).sorted()
  }

  /// - Returns: The number of open sockets of this process that a server's port has accepted.
  static func accepted(at port: Int) throws -> Int { try rows(port).count { $0.state != "0A" } }

  /// The sockets of this process with a local port: numeric addresses, and states in hexadecimal.
  private static func rows(_ port: Int) throws -> [(address: String, state: Substring)] {
    let own = try inodes()
    var rows: [(String, Substring)] = []
    for (file, family) in [("/proc/net/tcp", AF_INET), ("/proc/net/tcp6", AF_INET6)] {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      for line in text.split(separator: "\n").dropFirst() {
        // sl local_address rem_address st tx:rx tr:tm retrnsmt uid timeout inode
        let fields = line.split(separator: " ")
        let place = fields[1].split(separator: ":")
        guard Int(place[1], radix: 16) == port, own.contains(String(fields[9])) else { continue }
        rows.append((digits(String(place[0]), family), fields[3]))
      }
    }
    return rows
  }

  /// The inodes of the open sockets of this process.
  private static func inodes() throws -> Set<String> {
    let folder = "/proc/self/fd"
    let links = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0)
    }
    return Set(links.filter { $0.hasPrefix("socket:[") }.map { String($0.dropFirst(8).dropLast()) })
  }

  /// Converts an address, which the kernel writes as 32-bit words in native byte order.
  private static func digits(_ hex: String, _ family: Int32) -> String {
    let letters = Array(hex)
    let bytes = stride(from: 0, to: letters.count, by: 8).flatMap { start -> [UInt8] in
      let word = UInt32(String(letters[start..<(start + 8)]), radix: 16) ?? 0
      return withUnsafeBytes(of: word) { Array($0) }
    }
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = inet_ntop(family, bytes, &buffer, socklen_t(buffer.count))
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
