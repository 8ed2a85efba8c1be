import Foundation

/// The OpenCharts package to compile previews against.
struct OpenChartsPackage: Equatable {
  let folder: String

  /// - Parameters:
  ///   - option: The value of `--package`.
  ///   - variable: The value of `OPENCHARTS_PACKAGE`.
  ///   - program: The path of this program, usually in the package's build folder.
  ///   - source: The path of a file in the package at compile time.
  init(option: String?, variable: String?, program: String, source: String) throws(FileError) {
    for (path, name) in [(option, "--package"), (variable, "OPENCHARTS_PACKAGE")] {
      guard let path, !path.isEmpty else { continue }
      let folder = Self.absolute(path)
      guard Self.isPackage(folder) else {
        throw FileError("\(name) \(path): this is not the folder of OpenCharts' package")
      }
      self.folder = folder
      return
    }
    for path in [program, source] {
      if let folder = Self.above(path) {
        self.folder = folder
        return
      }
    }
    throw FileError(
      "cannot find OpenCharts' package, against which previews are compiled; name its folder with --package "
        + "FOLDER or in the environment's OPENCHARTS_PACKAGE")
  }

  private static func above(_ path: String) -> String? {
    var folder = path
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if !folder.isEmpty, isPackage(folder) { return folder }
    }
    return nil
  }

  private static func isPackage(_ folder: String) -> Bool {
    let manifest = FileManager.default.contents(atPath: folder + "/Package.swift")
    return manifest.map { String(decoding: $0, as: UTF8.self).contains("name: \"OpenCharts\"") } ?? false
  }

  /// The absolute path, without `.` and `..`.
  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path(percentEncoded: false).droppingLastSlash
  }
}
