import Foundation

/// A violation of the chart guidelines in a picture, with a remedy.
///
///     for finding in renderer.scene().audit() { print(finding) }
///     // contrast: The label "Sep", 10 pt in #898989 on #FFFFFF, has 3.5:1; text needs 4.5:1. Use #767676 or darker …
public struct AuditFinding: Hashable, Sendable, Codable {
  /// The rule's name, which never changes: `contrast`, `zero-base`, `colour-pairs` …
  public let rule: String
  /// The violation, with the measured and the required number.
  public let problem: String
  /// The remedy, with values and names of the API that can be copied.
  public let remedy: String
  /// The measured value as text: "3.5:1", "61.5".
  public let measured: String
  /// The required value in the same format.
  public let required: String
  /// Frame in points, origin at the picture's top left; `nil` for the whole picture.
  public let frame: CGRect?

  package init(
    _ rule: AuditRule, _ problem: String, measured: String, required: String, remedy: String,
    frame: CGRect? = nil
  ) {
    self.rule = rule.rawValue
    self.problem = problem
    self.remedy = remedy
    self.measured = measured
    self.required = required
    self.frame = frame
  }
}

extension AuditFinding {
  /// Returns the finding with another remedy, such as for a user of the command line tool.
  package func withRemedy(_ remedy: String) -> AuditFinding {
    AuditFinding(self, remedy: remedy)
  }

  private init(_ finding: AuditFinding, remedy: String) {
    (rule, problem, self.remedy) = (finding.rule, finding.problem, remedy)
    (measured, required, frame) = (finding.measured, finding.required, finding.frame)
  }
}

extension AuditFinding: CustomStringConvertible {
  /// One line: the rule, the problem, the remedy.
  public var description: String { "\(rule): \(problem) \(remedy)" }
}

/// The guidelines that a finished picture can be checked against.
package enum AuditRule: String, CaseIterable, Sendable {
  case marksFitData = "mark-fits-data"
  case zeroBase = "zero-base"
  case familiarTicks = "familiar-ticks"
  case gridWeight = "grid-weight"
  case hierarchy
  case compact
  case described
  case overview
  case accessible
  case groups
  case hitArea = "hit-area"
  case notColourAlone = "not-colour-alone"
  case colourPairs = "colour-pairs"
  case separated
  case contrast
  case readableText = "readable-text"
  case transparency
  case plainWords = "plain-words"
  case spelledOut = "spelled-out"
  case meaningNotLook = "meaning-not-look"
  case labelContext = "label-context"
  case quietAxes = "quiet-axes"
  case range
  case noLockedData = "no-locked-data"
  case aligned
  case audioGraph = "audio-graph"
  case smallScreen = "small-screen"
  // Rules for charts in three dimensions.
  case hiddenPoints = "hidden-points"
  case axisTexts = "axis-texts"
  case slab
  case needlessDepth = "needless-depth"
  case perspective
  case depthCue = "depth-cue"
}
