import Foundation
import OpenChartsLimits

/// The sources whose previews are to be drawn.
enum PreviewSources: Equatable {
  /// Files of one module. The pictures of a single file are named after it.
  case files([String])
  case package(String)

  init(_ paths: [String]) throws(FileError) {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FileError("\(path): there is no such file")
      }
      if isFolder.boolValue {
        let folder = path.withoutDots
        if FileManager.default.fileExists(atPath: folder + "/Package.swift"), !Self.isApp(folder) {
          guard paths.count == 1 else {
            throw FileError("\(path): this is a package; give it without other files")
          }
          self = .package(folder)
          return
        }
        let inside = AppFolder(folder).files
        guard !inside.isEmpty else { throw FileError("\(path): there is no Swift file in this folder") }
        files += inside
      } else {
        guard path.hasSuffix(".swift") else { throw FileError("\(path): this is not a Swift file") }
        try RegularFile.check(path, kind: "Swift file")
        files.append(path.withoutDots)
      }
    }
    self = .files(files)
  }

  /// Whether a folder with a manifest is the folder of an app: nothing in the package's targets is to be drawn, but other
  /// files are. Apps can have a manifest for some of their files, such as those that are tested on Linux.
  private static func isApp(_ folder: String) -> Bool {
    let targets = LocalModules.targets(of: folder)
    return !targets.isEmpty && !targets.contains { $0.files.contains(where: hasScreens) }
      && AppFolder(folder).files.contains(where: hasScreens)
  }

  /// All Swift files in a folder and its subfolders, sorted, except hidden files, tests, playgrounds, other modules that
  /// CocoaPods and Carthage have fetched, and Package.swift.
  static func swiftFiles(in folder: String) -> [String] {
    var walk = FolderWalk(folder)
    return withoutSpellings(swiftFiles(in: folder, &walk))
  }

  /// Leaves out the files whose paths differ from a later one only in capital letters. Repositories hold such files after
  /// a folder was renamed on a Mac, whose file system has one file for both paths: the one that git writes last.
  static func withoutSpellings(_ files: [String]) -> [String] {
    let keys = files.map { $0.lowercased() }
    let last = Dictionary(zip(keys, files.indices), uniquingKeysWith: { $1 })
    return last.count == files.count ? files : files.indices.filter { last[keys[$0]] == $0 }.map { files[$0] }
  }

  private static func swiftFiles(in folder: String, _ walk: inout FolderWalk) -> [String] {
    walk.flatMap(in: folder) { walk, name, path, isFolder in
      if isFolder { return isOfApp(name, path) ? swiftFiles(in: path, &walk) : [] }
      let isSource = name.hasSuffix(".swift") && name != "Package.swift"
      return isSource && (try? PlainFile.check(path)) != nil ? [path] : []
    }
  }

  /// Whether a folder can contain code of the app. Folders whose name ends in Tests do not, unless they hold an Xcode
  /// project or the entry point of an app of this name.
  private static func isOfApp(_ name: String, _ path: String) -> Bool {
    if name.hasSuffix(".playground") || name == "Pods" || name == "Carthage" { return false }
    guard name.hasSuffix("Tests") else { return true }
    let entry = XcodeProject.moduleName(name) + "App.swift"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || $0 == entry }
  }

  /// The subfolders that can contain code of the app, sorted, without bundles such as asset catalogues, and without
  /// folders that the walk has entered before.
  static func subfolders(of folder: String, _ walk: inout FolderWalk) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.filter { name in
      !name.hasPrefix(".") && isOfApp(name, "\(folder)/\(name)") && name != "node_modules"
        && !bundles.contains { name.hasSuffix($0) }
    }.map { folder == "." ? $0 : "\(folder)/\($0)" }.filter { walk.enter($0) }
  }

  private static let bundles = [
    ".xcodeproj", ".xcworkspace", ".xcassets", ".xcdatamodeld", ".bundle", ".lproj", ".framework",
    ".xcframework",
  ]

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The name of a single file without its extension; `nil` for several files and packages.
  var stem: String? {
    guard case .files(let files) = self, files.count == 1 else { return nil }
    let name = files[0].split(separator: "/").last.map(String.init) ?? files[0]
    return String(name.dropLast(".swift".count))
  }

  /// Whether a file's text seems to contain previews, or widgets, which are drawn without one.
  static func hasPreviews(_ path: String) -> Bool {
    guard let text = text(path) else { return false }
    return text.contains("#Preview") || text.contains("PreviewProvider")
      || text.contains(/\bstruct\s+\w+\s*:\s*(?:\w+\.)?Widget\b/)
  }

  /// Whether a file's text seems to contain something to draw: previews, widgets or an app.
  static func hasScreens(_ path: String) -> Bool { hasPreviews(path) || hasApp(path) }

  /// Whether a file's text seems to contain an app, or a delegate that shows a view in a window.
  static func hasApp(_ path: String) -> Bool {
    guard let text = text(path) else { return false }
    return declaresApp(text) || FirstWindow.view(in: text) != nil
  }

  /// Whether a text seems to contain an app of SwiftUI.
  static func declaresApp(_ text: String) -> Bool {
    text.contains(/\b(?:struct|class|enum)\s+\w+\s*:\s*(?:[\w.]+\s*,\s*)*(?:SwiftUI\.)?App\b/)
  }

  /// Whether a file's text seems to contain the entry point of a program.
  static func hasEntry(_ path: String) -> Bool {
    text(path)?.contains(/@(?:main|UIApplicationMain|NSApplicationMain)\b/) ?? false
  }

  /// The view to draw for a file: the one with the file's name, or else the last one that is not private.
  static func view(in path: String) -> String? {
    let pattern = /(private|fileprivate)?\s*\bstruct\s+(\w+)\s*:\s*(?:\w+\s*,\s*)*(?:SwiftUI\.)?View\b/
    let names = (text(path) ?? "").matches(of: pattern).filter { $0.output.1 == nil }.map {
      String($0.output.2)
    }
    let stem = PreviewSources.files([path]).stem
    return names.first { $0 == stem } ?? names.last
  }

  /// The text of a source, a manifest or a report of previews; `nil` if the file cannot be read.
  static func text(_ path: String) -> String? {
    PlainFile.contents(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
