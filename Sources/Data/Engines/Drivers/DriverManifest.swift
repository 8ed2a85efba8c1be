/// An ADBC driver manifest, a small TOML file.
struct DriverManifest: Equatable {
  var library: String
  var entry: String?
  var version: String?

  /// Reads the relevant keys; `nil` if no library for this platform is given.
  ///
  /// - Note: ADBC's manifest format: `Driver.shared` is a path, or a table of paths by platform.
  init?(_ text: String, platform: String = Self.platform) {
    var table = ""
    var (shared, platformLibrary, entry, version): (String?, String?, String?, String?)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("[") {
        table = String(line.dropFirst().prefix { $0 != "]" })
        continue
      }
      guard let equals = line.firstIndex(of: "="), !line.hasPrefix("#") else { continue }
      let key = line[..<equals].filter { $0 != " " && $0 != "\t" && $0 != "\"" }
      guard let value = Self.string(line[line.index(after: equals)...]) else { continue }
      switch (table, key) {
      case ("", "version"): version = value
      case ("Driver", "entrypoint"): entry = value
      case ("Driver", "shared"): shared = value
      case ("Driver.shared", platform): platformLibrary = value
      default: break
      }
    }
    guard let library = platformLibrary ?? shared else { return nil }
    (self.library, self.entry, self.version) = (library, entry, version)
  }

  /// Parses a quoted string. Escapes are interpreted only within double quotes.
  private static func string(_ text: Substring) -> String? {
    let text = text.drop { $0 == " " || $0 == "\t" }
    guard let quote = text.first, quote == "\"" || quote == "'" else { return nil }
    var result = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst(), character != quote {
      if character == "\\", quote == "\"", let next = rest.popFirst() {
        result.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
      } else {
        result.append(character)
      }
    }
    return result
  }

  static var platform: String {
    #if arch(arm64)
      "linux_arm64"
    #else
      "linux_amd64"
    #endif
  }
}
