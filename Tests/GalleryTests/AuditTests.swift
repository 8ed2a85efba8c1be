import Foundation
import Gallery
import SwiftUI
import Testing

/// Audits the whole gallery with each accessibility setting.
@MainActor @Suite struct AuditTests {
  nonisolated static let names = Gallery.all.map(\.name)
  nonisolated private static let zone: Int32 = setenv("TZ", "UTC", 1)

  private func scene(
    _ name: String, _ scheme: ColorScheme = .light,
    _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> RenderedScene {
    #expect(Self.zone == 0)
    let example = try #require(Gallery.all.first { $0.name == name })
    let renderer = ImageRenderer(
      content: example.picture(in: scheme).transformEnvironment(\.self) { change(&$0) })
    renderer.isOpaque = true
    return renderer.scene()
  }

  private func texts(_ findings: [AuditFinding]) -> [AuditFinding] {
    findings.filter { $0.rule == "contrast" && $0.problem.contains("text needs") }
  }

  /// The name of the finding's rule. Text contrast and mark contrast have different names.
  private func key(_ finding: AuditFinding) -> String {
    finding.rule == "contrast" && finding.problem.contains("text needs") ? "contrast of text" : finding.rule
  }

  @Test(arguments: names)
  func theGalleryFallsShortOnlyWhereAReasonIsListed(name: String) throws {
    let listed = AuditExceptions.all[name] ?? [:]
    for scheme in [ColorScheme.light, .dark] {
      for finding in try scene(name, scheme).audit() where listed[key(finding)] == nil {
        Issue.record("\(name), \(scheme): \(finding)")
      }
    }
  }

  @Test(arguments: names)
  func noListedReasonIsOutOfDate(name: String) throws {
    let found = Set(
      try scene(name, .light).audit().map(key) + scene(name, .dark).audit().map(key))
    for rule in (AuditExceptions.all[name] ?? [:]).keys.sorted() where !found.contains(rule) {
      Issue.record("\(name): nothing is found for \(rule) any more; take it off the list")
    }
  }

  @Test(arguments: names.filter { AuditExceptions.all[$0]?["contrast of text"] == nil })
  func withIncreasedContrastTextHasSevenToOne(name: String) throws {
    for scheme in [ColorScheme.light, .dark] {
      let found = texts(try scene(name, scheme) { $0.colorSchemeContrast = .increased }.audit())
      for finding in found { Issue.record("\(name), \(scheme): \(finding)") }
    }
  }

  @Test(arguments: names)
  func withoutColourEverySeriesHasAnotherCue(name: String) throws {
    let found = try scene(name) { $0.accessibilityDifferentiateWithoutColor = true }.audit()
    for finding in found where ["not-colour-alone", "colour-pairs"].contains(finding.rule) {
      Issue.record("\(name): \(finding)")
    }
  }

  @Test(arguments: names)
  func withReducedTransparencyMarksAreSolid(name: String) throws {
    let found = try scene(name) { $0.accessibilityReduceTransparency = true }.audit()
    for finding in found where finding.rule == "transparency" { Issue.record("\(name): \(finding)") }
  }

  /// The examples that are large enough for large text.
  nonisolated static let tall = Gallery.all.filter { $0.size.height >= 200 }.map(\.name)

  @Test(arguments: tall, [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
  func inLargeTypeNothingIsLeftOut(name: String, size: DynamicTypeSize) throws {
    // Larger annotations can overlap, as on a device.
    let diagnostics = try scene(name) { $0.dynamicTypeSize = size }.diagnostics
    #expect(diagnostics.filter { !$0.contains("annotations overlap") } == [])
  }
}
