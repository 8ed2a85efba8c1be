import Foundation
import Gallery
import OpenChartsPictures
import SwiftUI

/// Draws the whole gallery into a folder, with a page for each example and a searchable index.
///
///     render-gallery gallery Examples
///     render-gallery gallery --increased-contrast --without-color --reduce-transparency --largest-type
///     render-gallery --pages folder       (pages and transcripts alone, and a page of 10,000 values: for tests)
@main enum RenderGallery {
  @MainActor static func main() throws {
    // The dates of the examples are days. With UTC, the pictures are the same on every machine.
    setenv("TZ", "UTC", 1)
    var settings: [String] = []
    let arguments = CommandLine.arguments.dropFirst().filter { argument in
      if argument.hasPrefix("--") { settings.append(argument) }
      return !argument.hasPrefix("--")
    }[...]
    guard let folder = arguments.first, arguments.count <= 2 else {
      FileHandle.standardError.write(
        Data("usage: render-gallery <folder> [<folder of the sources>] [--settings of the reader]\n".utf8))
      exit(2)
    }
    let output = URL(fileURLWithPath: folder, isDirectory: true)
    let sources = arguments.dropFirst().first.map { URL(fileURLWithPath: $0, isDirectory: true) }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)

    if settings == ["--pages"] {
      try PageSamples.write(Gallery.all, to: output)
      try PageSamples.writeMany(to: output)
      try RotatedSamples.write(to: output)
      print("\(Gallery.all.count) pages, one of 10,000 and two of 100,000 values: \(output.path)")
      return
    }
    let index = try draw(Gallery.all, for: settings, into: output, sources: sources)
    print(
      "\(Gallery.all.count) examples, each as SVG, PNG and PDF, light and dark, as a page, in words and as sound: \(index.path)"
    )
  }

  /// Writes the pictures and the page of each example, and the index of them all.
  ///
  /// - Parameters:
  ///   - settings: The accessibility settings that the program's arguments name.
  ///   - sources: The folder of the examples' code, which the index shows.
  /// - Returns: The index.
  @MainActor static func draw(
    _ examples: [Example], for settings: [String], into output: URL, sources: URL?
  ) throws -> URL {
    var page = GalleryPage()
    for example in examples {
      for scheme in [ColorScheme.light, .dark] {
        let renderer = ImageRenderer(content: example.picture(in: scheme).reader(settings))
        renderer.scale = 2
        renderer.isOpaque = true
        let scene = renderer.scene()
        let name = GalleryPage.fileName(example.name, scheme)
        for format in OutputFormat.allCases where format.kind == .picture {
          try scene.write(to: output.appendingPathComponent("\(name).\(format.rawValue)"))
        }
        guard scheme == .light else { continue }
        for format in GalleryPage.others where format.kind == .text || !scene.charts.isEmpty {
          try scene.write(to: output.appendingPathComponent("\(name).\(format.rawValue)"))
        }
        for diagnostic in scene.diagnostics { print("\(example.name): \(diagnostic)") }
        page.entries.append(GalleryPage.Entry(example, scene, source: try source(of: example, in: sources)))
      }
      try PageSamples.renderer(example).write(to: output.appendingPathComponent("\(example.name).html"))
    }
    let index = output.appendingPathComponent("index.html")
    try Data(page.html.utf8).write(to: index, options: .atomic)
    return index
  }

  private static func source(of example: Example, in folder: URL?) throws -> String {
    guard let folder else { return "" }
    return try String(contentsOf: folder.appendingPathComponent("\(example.name).swift"), encoding: .utf8)
  }
}

extension GalleryPage.Entry {
  init(_ example: Example, _ scene: RenderedScene, source: String) {
    self.init(
      name: example.name, title: example.title, topics: example.topics, isHeard: !scene.charts.isEmpty,
      size: example.size,
      kinds: GalleryPage.kinds(of: scene.list),
      description: scene.charts.map(\.facts.sentences.short).joined(separator: " "), source: source)
  }
}

extension View {
  /// Applies the accessibility settings that the program's arguments name.
  fileprivate func reader(_ settings: [String]) -> some View {
    transformEnvironment(\.self) { environment in
      for setting in settings {
        switch setting {
        case "--increased-contrast": environment.colorSchemeContrast = .increased
        case "--without-color": environment.accessibilityDifferentiateWithoutColor = true
        case "--reduce-transparency": environment.accessibilityReduceTransparency = true
        case "--largest-type": environment.dynamicTypeSize = .accessibility5
        default:
          FileHandle.standardError.write(Data("there is no setting \(setting)\n".utf8))
          exit(2)
        }
      }
    }
  }
}
