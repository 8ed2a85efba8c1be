import Foundation

/// Builds a program from the previews of a package. Copies the package's manifest, links all other files, and adds a
/// target that depends on the targets with previews.
struct PackagePreviews {
  let folder: String
  /// The package that targets depend on if they do not depend on OpenCharts; `nil` if its sources are not there.
  let openCharts: OpenChartsPackage?
  let scratch: PreviewScratch
  /// Whether a file, by its path, makes its target part of the program.
  let isWanted: (String) -> Bool
  /// Whether the program runs on a virtual clock.
  let settles: Bool

  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String
      var sources: [String]
    }
    var targets: [Target]
  }

  /// - Returns: The program's path.
  func build() throws -> String {
    let swift = try Subprocess.tool("swift")
    let original = OpenChartsPackage.absolute(folder)
    let names = try targetsWithPreviews(swift)
    guard let manifest = PreviewSources.text(original + "/Package.swift") else {
      throw FileError("\(folder)/Package.swift: cannot be read")
    }
    guard openCharts != nil || manifest.contains("\"Charts\"") else {
      throw FileError(
        "\(folder): this package does not depend on OpenCharts, and opencharts-dev does not have the sources to build "
          + "both; name the folder of OpenCharts' sources with --package FOLDER")
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: original)) ?? []
    where !name.hasPrefix(".") && !name.hasPrefix("Package.") && name != Self.target {
      scratch.link(name, to: "\(original)/\(name)")
    }
    try scratch.write(manifest + addition(original, names), to: "Package.swift")
    try scratch.write(
      "import Foundation\nimport SwiftUI\n\nexit(_previewMain(0, nil))\n", to: Self.target + "/main.swift")
    let build = try Subprocess.run(
      swift,
      [
        "build", "--package-path", scratch.folder, "--scratch-path", scratch.folder + "/.build", "--product",
        Self.target,
      ])
    guard build.status == 0 else {
      throw CompileError(text: CompilerOutput.errors(build.output, moved: [(scratch.folder, folder)]))
    }
    return "\(scratch.folder)/.build/debug/\(Self.target)"
  }

  private static let target = "OpenChartsPreviews"

  private func targetsWithPreviews(_ swift: String) throws -> [String] {
    let described = try Subprocess.run(
      swift,
      [
        "package", "--package-path", folder, "--scratch-path", scratch.folder + "/.description", "describe",
        "--type", "json",
      ])
    // Messages about fetching dependencies may precede the JSON.
    guard described.status == 0,
      let start = described.output.range(of: "\n{\n") ?? described.output.range(of: "{"),
      let description = try? JSONDecoder().decode(
        Description.self, from: Data(described.output[start.lowerBound...].utf8))
    else { throw CompileError(text: CompilerOutput.errors(described.output)) }
    let previewTargets = description.targets.filter { target in
      ["library", "executable"].contains(target.type)
        && target.sources.contains { isWanted("\(folder)/\(target.path)/\($0)") }
    }
    // Top-level code in main.swift cannot be part of another program.
    let names = previewTargets.filter { !$0.sources.contains("main.swift") }.map(\.name)
    guard !names.isEmpty else { throw FileError("\(folder): no target of this package has a preview") }
    return names
  }

  private var linkerSettings: String {
    let time = settles ? PreviewTime.linkerArguments(isStatic: false) : []
    let arguments = (PreviewLocale.linkerArguments(isStatic: false) + time).map { "\"\($0)\"" }
      .joined(separator: ", ")
    return ", linkerSettings: [.unsafeFlags([\(arguments)])]"
  }

  /// Code to append to the package's manifest. It makes the paths of local dependencies absolute, turns programs into
  /// libraries, removes products and tests, and adds OpenCharts to all targets if the package does not depend on it.
  private func addition(_ original: String, _ names: [String]) -> String {
    """


    // Added by opencharts preview.
    do {
      var charts = "OpenCharts"
      var isKnown = false
      for target in package.targets {
        for case .productItem(name: "Charts", package: let name, moduleAliases: _, condition: _) in target.dependencies {
          charts = name ?? charts
          isKnown = true
        }
      }
      package.dependencies = package.dependencies.map { dependency in
        guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~")
        else { return dependency }
        let absolutePath = "\(original)/" + path
        return name.map { .package(name: $0, path: absolutePath) } ?? .package(path: absolutePath)
      }
      if !isKnown { package.dependencies.append(.package(name: "OpenCharts", path: "\(openCharts?.folder ?? "")")) }
      package.products = []
      package.targets = package.targets.filter { $0.type != .test }.map { old in
        guard old.type == .executable || old.type == .regular else { return old }
        var target = old
        if old.type == .executable {
          target = .target(
            name: old.name, dependencies: old.dependencies, path: old.path ?? "Sources/" + old.name,
            exclude: old.exclude, sources: old.sources, resources: old.resources, cSettings: old.cSettings,
            cxxSettings: old.cxxSettings, swiftSettings: old.swiftSettings, linkerSettings: old.linkerSettings,
            plugins: old.plugins)
        }
        if !isKnown { target.dependencies.append(.product(name: "Charts", package: charts)) }
        target.swiftSettings = (target.swiftSettings ?? []) + [
          .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "previewed_\\(old.name)_main"])
        ]
        // Where only Foundation is imported, the types of Observation and Combine are known on Apple's systems.
        target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Observation"]))
        if !isKnown {
          target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Combine"]))
        }
        return target
      }
      package.targets.append(
        .executableTarget(
          name: "\(Self.target)",
          dependencies: [\(names.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")), \
    .product(name: "Charts", package: charts)],
          path: "\(Self.target)"\(linkerSettings)))
    }

    """
  }
}
