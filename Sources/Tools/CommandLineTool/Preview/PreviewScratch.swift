import Foundation

/// The folder in which the program of some previews is built; it stays, so that the next build is quick.
struct PreviewScratch {
  /// For all previews.
  let root: String
  /// For these.
  let folder: String

  /// - Parameters:
  ///   - option: What `--scratch-path` says.
  ///   - sources: What the folder is for; another one gets another folder.
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
    let name = String(Self.digest(key), radix: 36)
    folder = "\(root)/previews/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError("\(folder): no folder can be made there to build in; --scratch-path names another")
    }
  }

  /// A folder of this user alone in a folder that others share. What is built in it is run, so one that another user has
  /// made is refused.
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

  /// The same for the same text in every run (FNV-1a).
  private static func digest(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  func write(_ text: String, to name: String) throws(FileError) {
    let path = "\(folder)/\(name)"
    // An equal file keeps its date, and with it what was built from it.
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    do {
      let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw FileError("\(path): \(error.localizedDescription)")
    }
  }

  /// Makes a name here stand for something elsewhere.
  func link(_ name: String, to target: String) {
    let path = "\(folder)/\(name)"
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == target { return }
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
