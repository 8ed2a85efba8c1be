import Foundation

/// The Swift files of an app: the files of one target of the Xcode project in the folder or in an outer folder. Without
/// a project, all Swift files in the folder.
struct AppFolder {
  /// The paths of the files. They begin with the folder as it was given, or are absolute.
  let files: [String]
  /// One line about targets or projects that are not drawn; `nil` if there is nothing to report.
  let note: String?
  /// The projects in the folder or around it.
  let projects: [XcodeProject]
  /// Whether the target is compiled for macOS only.
  let isForMac: Bool
  /// Files to watch for changes of the list of files.
  let projectFiles: [String]

  /// - Parameter folder: The path of a folder, without a slash at its end.
  init(_ folder: String) {
    let absoluteFolder = OpenChartsPackage.absolute(folder)
    var walk = FolderWalk(absoluteFolder)
    var paths = Self.projects(in: absoluteFolder, depth: 0, &walk)
    let isInside = !paths.isEmpty
    if !isInside { paths = Self.projectsAround(absoluteFolder) }
    let read = paths.prefix(Self.limit).map { (path: $0, project: XcodeProject($0)) }
    projects = read.compactMap(\.project)
    projectFiles = paths.prefix(Self.limit).map { $0 + "/project.pbxproj" }
    let spelling = { (path: String) -> String in
      guard let rest = Self.rest(of: path, in: absoluteFolder) else { return path }
      return folder == "." ? rest : "\(folder)/\(rest)"
    }
    let targets = Self.order(projects.flatMap(\.targets), in: absoluteFolder, isInside: isInside)
    guard let target = targets.first else {
      let outer = Self.withoutPackages(PreviewSources.swiftFiles(in: folder), in: folder)
      files = LocalModules(frameworksIn: folder).filesOutside(outer)
      isForMac = false
      note = read.first { isInside && $0.project == nil }.map {
        "\(spelling($0.path)): this project cannot be read, so all Swift files of the folder are compiled"
      }
      return
    }
    isForMac = target.isForMac
    let innerFiles = target.files.filter { Self.rest(of: $0, in: absoluteFolder) != nil }
    // A folder with the app's entry point means the whole app, including its files outside the folder.
    let isWhole = isInside || innerFiles.contains(where: PreviewSources.hasEntry)
    files = (isWhole ? target.files : innerFiles).map(spelling)
    let others = targets.dropFirst().filter { $0.kind == .app }.map(\.name)
    note =
      target.kind != .app || others.isEmpty || !isInside
      ? nil
      : "\(folder): the app \(target.name) is drawn, and not \(others.prefix(3).joined(separator: ", "))"
        + (others.count > 3 ? " and \(others.count - 3) more" : "")
        + "; the folder of another app draws that"
  }

  /// The greatest number of projects that are read.
  private static let limit = 32
  /// The maximum depth of subfolders, and number of outer folders, in which projects are searched.
  private static let depthLimit = 4

  /// The targets with files in a folder, in order of preference. If the project is in the folder, apps come first, then
  /// targets with more files. If the project is in an outer folder, targets with more files in the folder come first.
  static func order(
    _ targets: [XcodeProject.Target], in folder: String, isInside: Bool
  ) -> [XcodeProject.Target] {
    let counted = targets.enumerated().map { index, target in
      (
        target: target, count: target.files.count { rest(of: $0, in: folder) != nil },
        kind: target.kind.rawValue, index: index
      )
    }.filter { $0.count > 0 && !(isInside && $0.target.kind == .test) }
    return counted.sorted {
      isInside
        ? ($0.kind, -$0.count, $0.index) < ($1.kind, -$1.count, $1.index)
        : (-$0.count, $0.kind, $0.index) < (-$1.count, $1.kind, $1.index)
    }.map(\.target)
  }

  /// The path below a folder; `nil` for paths elsewhere.
  private static func rest(of path: String, in folder: String) -> String? {
    let start = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  private static func projects(in folder: String, depth: Int, _ walk: inout FolderWalk) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let direct = names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    guard depth < depthLimit else { return direct }
    return direct
      + PreviewSources.subfolders(of: folder, &walk).flatMap { projects(in: $0, depth: depth + 1, &walk) }
  }

  /// The projects in the nearest outer folder that contains any, within the same repository.
  private static func projectsAround(_ folder: String) -> [String] {
    var parent = folder
    for _ in 0..<depthLimit {
      guard !FileManager.default.fileExists(atPath: parent + "/.git"), parent != "/", !parent.isEmpty else {
        return []
      }
      parent = parent.folderOfPath
      var walk = FolderWalk(parent)
      let parentProjects = projects(in: parent, depth: depthLimit, &walk)
      if !parentProjects.isEmpty { return parentProjects }
    }
    return []
  }

  /// The files outside of packages, because packages are separate modules; all files if there are no others.
  private static func withoutPackages(_ files: [String], in folder: String) -> [String] {
    var isPackage: [String: Bool] = [:]
    func isInPackage(_ inner: String) -> Bool {
      guard inner.count > folder.count, inner != ".", !inner.isEmpty else { return false }
      if let cachedResult = isPackage[inner] { return cachedResult }
      let result =
        FileManager.default.fileExists(atPath: inner + "/Package.swift") || isInPackage(inner.folderOfPath)
      isPackage[inner] = result
      return result
    }
    let others = files.filter { !isInPackage($0.folderOfPath) }
    return others.isEmpty ? files : others
  }
}
