import ActivityKit
import SwiftUI

/// The views of a Live Activity on a lock screen and around a phone's camera.
///
///     ActivityConfiguration(for: RunAttributes.self) { context in
///       PaceChart(paces: context.state.paces)
///     } dynamicIsland: { context in
///       DynamicIsland {
///         DynamicIslandExpandedRegion(.bottom) { PaceChart(paces: context.state.paces) }
///       } compactLeading: {
///         Image(systemName: "figure.run")
///       } compactTrailing: {
///         Text(context.state.paces.last ?? 0, format: .number)
///       } minimal: {
///         Image(systemName: "figure.run")
///       }
///     }
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private var parts = _WidgetParts()

  /// Creates a configuration for activities with these attributes.
  public init<Content: View>(
    for attributesType: Attributes.Type = Attributes.self,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    parts.activity = ActivityViews(
      content: { context in
        (context as? ActivityViewContext<Attributes>).map { AnyView(content($0)) }
      },
      island: { context in (context as? ActivityViewContext<Attributes>).map(dynamicIsland) })
  }

  /// The parts of the widget.
  public var body: some WidgetConfiguration { parts }
}
