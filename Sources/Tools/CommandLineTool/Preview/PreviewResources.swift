import Foundation

/// The files that a preview program finds in its main bundle: files in the folders of the sources, and in the given
/// folders.
struct PreviewResources {
  /// The sources.
  let files: [String]
  /// The given folders, of which all subfolders are searched.
  let folders: [String]

  /// The maximum number of links, in case a very large folder was given by mistake.
  private static let limit = 4_096
  private static let namesOfBuilds: Set = [
    "previews", "objects", "report", "sources", "empty", "Served.swift", AssetSymbols.fileName,
  ]

  /// Links the resources into the program's folder. Files of subfolders are found by their names, as in an app's
  /// bundle, and by their paths. If names are equal, the first file is used. Removes links of earlier builds.
  func link(into scratch: PreviewScratch) {
    var links: [String: String] = [:]
    for folder in Set(files.map(\.folderOfPath)).sorted() where folder != scratch.folder {
      var walk = FolderWalk(folder)
      collect(folder, deep: false, &walk, &links)
    }
    for folder in folders.map(\.droppingLastSlash) {
      var walk = FolderWalk(folder)
      collect(folder, deep: true, &walk, &links)
    }
    let manager = FileManager.default
    // Names of resources do not begin with a point; the link to an installed library does.
    for name in (try? manager.contentsOfDirectory(atPath: scratch.folder)) ?? []
    where links[name] == nil && !name.hasPrefix(".") {
      let path = "\(scratch.folder)/\(name)"
      if (try? manager.destinationOfSymbolicLink(atPath: path)) != nil {
        try? manager.removeItem(atPath: path)
      }
    }
    for (name, path) in links.sorted(by: { $0.key < $1.key }) { scratch.link(name, to: path) }
  }

  private func collect(
    _ folder: String, deep: Bool, _ walk: inout FolderWalk, _ links: inout [String: String]
  ) {
    var inner: [String] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") && !name.hasSuffix(".swift") && !Self.namesOfBuilds.contains(name) {
      guard links.count < Self.limit else { return }
      let path = "\(folder)/\(name)"
      let isBundle = [".xcassets", ".lproj", ".bundle", ".xcdatamodeld"].contains(where: name.hasSuffix)
      if PreviewSources.isFolder(path), !isBundle {
        guard deep, !name.hasSuffix(".xcodeproj"), !name.hasSuffix(".xcworkspace") else { continue }
        inner.append(path)
      }
      // An app looks for the compiled form of a model of Core Data.
      var link = name.hasSuffix(".xcdatamodeld") ? name.dropLast("xcdatamodeld".count) + "momd" : name
      // Several targets of an app have catalogues of one name, and all are searched.
      while isBundle, let other = links[link], other != OpenChartsPackage.absolute(path) { link = "_" + link }
      if links[link] == nil { links[link] = OpenChartsPackage.absolute(path) }
    }
    for path in inner where walk.enter(path) { collect(path, deep: true, &walk, &links) }
  }
}

extension String {
  /// The folder of a path; `.` for a name alone.
  var folderOfPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}
