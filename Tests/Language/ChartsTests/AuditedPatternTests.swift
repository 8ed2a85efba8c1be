import Charts
import SwiftUI
import Testing

/// The audit of marks with patterns, which are drawn in several pieces.
@MainActor @Suite("The audit of patterned marks")
struct AuditedPatternTests {
  /// Three stacked areas with lines in the background's colour between them. The second and third have patterns.
  private func findings(_ colors: [Color]) -> [AuditFinding] {
    let chart = Chart {
      ForEach(["Bonn", "Ulm", "Kiel"], id: \.self) { city in
        ForEach(0..<5) { day in
          AreaMark(x: .value("Day", day), y: .value("Rain", 3 + day % 2)).foregroundStyle(
            by: .value("City", city))
        }
      }
    }
    .chartForegroundStyleScale(range: colors)
    .environment(\.accessibilityDifferentiateWithoutColor, true)
    .frame(width: 320, height: 240)
    let renderer = ImageRenderer(content: chart)
    renderer.isOpaque = true
    return renderer.scene().audit()
  }

  @Test("lines around a patterned area are not separate marks, and separate it from its neighbours")
  func lines() {
    let strong = [Color(red: 0, green: 0.3, blue: 0.8), Color(red: 0.6, green: 0, blue: 0.3), .black]
    #expect(findings(strong).filter { ["contrast", "separated"].contains($0.rule) }.isEmpty)
  }

  @Test("a pale patterned area is one mark with one finding")
  func pale() {
    let weak = findings([.black, Color(red: 0.8, green: 0.9, blue: 1), .black]).filter {
      $0.rule == "contrast" && !$0.problem.contains("text needs")
    }
    #expect(weak.count == 1)
    #expect(weak.first?.problem.hasPrefix("1 mark ") == true, "\(weak)")
  }
}
