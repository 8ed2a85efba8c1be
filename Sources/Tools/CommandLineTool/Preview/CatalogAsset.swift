import Foundation
import OpenChartsLimits

/// An image or a colour in an asset catalogue.
struct CatalogAsset: Equatable {
  enum Kind { case image, color }
  var kind: Kind
  /// The name for lookups, with the folders that provide a namespace: `Icons/star`.
  var name: String
  /// The folders that provide a namespace, outermost first.
  var namespaces: [String] = []

  /// The assets of all catalogues in the folders of the files, and in the given folders and their subfolders.
  static func all(besides files: [String], in folders: [String]) -> [CatalogAsset] {
    var catalogs: [String] = []
    for folder in Set(files.map(\.folderOfPath)).sorted() {
      var walk = FolderWalk(folder)
      catalogs += Self.catalogs(in: folder, deep: false, &walk)
    }
    for folder in folders.map(\.droppingLastSlash) {
      var walk = FolderWalk(folder)
      catalogs += Self.catalogs(in: folder, deep: true, &walk)
    }
    var visitedCatalogs: Set<String> = []
    return catalogs.filter { visitedCatalogs.insert($0).inserted }.flatMap { catalog in
      var walk = FolderWalk(catalog)
      return assets(in: catalog, [], &walk)
    }
  }

  private static func catalogs(in folder: String, deep: Bool, _ walk: inout FolderWalk) -> [String] {
    walk.flatMap(in: folder) { walk, name, path, isFolder in
      if name.hasSuffix(".xcassets") { return [path] }
      return deep && isFolder && !name.contains(".") ? catalogs(in: path, deep: true, &walk) : []
    }
  }

  private static func assets(
    in folder: String, _ namespaces: [String], _ walk: inout FolderWalk
  ) -> [CatalogAsset] {
    walk.flatMap(in: folder) { walk, name, path, isFolder in
      for (suffix, kind) in [(".imageset", Kind.image), (".colorset", Kind.color)]
      where name.hasSuffix(suffix) {
        let nameParts = namespaces + [String(name.dropLast(suffix.count))]
        return [CatalogAsset(kind: kind, name: nameParts.joined(separator: "/"), namespaces: namespaces)]
      }
      guard isFolder, !name.contains(".") else { return [] }
      return assets(in: path, namespaces + (providesNamespace(path) ? [name] : []), &walk)
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let contents = PlainFile.contents(folder + "/Contents.json")
    let json = contents.flatMap { try? JSONSerialization.jsonObject(with: Data($0)) } as? [String: Any]
    return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }
}
