import Foundation
import OpenChartsLimits

/// Enters each folder of a tree once, although links may lead to a folder again, or back to a folder around it.
///
/// Without this, two links to the folder itself would be 2⁴⁰ folders, because the system follows 40 links in a path.
struct FolderWalk {
  private var visited = VisitedFolders()

  /// Starts in a folder.
  init(_ folder: String) { _ = enter(folder) }

  /// Whether a path leads to a folder that the walk has not entered before. The walk has entered it then.
  mutating func enter(_ path: String) -> Bool { visited.enter(path) }

  /// Returns the joined results for the entries of a folder, sorted by name, except hidden entries and folders that were
  /// entered before. Links are visited last, so that a folder keeps its own path.
  ///
  /// - Parameter visit: Returns the results for an entry. It is called with the walk, and the name and the path of the
  ///   entry.
  mutating func flatMap<Element>(
    in folder: String,
    _ visit: (inout FolderWalk, _ name: String, _ path: String, _ isFolder: Bool) -> [Element]
  ) -> [Element] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
    let paths = names.map { folder == "." ? $0 : "\(folder)/\($0)" }
    var results = [[Element]](repeating: [], count: names.count)
    var links: [Int] = []
    func result(_ index: Int, _ walk: inout FolderWalk) -> [Element] {
      let isFolder = PreviewSources.isFolder(paths[index])
      guard !isFolder || walk.enter(paths[index]) else { return [] }
      return visit(&walk, names[index], paths[index], isFolder)
    }
    for index in names.indices {
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: paths[index])) != nil {
        links.append(index)
      } else {
        results[index] = result(index, &self)
      }
    }
    for index in links { results[index] = result(index, &self) }
    return results.flatMap { $0 }
  }
}
