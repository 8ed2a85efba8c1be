import Foundation

/// Builds the program of previews from sources, against a build of the library.
@MainActor
struct PreviewBuilder {
  let scratch: PreviewScratch
  private let paths: [String]
  /// The package with its builds; `nil` if there is only an installed library.
  private let openCharts: OpenChartsPackage?
  /// The library beside this program; `nil` if there is none, or if the user named a package.
  private let installed: InstalledLibrary?
  private let program: String
  private let printError: (String) -> Void
  /// The Xcode project files of the folders, and sources outside the folders that are compiled with them.
  private let outerFiles: [String]

  /// - Parameters:
  ///   - library: The value of `--package`.
  ///   - scratch: The value of `--scratch-path`.
  init(
    _ paths: [String], library: String?, scratch: String?, printError: @escaping (String) -> Void
  ) throws {
    self.paths = paths
    self.printError = printError
    let environment = ProcessInfo.processInfo.environment
    program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    // Report missing sources before anything is built.
    let sources = try PreviewSources(paths)
    openCharts = try OpenChartsPackage.found(
      option: library, variable: environment["OPENCHARTS_PACKAGE"], program: program, source: #filePath)
    installed = openCharts?.isNamed == true ? nil : InstalledLibrary(program: program)
    if openCharts == nil, installed == nil { throw OpenChartsPackage.missing }
    self.scratch = try PreviewScratch(option: scratch, sources: paths, environment: environment)
    if case .files(let files) = sources {
      let folders = Self.appFolders(paths)
      let modules = LocalModules(in: folders.map(\.path), projects: folders.flatMap(\.app.projects))
        .imported(by: files, isModule: { _ in false }).flatMap(\.files)
      let inner = Set(Self.listed(paths))
      outerFiles = folders.flatMap(\.app.projectFiles) + (files + modules).filter { !inner.contains($0) }
    } else {
      outerFiles = []
    }
  }

  /// The files to watch: the given files, all Swift files of given folders, and the other files that the first build
  /// needs, such as models of Core Data.
  var watched: [String] { Self.listed(paths) + outerFiles + CoreDataModels.watchedFiles(in: givenFolders) }

  private var givenFolders: [String] { paths.filter(PreviewSources.isFolder) }

  private static func listed(_ paths: [String]) -> [String] {
    paths.map(\.withoutDots).flatMap { path -> [String] in
      guard PreviewSources.isFolder(path) else { return [path] }
      let manifest = path + "/Package.swift"
      return (FileManager.default.fileExists(atPath: manifest) ? [manifest] : [])
        + PreviewSources.swiftFiles(in: path)
    }
  }

  private static func appFolders(_ paths: [String]) -> [(path: String, app: AppFolder)] {
    paths.filter(PreviewSources.isFolder).map(\.withoutDots).map { ($0, AppFolder($0)) }
  }

  /// - Parameters:
  ///   - isWanted: Whether a file of a package makes its target part of the program.
  ///   - additions: Files to compile with the sources.
  ///   - settles: Whether the program runs on a virtual clock; false for interactive programs.
  ///   - onOmission: Receives a line for each file that does not compile and is left out; `nil` means all must compile.
  /// - Returns: The program's path.
  /// - Throws: ``CompileError`` if the sources do not compile.
  func build(
    _ sources: PreviewSources, where isWanted: @escaping (String) -> Bool, additions: [String] = [],
    settles: Bool = true, onOmission: ((String) -> Void)?
  ) throws -> String {
    switch sources {
    case .files(let files):
      let folders = Self.appFolders(paths)
      for note in folders.compactMap(\.app.note) { printError(note) }
      let library = try builtLibrary()
      let modules = LocalModules(in: folders.map(\.path), projects: folders.flatMap(\.app.projects))
        .imported(by: files, isModule: library.hasModule)
      let projects = folders.flatMap(\.app.projects)
      let models = CoreDataModels(in: givenFolders) {
        XcodeProject.hasModel(OpenChartsPackage.absolute($0), in: projects)
      }
      let generated = try models.write(besides: files, to: scratch)
      return try FilePreviews(
        files: files + generated, additions: additions, folders: givenFolders, modules: modules,
        isForMac: folders.contains(where: \.app.isForMac), library: library, scratch: scratch,
        settles: settles, isWanted: isWanted, onOmission: onOmission
      ).build()
    case .package(let folder):
      return try progress("building") {
        try PackagePreviews(
          folder: folder, openCharts: openCharts, scratch: scratch, isWanted: isWanted, settles: settles
        )
        .build()
      }
    }
  }

  /// The build that contains this program, the newest build of the package, the installed library, or a new build.
  private func builtLibrary() throws -> BuiltLibrary {
    let build = scratch.root + "/library"
    if let openCharts,
      let library = BuiltLibrary.found(openCharts, program: program, scratch: build)
    {
      return library
    }
    if let installed { return try installed.library(for: .current(), scratch: scratch) }
    guard let openCharts else { throw OpenChartsPackage.missing }
    printError("building OpenCharts in \(build), which takes some minutes the first time")
    return try progress("building") { try BuiltLibrary.building(openCharts, scratch: build) }
  }

  private func progress<T>(_ stage: String, _ body: () throws -> T) rethrows -> T {
    let progress = Progress()
    defer { progress.finish() }
    progress.enter(stage)
    return try body()
  }
}
