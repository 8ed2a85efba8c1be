import ActivityKit
import SwiftUI
import Testing

@testable import WidgetKit

private struct RunAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var pace: Double }
  var route: String
}

private struct OtherAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct RunWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RunAttributes.self) { context in
      Text(
        "\(context.attributes.route) \(context.state.pace, specifier: "%.1f") \(context.isStale ? "old" : "new")"
      )
      .frame(height: context.state.pace * 10)
      .activityBackgroundTint(Color(red: 1, green: 0, blue: 0))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Leading") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("Trailing") }
        if context.state.pace > 4 { DynamicIslandExpandedRegion(.center) { Text("Center") } }
        DynamicIslandExpandedRegion(.bottom) { Color.clear.frame(height: context.state.pace * 10) }
      } compactLeading: {
        Text("L").frame(width: 20)
      } compactTrailing: {
        Text("T").frame(width: 20)
      } minimal: {
        Text("M")
      }
      .contentMargins(.leading, 10, for: .compactLeading)
      .keylineTint(Color(red: 0, green: 1, blue: 0))
    }
    .supplementalActivityFamilies([.small])
  }
}

@MainActor @Suite("Live Activities") struct ActivityTests {
  private func renderer(_ kind: ActivityPreviewViewKind, pace: Double = 5) -> ImageRenderer<some View> {
    ImageRenderer(
      content: ActivityFrame(
        views: RunWidget().parts.activity,
        context: ActivityViewContext(
          attributes: RunAttributes(route: "River"), state: .init(pace: pace), activityID: "1", isStale: false
        ),
        kind: kind))
  }

  @Test("On a lock screen, it is as wide as the phone allows, has its ideal height, and its colour")
  func content() throws {
    #expect(renderer(.content).scene().size == CGSize(width: 371, height: 50))
    #expect(renderer(.content, pace: 30).scene().size == CGSize(width: 371, height: 160))
    #expect(renderer(.content).transcript().contains("River 5.0 new"))
    #expect(try renderer(.content).svg().contains("#f00"))
  }

  @Test("The island is around the camera: beside it, below it, or small")
  func island() throws {
    let compact = renderer(.dynamicIsland(.compact))
    // The width is the sum of both parts, the margin, the two ends of the capsule, and the camera.
    #expect(abs(compact.scene().size.width - (20 + 20 + 10 + 2 * 8 + 125)) < 0.01)
    #expect(compact.transcript().contains("L") && compact.transcript().contains("T"))
    #expect(renderer(.dynamicIsland(.minimal)).transcript().contains("M"))
    #expect(renderer(.dynamicIsland(.minimal)).scene().size.width < 46)
    let expanded = renderer(.dynamicIsland(.expanded))
    for word in ["Leading", "Trailing", "Center"] { #expect(expanded.transcript().contains(word)) }
    #expect(!renderer(.dynamicIsland(.expanded), pace: 4).transcript().contains("Center"))
    #expect(expanded.scene().size.width == 371)
    #expect(renderer(.dynamicIsland(.expanded), pace: 90).scene().size.height == 160)
    // The background is black, the text white, and the line in the author's colour.
    #expect(try expanded.svg().contains("#000") && expanded.svg().contains("#0f0"))
  }

  @Test("A preview shows each state")
  func preview() {
    let preview = _Preview(
      "Runs", as: .content, using: RunAttributes(route: "Park"), widget: { RunWidget() },
      contentStates: {
        RunAttributes.ContentState(pace: 5)
        RunAttributes.ContentState(pace: 6)
      })
    let words = ImageRenderer(content: AnyView(preview.makeView())).transcript()
    #expect(words.contains("Park 5.0 new") && words.contains("Park 6.0 new"))
  }

  @Test("Attributes are shown by the program's widget for them")
  func attributes() {
    let view = RunAttributes(route: "Hill").previewContext(.init(pace: 7), isStale: true, viewKind: .content)
    #expect(ImageRenderer(content: view).transcript().contains("Hill 7.0 old"))
    let none = OtherAttributes().previewContext(.init(), viewKind: .content)
    #expect(ImageRenderer(content: none).transcript().contains("No ActivityConfiguration"))
  }

  @Test("Activities never start, and the error says why")
  func activities() async {
    let content = ActivityContent(state: RunAttributes.ContentState(pace: 5), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: RunAttributes(route: "River"), content: content)
    }
    #expect(
      ActivityAuthorizationError.unsupported.localizedDescription == "This system shows no Live Activities.")
    #expect(Activity<RunAttributes>.activities.isEmpty)
    for await _ in Activity<RunAttributes>.activityUpdates { Issue.record("an activity began") }
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
  }
}
