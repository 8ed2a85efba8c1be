import Foundation
import OpenChartsAudit
import SwiftUI

/// The output format of an audit.
package enum AuditFormat: String, CaseIterable { case text, json }

/// The findings about one picture, as text or JSON.
struct AuditReport {
  let file: String
  let findings: [AuditFinding]

  /// The report for standard output.
  func text(_ format: AuditFormat) throws -> String {
    switch format {
    case .text: lines.joined(separator: "\n")
    case .json: try json
    }
  }

  private var lines: [String] {
    guard !findings.isEmpty else { return ["\(file): follows every rule that can be checked"] }
    var lines = findings.flatMap { finding in
      ["\(finding.rule): \(finding.problem)", "    \(finding.remedy)"]
    }
    lines.append("\(file): \(findings.count) \(findings.count == 1 ? "finding" : "findings")")
    return lines
  }

  private struct Document: Encodable {
    var file: String
    var count: Int
    var findings: [AuditFinding]
    /// Rules that every chart of the tool follows, each with the reason.
    var keptByAll: [String: String]
  }

  private var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let document = Document(
        file: file, count: findings.count, findings: findings,
        keptByAll: Dictionary(uniqueKeysWithValues: RulesInEveryChart.all.map { ($0.rule, $0.reason) }))
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }
}
