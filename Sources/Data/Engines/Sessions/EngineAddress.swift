import OpenChartsLimits
import OpenChartsTables

/// The address of a database server: `postgresql://reader@db.example.org/shop`, `spark://host:15002`,
/// `flightsql+tls://host:32010`.
///
/// An address cannot contain a library or a password.
package struct EngineAddress: Equatable, Sendable, CustomStringConvertible {
  package struct Host: Equatable, Sendable {
    package var name: String
    package var port: Int?
  }

  package let kind: EngineKind
  package let usesTLS: Bool
  package let user: String?
  package let hosts: [Host]
  package let database: String?
  /// The parameters after the question mark.
  let parameters: [Parameter]

  struct Parameter: Equatable, Sendable {
    var name: String
    var value: String
  }

  /// Whether a text is an address, not a file name.
  package static func isAddress(_ text: String) -> Bool {
    guard let end = text.firstRange(of: "://")?.lowerBound else { return false }
    return end != text.startIndex
      && text[..<end].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// A text for messages. An address is reduced to its scheme, because it can contain a password.
  package static func shown(_ text: String) -> String {
    isAddress(text) ? "\(text[..<text.firstRange(of: "://")!.lowerBound])://…" : text
  }

  /// Removes the passwords of addresses from a message: everything from the scheme to the last @ of a word with a
  /// colon, and the values of secret parameters. Complexity: O(*n*).
  package static func redacted(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ":")) || text.utf8.contains(UInt8(ascii: "=")) else { return text }
    var result = ""
    var rest = text[...]
    while let separator = rest.firstRange(of: "://") {
      result += rest[..<separator.upperBound]
      let before = result.dropLast(3).last
      rest = rest[separator.upperBound...]
      let word = rest.prefix { !$0.isWhitespace }
      guard let before, before.isASCII, before.isLetter || before.isNumber || "+.-".contains(before),
        let mark = word.firstIndex(where: { ":@/".contains($0) }), word[mark] == ":",
        let end = word.lastIndex(of: "@"), end > mark
      else { continue }
      result += "…"
      rest = rest[end...]
    }
    return (result + rest)
      .replacing(/([?&](?:password|passwd|pwd|token|sslpassword)=)[^\s&]*/.ignoresCase()) {
        "\($0.output.1)…"
      }
  }

  /// - Throws: ``EngineError`` that shows only the scheme, because the rest can contain a password.
  package init(_ text: String) throws(EngineError) {
    let shownAddress = Self.shown(text)
    func malformed(_ reason: String) -> EngineError { EngineError(shownAddress, .address(reason)) }
    guard let colon = text.firstRange(of: "://") else {
      throw malformed("an address begins with postgresql://, spark:// or flightsql://")
    }
    let scheme = text[..<colon.lowerBound].lowercased()
    guard let (kind, usesTLS) = Self.schemes[scheme] else {
      let names = Self.schemes.keys.sorted()
      throw malformed(
        "there is no engine for such an address; "
          + (nearestName(to: scheme, among: names).map { "did you mean \($0)://?" }
            ?? "it can begin with \(names.map { $0 + "://" }.joined(separator: ", "))"))
    }
    let rest = text[colon.upperBound...]
    guard rest.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F }), !rest.contains("#") else {
      throw malformed("spaces, line breaks and # are written with escapes in an address, such as %20")
    }
    // Search up to the last @, because a password can contain any characters.
    if let at = rest.lastIndex(of: "@"), rest[..<at].contains(":") {
      throw malformed(Self.passwordAdvice(kind))
    }
    let question = rest.firstIndex(of: "?") ?? rest.endIndex
    let slash = rest[..<question].firstIndex(of: "/") ?? question
    var authority = rest[..<slash]
    if let at = authority.lastIndex(of: "@") {
      guard let user = Self.unescaped(authority[..<at]), !user.isEmpty else {
        throw malformed("before the @ there is no name of a user, or a % that begins no escape")
      }
      self.user = user
      authority = authority[authority.index(after: at)...]
    } else {
      user = nil
    }
    var hosts: [Host] = []
    if !authority.isEmpty {
      for part in authority.split(separator: ",", omittingEmptySubsequences: false) {
        guard let host = Self.host(part) else {
          throw malformed("a host is a name or [an IPv6 address], and a port a number from 1 to 65535")
        }
        hosts.append(host)
      }
    }
    let path = rest[slash..<question].dropFirst()
    guard let database = Self.unescaped(path), !path.contains("/") else {
      throw malformed("after the host there is one name of a database, and signs in it are escaped as %2F is")
    }
    self.database = database.isEmpty ? nil : database
    var parameters: [Parameter] = []
    for part in rest[question...].dropFirst().split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = pair[0].lowercased()
      if ["password", "passwd", "pwd", "token", "sslpassword"].contains(name) {
        throw malformed(Self.passwordAdvice(kind))
      }
      guard kind == .postgresql, Self.parameterNames.contains(name) else {
        throw malformed(
          kind == .postgresql
            ? "after the ? only these names may follow: \(Self.parameterNames.joined(separator: ", "))"
            : "an address of \(kind.title) has nothing after a ?")
      }
      guard pair.count == 2, let value = Self.unescaped(pair[1]) else {
        throw malformed("\(name) has no value, or a % in it begins no escape")
      }
      parameters.append(Parameter(name: name, value: value))
    }
    if kind != .postgresql {
      guard hosts.count == 1, self.database == nil, kind != .flightsql || hosts[0].port != nil else {
        throw malformed("such an address is \(scheme)://HOST:PORT and nothing more")
      }
    }
    (self.kind, self.usesTLS, self.hosts, self.parameters) = (kind, usesTLS, hosts, parameters)
  }

  private static let schemes: [String: (EngineKind, usesTLS: Bool)] = [
    "postgresql": (.postgresql, false), "postgres": (.postgresql, false),
    "spark": (.spark, false), "spark+tls": (.spark, true),
    "flightsql": (.flightsql, false), "flightsql+tls": (.flightsql, true),
  ]

  /// The libpq parameters that neither change a session's settings nor name a file that is executed.
  private static let parameterNames = [
    "host", "port", "user", "dbname", "service", "sslmode", "sslrootcert", "target_session_attrs",
  ]

  private static func passwordAdvice(_ kind: EngineKind) -> String {
    kind == .postgresql
      ? "a password has no place in an address; put it into PGPASSWORD, ~/.pgpass or a service file"
      : "a password has no place in an address; put it into OPENCHARTS_PASSWORD, or a token into OPENCHARTS_TOKEN"
  }

  private static func host(_ text: Substring) -> Host? {
    var name = text
    var port: Substring?
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      name = text[text.index(after: text.startIndex)..<end]
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
      port = rest.isEmpty ? nil : rest.dropFirst()
    } else if let colon = text.lastIndex(of: ":") {
      (name, port) = (text[..<colon], text[text.index(after: colon)...])
      guard !name.contains(":") else { return nil }
    }
    guard let host = unescaped(name), !host.isEmpty else { return nil }
    guard let port else { return Host(name: host, port: nil) }
    guard let number = CheckedNumber.integer(port.utf8, in: 1...65_535) else { return nil }
    return Host(name: host, port: number)
  }

  // MARK: - Escapes

  /// Decodes percent escapes; `nil` if one is invalid, or if the bytes are not UTF-8.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst(), let low = rest.popFirst(),
        let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), value != 0
      else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Percent-encodes all characters except letters, digits and `characters`.
  static func escaped(_ text: String, keeping characters: String = "-._~") -> String {
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 0x80,
        scalar.properties.isAlphabetic || (0x30...0x39).contains(byte)
          || characters.unicodeScalars.contains(scalar)
      {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  // MARK: - As text

  private var authority: String {
    let places = hosts.map { host in
      (host.name.contains(":") ? "[\(host.name)]" : Self.escaped(host.name))
        + (host.port.map { ":\($0)" } ?? "")
    }
    return (user.map { Self.escaped($0) + "@" } ?? "") + places.joined(separator: ",")
  }

  /// The address for messages, without parameters.
  package var description: String {
    let scheme = kind.rawValue + (usesTLS ? "+tls" : "")
    return "\(scheme)://\(authority)" + (database.map { "/" + Self.escaped($0) } ?? "")
  }

  /// The connection URI for libpq.
  func libpq(_ settings: [Parameter]) -> String {
    let all = (parameters + settings).map { "\($0.name)=\(Self.escaped($0.value))" }
    return "postgresql://\(authority)/" + (database.map { Self.escaped($0) } ?? "")
      + (all.isEmpty ? "" : "?" + all.joined(separator: "&"))
  }
}
