import Charts
import SwiftUI
import Testing

/// The keys of a chart in a live session are the same as in its page.
@MainActor @Suite struct LiveKeysTests {
  private struct Days: View {
    var isLying = false
    var body: some View {
      Chart {
        ForEach(["A", "B"], id: \.self) { name in
          ForEach(0..<20, id: \.self) { day in
            let cups = name == "A" ? day : 40 - day
            if isLying {
              BarMark(x: .value("Cups", cups), y: .value("Day", "Day \(day + 1)"))
                .foregroundStyle(by: .value("Name", name))
            } else {
              LineMark(x: .value("Day", day + 1), y: .value("Cups", cups))
                .foregroundStyle(by: .value("Name", name))
            }
          }
        }
      }
    }
  }

  @Test func arrowsMoveAlongTheAxisAndToTheOtherSeries() {
    let stage = LiveStage(Days())
    #expect(stage.press("enter") == "1, A, 0")
    #expect(stage.press("ArrowRight") == "2, A, 1")
    #expect(stage.press("ArrowDown") == "2, B, 39")
    #expect(stage.press("Ctrl+Right") == "4, B, 37")
    #expect(stage.press("End") == "20, B, 21")
    #expect(stage.press("Ctrl+Home") == "1, A, 0")
    #expect(stage.press("Ctrl+]") == "1, B, 40")
  }

  @Test func arrowsFollowBarsThatLie() {
    let stage = LiveStage(Days(isLying: true), height: 600)
    #expect(stage.press("enter") == "Day 1, A, 0")
    #expect(stage.press("Down") == "Day 2, A, 1")
    #expect(stage.press("Right") == "Day 2, B, 39")
  }

  @Test func arrowsFollowAMirroredChart() {
    let stage = LiveStage(Days().environment(\.layoutDirection, .rightToLeft))
    #expect(stage.press("enter") == "1, A, 0")
    #expect(stage.press("Left") == "2, A, 1")
  }

  @Test func aKeyThatDoesNotMoveSaysWhy() {
    let stage = LiveStage(Days())
    stage.press("enter")
    #expect(stage.press("Left") == "This is the first value")
    #expect(stage.press("[") == "This is the lowest value")
    #expect(stage.press("End") == "20, A, 19")
    #expect(stage.press("Right") == "This is the last value")
  }

  @Test func lettersAskAsOnPages() {
    let stage = LiveStage(Days())
    stage.press("enter")
    stage.press("Right")
    #expect(stage.press("l") == "A, B")
    #expect(stage.press("x").contains("Day"))
    #expect(stage.press("s").contains("20"))
    #expect(stage.press("b").count == 20)
    #expect(stage.press("r") == "2, A, 1")
    #expect(stage.press("n") == "20, A, 19")
  }
}
