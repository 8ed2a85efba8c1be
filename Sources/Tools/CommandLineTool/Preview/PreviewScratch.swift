import Foundation
import OpenChartsDisplayList

/// The build folder of a set of previews. It is kept, so that the next build is fast.
struct PreviewScratch {
  /// The number of folders that are kept in a user's cache. Each has a program of about 100 MB.
  static let keptFolders = 16
  /// The seconds for which a folder is kept after its last use, because another run may be using it.
  private static let keptSeconds = 3600.0

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
    // Another folder may hold files of the user.
    if option == nil { deleteOldFolders() }
  }

  /// Marks the folder as used now, and deletes the folders whose last use is the longest ago.
  private func deleteOldFolders() {
    let (manager, now) = (FileManager.default, Date())
    try? manager.setAttributes([.modificationDate: now], ofItemAtPath: folder)
    let parent = "\(root)/previews"
    let folders = ((try? manager.contentsOfDirectory(atPath: parent)) ?? []).compactMap { name in
      let path = "\(parent)/\(name)"
      let date = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return date.map { (path: path, date: $0) }
    }
    for old in folders.sorted(by: { $0.date > $1.date }).dropFirst(Self.keptFolders)
    where now.timeIntervalSince(old.date) > Self.keptSeconds {
      try? manager.removeItem(atPath: old.path)
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
