import Foundation
import OpenChartsDisplayList

/// Checks a finished picture against all rules.
package enum Audit {
  /// - Parameters:
  ///   - background: The background under the picture; `nil` takes the background for which the first chart was made.
  ///   - hitAreas: Frames of the interactive areas within charts.
  /// - Returns: Findings in the order of the rules, and for each rule in reading order.
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
      findings += SpaceRules.findings(chart, in: picture)
    }
    findings += ReadingRules.alignment(picture.charts)
    findings += DescriptionRules.hiddenCharts(in: picture)
    findings += TextContrast.findings(picture)
    findings += ReadableText.findings(picture)
    findings += hitAreas.compactMap(small)
    return findings
  }

  private static func small(_ area: Rect) -> AuditFinding? {
    guard area.width < 24 || area.height < 24, area.width > 0, area.height > 0 else { return nil }
    let size = "\(Text.number(area.width)) × \(Text.number(area.height)) pt"
    return AuditFinding(
      .hitArea, "A pointer target of \(size) is hard to hit; 24 × 24 pt is sufficient.", measured: size,
      required: "24 × 24 pt",
      remedy: "Put the gesture on the whole plot area, as chartXSelection and chartOverlay do.",
      frame: CGRect(area))
  }
}
