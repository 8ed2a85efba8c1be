import Foundation
import OpenChartsDisplayList

/// Rules for the contrast of text with its background.
enum TextContrast {
  /// Texts of one kind with the same violation.
  private struct Key: Hashable {
    var part: String
    var color: String
    var background: String
    var size: Double
  }

  private struct Group {
    var words: [String] = []
    var frame: Rect
    var ratio: Double
    var color: RGBA
    var background: RGBA
  }

  static func findings(_ picture: AuditedPicture) -> [AuditFinding] {
    let needed = picture.charts.contains { $0.drawn.isContrastIncreased } ? 7.0 : 4.5
    var groups: [Key: Group] = [:]
    var order: [Key] = []
    for text in picture.texts {
      let (ratio, color, background) = measure(text, picture)
      guard ratio < needed - 0.005 else { continue }
      let key = Key(
        part: part(text), color: color.hex, background: background.hex, size: text.run.span.font.size)
      var group = groups[key] ?? Group(frame: text.frame, ratio: ratio, color: color, background: background)
      if group.words.isEmpty { order.append(key) }
      group.words.append(text.run.span.string.trimmingCharacters(in: .whitespaces))
      group.frame = group.frame.union(text.frame)
      groups[key] = group
    }
    return order.compactMap { key in
      groups[key].map { finding(key, $0, needed: needed) }
    }
  }

  /// Returns the lowest contrast along the text's centre line, with the two colours there.
  static func measure(_ text: SeenText, _ picture: AuditedPicture) -> (Double, RGBA, RGBA) {
    var worst: (Double, RGBA, RGBA) = (.infinity, .black, .white)
    for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let p = Point(text.frame.minX + share * text.frame.width, text.frame.midY)
      let background = picture.background(at: p, below: text.shapesBelow)
      let color = text.run.span.color.multiplyingAlpha(by: text.opacity).over(background)
      let ratio = color.contrast(to: background)
      if ratio < worst.0 { worst = (ratio, color, background) }
    }
    return worst
  }

  private static func part(_ text: SeenText) -> String {
    if text.roles.contains(.xAxis) { return "of the x axis" }
    if text.roles.contains(.yAxis) { return "of the y axis" }
    if text.roles.contains(.legend) { return "of the legend" }
    if text.roles.contains(where: { $0.chart != nil }) { return "in the plot" }
    return ""
  }

  private static func finding(_ key: Key, _ group: Group, needed: Double) -> AuditFinding {
    let words = Text.list(group.words, most: 2)
    let kind = key.part.isEmpty ? "text" : "label"
    let partName = key.part.isEmpty ? "" : " " + key.part
    let what =
      group.words.count == 1
      ? "The \(kind) \(words)\(partName)" : "The \(group.words.count) \(kind)s\(partName) (\(words))"
    let remedy: String
    if let tone = group.color.toned(toReach: needed, on: group.background) {
      let isDarker = tone.contrast(to: .white) > group.color.contrast(to: .white)
      remedy = "Use \(tone.hex) or \(isDarker ? "darker" : "lighter"): .foregroundStyle(…) sets it."
    } else {
      remedy = "No tone of this colour can be read there: put the text beside it."
    }
    return AuditFinding(
      .contrast,
      "\(what), \(Text.number(key.size)) pt in \(key.color) on \(key.background), "
        + "\(group.words.count == 1 ? "has" : "have") \(Text.ratio(group.ratio)); text needs "
        + "\(Text.number(needed)):1.",
      measured: Text.ratio(group.ratio), required: "\(Text.number(needed)):1", remedy: remedy,
      frame: CGRect(group.frame))
  }
}
