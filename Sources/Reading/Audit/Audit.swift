import DisplayList
import Foundation

/// Checks a finished picture rule by rule.
package enum Audit {
  /// - Parameters:
  ///   - background: What lies under the picture; `nil` takes the ground that its first chart was made for.
  ///   - hitAreas: Frames of what answers to a pointer and is smaller than its chart.
  /// - Returns: Findings in the order of the rules, within a rule in reading order.
  package static func findings(
    in list: DisplayList, background: RGBA?, hitAreas: [Rect] = []
  ) -> [AuditFinding] {
    let picture = AuditedPicture(list, background: background)
    var findings: [AuditFinding] = []
    for chart in picture.charts {
      findings += MarkRules.findings(chart)
      findings += AxisRules.findings(chart)
      findings += DescriptionRules.findings(chart)
      findings += WordRules.findings(chart)
      findings += ColourRules.findings(chart)
      findings += ShapeRules.findings(chart)
      findings += ReadingRules.findings(chart, in: picture, hitAreas: hitAreas)
    }
    findings += ReadingRules.alignment(picture.charts)
    findings += DescriptionRules.hiddenCharts(in: picture)
    findings += TextContrast.findings(picture)
    findings += hitAreas.compactMap(small)
    return findings
  }

  private static func small(_ area: Rect) -> AuditFinding? {
    guard area.width < 24 || area.height < 24, area.width > 0, area.height > 0 else { return nil }
    let size = "\(Text.number(area.width)) × \(Text.number(area.height)) pt"
    return AuditFinding(
      .hitArea, "Something of \(size) answers to a pointer; 24 × 24 pt can be hit.", measured: size,
      required: "24 × 24 pt",
      remedy: "Put the gesture on the whole plot area, as chartXSelection and chartOverlay do.",
      frame: CGRect(area))
  }
}

/// Words and numbers in messages.
enum Text {
  /// At most one decimal.
  static func number(_ v: Double) -> String {
    guard v.isFinite, abs(v) < 1e15 else { return "\(v)" }
    let tenths = (v * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// A value of an axis, as short as it is exact to six digits.
  static func value(_ v: Double) -> String {
    guard v.isFinite, abs(v) < 1e15 else { return "\(v)" }
    if v == v.rounded() { return "\(Int(v))" }
    let scale = pow(10, 5 - floor(log10(abs(v))))
    let rounded = (v * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A ratio rounded down, so that what falls short never reads as enough.
  static func ratio(_ v: Double) -> String { "\(number((v * 10).rounded(.down) / 10)):1" }

  static func list(_ names: [String], most: Int = 4) -> String {
    let shown = names.prefix(most).map { "\"\($0)\"" }
    guard names.count <= most else {
      return shown.joined(separator: ", ") + " and \(names.count - most) more"
    }
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  static func count(_ n: Int, _ one: String, _ many: String) -> String { "\(n) \(n == 1 ? one : many)" }
}

extension CGRect {
  init(_ r: Rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
}
