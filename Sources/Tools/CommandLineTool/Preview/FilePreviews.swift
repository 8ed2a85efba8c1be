import Foundation

/// Builds a program from the previews in files of one module.
struct FilePreviews {
  let files: [String]
  let library: BuiltLibrary
  let scratch: PreviewScratch
  /// Whether the program runs on a virtual clock.
  let settles: Bool

  /// - Returns: The program's path.
  func build() throws -> String {
    let program = scratch.folder + "/previews"
    linkResources()
    let compiler = try Subprocess.tool("swiftc")
    let arguments =
      [
        "-parse-as-library", "-module-name", moduleName, "-swift-version", "5", "-Onone",
        "-suppress-warnings",
      ]
      + ["-module-cache-path", scratch.root + "/modules", "-use-ld=lld", "-no-color-diagnostics"]
      + (try library.compilerArguments(objectsListedIn: scratch.folder + "/objects", settles: settles))
      + ["-o", program] + files.map { $0.hasPrefix("-") ? "./" + $0 : $0 }
    let build = try Subprocess.run(compiler, arguments)
    guard build.status == 0 else { throw CompileError(text: CompilerOutput.errors(build.output)) }
    return program
  }

  /// The name of the first file, with a prefix that no module of the library has.
  private var moduleName: String {
    let stem = files[0].split(separator: "/").last?.split(separator: ".").first ?? "Main"
    let letters = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "Previewed_" + String(letters)
  }

  /// Links asset catalogues, string tables and images next to the sources into the program's folder, where the
  /// library searches for them.
  private func linkResources() {
    let folders = Set(
      files.map { file in file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "." })
    for folder in folders.sorted() {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      where [".xcassets", ".xcstrings", ".lproj", ".png", ".jpg", ".jpeg"].contains(where: name.hasSuffix) {
        scratch.link(name, to: OpenChartsPackage.absolute("\(folder)/\(name)"))
      }
    }
  }
}

/// The compiler's errors, in several lines.
struct CompileError: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
