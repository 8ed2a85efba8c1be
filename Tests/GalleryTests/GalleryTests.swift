import Foundation
import Gallery
import SwiftUI
import Testing

@MainActor @Suite struct GalleryTests {
  nonisolated static let names = Gallery.all.map(\.name)
  /// The examples that also have a stored PNG, with one pixel per point.
  nonisolated static let rasterNames = [
    "CafeSales", "EnergySources", "CommuteShares", "TallestTowers", "PopulationPyramid", "AverageLine",
    "MonthsAndQuarters", "ProjectPlan", "CityTemperatures", "ForecastBand", "Sparkline", "Sunrise",
    "UnemploymentStream", "PenguinScatter", "PenguinWeights", "TemperatureRange", "BusyHours", "WindField",
    "BudgetDonut", "Dashboard", "WatchChart", "RightToLeft",
  ]

  /// Sets the time zone in which the dates of the examples are whole days.
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)

  private func scene(_ name: String, _ scheme: ColorScheme) throws -> RenderedScene {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    let renderer = ImageRenderer(content: example.picture(in: scheme))
    renderer.isOpaque = true
    return renderer.scene()
  }

  private func check(_ outcome: Golden.Outcome, _ golden: Golden) {
    switch outcome {
    case .same: break
    case .recorded:
      Issue.record("\(golden.name).\(golden.fileExtension) was missing and is recorded: look at it")
    case .different(let how): Issue.record("\(golden.name).\(golden.fileExtension): \(how)")
    }
  }

  /// The SVG with one element per line, and with identifiers that do not depend on the content.
  private static func normalised(_ svg: String) -> String {
    var text = svg.replacingOccurrences(of: "><", with: ">\n<")
    if let start = text.range(of: "aria-labelledby=\""),
      let end = text[start.upperBound...].firstIndex(of: "-")
    {
      let prefix = text[start.upperBound..<end]
      text = text.replacingOccurrences(of: prefix, with: "id")
    }
    return text
  }

  @Test(arguments: names, ["light", "dark"])
  func thePictureIsAsStored(name: String, scheme: String) throws {
    let isDark = scheme == "dark"
    let golden = Golden(name: isDark ? "\(name)-dark" : name, fileExtension: "svg")
    let svg = try scene(name, isDark ? .dark : .light).svg()
    check(try golden.compare(text: Self.normalised(svg)), golden)
  }

  @Test(arguments: names)
  func thePDFHasNoErrorAndNoWarning(name: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try scene(name, .light).pdf().write(to: file)
    let checker = Process()
    checker.executableURL = URL(filePath: "/usr/bin/qpdf")
    checker.arguments = ["--check", file.path]
    let output = Pipe()
    (checker.standardOutput, checker.standardError) = (output, output)
    try checker.run()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    checker.waitUntilExit()
    // 3 is the status of a file with warnings.
    #expect(checker.terminationStatus == 0, "\(report)")
  }

  @Test(arguments: names)
  func whatAScreenReaderSaysIsAsStored(name: String) throws {
    let golden = Golden(name: name, fileExtension: "txt")
    check(try golden.compare(text: try scene(name, .light).transcript()), golden)
  }

  /// Sentences contain no opinions, no names of colours, and no signs that screen readers speak wrongly.
  @Test(arguments: names)
  func whatIsSaidHasNoOpinionsAndNoSigns(name: String) throws {
    let words =
      "rapid|gradual|almost|extreme|nearly|roughly|slight|sharp|steep|dramatic|huge|significant|clearly|obvious"
      + "|interesting|\\bgood\\b|\\bbad\\b|\\b(red|green|blue|orange|purple|yellow|cyan|pink|grey|gray)\\b"
    let signs = "[0-9][kMB]\\b|[0-9]/[0-9]|[0-9] ?%|(^|[ (])[-−][0-9]|\\bnan\\b|\\binf\\b"
    let rule = try Regex("(?i)\(words)|\(signs)")
    for chart in try scene(name, .light).charts {
      let sentences = chart.facts.sentences
      #expect(sentences.summary.count <= 400 && sentences.short.count <= 150)
      #expect(!chart.name.isEmpty)
      for sentence in sentences.overview + sentences.features + sentences.statistics {
        #expect(sentence.firstMatch(of: rule) == nil, "\(sentence)")
      }
    }
  }

  @Test(arguments: rasterNames)
  func thePixelsAreNearlyAsStored(name: String) throws {
    let golden = Golden(name: name, fileExtension: "png")
    let png = try scene(name, .light).png()
    for text in [
      "iTXtTitle\0", "iTXtDescription\0", "XML:com.adobe.xmp\0", "Iptc4xmpCore:AltTextAccessibility",
    ] {
      #expect(png.range(of: Data(text.utf8)) != nil, "no \(text)")
    }
    let outcome = try golden.compare(png) { stored in
      guard let difference = PixelDifference(stored, png) else { return "not of the stored size" }
      if difference.isNegligible { return nil }
      let share = Int(((1 - difference.equalShare) * 100).rounded(.up))
      return
        "\(share) % of the bytes differ, by \(difference.mean) in the mean, \(difference.maximum) at most"
    }
    check(outcome, golden)
  }

  @Test(arguments: names)
  func noExampleIsOdd(name: String) throws {
    #expect(try scene(name, .light).diagnostics.isEmpty)
  }

  @Test func everyExampleHasItsFile() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples")
    for name in Self.names {
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name).swift").path))
    }
    #expect(Set(Self.names).count == Self.names.count)
  }
}
