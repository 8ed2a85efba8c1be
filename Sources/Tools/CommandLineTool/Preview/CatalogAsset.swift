import Foundation

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
      catalogs += Self.catalogs(in: folder, deep: false)
    }
    for folder in folders { catalogs += Self.catalogs(in: folder.droppingLastSlash, deep: true) }
    var visitedCatalogs: Set<String> = []
    return catalogs.filter { visitedCatalogs.insert($0).inserted }.flatMap { assets(in: $0, []) }
  }

  private static func catalogs(in folder: String, deep: Bool) -> [String] {
    names(folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcassets") { return [path] }
      return deep && !name.contains(".") && PreviewSources.isFolder(path)
        ? catalogs(in: path, deep: true) : []
    }
  }

  private static func assets(in folder: String, _ namespaces: [String]) -> [CatalogAsset] {
    names(folder).flatMap { name -> [CatalogAsset] in
      for (suffix, kind) in [(".imageset", Kind.image), (".colorset", Kind.color)]
      where name.hasSuffix(suffix) {
        let nameParts = namespaces + [String(name.dropLast(suffix.count))]
        return [CatalogAsset(kind: kind, name: nameParts.joined(separator: "/"), namespaces: namespaces)]
      }
      let path = "\(folder)/\(name)"
      guard !name.contains("."), PreviewSources.isFolder(path) else { return [] }
      return assets(in: path, namespaces + (providesNamespace(path) ? [name] : []))
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    let contents = FileManager.default.contents(atPath: folder + "/Contents.json")
    let json = contents.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    return (json?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private static func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted()
  }
}
