import Charts
import Foundation
import SwiftUI
import Testing

/// The picture of a chart and its screen reader text, so that a change of either is detected.
@MainActor func drawn(_ view: some View) -> String {
  let renderer = ImageRenderer(content: view.frame(width: 240, height: 160))
  renderer.proposedSize = ProposedViewSize(width: 240, height: 160)
  return ((try? renderer.svg()) ?? "no picture") + renderer.transcript()
}

/// The pixels of a chart as a PNG without text chunks, so that the source of the chart does not matter.
@MainActor func pixels(_ view: some View) -> Data? {
  let renderer = ImageRenderer(content: view.frame(width: 240, height: 160))
  renderer.proposedSize = ProposedViewSize(width: 240, height: 160)
  return (try? renderer.png()).map(withoutTexts)
}

private func withoutTexts(_ png: Data) -> Data {
  let texts = ["tEXt", "iTXt"]
  var rest = png.dropFirst(8)
  var kept = Data()
  while rest.count >= 12 {
    let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) } + 12
    let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
    if !texts.contains(kind) { kept += rest.prefix(length) }
    rest = rest.dropFirst(length)
  }
  return kept
}

/// Expects that a chart that uses a declaration differs, in picture or text, from a chart that does not.
///
/// The name of a declaration begins with its owner's name. A test compares these names with the list of all
/// declarations.
@MainActor func expectEffect(
  _ declaration: String, of changed: some View, against plain: some View,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(drawn(changed) != drawn(plain), "\(declaration) changes nothing", sourceLocation: sourceLocation)
}

/// Expects that several spellings of a declaration draw the same picture as another spelling, and that this picture
/// differs from an empty chart.
@MainActor func expectSame(
  _ declaration: String, _ views: [AnyView], as other: some View,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let picture = pixels(other)
  #expect(
    picture != pixels(Chart {}), "the other way to say \(declaration) is empty",
    sourceLocation: sourceLocation)
  for (index, view) in views.enumerated() {
    #expect(pixels(view) == picture, "\(declaration), spelling \(index)", sourceLocation: sourceLocation)
  }
}

/// A row of sample data with a value for each channel.
struct Row: Identifiable {
  let id: Int
  let name: String
  let kind: String
  let x: Double
  let y: Double
  let low: Double
  let high: Double
  let when: Date
  let left: CGFloat
  let right: CGFloat
  var style: Color { id.isMultiple(of: 2) ? .red : .mint }
  var faint: CGFloat { id.isMultiple(of: 2) ? 0.3 : 0.9 }
  var wide: CGFloat { CGFloat(4 + 3 * id) }
  var share: CGFloat { 0.2 + 0.1 * CGFloat(id) }
  var box: CGSize { CGSize(width: wide, height: 9) }
  var stroke: StrokeStyle { StrokeStyle(lineWidth: 3, dash: [6, 2]) }
}

let rows: [Row] = (0..<5).map { index in
  let x = Double(index)
  return Row(
    id: index, name: ["ant", "bee", "cat", "dog", "eel"][index], kind: index < 3 ? "wild" : "tame",
    x: 1 + x, y: [3, 5, 2, 7, 4][index], low: x, high: x + 2.5,
    when: Date(timeIntervalSince1970: 86_400 * (20_000 + 2 * x)), left: 10 + 8 * CGFloat(index),
    right: 60 + 9 * CGFloat(index))
}
