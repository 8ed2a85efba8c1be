import Charts
import OpenChartsChartModel
import SwiftUI
import Testing

/// Lines between pieces of stacks and between sectors: without them as on devices, unless they are requested.
@MainActor @Suite struct MarkSeparatorTests {
  private static let names = ["a", "b", "c"]

  private var stack: some View {
    Chart(Self.names, id: \.self) {
      BarMark(x: .value("Town", "Ulm"), y: .value("Sales", 2)).foregroundStyle(by: .value("Kind", $0))
    }
  }

  private var pie: some View {
    Chart(Self.names, id: \.self) {
      SectorMark(angle: .value("Sales", 2)).foregroundStyle(by: .value("Kind", $0))
    }
  }

  private func isSeparated(_ view: some View) throws -> Bool {
    try request(of: view).environment.separatesMarks
  }

  @Test func onlyNeedsAndAuthorsSeparateMarks() throws {
    #expect(try !isSeparated(stack))
    #expect(try isSeparated(stack.chartMarkSeparator(.visible)))
    let needs = stack.environment(\.accessibilityDifferentiateWithoutColor, true)
    #expect(try isSeparated(needs))
    #expect(try !isSeparated(needs.chartMarkSeparator(.hidden)))
    #expect(try isSeparated(stack.environment(\.colorSchemeContrast, .increased)))
    #expect(try isSeparated(VStack { pie }.chartMarkSeparator(.visible)))
  }

  private func findings(_ view: some View) -> [AuditFinding] {
    let renderer = ImageRenderer(content: view.frame(width: 300, height: 240))
    renderer.isOpaque = true
    return renderer.scene().audit().filter { $0.rule == "separated" }
  }

  @Test func theAuditRecommendsSeparators() throws {
    let areas = Chart(Self.names, id: \.self) { name in
      ForEach(0..<4) { AreaMark(x: .value("Day", $0), y: .value("Sales", 2 + $0 % 2)) }
        .foregroundStyle(by: .value("Kind", name))
    }
    for view in [AnyView(stack), AnyView(pie), AnyView(areas)] {
      let finding = try #require(findings(view).first)
      #expect(finding.remedy.contains(".chartMarkSeparator(.visible)"))
      #expect(findings(view.chartMarkSeparator(.visible)).isEmpty)
    }
    // All three borders of the pie, and the borders of a ring.
    #expect(findings(pie).first?.problem.contains("3 borders") == true)
    let ring = Chart(Self.names, id: \.self) {
      SectorMark(angle: .value("Sales", 2), innerRadius: .ratio(0.6))
        .foregroundStyle(by: .value("Kind", $0))
    }
    #expect(findings(ring).count == 1)
    let apart = Chart(Self.names, id: \.self) {
      SectorMark(angle: .value("Sales", 2), angularInset: 1).foregroundStyle(by: .value("Kind", $0))
    }
    #expect(findings(apart).isEmpty)
  }
}
