import Foundation
import OpenChartsDisplayList

/// The build folder of a set of previews. It is not deleted, so that the next build is fast.
struct PreviewScratch {
  /// The folder for all previews.
  let root: String
  /// The folder for these previews.
  let folder: String

  /// - Parameters:
  ///   - option: The value of `--scratch-path`.
  ///   - sources: The paths of the sources. Each set of paths has a separate folder.
  init(option: String?, sources: [String], environment: [String: String]) throws(FileError) {
    if let option {
      root = OpenChartsPackage.absolute(option)
    } else if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      root = cache + "/opencharts"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      root = home + "/.cache/opencharts"
    } else {
      root = try Self.temporaryRoot(in: NSTemporaryDirectory().droppingLastSlash)
    }
    let key = sources.map(OpenChartsPackage.absolute).joined(separator: "\n")
    let name = String(StableHash.of(Array(key.utf8)), radix: 36)
    folder = "\(root)/previews/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError("\(folder): the build folder cannot be created there; --scratch-path names another")
    }
  }

  /// A private folder of this user in a shared folder.
  ///
  /// - Throws: ``FileError`` if another user owns or can write to the folder, because programs in it are run.
  static func temporaryRoot(in folder: String) throws(FileError) -> String {
    let root = "\(folder)/opencharts-\(geteuid())"
    mkdir(root, 0o700)
    var status = stat()
    guard lstat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o022 == 0
    else {
      throw FileError("\(root): this is not a folder of yours alone; --scratch-path names one to build in")
    }
    return root
  }

  func write(_ text: String, to name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    // Keep the date of an unchanged file, so that it is not compiled again.
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    do {
      let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw FileError("\(path): \(error.localizedDescription)")
    }
  }

  /// Creates or updates a symbolic link in the folder.
  func link(_ name: String, to target: String) {
    let path = "\(folder)/\(name)"
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == target { return }
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
