import Engines
import Foundation

/// The files that a report may reach: those in its folder, or all with `--allow-files`.
struct ReportFiles {
  /// The report's folder, without links; `nil` where every file is allowed.
  private let root: String?

  init(_ report: ReportArguments) {
    root = report.allowsFiles ? nil : Self.resolved(report.folder.isEmpty ? "." : report.folder)
  }

  /// Refuses a picture outside the folder, and whatever is no regular file.
  func check(picture path: String) throws(FileError) { try checkFolder(path) }

  /// Refuses a table outside the folder, and whatever is no regular file. Of a pattern, every file that it may match.
  func check(table path: String) throws(FileError) {
    guard !path.utf8.contains(0) else {
      throw FileError("\(path.prefix { $0 != "\0" }): no file has such a name")
    }
    guard let sign = path.firstIndex(where: { "*?[".contains($0) }) else {
      try checkFolder(path)
      return try RegularFile.check(path, kind: "table")
    }
    // The folder before the first part with a sign of a pattern.
    let folder =
      path[..<sign].lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    try checkFolder(folder)
    guard !path[sign...].split(separator: "/").contains("..") else {
      throw FileError("\(path): a pattern of a report cannot lead back by ..")
    }
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in walk {
      let file = folder + "/" + name
      var status = stat()
      guard lstat(file, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: try checkFolder(file)
      case S_IFDIR, S_IFREG: continue
      default:
        throw FileError("\(file): this is neither a file nor a folder, and \(path) may match it")
      }
    }
  }

  private func checkFolder(_ path: String) throws(FileError) {
    guard let root else { return }
    // A name that leads nowhere is judged by the last folder on its way, so that no message tells which files exist
    // outside.
    var place = path
    var rest = ""
    var found = Self.resolved(place)
    while found == nil, place != "/", place != "." {
      rest = "/" + (place.split(separator: "/").last ?? "") + rest
      place = Self.parent(place)
      found = Self.resolved(place)
    }
    guard let found, Self.isWithin(found, root), !rest.split(separator: "/").contains("..") else {
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
