import Foundation
import OpenChartsEngines
import OpenChartsLimits

/// Checks which files a report may read: those in its folder, or all with `--allow-files`.
struct ReportFiles {
  /// The report's folder with links resolved; `nil` if all files are allowed.
  private let root: String?

  init(_ report: ReportArguments) {
    root = report.allowsFiles ? nil : Self.resolved(report.folder.isEmpty ? "." : report.folder)
  }

  /// Throws for a picture outside the folder.
  func check(picture path: String) throws(FileError) { try checkFolder(path) }

  /// Throws for a table outside the folder, and for other than regular files. Checks every file that a pattern may
  /// match, and every link that it may pass through.
  func check(table path: String) throws(FileError) {
    guard !path.utf8.contains(0) else {
      throw FileError("\(path.prefix { $0 != "\0" }): no file has such a name")
    }
    guard let wildcard = path.firstIndex(where: { "*?[".contains($0) }) else {
      try checkFolder(path)
      return try RegularFile.check(path, kind: "table")
    }
    // The folder before the first part with a wildcard.
    let folder =
      path[..<wildcard].lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    try checkFolder(folder)
    guard !path[wildcard...].split(separator: "/").contains("..") else {
      throw FileError("\(path): a pattern of a report cannot lead back by ..")
    }
    // Without a folder, the first wildcard is in the first name.
    let start = path[..<wildcard].lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let pattern = PathPattern(String(path[start...]))
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in enumerator {
      let file = folder + "/" + name
      var status = stat()
      guard lstat(file, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        var target = stat()
        let isFolder = stat(file, &target) == 0 && target.st_mode & S_IFMT == S_IFDIR
        if pattern.matches(name) || isFolder && pattern.passes(name) { try checkFolder(file) }
      case S_IFDIR, S_IFREG: continue
      default:
        guard pattern.matches(name) else { continue }
        throw FileError("\(file): this is neither a file nor a folder, and \(path) may match it")
      }
    }
  }

  /// Puts a table's path into the folder of the report, and checks it.
  func place(_ file: inout String, of report: ReportArguments) throws {
    if !EngineAddress.isAddress(file) { file = Self.path(file, of: report) }
    // Engines interpret `~` and `file:` at the beginning: make the path relative to the current folder.
    if file.hasPrefix("~") || LinkAddress.namesAnotherPlace(file), !EngineAddress.isAddress(file) {
      file = "./" + file
    }
    if !EngineAddress.isAddress(file) { try check(table: file) }
  }

  /// Reads a theme file of the report.
  func theme(_ file: String, of report: ReportArguments) throws(UsageError) -> Brand {
    let path = Self.path(file, of: report)
    do { try checkFolder(path) } catch { throw UsageError("--theme \(error)") }
    return try Brand(file: path)
  }

  /// A path relative to the current folder.
  private static func path(_ file: String, of report: ReportArguments) -> String {
    file.hasPrefix("/") ? file : report.folder + file
  }

  private func checkFolder(_ path: String) throws(FileError) {
    guard let root else { return }
    // Check a missing file by its nearest existing parent folder, so that messages do not reveal which files exist
    // outside.
    var folder = path
    var missingPath = ""
    var resolvedFolder = Self.resolved(folder)
    while resolvedFolder == nil, folder != "/", folder != "." {
      missingPath = "/" + (folder.split(separator: "/").last ?? "") + missingPath
      folder = Self.parent(folder)
      resolvedFolder = Self.resolved(folder)
    }
    guard let resolvedFolder, Self.isWithin(resolvedFolder, root),
      !missingPath.split(separator: "/").contains("..")
    else {
      throw FileError("\(path): outside the folder of the report; --allow-files allows it")
    }
  }

  private static func isWithin(_ path: String, _ root: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
