import Audit
import DisplayList
import Foundation
import ViewCore

extension RenderedScene {
  /// Checks the picture's charts against the guidelines for charts, rule by rule: contrast of text and marks,
  /// colours that look alike, cues beside colour, bars from zero, familiar ticks, room, and what a screen
  /// reader says.
  ///
  ///     for finding in renderer.scene().audit() { print(finding) }
  ///
  /// The audit checks the picture with its colour scheme, contrast and text size. A picture without a background is
  /// checked on the system's background, white or black.
  ///
  /// - Returns: An empty list for a picture that follows every rule that can be checked; else findings in the order
  ///   of the rules, each with the measured value and a remedy.
  public func audit() -> [AuditFinding] {
    Audit.findings(in: list, background: background, hitAreas: hitAreas)
  }
}
