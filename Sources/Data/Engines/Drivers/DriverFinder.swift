import Glibc

/// Finds the drivers of engines on this machine. An address of data never names a library: only the person at the
/// machine does, by a path, the environment or what is installed.
package struct DriverFinder: Sendable {
  /// A driver's file, and the function in it where that is known.
  package struct Found: Equatable, Sendable {
    package var path: String
    package var entry: String?
  }

  private let environment: [String: String]

  package init(environment: [String: String]) { self.environment = environment }

  /// Where `opencharts setup` puts drivers: the user's folder for data.
  package var ownFolder: String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/opencharts/drivers" }
    return environment["HOME"].map { $0 + "/.local/share/opencharts/drivers" }
  }

  /// The first that is there: the path in `OPENCHARTS_DRIVER_` and the engine's name, what `opencharts setup` has
  /// installed, ADBC's manifests, and the system's folders of libraries.
  package func find(_ kind: EngineKind) -> Found? {
    if let path = environment["OPENCHARTS_DRIVER_" + kind.rawValue.uppercased()], !path.isEmpty {
      // A path that was given is the one that is meant, also where nothing lies there: opening it tells.
      return Found(path: path, entry: kind.entry)
    }
    if let own = ownFolder, let found = library(of: kind, in: [own]) { return found }
    if let found = manifest(of: kind) { return found }
    return library(of: kind, in: Self.systemFolders)
  }

  private func library(of kind: EngineKind, in folders: [String]) -> Found? {
    for folder in folders {
      for name in kind.libraries where access("\(folder)/\(name)", R_OK) == 0 {
        return Found(path: "\(folder)/\(name)", entry: kind.entry)
      }
    }
    return nil
  }

  private func manifest(of kind: EngineKind) -> Found? {
    var folders = (environment["ADBC_DRIVER_PATH"] ?? "").split(separator: ":").map(String.init)
    if let home = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map({ $0 + "/.config" }) {
      folders.append(home + "/adbc/drivers")
    }
    folders.append("/etc/adbc/drivers")
    for folder in folders {
      guard let text = Self.text(at: "\(folder)/\(kind.rawValue).toml"), let manifest = DriverManifest(text),
        access(manifest.library, R_OK) == 0
      else { continue }
      return Found(path: manifest.library, entry: manifest.entry)
    }
    return nil
  }

  private static func text(at path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    // A manifest is a few lines.
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static let systemFolders: [String] = {
    #if arch(arm64)
      let own = "/usr/lib/aarch64-linux-gnu"
    #else
      let own = "/usr/lib/x86_64-linux-gnu"
    #endif
    return ["/usr/local/lib", own, "/usr/lib", "/opt/duckdb/lib"]
  }()
}
