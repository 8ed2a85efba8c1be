import Charts
import Foundation
import Gallery
import OpenChartsDisplayList
import SwiftUI

/// Writes the pages that tests open.
@MainActor enum PageSamples {
  static func renderer(_ example: Example) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: example.page)
    renderer.proposedSize = ProposedViewSize(example.size)
    return renderer
  }

  /// All keys of the list box, in an order that reaches each end of the list.
  private static let keys =
    "Right Right ] [ End Right Left Down Right Ctrl+] Up Up Ctrl+[ PageDown Ctrl+Right n n N Home PageUp Down "
    + "Ctrl+End Left Ctrl+Home Ctrl+Left Ctrl+Down d s x y l r b"

  /// Each key with the text that the list box then announces, one per line. The first line is the initial text.
  private static func spoken(_ scene: RenderedScene) -> String {
    let names = keys.split(separator: " ").map(String.init)
    let spokenTexts = scene.spoken(to: names.compactMap(NavigationKey.init)) ?? []
    return zip([""] + names, spokenTexts).map { "\($0)\t\($1)\n" }.joined()
  }

  /// Writes a page, a transcript, the texts for keys and the columns of each example, and an index of all of them.
  static func write(_ examples: [Example], to folder: URL) throws {
    var index = GalleryPage()
    for example in examples {
      let renderer = renderer(example)
      try renderer.write(to: folder.appendingPathComponent("\(example.name).html"))
      try renderer.write(to: folder.appendingPathComponent("\(example.name).txt"))
      let scene = renderer.scene()
      try Data(spoken(scene).utf8).write(to: folder.appendingPathComponent("\(example.name).keys"))
      try DescribedData(scene).json().write(to: folder.appendingPathComponent("\(example.name).json"))
      index.entries.append(GalleryPage.Entry(example, scene, source: ""))
    }
    try Data(index.html.utf8).write(to: folder.appendingPathComponent("index.html"))
  }

  /// Writes pages of many values into a separate folder.
  static func writeMany(to folder: URL) throws {
    let many = folder.appendingPathComponent("many", isDirectory: true)
    try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
    let renderer = ImageRenderer(content: ManyValues())
    renderer.proposedSize = ProposedViewSize(width: 600, height: 300)
    try renderer.write(to: many.appendingPathComponent("values.html"))
    let most = ImageRenderer(content: MostValues())
    most.proposedSize = ProposedViewSize(width: 600, height: 300)
    try most.write(to: many.appendingPathComponent("most.html"))
    let scrolled = ImageRenderer(content: ManyScrolledValues())
    scrolled.proposedSize = ProposedViewSize(width: 600, height: 300)
    try scrolled.write(to: many.appendingPathComponent("scrolled.html"))
  }
}

/// Ten thousand values. The minimum and the maximum occur once each.
private struct ManyValues: View {
  var body: some View {
    Chart(0..<10_000, id: \.self) { minute in
      LineMark(
        x: .value("Minute", minute),
        y: .value(
          "Level", (100 * sin(Double(minute) / 700) + Double(minute) / 400).rounded() + Double(minute) / 1e4))
    }
  }
}

/// A hundred thousand values. The minimum and the maximum occur once each.
private struct MostValues: View {
  struct Reading {
    var minute: Double
    var level: Double
  }

  private let readings: [Reading] = (0..<100_000).map { index in
    let minute = Double(index)
    let slow: Double = 100 * sin(minute / 7_000)
    return Reading(minute: minute, level: (slow + minute / 4_000).rounded() + minute / 1e5)
  }

  var body: some View {
    // A single size is sufficient, because this page tests its values.
    Chart { LinePlot(readings, x: .value("Minute", \Reading.minute), y: .value("Level", \Reading.level)) }
      .frame(width: 600, height: 300)
  }
}

/// A hundred thousand values, of which ten thousand are visible.
private struct ManyScrolledValues: View {
  struct Reading {
    var minute: Double
    var level: Double
  }

  private let readings: [Reading] = (0..<100_000).map { index in
    let minute = Double(index)
    let slow: Double = 100 * sin(minute / 700)
    let fast: Double = 40 * sin(minute / 13)
    return Reading(minute: minute, level: (slow + fast + Double(index % 17)).rounded())
  }

  @State private var selected: ClosedRange<Double>?

  var body: some View {
    Chart {
      LinePlot(readings, x: .value("Minute", \Reading.minute), y: .value("Level", \Reading.level))
    }
    .chartXSelection(range: $selected)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 10_000)
    .chartScrollPosition(initialX: 40_000.0)
  }
}
