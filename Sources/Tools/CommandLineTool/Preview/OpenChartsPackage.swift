import Foundation

/// The OpenCharts package to compile previews against.
struct OpenChartsPackage: Equatable {
  let folder: String

  /// Whether the user named the folder.
  let isNamed: Bool

  /// - Parameters:
  ///   - option: The value of `--package`.
  ///   - variable: The value of `OPENCHARTS_PACKAGE`.
  ///   - program: The path of this program, usually in the package's build folder.
  ///   - source: The path of a file in the package at compile time.
  /// - Returns: `nil` if no folder is named and none is found.
  /// - Throws: ``FileError`` if the named folder does not contain the package.
  static func found(
    option: String?, variable: String?, program: String, source: String
  ) throws(FileError) -> OpenChartsPackage? {
    for (path, name) in [(option, "--package"), (variable, "OPENCHARTS_PACKAGE")] {
      guard let path, !path.isEmpty else { continue }
      let folder = absolute(path)
      guard isPackage(folder) else {
        throw FileError("\(name) \(path): this is not the folder of OpenCharts' package")
      }
      return OpenChartsPackage(folder: folder, isNamed: true)
    }
    return [program, source].lazy.compactMap(above).first.map {
      OpenChartsPackage(folder: $0, isNamed: false)
    }
  }

  /// The error if there is nothing to compile against.
  static let missing = FileError(
    "cannot find the modules of OpenCharts, against which previews are compiled; install the Debian package "
      + "opencharts-dev, or name the folder of OpenCharts' sources with --package FOLDER or in the environment's "
      + "OPENCHARTS_PACKAGE")

  private static func above(_ path: String) -> String? {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if !folder.isEmpty, isPackage(folder) { return folder }
    }
    return nil
  }

  private static func isPackage(_ folder: String) -> Bool {
    PreviewSources.text(folder + "/Package.swift")?.contains("name: \"OpenCharts\"") ?? false
  }

  /// The absolute path, without `.` and `..`.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false).droppingLastSlash
  }
}
