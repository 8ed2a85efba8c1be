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
  /// Receives a line for each file that is left out; `nil`: all files must compile.
  let onOmission: ((String) -> Void)?

  /// The greatest number of attempts to compile without some of the files.
  private static let attempts = 16

  /// Compiles all files, or, if some do not compile, those that compile without them.
  ///
  /// - Returns: The program's path.
  /// - Throws: ``CompileError`` if no file with something to show compiles.
  func build() throws -> String {
    let program = scratch.folder + "/previews"
    PreviewResources(files: files, folders: folders).link(into: scratch)
    let symbols = try AssetSymbols(files: files, folders: folders).write(to: scratch)
    let compiler = try Subprocess.tool("swiftc")
    let portable = try CompiledSources(files, scratch: scratch, isModule: library.hasModule)
    var libraryArguments = try library.compilerArguments(
      objectsListedIn: scratch.folder + "/objects", settles: settles)
    if portable.usesNetwork {
      libraryArguments += try PreviewNetwork.arguments(isStatic: library.isStatic, scratch: scratch)
    }
    var omitted = OmittedFiles()
    var first: CompileError?
    for _ in 0..<Self.attempts {
      let paths = omitted.paths
      let compiled = files.filter { !paths.contains($0) }
      guard first == nil || !additions.isEmpty || compiled.contains(where: isWanted) else { break }
      let sources = compiled.map(portable.compiled) + additions + symbols
      let build = try Subprocess.run(
        compiler,
        [
          "-parse-as-library", "-module-name", moduleName, "-swift-version", "5", "-Onone",
          "-suppress-warnings", "-module-cache-path", scratch.root + "/modules", "-use-ld=lld",
          "-no-color-diagnostics",
        ] + libraryArguments + ["-o", program] + sources.map { $0.hasPrefix("-") ? "./" + $0 : $0 })
      if build.status == 0 {
        for file in omitted.files { onOmission?(file.reason) }
        return program
      }
      let output = portable.naming(build.output)
      let errors = CompilerError.all(in: output, files: compiled + additions + symbols)
      if first == nil {
        let text = errors.map(\.text).joined(separator: "\n")
        first = CompileError(text: text.isEmpty ? CompilerOutput.errors(output) : text)
      }
      let own = errors.filter { compiled.contains($0.path) }
      guard onOmission != nil, own.count == errors.count,
        omitted.add(
          own, text: { FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } })
      else { break }
    }
    // Errors of several files are listed like those of files that are left out.
    if omitted.files.count > 1 {
      throw CompileError(text: omitted.files.map(\.reason).joined(separator: "\n"))
    }
    throw first ?? CompileError(text: "")
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
