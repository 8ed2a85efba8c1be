import Foundation
import OpenChartsDisplayList

/// Replacements for frameworks of Apple's systems and for the package swift-algorithms, with sources in the package's
/// folder `Sources/Language/Frameworks`, outside of any target. Each is compiled when a preview first imports it, and
/// cached until the library or its sources change.
struct PreviewFrameworks {
  private struct Framework {
    var name: String
    /// The paths of the sources, sorted.
    var files: [String]
    /// The names of the frameworks that the sources import.
    var dependencies: [String]
    /// The hash of all sources.
    var hash: UInt64
  }

  private let library: BuiltLibrary
  /// The imported frameworks and their dependencies, each after its dependencies.
  private var frameworks: [Framework] = []

  /// - Parameters:
  ///   - files: The sources of the preview.
  ///   - localModules: The names of modules whose sources are in the folder, which are not replaced.
  init(library: BuiltLibrary, importedBy files: [String], localModules: [String]) {
    self.library = library
    let available = Set((try? FileManager.default.contentsOfDirectory(atPath: Self.folder(library))) ?? [])
      .subtracting(localModules)
    guard !available.isEmpty else { return }
    var names: Set<String> = []
    for path in files {
      guard let text = PreviewSources.text(path) else { continue }
      names.formUnion(SourceOutline(text).imports.map(\.module))
      names.formUnion(ImplicitImports.modules(mentionedIn: text))
    }
    for name in names.intersection(available).sorted() { add(name, available) }
  }

  private static func folder(_ library: BuiltLibrary) -> String {
    library.package + "/Sources/Language/Frameworks"
  }

  private mutating func add(_ name: String, _ available: Set<String>) {
    guard !has(name) else { return }
    let folder = Self.folder(library) + "/" + name
    let files = PreviewSources.swiftFiles(in: folder)
    let texts = files.map { PreviewSources.text($0) ?? "" }
    let dependencies = Set(texts.flatMap { SourceOutline($0).imports.map(\.module) })
      .intersection(available).subtracting([name]).sorted()
    for dependency in dependencies { add(dependency, available) }
    frameworks.append(
      Framework(
        name: name, files: files, dependencies: dependencies,
        hash: StableHash.of(Array(texts.joined(separator: "\0").utf8))))
  }

  /// Whether the frameworks include one of that name.
  func has(_ name: String) -> Bool { frameworks.contains { $0.name == name } }

  /// The compiled frameworks: arguments for sources that import them, and their object files.
  struct Compiled {
    var importArguments: [String] = []
    var objects: [String] = []
  }

  /// Compiles the frameworks that are not compiled yet.
  ///
  /// - Parameter root: The folder for all previews.
  /// - Throws: ``FileError`` if a framework does not compile or cannot be stored.
  func build(compiler: String, root: String) throws -> Compiled {
    guard !frameworks.isEmpty else { return Compiled() }
    // A compiled module is valid only for one build of the library.
    let key = String(StableHash.of(Array(library.products.utf8)), radix: 36)
    let folder = "\(root)/frameworks/\(key)"
    var compiled = Compiled()
    var stamps: [String: String] = [:]
    for framework in frameworks {
      let output = "\(folder)/\(framework.name)"
      let parts = [library.stamp, String(framework.hash)]
      let stamp = (parts + framework.dependencies.map { stamps[$0] ?? "" }).joined(separator: " ")
      if FileManager.default.contents(atPath: output + "/stamp") != Data(stamp.utf8) {
        try compile(
          framework, against: compiled, compiler: compiler, root: root, output: output, stamp: stamp)
      }
      stamps[framework.name] = stamp
      compiled.importArguments += ["-I", output]
      compiled.objects.append("\(output)/\(framework.name).o")
    }
    return compiled
  }

  private func compile(
    _ framework: Framework, against lower: Compiled, compiler: String, root: String, output: String,
    stamp: String
  ) throws {
    let name = framework.name
    // Another process may compile the same framework: write the files elsewhere and move them, the stamp last.
    let temporary = "\(output).\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    do {
      for folder in [output, temporary] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw FileError("\(output): the build folder cannot be created there; --scratch-path names another")
    }
    let build = try Subprocess.run(
      compiler,
      [
        "-emit-module", "-emit-module-path", "\(temporary)/\(name).swiftmodule", "-emit-object", "-o",
        "\(temporary)/\(name).o", "-parse-as-library", "-wmo", "-module-name", name, "-swift-version", "6",
        "-Onone", "-suppress-warnings", "-no-color-diagnostics", "-module-cache-path", root + "/modules",
      ] + (library.isStatic ? ["-static-stdlib"] : []) + library.importArguments + lower.importArguments
        + framework.files)
    guard build.status == 0 else {
      throw FileError("\(name) of OpenCharts does not compile:\n\(CompilerOutput.errors(build.output))")
    }
    unlink(output + "/stamp")
    try Data(stamp.utf8).write(to: URL(fileURLWithPath: temporary + "/stamp"))
    for file in ["\(name).swiftmodule", "\(name).swiftdoc", "\(name).o", "stamp"] {
      guard rename("\(temporary)/\(file)", "\(output)/\(file)") == 0 else {
        throw FileError("\(output)/\(file): \(String(cString: strerror(errno)))")
      }
    }
  }
}
