import Foundation
import OpenChartsAudit
import OpenChartsDisplayList
import OpenChartsViewCore

extension RenderedScene {
  /// Checks the picture's charts against the guidelines for charts, rule by rule: contrast of text and marks, similar
  /// colours, cues besides colour, bars that start at zero, familiar ticks, space, and accessibility texts.
  ///
  ///     for finding in renderer.scene().audit() { print(finding) }
  ///
  /// The audit checks the picture with its colour scheme, contrast and text size. A picture without a background is
  /// checked on the system's background, white or black.
  ///
  /// - Returns: Findings in the order of the rules, each with the measured value and a remedy; empty if the picture
  ///   follows every rule that can be checked.
  public func audit() -> [AuditFinding] {
    Audit.findings(in: list, background: background, hitAreas: hitAreas)
  }
}
