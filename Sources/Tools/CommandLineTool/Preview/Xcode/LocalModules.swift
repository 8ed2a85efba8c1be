import Foundation
import OpenChartsSourceText

/// A module with sources in the app's folder, other than the app itself: a target of a local package, or a framework of
/// the Xcode project.
struct LocalModule: Equatable {
  var name: String
  var files: [String]
  /// The folder whose other files are the resources; `nil` for frameworks, whose resources are in the folders of their
  /// sources.
  var folder: String?
}

/// The modules whose sources are in an app's folder.
struct LocalModules {
  private var modules: [String: LocalModule] = [:]

  /// - Parameters:
  ///   - folders: The given folders, in which packages are searched.
  ///   - projects: The Xcode projects in the folders or in outer folders. Packages that they refer to are included.
  init(in folders: [String], projects: [XcodeProject]) {
    for target in projects.flatMap(\.targets)
    where target.kind == .library && modules[target.moduleName] == nil {
      modules[target.moduleName] = LocalModule(name: target.moduleName, files: target.files)
    }
    var seen: Set<String> = []
    let packages =
      folders.flatMap { folder in
        var walk = FolderWalk(folder)
        return Self.packages(in: folder, depth: 0, &walk)
      } + projects.flatMap(\.packages)
    for package in packages.prefix(Self.limit) where seen.insert(OpenChartsPackage.absolute(package)).inserted
    {
      for module in Self.targets(of: package) where modules[module.name] == nil {
        modules[module.name] = module
      }
    }
    if projects.isEmpty { for folder in folders { add(Self.frameworks(in: folder)) } }
  }

  /// The frameworks of a folder without a project.
  init(frameworksIn folder: String) { add(Self.frameworks(in: folder)) }

  private mutating func add(_ frameworks: [LocalModule]) {
    for framework in frameworks where modules[framework.name] == nil { modules[framework.name] = framework }
  }

  /// The files, without the files of modules that files outside of all modules import.
  func filesOutside(_ files: [String]) -> [String] {
    guard !modules.isEmpty else { return files }
    let inner = Set(modules.values.flatMap(\.files))
    let outer = files.filter { !inner.contains($0) }
    let imported = Set(imported(by: outer, isModule: { _ in false }).flatMap(\.files))
    return imported.isEmpty ? files : files.filter { !imported.contains($0) }
  }

  /// The modules that files import, directly or indirectly. Each module follows its dependencies.
  ///
  /// - Parameter isModule: Whether a module of that name is available already.
  func imported(by files: [String], isModule: (String) -> Bool) -> [LocalModule] {
    if modules.isEmpty { return [] }
    var result: [LocalModule] = []
    var visited: Set<String> = []
    func visit(_ files: [String]) {
      for name in Set(files.flatMap(Self.imports)).sorted() {
        guard let module = modules[name], !isModule(name), visited.insert(name).inserted else { continue }
        visit(module.files)
        result.append(module)
      }
    }
    visit(files)
    return result
  }

  private static func imports(in path: String) -> [String] {
    SourceOutline(PreviewSources.text(path) ?? "").unconditionalImports.map(\.module)
  }

  /// The greatest number of packages that are read.
  private static let limit = 64
  /// The maximum depth of folders in which packages are searched.
  private static let depthLimit = 4

  /// The folders of packages in a folder, itself included. Packages inside packages of subfolders are not listed.
  private static func packages(in folder: String, depth: Int, _ walk: inout FolderWalk) -> [String] {
    let package = FileManager.default.fileExists(atPath: folder + "/Package.swift") ? [folder] : []
    guard depth < depthLimit, depth == 0 || package.isEmpty else { return package }
    return package
      + PreviewSources.subfolders(of: folder, &walk).flatMap { packages(in: $0, depth: depth + 1, &walk) }
  }

  /// The frameworks in a folder: its subfolders with an umbrella header. Xcode makes such a header, which has the
  /// name of the framework and declares its version number.
  private static func frameworks(in folder: String) -> [LocalModule] {
    var walk = FolderWalk(folder)
    return frameworks(in: folder, depth: 0, &walk)
  }

  private static func frameworks(in folder: String, depth: Int, _ walk: inout FolderWalk) -> [LocalModule] {
    let headers = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".h") && !$0.hasPrefix(".") }
    let name = headers.map { String($0.dropLast(2)) }.first {
      PreviewSources.text("\(folder)/\($0).h")?.contains("\($0)VersionNumber") ?? false
    }
    if let name { return [LocalModule(name: name, files: PreviewSources.swiftFiles(in: folder))] }
    guard depth < depthLimit else { return [] }
    return PreviewSources.subfolders(of: folder, &walk).flatMap {
      frameworks(in: $0, depth: depth + 1, &walk)
    }
  }

  /// The targets of a package with Swift files, from the text of its manifest.
  static func targets(of package: String) -> [LocalModule] {
    let manifest = PreviewSources.text(package + "/Package.swift") ?? ""
    return targets(inManifest: manifest).compactMap { target in
      let places =
        target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
      guard
        let folder = places.lazy.map({ "\(package)/\($0)".withoutDots }).first(where: PreviewSources.isFolder)
      else { return nil }
      let excluded = target.exclude.map { "\(folder)/\($0)".withoutDots }
      let files = PreviewSources.swiftFiles(in: folder).filter { file in
        !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
      }
      // Dashes and spaces of a target's name are underscores in imports.
      let name = XcodeProject.moduleName(target.name)
      return files.isEmpty ? nil : LocalModule(name: name, files: files, folder: folder)
    }
  }

  /// A target as a manifest describes it.
  struct ManifestTarget: Equatable {
    var name: String
    /// The folder of the sources; `nil` means the target's folder in `Sources`.
    var path: String?
    var exclude: [String] = []
  }

  /// The targets in the text of a manifest, except tests: calls of `.target` and `.executableTarget` that are not
  /// arguments of another such call.
  static func targets(inManifest text: String) -> [ManifestTarget] {
    let scanner = SourceScanner(text)
    var targets: [ManifestTarget] = []
    var index = 0
    while index < scanner.bytes.count {
      let isTest = scanner.has(".testTarget(", at: index)
      let isTarget = scanner.has(".target(", at: index) || scanner.has(".executableTarget(", at: index)
      if isTest || isTarget, let start = scanner.bytes[index...].firstIndex(of: UInt8(ascii: "(")) {
        let end = scanner.next(start)
        let arguments = scanner.text(start..<end)
        index = end
        guard isTarget, let name = arguments.firstMatch(of: /^\(\s*name:\s*"([^"\\]+)"/)?.1 else { continue }
        targets.append(
          ManifestTarget(
            name: String(name),
            path: arguments.firstMatch(of: /[\s,]path:\s*"([^"\\]+)"/).map { String($0.1) },
            exclude: arguments.firstMatch(of: /[\s,]exclude:\s*\[([^\]]*)\]/).map {
              $0.1.matches(of: /"([^"\\]+)"/).map { String($0.1) }
            } ?? []))
        continue
      }
      // Comments and texts are skipped; brackets are entered.
      let byte = scanner.bytes[index]
      let isText = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
      index = isText ? scanner.next(index) : index + 1
    }
    return targets
  }
}
