import OpenChartsLimits

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the database drivers on this machine. The address of a data source never selects a library: only a path, an
/// environment variable or an installed driver does.
package struct DriverFinder: Sendable {
  /// The path of a driver, and its entry function if known.
  package struct Found: Equatable, Sendable {
    package var path: String
    package var entry: String?
  }

  private let environment: [String: String]

  package init(environment: [String: String]) { self.environment = environment }

  /// The folder in which `opencharts setup` installs drivers; `nil` if neither `XDG_DATA_HOME` nor `HOME` is set.
  package var ownFolder: String? {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/opencharts/drivers" }
    return environment["HOME"].map { $0 + "/.local/share/opencharts/drivers" }
  }

  /// Returns the first driver found, in this order: the path in the environment variable `OPENCHARTS_DRIVER_` + the
  /// engine's name, `opencharts setup`, ADBC manifests, the system's library folders.
  package func find(_ kind: EngineKind) -> Found? {
    if let path = environment["OPENCHARTS_DRIVER_" + kind.rawValue.uppercased()], !path.isEmpty {
      // Use an explicit path even if the file does not exist, so that opening it reports the error.
      return Found(path: path, entry: kind.entry)
    }
    if let folder = ownFolder, let driver = library(of: kind, in: [folder]) { return driver }
    if let driver = manifest(of: kind) { return driver }
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
    // 64 KiB is ample: a manifest has a few lines.
    PlainFile.contents(path, limit: Limits.frontMatterBytes).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let systemFolders: [String] = {
    #if arch(arm64)
      let multiarchFolder = "/usr/lib/aarch64-linux-gnu"
    #else
      let multiarchFolder = "/usr/lib/x86_64-linux-gnu"
    #endif
    return ["/usr/local/lib", multiarchFolder, "/usr/lib", "/opt/duckdb/lib"]
  }()
}
