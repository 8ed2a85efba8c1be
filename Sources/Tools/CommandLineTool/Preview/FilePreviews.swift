import Foundation

/// Builds a program from the previews in files of one module.
struct FilePreviews {
  let files: [String]
  /// Files without which there is nothing to show, such as a generated preview. They are never left out.
  let additions: [String]
  /// The given folders; their other files are the resources of the program.
  let folders: [String]
  let library: BuiltLibrary
  let scratch: PreviewScratch
  /// Whether the program runs on a virtual clock.
  let settles: Bool
  /// Whether a file has something to show.
  let isWanted: (String) -> Bool
  /// Receives a line for each file that is left out; `nil` means all files must compile.
  let onOmission: ((String) -> Void)?

  /// The greatest number of attempts to compile without some of the files.
  private static let attempts = 40

  /// Limits the memory for one expression. An unknown name in a large one could otherwise take minutes; without other
  /// errors there is no limit.
  private static let limits = ["-Xfrontend", "-solver-memory-threshold=8000000"]

  /// Compiles all files, or, if some do not compile, the files and parts of files that compile without them.
  ///
  /// - Returns: The program's path.
  /// - Throws: ``CompileError`` if no file with something to show compiles.
  func build() throws -> String {
    PreviewResources(files: files, folders: folders).link(into: scratch)
    let symbols = try AssetSymbols(files: files, folders: folders).write(to: scratch)
    let compiler = try Subprocess.tool("swiftc")
    var portable = try CompiledSources(files, scratch: scratch, isModule: library.hasModule)
    let program = scratch.folder + "/previews"
    var programArguments = try library.programArguments(
      objectsListedIn: scratch.folder + "/objects", settles: settles)
    var importArguments = library.importArguments
    // Files of an app that uses Core Data may use its types without an import, as with Apple's SwiftUI.
    if portable.usesCoreData, library.hasModule("CoreData") {
      importArguments += ["-Xfrontend", "-import-module", "-Xfrontend", "CoreData"]
    }
    if portable.usesNetwork {
      importArguments += PreviewNetwork.importArguments
      programArguments += try PreviewNetwork.linkerArguments(isStatic: library.isStatic, scratch: scratch)
    }
    var omittedFiles = OmittedFiles(keepsParts: !folders.isEmpty)
    var first: CompileError?
    if omittedFiles.keepsParts, onOmission != nil {
      let check = ImportCheck(files) { Self.text(portable.compiled($0)) }
      try scratch.write(check.source, to: "imports.swift")
      let output = try Subprocess.run(
        compiler, ["-typecheck", scratch.folder + "/imports.swift"] + importArguments
      ).output
      let missing = check.errors(output)
      if omittedFiles.add(missing, text: { Self.text(portable.compiled($0)) }) {
        first = CompileError(text: missing.map(\.text).joined(separator: "\n"))
        try portable.replace(omittedFiles.parts, scratch: scratch)
      }
    }
    // After an error, code is generated only when all files pass a check.
    var checks = false
    var isLimited = omittedFiles.keepsParts
    for _ in 0..<Self.attempts {
      let paths = omittedFiles.paths
      let compiled = files.filter { !paths.contains($0) }
      guard first == nil || !additions.isEmpty || compiled.contains(where: isWanted) else { break }
      let sources = compiled.map(portable.compiled) + additions + symbols
      let build = try Subprocess.run(
        compiler,
        [
          "-parse-as-library", "-module-name", moduleName, "-swift-version", "5", "-Onone",
          "-suppress-warnings", "-module-cache-path", scratch.root + "/modules", "-use-ld=lld",
          "-no-color-diagnostics",
        ] + importArguments + (isLimited ? Self.limits : [])
          // A check of the whole module reports the errors of all files.
          + (checks ? ["-typecheck", "-wmo"] : programArguments + ["-o", program])
          + sources.map { $0.hasPrefix("-") ? "./" + $0 : $0 })
      if build.status == 0 {
        if checks {
          checks = false
          continue
        }
        for reason in omittedFiles.reasons { onOmission?(reason) }
        return program
      }
      checks = true
      let output = portable.naming(build.output)
      var errors = CompilerError.all(in: output, files: compiled + additions + symbols)
      if first == nil {
        let text = errors.map(\.text).joined(separator: "\n")
        first = CompileError(text: text.isEmpty ? CompilerOutput.errors(output) : text)
      }
      if isLimited, errors.contains(where: \.isTooComplex) {
        errors.removeAll(where: \.isTooComplex)
        isLimited = !errors.isEmpty
        if !isLimited { continue }
      }
      let sourceErrors = errors.filter { compiled.contains($0.path) }
      guard onOmission != nil, sourceErrors.count == errors.count,
        omittedFiles.add(sourceErrors, text: { path in Self.text(portable.compiled(path)) })
      else { break }
      try portable.replace(omittedFiles.parts, scratch: scratch)
    }
    // Errors of several files are listed like those of files that are left out.
    if omittedFiles.reasons.count > 1 {
      throw CompileError(text: omittedFiles.reasons.joined(separator: "\n"))
    }
    throw first ?? CompileError(text: "")
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of the first file, with a prefix that no module of the library has.
  private var moduleName: String {
    let stem = files[0].split(separator: "/").last?.split(separator: ".").first ?? "Main"
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "Previewed_" + String(letters)
  }
}

/// The compiler's errors, in several lines.
struct CompileError: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
