import Foundation
import OpenChartsCommandLineTool
import OpenChartsEngines

/// Database drivers, installed once in the build folder. Without a network, those installed on this machine.
package enum TestDrivers {
  /// The build folder of the package.
  package static let buildFolder: String = {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return here.appendingPathComponent("../../../.build").standardizedFileURL.path
  }()

  private static let paths: [EngineKind: String] = {
    let folder = buildFolder + "/test-drivers"
    let finder = DriverFinder(environment: ["XDG_DATA_HOME": "/none"])
    var paths: [EngineKind: String] = [:]
    for kind in EngineKind.allCases {
      let own = folder + (kind == .duckdb ? "/libduckdb.so" : "/libadbc_driver_\(kind.rawValue).so")
      paths[kind] =
        access(own, R_OK) == 0
        ? own : try? DriverInstaller(folder: folder, printLine: { _ in }).install(kind, finder)
    }
    return paths
  }()

  package static func path(_ kind: EngineKind) -> String? { paths[kind] }

  /// Whether tests that need these drivers run. In CI they always run.
  package static func has(_ kinds: EngineKind...) -> Bool {
    ProcessInfo.processInfo.environment["CI"] != nil || kinds.allSatisfy { paths[$0] != nil }
  }

  package static func library(_ kind: EngineKind) throws -> DriverLibrary {
    guard let path = paths[kind] else { throw FileError("\(kind.title) has no driver here") }
    return try DriverLibrary(path: path)
  }

  package static let environment = [String: String](
    uniqueKeysWithValues: EngineKind.allCases.map {
      ("OPENCHARTS_DRIVER_" + $0.rawValue.uppercased(), paths[$0] ?? "")
    })

  /// Exports the drivers' paths as environment variables, for the tool.
  package static func export() { for (name, path) in environment { setenv(name, path, 1) } }
}
