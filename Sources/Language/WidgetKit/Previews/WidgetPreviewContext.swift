import ActivityKit
import Previews
import SwiftUI

/// Shows the views of a `PreviewProvider` as a widget's content in one of its places.
///
///     StepsView(entry: entry).previewContext(WidgetPreviewContext(family: .systemSmall))
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// The place.
  public init(family: WidgetFamily) { self.family = family }

  /// The content in its place.
  public func _shown(_ content: AnyView) -> AnyView {
    var parts = _WidgetParts()
    parts.view = { _ in content }
    return AnyView(WidgetFrame(parts: parts, family: family, entry: NoEntry()).modifier(Screen()))
  }

  private struct NoEntry: TimelineEntry { var date = Date.distantPast }
}

extension ActivityAttributes {
  /// A Live Activity with these attributes for a `PreviewProvider`, as the program's widget for them shows it.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let context = ActivityViewContext(
      attributes: self, state: state, activityID: "preview", isStale: isStale)
    let look = PreviewDiscovery.conformingTypes(toProtocolNamed: "Widget")
      .compactMap { ($0 as? any Widget.Type)?.init().parts.activity }
      .first { $0.content(context) != nil }
    return ActivityFrame(look: look, context: context, kind: viewKind).modifier(Screen()).previewLayout(
      .sizeThatFits)
  }
}
