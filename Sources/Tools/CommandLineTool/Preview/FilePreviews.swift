import Foundation

/// Builds a program from the previews in files of one module, and in the local modules that it imports.
struct FilePreviews {
  let files: [String]
  /// Files that are never left out, because there would be nothing to show, such as a generated preview.
  let additions: [String]
  /// The given folders, whose other files become the resources of the program.
  let folders: [String]
  /// The local modules that the files import; a module follows those that it imports.
  let modules: [LocalModule]
  /// Whether the files are for macOS instead of iOS, according to the project.
  let isForMac: Bool
  let library: BuiltLibrary
  let scratch: PreviewScratch
  /// Whether the program runs on a virtual clock.
  let settles: Bool
  /// Whether a file has something to show.
  let isWanted: (String) -> Bool
  /// Receives a line for each file that is left out; `nil` means all files must compile.
  let onOmission: ((String) -> Void)?

  /// The folder of the compiled local modules. It cannot collide with a resource, because hidden files are not
  /// resources.
  private static let moduleFolder = ".modules"

  /// All files of a framework know Foundation, because its umbrella header includes it.
  private static let umbrellaArguments = ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]

  /// Compiles all files. If some do not compile, compiles the rest, including the parts of these files that do.
  ///
  /// - Returns: The program's path.
  /// - Throws: ``CompileError`` if no file with something to show compiles.
  func build() throws -> String {
    let moduleFolders = modules.compactMap(\.folder)
    PreviewResources(files: files + modules.flatMap(\.files), folders: folders + moduleFolders)
      .link(into: scratch)
    let compiler = try Subprocess.tool("swiftc")
    let isForMac = isForMac || files.contains { PlatformCondition.isForMac(PreviewSources.text($0) ?? "") }
    let frameworks = PreviewFrameworks(
      library: library, importedBy: files + modules.flatMap(\.files), localModules: modules.map(\.name))
    let compiledFrameworks = try frameworks.build(compiler: compiler, root: scratch.root)
    let built = try compileModules(compiler, isForMac: isForMac, frameworks, compiledFrameworks)
    let symbols = try AssetSymbols(files: files, folders: folders).write(to: scratch)
    let portable = try CompiledSources(
      files, scratch: scratch, isForMac: isForMac, isModule: isModule(among: built.names, frameworks))
    let program = scratch.folder + "/previews"
    var programArguments = try library.programArguments(
      objectsListedIn: scratch.folder + "/objects", settles: settles)
    programArguments += compiledFrameworks.objects
    if portable.usesNetwork || built.useNetwork {
      programArguments += try PreviewNetwork.linkerArguments(isStatic: library.isStatic, scratch: scratch)
    }
    let reasons = try ModuleCompilation(
      name: moduleName, files: files, additions: additions + symbols, scratch: scratch, compiler: compiler,
      importArguments: importArguments(portable, built.names, compiledFrameworks),
      productArguments: programArguments + built.objects + ["-o", program],
      omits: onOmission != nil, keepsParts: !folders.isEmpty,
      isEnough: { !additions.isEmpty || $0.contains(where: isWanted) }
    ).compile(portable)
    for reason in built.reasons + reasons { onOmission?(reason) }
    return program
  }

  private struct BuiltModules {
    var names: [String] = []
    var objects: [String] = []
    var reasons: [String] = []
    var useNetwork = false
  }

  /// Compiles the local modules. If no part of a module compiles, imports of it fail.
  private func compileModules(
    _ compiler: String, isForMac: Bool, _ frameworks: PreviewFrameworks,
    _ compiledFrameworks: PreviewFrameworks.Compiled
  ) throws -> BuiltModules {
    var built = BuiltModules()
    for module in modules {
      let subfolder = "\(Self.moduleFolder)/\(module.name)"
      let portable = try CompiledSources(
        module.files, scratch: scratch, folder: subfolder, isForMac: isForMac,
        isModule: isModule(among: built.names, frameworks))
      let symbols = try AssetSymbols(files: module.files, folders: module.folder.map { [$0] } ?? [])
        .write(to: scratch, in: subfolder + "/")
      let base = "\(scratch.folder)/\(Self.moduleFolder)/\(module.name)"
      try? FileManager.default.createDirectory(
        atPath: scratch.folder + "/" + Self.moduleFolder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: base + ".swiftmodule")
      let compilation = ModuleCompilation(
        name: module.name, files: module.files, additions: symbols, scratch: scratch, compiler: compiler,
        importArguments: importArguments(portable, built.names, compiledFrameworks)
          + (module.folder == nil ? Self.umbrellaArguments : []),
        productArguments: [
          "-wmo", "-emit-module", "-emit-module-path", base + ".swiftmodule", "-c", "-o", base + ".o",
          "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "previewed_\(module.name)_main",
        ],
        omits: onOmission != nil, keepsParts: !folders.isEmpty, isEnough: { !$0.isEmpty })
      do {
        built.reasons += try compilation.compile(portable)
        built.names.append(module.name)
        built.objects.append(base + ".o")
        built.useNetwork = built.useNetwork || portable.usesNetwork
      } catch let error as CompileError {
        guard onOmission != nil else { throw error }
        built.reasons.append(error.text)
      }
    }
    return built
  }

  private func isModule(among names: [String], _ frameworks: PreviewFrameworks) -> (String) -> Bool {
    { names.contains($0) || library.hasModule($0) || frameworks.has($0) }
  }

  /// - Parameter names: The local modules that are compiled.
  private func importArguments(
    _ portable: CompiledSources, _ names: [String], _ frameworks: PreviewFrameworks.Compiled
  ) -> [String] {
    // Files of an app that uses Core Data can use its types without importing it, because Apple's SwiftUI re-exports
    // it.
    let coreData = portable.usesCoreData && library.hasModule("CoreData")
    return library.importArguments + frameworks.importArguments
      + (coreData ? ["-Xfrontend", "-import-module", "-Xfrontend", "CoreData"] : [])
      + (names.isEmpty ? [] : ["-I", "\(scratch.folder)/\(Self.moduleFolder)"])
      + (portable.usesNetwork ? PreviewNetwork.importArguments : [])
  }

  /// The name of the first file, with a prefix that no module of the library has.
  private var moduleName: String {
    let stem = files[0].split(separator: "/").last?.split(separator: ".").first ?? "Main"
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "Previewed_" + String(letters)
  }
}
