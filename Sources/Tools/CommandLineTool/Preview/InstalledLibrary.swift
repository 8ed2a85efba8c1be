import Foundation

/// The modules and the object file of the library as `Scripts/install-library` copies them beside an installed tool:
/// the content of the Debian package `opencharts-dev`.
struct InstalledLibrary {
  /// The folder `lib/opencharts` beside the program's folder `bin`.
  let folder: String
  /// The version of the compiler that built the modules, such as "Swift version 6.2.3 (swift-6.2.3-RELEASE)".
  let version: String

  /// - Parameter program: The path of this program.
  /// - Returns: `nil` if there is no installed library for the program.
  init?(program: String) {
    guard let slash = program.lastIndex(of: "/") else { return nil }
    folder = OpenChartsPackage.absolute(program[..<slash] + "/../lib/opencharts")
    guard let data = FileManager.default.contents(atPath: folder + "/swift-version") else { return nil }
    version = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The object file, which holds all of the library.
  var object: String { folder + "/opencharts.o" }

  /// The folder with the names by which the linker finds the system's libraries, so that their Debian packages for
  /// developers are not needed.
  var links: String { folder + "/links" }

  /// Returns the library for a compiler.
  ///
  /// - Throws: ``FileError`` if the compiler has another version than the modules, which it could then not read.
  func library(for toolchain: Toolchain, scratch: PreviewScratch) throws(FileError) -> BuiltLibrary {
    guard toolchain.compilerVersion == version else {
      let (modules, compiler) = Self.names(version, toolchain.compilerVersion)
      throw FileError(
        "the modules of opencharts-dev were compiled by \(modules), and this is \(compiler); install that version, "
          + "or name the folder of OpenCharts' sources with --package FOLDER")
    }
    // The compiler writes a file beside the object, and users cannot write to the installed folder.
    scratch.link(".library.o", to: object)
    return BuiltLibrary(
      products: folder, package: folder, installation: self, object: scratch.folder + "/.library.o",
      macros: try macros(toolchain, scratch))
  }

  /// Writes a script that starts the program for macros with the shared libraries of the toolchain, whose folder is
  /// not known when the library is installed.
  ///
  /// - Returns: The script's path.
  private func macros(_ toolchain: Toolchain, _ scratch: PreviewScratch) throws(FileError) -> String {
    let libraries = toolchain.paths.runtimeLibraryPaths.joined(separator: ":")
    let name = ".macros"
    try scratch.write(
      """
      #!/bin/sh
      LD_LIBRARY_PATH=\(ShellWord.quoted(libraries)) exec \(ShellWord.quoted(folder + "/" + BuiltLibrary.macroProgram))

      """, to: name)
    let path = scratch.folder + "/" + name
    guard chmod(path, 0o755) == 0 else { throw FileError("\(path): \(String(cString: strerror(errno)))") }
    return path
  }

  /// Short names of two different versions, such as "Swift 6.2.3"; in full if their numbers are the same.
  static func names(_ one: String, _ other: String) -> (String, String) {
    func short(_ version: String) -> String {
      guard let start = version.range(of: "Swift version ") else { return version }
      return "Swift " + version[start.upperBound...].prefix { $0 != " " }
    }
    return short(one) == short(other) ? (one, other) : (short(one), short(other))
  }
}

/// The description that a compiler prints of its toolchain.
struct Toolchain: Decodable {
  struct Paths: Decodable {
    /// The folders of the shared libraries.
    var runtimeLibraryPaths: [String]
  }
  var compilerVersion: String
  var paths: Paths

  /// - Throws: ``FileError`` if there is no compiler, or if it does not describe itself.
  static func current() throws(FileError) -> Toolchain {
    let compiler = try Subprocess.tool("swiftc")
    let output = try Subprocess.run(compiler, ["-print-target-info"]).output
    guard let toolchain = try? JSONDecoder().decode(Toolchain.self, from: Data(output.utf8)) else {
      throw FileError("\(compiler) -print-target-info: \(CompilerOutput.errors(output))")
    }
    return toolchain
  }
}
