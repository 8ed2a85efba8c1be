import Charts
import Foundation
import Gallery
import SwiftUI

/// The pages that tests open.
@MainActor enum PageSamples {
  static func renderer(_ example: Example) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: example.page)
    renderer.proposedSize = ProposedViewSize(example.size)
    return renderer
  }

  /// A page and a transcript for each example, and one page of many values in a folder of its own.
  static func write(to folder: URL) throws {
    for example in Gallery.all {
      let renderer = renderer(example)
      try renderer.write(to: folder.appendingPathComponent("\(example.name).html"))
      try renderer.write(to: folder.appendingPathComponent("\(example.name).txt"))
    }
    let many = folder.appendingPathComponent("many", isDirectory: true)
    try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
    let renderer = ImageRenderer(content: ManyValues())
    renderer.proposedSize = ProposedViewSize(width: 600, height: 300)
    try renderer.write(to: many.appendingPathComponent("values.html"))
    print("\(Gallery.all.count) pages, and one of 10,000 values: \(folder.path)")
  }
}

/// Ten thousand values whose least and greatest are one each.
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
