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
  /// The picture is checked as it is: with its colour scheme, its contrast and its text size. A picture without
  /// ground is taken to lie on the system's, white or black.
  ///
  /// - Returns: An empty list for a picture that follows every rule that can be checked; else findings in the order
  ///   of the rules, each with the measured value and a remedy.
  public func audit() -> [AuditFinding] {
    Audit.findings(in: list, background: background, hitAreas: hitAreas)
  }
}
