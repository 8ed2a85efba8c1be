import Foundation

/// The modules and objects of an existing build of OpenCharts. Previews compile against them in seconds, because the
/// library is not built again.
struct BuiltLibrary {
  /// SwiftPM's folder for a configuration, such as `.build/release`, or the folder of an installed library.
  let products: String
  /// The package's folder, or the folder of an installed library, which holds the same parts of it.
  let package: String
  /// The installed library; `nil` for a build.
  var installation: InstalledLibrary?
  /// A path of the object file of the installed library, in a folder that can be written.
  var object: String?
  /// The path of the program for macros, if it is not the build's path.
  var macros: String?

  /// The file name of the program for macros.
  static let macroProgram = "OpenChartsSwiftUIMacros-tool"

  /// The build that contains this program, or else the package's newest complete build; `nil` if there is none.
  static func found(_ package: OpenChartsPackage, program: String, scratch: String) -> BuiltLibrary? {
    let programFolder = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
    let builds = package.folder + "/.build/"
    let otherBuilds = [builds + "release", builds + "debug", scratch + "/debug"]
      .map { BuiltLibrary(products: $0, package: package.folder) }
      .sorted { $0.date > $1.date }
    let first =
      programFolder.hasPrefix(builds) ? [BuiltLibrary(products: programFolder, package: package.folder)] : []
    return (first + otherBuilds).first(where: \.isWhole)
  }

  /// The date of the build; the distant past if there is no program and no object file.
  var date: Date {
    // The date of the program, because every build links it again. Modules that only re-export others can keep older
    // dates.
    let product = installation?.object ?? products + "/opencharts"
    let program = try? FileManager.default.attributesOfItem(atPath: product)
    return program?[.modificationDate] as? Date ?? .distantPast
  }

  /// A text that differs between builds. Files that are compiled against one of them are not valid for another.
  var stamp: String {
    [String(date.timeIntervalSinceReferenceDate), installation?.version].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Builds the library for previews.
  ///
  /// - Throws: ``FileError`` with the compiler's errors.
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

  /// Whether the build has a module of that name.
  func hasModule(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(products)/Modules/\(name).swiftmodule")
  }

  private var objectList: String { products + "/opencharts.product/Objects.LinkFileList" }

  private var isWhole: Bool {
    FileManager.default.fileExists(atPath: products + "/Modules/Charts.swiftmodule") && objects != nil
  }

  /// The object files of this tool, from the list that SwiftPM writes for the linker; empty if there is no list.
  private var linkedObjects: [String] {
    guard let data = FileManager.default.contents(atPath: objectList) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }
  }

  /// Whether the build links Swift's libraries statically. Programs with its objects must then link these libraries,
  /// too.
  var isStatic: Bool {
    // Scripts/install-library accepts no others.
    if installation != nil { return true }
    return linkedObjects.first { $0.hasSuffix("/opencharts.build/main.swift.o") }
      .flatMap { FileManager.default.contents(atPath: $0) }?
      .range(of: Data("-lCoreFoundation".utf8)) != nil
  }

  /// The object files of the library, without the tool's object files; `nil` if there are none or one is missing.
  private var objects: [String]? {
    if let object { return [object] }
    let libraryObjects = linkedObjects.filter {
      !$0.contains("/opencharts.build/") && !$0.contains("/OpenChartsCommandLineTool.build/")
    }
    let isThere = libraryObjects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    return libraryObjects.isEmpty || !isThere ? nil : libraryObjects
  }

  /// The compiler arguments for sources that import the library.
  var importArguments: [String] {
    var arguments = ["-I", products + "/Modules"]
    let sources = package + "/Sources/System"
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted() {
      let map = "\(sources)/\(name)/module.modulemap"
      if FileManager.default.fileExists(atPath: map) { arguments += ["-Xcc", "-fmodule-map-file=" + map] }
    }
    return arguments + [
      "-load-plugin-executable", (macros ?? "\(products)/\(Self.macroProgram)") + "#OpenChartsSwiftUIMacros",
      // Sources that import only Foundation can use types of Combine and Observation.
      "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
      "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
    ]
  }

  /// Returns the compiler arguments that only a program needs.
  ///
  /// The program starts at the entry point for previews. An entry point in the sources is renamed.
  ///
  /// - Parameters:
  ///   - listPath: The file for the paths of the objects.
  ///   - settles: Whether the program runs on a virtual clock; see ``PreviewTime``.
  func programArguments(objectsListedIn listPath: String, settles: Bool = false) throws(FileError) -> [String]
  {
    do {
      try (objects ?? []).map { "\"\($0)\"\n" }.joined().write(
        toFile: listPath, atomically: true, encoding: .utf8)
    } catch {
      throw FileError("\(listPath): \(error)")
    }
    return (isStatic ? ["-static-stdlib"] : []) + (installation.map { ["-L", $0.links] } ?? []) + [
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "previewed_main",
      "@" + listPath, "-l_FoundationICU", "-Xlinker", "--defsym", "-Xlinker", "main=opencharts_preview_main",
    ] + PreviewLocale.linkerArguments(isStatic: isStatic)
      + (settles ? PreviewTime.linkerArguments(isStatic: isStatic) : [])
  }
}
