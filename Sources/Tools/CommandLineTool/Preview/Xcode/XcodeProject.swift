import Foundation
import OpenChartsLimits

/// The targets of an Xcode project that have Swift files.
struct XcodeProject: Equatable {
  struct Target: Equatable {
    /// Kinds in order of preference: apps, libraries and frameworks, companions of an app (extensions, widgets, watch
    /// apps), tests.
    enum Kind: Int { case app, library, companion, test }
    var name: String
    /// The name in imports.
    var moduleName: String
    var kind: Kind
    /// Whether it is compiled for macOS only.
    var isForMac: Bool
    /// The absolute paths of its Swift files, sorted.
    var files: [String]
  }

  let targets: [Target]
  /// The absolute paths of the folders of local packages.
  let packages: [String]
  /// The absolute paths of the models of Core Data; `nil` if folders of the project may contain others.
  let models: Set<String>?

  /// Reads a project; `nil` if its `project.pbxproj` cannot be read.
  ///
  /// - Parameter path: The absolute path of the `.xcodeproj`.
  init?(_ path: String) {
    guard let bytes = PlainFile.contents(path + "/project.pbxproj") else { return nil }
    self.init(bytes, folder: path.folderOfPath, swiftFiles: PreviewSources.swiftFiles)
  }

  /// - Parameters:
  ///   - folder: The absolute path of the folder that contains the project.
  ///   - swiftFiles: Returns the paths of all Swift files in a folder.
  init?(_ bytes: [UInt8], folder: String, swiftFiles: (String) -> [String]) {
    guard let list = PropertyListText(parsing: bytes), case .dictionary(let objects)? = list["objects"],
      let project = list["rootObject"]?.string.flatMap({ objects[$0] })
    else { return nil }
    let reader = ProjectReader(objects: objects, project: project, folder: folder)
    let exceptions = reader.exceptions
    targets = reader.targets(exceptions, swiftFiles)
    packages = reader.packages
    models = reader.models
  }

  /// Whether a model of Core Data belongs to one of some projects. True without projects, and in local packages.
  ///
  /// - Parameter path: The absolute path of the model.
  static func hasModel(_ path: String, in projects: [XcodeProject]) -> Bool {
    projects.isEmpty
      || projects.contains { project in
        project.models?.contains(path) ?? true || project.packages.contains { path.hasPrefix($0 + "/") }
      }
  }

  /// A target's name in imports: all characters except ASCII letters and digits become underscores.
  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

/// Reads the objects of a project file, which refer to each other by identifiers.
private struct ProjectReader {
  let objects: [String: PropertyListText]
  let project: PropertyListText
  /// The absolute path to which paths of the project are relative.
  private let root: String
  /// The absolute path of each file and group, by identifier.
  private let paths: [String: String]

  init(objects: [String: PropertyListText], project: PropertyListText, folder: String) {
    (self.objects, self.project) = (objects, project)
    let directory = project["projectDirPath"]?.string ?? ""
    root = directory.isEmpty ? folder : OpenChartsPackage.absolute("\(folder)/\(directory)")
    var paths: [String: String] = [:]
    if let group = project["mainGroup"]?.string {
      Self.collect(group, in: root, root: root, objects: objects, depth: 0, &paths)
    }
    self.paths = paths
  }

  /// Adds the paths of a group and of everything in it. An object in several groups has the path of the first. Paths
  /// that are too long for a file are left out.
  private static func collect(
    _ id: String, in parent: String, root: String, objects: [String: PropertyListText], depth: Int,
    _ paths: inout [String: String]
  ) {
    guard depth < PropertyListText.depthLimit, paths[id] == nil, let object = objects[id] else { return }
    let base: String
    switch object["sourceTree"]?.string ?? "<group>" {
    case "SOURCE_ROOT": base = root
    case "<absolute>": base = "/"
    case "<group>", "group": base = parent
    default: return
    }
    let relative = object["path"]?.string ?? ""
    let path =
      relative.isEmpty
      ? base : OpenChartsPackage.absolute(relative.hasPrefix("/") ? relative : "\(base)/\(relative)")
    guard path.utf8.count < Int(PATH_MAX) else { return }
    paths[id] = path
    for child in object["children"]?.strings ?? [] {
      collect(child, in: path, root: root, objects: objects, depth: depth + 1, &paths)
    }
  }

  private func objects(of isa: String) -> [(id: String, object: PropertyListText)] {
    objects.filter { $0.value["isa"]?.string == isa }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The exceptions to synchronized folders, by target. A file is left out of the target if the target has the whole
  /// folder, and otherwise added to it.
  var exceptions: [String: [(group: String, paths: [String])]] {
    var result: [String: [(group: String, paths: [String])]] = [:]
    for (id, group) in objects(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let folder = paths[id] else { continue }
      for set in (group["exceptions"]?.strings ?? []).compactMap({ objects[$0] }) {
        guard let target = set["target"]?.string else { continue }
        let names = set["membershipExceptions"]?.strings ?? []
        result[target, default: []].append((id, names.map { OpenChartsPackage.absolute("\(folder)/\($0)") }))
      }
    }
    return result
  }

  func targets(
    _ exceptions: [String: [(group: String, paths: [String])]], _ swiftFiles: (String) -> [String]
  ) -> [XcodeProject.Target] {
    (project["targets"]?.strings ?? []).compactMap { id in
      guard let target = objects[id], let name = target["name"]?.string else { return nil }
      var files: Set<String> = []
      for phase in (target["buildPhases"]?.strings ?? []).compactMap({ objects[$0] })
      where phase["isa"]?.string == "PBXSourcesBuildPhase" {
        for item in phase["files"]?.strings ?? [] {
          if let reference = objects[item]?["fileRef"]?.string, let path = paths[reference] {
            files.insert(path)
          }
        }
      }
      let groups = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
      let named = exceptions[id] ?? []
      for group in groups {
        guard let folder = paths[group] else { continue }
        let left = Set(named.filter { $0.group == group }.flatMap(\.paths))
        files.formUnion(swiftFiles(folder).filter { !Self.contains(left, $0, below: folder) })
      }
      for (group, paths) in named where !groups.contains(group) { files.formUnion(paths) }
      let settings = settings(of: target)
      let swift = files.filter { $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: $0) }
      guard !swift.isEmpty else { return nil }
      return XcodeProject.Target(
        name: name, moduleName: XcodeProject.moduleName(settings("PRODUCT_MODULE_NAME") ?? name),
        kind: Self.kind(target["productType"]?.string ?? "", platform: settings("SDKROOT") ?? ""),
        isForMac: Self.isForMac(
          sdk: settings("SDKROOT") ?? "", platforms: settings("SUPPORTED_PLATFORMS") ?? ""),
        files: swift.sorted())
    }
  }

  /// Whether a set contains a path or one of its parent folders.
  private static func contains(_ paths: Set<String>, _ path: String, below folder: String) -> Bool {
    if paths.isEmpty { return false }
    var part = path
    while part.count > folder.count {
      if paths.contains(part) { return true }
      part = part.folderOfPath
    }
    return false
  }

  /// The paths of the models of Core Data; `nil` if the project has synchronized folders, whose files it does not name.
  var models: Set<String>? {
    guard objects(of: "PBXFileSystemSynchronizedRootGroup").isEmpty else { return nil }
    return Set(paths.values.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") })
  }

  /// The folders of local packages: package references of Xcode 15 and later, and references to folders.
  var packages: [String] {
    let named = objects(of: "XCLocalSwiftPackageReference").compactMap { $0.object["relativePath"]?.string }
      .map { OpenChartsPackage.absolute($0.hasPrefix("/") ? $0 : "\(root)/\($0)") }
    let folders = objects(of: "PBXFileReference").filter {
      ["wrapper", "folder"].contains($0.object["lastKnownFileType"]?.string)
    }.compactMap { paths[$0.id] }
    var seen: Set<String> = []
    return (named + folders).filter {
      seen.insert($0).inserted && FileManager.default.fileExists(atPath: $0 + "/Package.swift")
    }
  }

  /// Returns the value of a build setting: from the target's first configuration that has one, or else from the
  /// project's.
  private func settings(of target: PropertyListText) -> (String) -> String? {
    let dictionaries = [target, project].flatMap { owner -> [PropertyListText] in
      let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
      return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0]?["buildSettings"] }
    }
    return { name in
      // A value that refers to other settings is unknown.
      dictionaries.lazy.compactMap { $0[name]?.string }.first { !$0.contains("$(") && !$0.isEmpty }
    }
  }

  private static func kind(_ product: String, platform: String) -> XcodeProject.Target.Kind {
    if product.contains("unit-test") || product.contains("ui-testing") { return .test }
    if product.contains(".framework") || product.contains(".library") { return .library }
    let isApp = product == "com.apple.product-type.application"
    return isApp && platform != "watchos" && platform != "appletvos" ? .app : .companion
  }

  private static func isForMac(sdk: String, platforms: String) -> Bool {
    let others = platforms.split(separator: " ").filter { $0 != "macosx" }
    return sdk == "macosx" && others.isEmpty
  }
}
