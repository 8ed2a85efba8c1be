import Foundation
import Testing

@testable import OpenChartsCommandLineTool

extension BuiltPreviewTests {
  @Test("widgets are drawn in the size of their family, with any bundle as entry point")
  func widgets() throws {
    let file = try folder.file("Steps.swift", Self.widget)
    let output = folder.path + "/widgets"
    let scratch = folder.path + "/scratch"
    let result = run(
      ["preview", file, "-o", output, "--format", "svg", "--once", "--scratch-path", scratch])
    #expect(result.status == 0 && result.error == [])
    func size(_ name: String) throws -> [Int] {
      let svg = try String(contentsOfFile: "\(output)/Steps-\(name).svg", encoding: .utf8)
      let box = try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
      return [Int(box.output.1)!, Int(box.output.2)!]
    }
    #expect(try size("Small") == [190, 190])
    #expect(try size("Asked") == [370, 2 * 158 + 48])
    #expect(try size("Lock") == [403, 92])

    // Without previews, each family that a widget supports is drawn with its provider's entry.
    let bare = try folder.file(
      "Bare.swift",
      Self.widget.split(separator: "\n").filter { !$0.hasPrefix("#Preview") }.joined(separator: "\n")
        .replacing(
          ".containerBackground(.orange, for: .widget)\n    }",
          with: "}\n    .supportedFamilies([.systemSmall, .systemLarge])"))
    let implied = run(
      ["preview", bare, "-o", output, "--format", "svg", "--once", "--scratch-path", scratch])
    #expect(implied.out == ["systemSmall", "systemLarge"].map { "\(output)/Bare-Steps-\($0).svg" })
    #expect(implied.error == [])
  }

  private static let widget = """
    import ActivityKit
    import Charts
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { var date = Date.now; var steps = [3, 5, 4] }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry() }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(), Entry(steps: [1, 2])], policy: .after(.now + 60)))
      }
    }
    struct Steps: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: Provider()) { entry in
          Chart(Array(entry.steps.enumerated()), id: \\.offset) { day, steps in
            BarMark(x: .value("Day", day), y: .value("Steps", steps))
          }
          .containerBackground(.orange, for: .widget)
        }
      }
    }
    struct Run: ActivityAttributes {
      struct ContentState: Codable, Hashable { var pace = 5.0 }
    }
    struct Running: Widget {
      var body: some WidgetConfiguration {
        let configuration = ActivityConfiguration(for: Run.self) { context in
          Color.mint.frame(height: 60)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text(context.state.pace, format: .number) }
          } compactLeading: {
          } compactTrailing: {
          } minimal: {
          }
        }
        if #available(iOS 18.0, *) {
          return configuration.supplementalActivityFamilies([.small])
        } else {
          return configuration
        }
      }
    }
    @main struct All: WidgetBundle {
      var body: some Widget {
        Steps()
        if #available(iOS 16.1, *) { Running() }
      }
    }
    #Preview("Small", as: .systemSmall) { Steps() } timeline: { Entry() }
    #Preview("Asked", as: .systemMedium) { Steps() } timelineProvider: { Provider() }
    #Preview("Lock", as: .content, using: Run()) { Running() } contentStates: { Run.ContentState() }
    """
}
