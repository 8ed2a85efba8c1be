import Foundation
import OpenChartsLimits
import OpenChartsTables

/// The Core Data models in folders of sources, and the code that Xcode generates from them.
struct CoreDataModels {
  /// The models, by name. If names are equal, the first model is used.
  let models: [CoreDataModel]

  /// The greatest number of files and folders that are searched.
  private static let searchLimit = 100_000

  /// - Parameter isIncluded: Whether a model belongs to the app, by its path.
  init(in folders: [String], isIncluded: (String) -> Bool = { _ in true }) {
    var models: [CoreDataModel] = []
    var count = 0
    for folder in folders {
      for path in Self.paths(in: folder.droppingLastSlash, &count) where isIncluded(path) {
        guard let model = Self.model(path), !models.contains(where: { $0.name == model.name }) else {
          continue
        }
        models.append(model)
      }
    }
    self.models = models
  }

  /// The files whose changes change the models in folders.
  static func watchedFiles(in folders: [String]) -> [String] {
    var count = 0
    return folders.flatMap { paths(in: $0.droppingLastSlash, &count) }.flatMap { path in
      path.hasSuffix(".xcdatamodeld")
        ? ["\(path)/.xccurrentversion"] + versions(of: path).map { "\(path)/\($0)/contents" }
        : [path + "/contents"]
    }
  }

  /// Writes the generated code into the build folder.
  ///
  /// - Parameter files: The sources.
  /// - Returns: The paths of the written files; empty if there is no model.
  func write(besides files: [String], to scratch: PreviewScratch) throws(FileError) -> [String] {
    guard !models.isEmpty else { return [] }
    let classes = Self.declaredClasses(files)
    var paths: [String] = []
    for (number, model) in models.enumerated() {
      guard let code = CoreDataClasses(model: model, isDeclared: classes.contains).code else { continue }
      let name = "CoreDataClasses\(number == 0 ? "" : "\(number + 1)").swift"
      try scratch.write(code, to: name)
      paths.append("\(scratch.folder)/\(name)")
    }
    try scratch.write(CoreDataRegistration.code(models), to: "CoreDataModels.swift")
    return paths + ["\(scratch.folder)/CoreDataModels.swift"]
  }

  /// Whether a text imports Core Data. Other files of the app can then use its types by importing SwiftUI alone.
  static func isUsed(by source: String) -> Bool {
    source.contains("CoreData") && source.contains(/\bimport\s+(?:\w+\s+)?CoreData\b/)
  }

  private static func declaredClasses(_ files: [String]) -> Set<String> {
    var names: Set<String> = []
    for path in files {
      guard let source = PreviewSources.text(path) else { continue }
      for match in source.matches(of: /\bclass\s+(\w+)\s*:/) { names.insert(String(match.1)) }
      // A class that is no managed object, such as a model of SwiftData, has the name as well if it is not nested.
      for match in source.matches(of: /(?m)^(?:(?:@\w+|public|final)[ \t]+)*(?:class|struct|enum)\s+(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The models in a folder and its subfolders, sorted: folders of versions, and single versions outside of them.
  private static func paths(in folder: String, _ count: inout Int) -> [String] {
    var result: [String] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") {
      count += 1
      guard count <= searchLimit else { return result }
      let path = "\(folder)/\(name)"
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil,
        PreviewSources.isFolder(path)
      else { continue }
      if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") {
        result.append(path)
      } else {
        result += paths(in: path, &count)
      }
    }
    return result
  }

  /// Reads a model: its current version, or else the last one by name.
  private static func model(_ path: String) -> CoreDataModel? {
    let name = stem(path.split(separator: "/").last.map(String.init) ?? path)
    var version = path
    if path.hasSuffix(".xcdatamodeld") {
      let versions = versions(of: path)
      guard let last = versions.last else { return nil }
      let current = currentVersion(path).flatMap { versions.contains($0) ? $0 : nil }
      version = "\(path)/\(current ?? last)"
    }
    guard let contents = PlainFile.contents(version + "/contents") else { return nil }
    let model = CoreDataModel(name: name, contents: contents)
    return model.entities.isEmpty ? nil : model
  }

  /// The names of a model's versions, in the order of their numbers.
  private static func versions(of path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".xcdatamodel") }
      .sorted { stem($0).compare(stem($1), options: .numeric) == .orderedAscending }
  }

  /// A file's name without its extension.
  private static func stem(_ file: String) -> String {
    String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }

  /// The name of the current version from the property list of a folder of versions.
  private static func currentVersion(_ path: String) -> String? {
    var version: String?
    try? XMLScanner.read(PlainFile.contents(path + "/.xccurrentversion") ?? []) {
      (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var (isInKey, isInString, isCurrentVersion) = (false, false, false)
      while version == nil {
        switch try tags.next() {
        case .end: return
        case .open: (isInKey, isInString) = (tags.isNamed("key"), tags.isNamed("string"))
        case .close: (isInKey, isInString) = (false, false)
        case .text where isInKey: isCurrentVersion = tags.string == "_XCCurrentVersionName"
        case .text where isInString && isCurrentVersion: version = tags.string
        case .text: continue
        }
      }
    }
    return version
  }
}
