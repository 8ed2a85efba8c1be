import Charts
import Foundation
import Observation
import SwiftUI
import Testing

/// Pictures of large loops in a session, before and after a change of a value that the loop's closure reads.
@MainActor @Suite struct LoopSessionTests {
  @MainActor private enum Settings {
    static var factor = 1.0
  }

  @MainActor @Observable final class Model {
    static let shared = Model()
    var factor = 1.0
  }

  private nonisolated static let samples: [Double] = (0..<2_000).map { Double($0 % 100) }

  enum Source: CaseIterable, Sendable { case constant, singleton, defaults, state, environment }

  private struct FactorKey: EnvironmentKey { static var defaultValue: Double { 1 } }

  private struct Points: View {
    let source: Source
    let factor: Double
    @Environment(\.self) private var environment

    var body: some View {
      let key = "LoopSessionTests"
      switch source {
      case .constant:
        Chart {
          ForEach(LoopSessionTests.samples, id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0 * Settings.factor))
          }
        }
      case .singleton:
        Chart {
          ForEach(LoopSessionTests.samples, id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0 * Model.shared.factor))
          }
        }
      case .defaults:
        Chart {
          ForEach(LoopSessionTests.samples, id: \.self) {
            PointMark(
              x: .value("X", $0),
              y: .value("Y", $0 * (UserDefaults.standard.double(forKey: "LoopSessionTests"))))
          }
        }
        .accessibilityHint(key)
      case .state, .environment:
        Chart {
          ForEach(LoopSessionTests.samples, id: \.self) {
            PointMark(x: .value("X", $0), y: .value("Y", $0 * factor))
          }
        }
      }
    }
  }

  private struct Sample: View {
    let source: Source
    @State private var presses = 0
    var body: some View {
      VStack {
        Button("Double") {
          let next = pow(2, Double(presses + 1))
          Settings.factor = next
          Model.shared.factor = next
          UserDefaults.standard.set(next, forKey: "LoopSessionTests")
          presses += 1
        }
        Points(source: source, factor: pow(2, Double(presses))).id(presses / 100)
        Text("presses \(presses)")
      }
    }
  }

  @Test(
    "A change of a value that a loop reads is in the next picture, for every kind of storage",
    arguments: Source.allCases)
  func pictures(source: Source) throws {
    Settings.factor = 1
    Model.shared.factor = 1
    UserDefaults.standard.set(1.0, forKey: "LoopSessionTests")
    defer { UserDefaults.standard.removeObject(forKey: "LoopSessionTests") }
    let browser = Browser(Sample(source: source), width: 400, height: 300)
    func highest() throws -> Double {
      let summary = try #require(browser.parts.first { $0["r"] as? String == "chart" }?["v"] as? String)
      let numbers = summary.split { !"0123456789".contains($0) }.compactMap { Double($0) }
      return try #require(numbers.max())
    }
    browser.wait(2)
    let before = try highest()
    browser.use("Double", "press")
    browser.wait(2)
    browser.use("Double", "press")
    browser.wait(2)
    let after = try highest()
    #expect(after == 4 * before, "\(source): \(before) to \(after)")
  }
}
