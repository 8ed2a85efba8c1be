import Foundation

/// The modules and objects that a build of OpenCharts has left: a file of previews compiled against them is a
/// picture after seconds, without another build of the library.
struct BuiltLibrary {
  /// SwiftPM's folder for a configuration, such as `.build/release`.
  let products: String
  /// The package's folder.
  let package: String

  /// The build that this program comes from, or the newest of the package's others.
  static func found(_ package: OpenChartsPackage, program: String, scratch: String) -> BuiltLibrary? {
    let own = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let builds = package.folder + "/.build/"
    let others = [builds + "release", builds + "debug", scratch + "/debug"]
      .map { BuiltLibrary(products: $0, package: package.folder) }
      .sorted { $0.date > $1.date }
    let first = own.hasPrefix(builds) ? [BuiltLibrary(products: own, package: package.folder)] : []
    return (first + others).first(where: \.isWhole)
  }

  private var date: Date {
    // The program is linked anew whatever has changed; modules that only re-export others may stay as they are.
    let program = try? FileManager.default.attributesOfItem(atPath: products + "/opencharts")
    return program?[.modificationDate] as? Date ?? .distantPast
  }

  /// Builds the library for previews.
  static func building(_ package: OpenChartsPackage, scratch: String) throws(FileError) -> BuiltLibrary {
    let swift = try Subprocess.tool("swift")
    let build = try Subprocess.run(
      swift,
      ["build", "--package-path", package.folder, "--scratch-path", scratch, "--product", "opencharts"])
    let library = BuiltLibrary(products: scratch + "/debug", package: package.folder)
    guard build.status == 0, library.isWhole else {
      throw FileError(
        "OpenCharts in \(package.folder) does not build:\n\(CompilerOutput.errors(build.output))")
    }
    return library
  }

  private var objectList: String { products + "/opencharts.product/Objects.LinkFileList" }

  private var isWhole: Bool {
    FileManager.default.fileExists(atPath: products + "/Modules/Charts.swiftmodule") && objects != nil
  }

  /// The objects that this tool is linked from: SwiftPM keeps their list.
  private var linkedObjects: [String] {
    guard let data = FileManager.default.contents(atPath: objectList) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }
  }

  /// Whether the build holds Swift's own libraries: its objects then name parts of them that are no libraries elsewhere.
  var isStatic: Bool {
    linkedObjects.first { $0.hasSuffix("/opencharts.build/main.swift.o") }
      .flatMap { FileManager.default.contents(atPath: $0) }?
      .range(of: Data("-lCoreFoundation".utf8)) != nil
  }

  /// The objects without those of the tool itself.
  private var objects: [String]? {
    let all = linkedObjects.filter {
      !$0.contains("/opencharts.build/") && !$0.contains("/CommandLineTool.build/")
    }
    let isThere = all.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    return all.isEmpty || !isThere ? nil : all
  }

  /// What the compiler needs to make a program from sources that import the library.
  ///
  /// The program's entry is that for previews, and one of the sources' own gets another name.
  /// - Parameters:
  ///   - list: Where the names of the objects are written.
  ///   - settles: Whether the program decides about its own time; see ``PreviewTime``.
  func compilerArguments(objectsListedIn list: String, settles: Bool = false) throws(FileError) -> [String] {
    do {
      try (objects ?? []).map { "\"\($0)\"\n" }.joined().write(
        toFile: list, atomically: true, encoding: .utf8)
    } catch {
      throw FileError("\(list): \(error)")
    }
    var arguments = ["-I", products + "/Modules"]
    if isStatic { arguments.append("-static-stdlib") }
    let sources = package + "/Sources/System"
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted() {
      let map = "\(sources)/\(name)/module.modulemap"
      if FileManager.default.fileExists(atPath: map) { arguments += ["-Xcc", "-fmodule-map-file=" + map] }
    }
    return arguments + [
      "-load-plugin-executable", products + "/SwiftUIMacros-tool#SwiftUIMacros",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "previewed_main",
      // A program of an app may find the types of Combine and Observation where only Foundation is imported.
      "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
      "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
      "@" + list, "-l_FoundationICU", "-Xlinker", "--defsym", "-Xlinker", "main=opencharts_preview_main",
    ] + (settles ? PreviewTime.linkerArguments(isStatic: isStatic) : [])
  }
}
