import Foundation
import Testing

@testable import OpenChartsCommandLineTool

@Suite("The installed library")
struct InstalledLibraryTests {
  let folder = try! TemporaryFolder()
  private let version = "Swift version 6.2.3 (swift-6.2.3-RELEASE)"

  /// An installed library without modules, in a folder with a space.
  private func install() throws -> InstalledLibrary {
    let root = folder.path + "/a prefix"
    try FileManager.default.createDirectory(
      atPath: root + "/lib/opencharts/Modules", withIntermediateDirectories: true)
    _ = try folder.file("a prefix/lib/opencharts/swift-version", version + "\n")
    return try #require(InstalledLibrary(program: root + "/bin/opencharts"))
  }

  private func scratch() throws -> PreviewScratch {
    try PreviewScratch(option: folder.path + "/scratch", sources: ["/A.swift"], environment: [:])
  }

  private func toolchain(_ version: String) -> Toolchain {
    Toolchain(compilerVersion: version, paths: .init(runtimeLibraryPaths: ["/swift's/lib", "/other"]))
  }

  @Test func itIsBesideTheProgram() throws {
    let installed = try install()
    #expect(installed.folder == folder.path + "/a prefix/lib/opencharts")
    #expect(installed.version == version)
    #expect(InstalledLibrary(program: folder.path + "/other/bin/opencharts") == nil)
    #expect(InstalledLibrary(program: "opencharts") == nil)
    #expect(InstalledLibrary(program: "") == nil)
  }

  @Test func theCompilerOfItsModulesLinksItsObjectStatically() throws {
    let installed = try install()
    let scratch = try scratch()
    let library = try installed.library(for: toolchain(version), scratch: scratch)
    #expect(library.isStatic)
    #expect(library.importArguments.contains(installed.folder + "/Modules"))
    let list = folder.path + "/objects"
    let arguments = try library.programArguments(objectsListedIn: list)
    #expect(arguments.contains("-static-stdlib"))
    #expect(arguments.contains(installed.folder + "/links"))
    // The compiler writes beside the object, so that is a link in the build folder.
    let object = scratch.folder + "/.library.o"
    #expect(folder.bytes("objects") == Data("\"\(object)\"\n".utf8))
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: object)
    #expect(target == installed.folder + "/opencharts.o")
  }

  @Test func macrosAreExpandedWithTheLibrariesOfTheToolchain() throws {
    let installed = try install()
    let scratch = try scratch()
    let library = try installed.library(for: toolchain(version), scratch: scratch)
    let script = scratch.folder + "/.macros"
    #expect(library.importArguments.contains(script + "#OpenChartsSwiftUIMacros"))
    #expect(FileManager.default.isExecutableFile(atPath: script))
    let text = String(decoding: try #require(FileManager.default.contents(atPath: script)), as: UTF8.self)
    #expect(
      text == """
        #!/bin/sh
        LD_LIBRARY_PATH='/swift'\\''s/lib:/other' exec '\(installed.folder)/OpenChartsSwiftUIMacros-tool'

        """)
  }

  @Test func anotherCompilerIsRefusedInOneLine() throws {
    let installed = try install()
    let error = #expect(throws: FileError.self) {
      try installed.library(for: toolchain("Swift version 6.1 (swift-6.1-RELEASE)"), scratch: scratch())
    }
    let text = error?.description ?? ""
    #expect(
      text.hasPrefix(
        "the modules of opencharts-dev were compiled by Swift 6.2.3, and this is Swift 6.1; install that"))
    #expect(text.contains("--package FOLDER"))
    #expect(!text.contains("\n"))
    let names = InstalledLibrary.names("Swift version 6.3 (a)", "Swift version 6.3 (b)")
    #expect(names == ("Swift version 6.3 (a)", "Swift version 6.3 (b)"))
  }

  @Test func aBuildAndAnInstalledLibraryOfAnotherCompilerHaveOtherStamps() throws {
    let installed = try install()
    let library = try installed.library(for: toolchain(version), scratch: scratch())
    let build = BuiltLibrary(products: library.products, package: library.package)
    #expect(library.stamp.hasSuffix(" " + version))
    #expect(!build.stamp.contains("Swift"))
  }

  @Test(.enabled(if: (try? Subprocess.tool("swiftc")) != nil, "needs a compiler"))
  func theCompilerDescribesItself() throws {
    let toolchain = try Toolchain.current()
    #expect(toolchain.compilerVersion.contains("Swift version "))
    #expect(!toolchain.paths.runtimeLibraryPaths.isEmpty)
  }
}
