import Foundation
import OpenChartsLimits

/// Finds entries of asset catalogues.
enum AssetFolders {
  /// The folder of the executable.
  static let main: String = {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let slash = path.lastIndex(of: "/")
    else { return "." }
    return String(path[..<slash])
  }()

  /// Returns the folder of this name in the catalogues of a folder, or in the bundles beside an executable. A name with
  /// slashes (`Icons/star.imageset`) is a path within a catalogue or one of its folders.
  static func find(_ name: String, in folder: String) -> String? {
    var search = Search(name)
    return search.match(in: folder)
  }

  /// Returns a folder and the bundles in it.
  static func resources(of folder: String) -> [String] {
    let bundles = names(folder).filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return [folder] + bundles.map { "\(folder)/\($0)" }
  }

  fileprivate static func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// A search that enters each folder once, and at most 10,000 folders: links may form loops, or lead out of the
  /// catalogue.
  private struct Search {
    private static let limit = 10_000
    private let name: String
    private let parts: [String]
    private var visited = VisitedFolders()

    init(_ name: String) {
      self.name = name
      parts = name.split(separator: "/").map(String.init)
    }

    /// Searches the catalogues and bundles of a folder.
    mutating func match(in folder: String) -> String? {
      guard enter(folder) else { return nil }
      for inner in AssetFolders.names(folder) {
        if inner.hasSuffix(".xcassets"), let match = match(inCatalog: "\(folder)/\(inner)", depth: 6) {
          return match
        }
        if inner.hasSuffix(".resources") || inner.hasSuffix(".bundle"),
          let match = match(in: "\(folder)/\(inner)")
        {
          return match
        }
      }
      return nil
    }

    private mutating func match(inCatalog path: String, depth: Int) -> String? {
      guard depth > 0, let first = parts.first, enter(path) else { return nil }
      let all = AssetFolders.names(path).filter { !$0.hasPrefix(".") }
      if all.contains(first),
        parts.count == 1
          || AssetFolders.names("\(path)/\(parts.dropLast().joined(separator: "/"))")
            .contains(parts[parts.count - 1])
      {
        return "\(path)/\(name)"
      }
      for inner in all where !inner.contains(".") {
        if let match = match(inCatalog: "\(path)/\(inner)", depth: depth - 1) { return match }
      }
      return nil
    }

    private mutating func enter(_ path: String) -> Bool {
      visited.count < Self.limit && visited.enter(path)
    }
  }
}
