import ActivityKit
import OpenChartsPreviews
import SwiftUI

/// Shows the views of a `PreviewProvider` as the content of a widget.
///
///     StepsView(entry: entry).previewContext(WidgetPreviewContext(family: .systemSmall))
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Creates a context for a family.
  public init(family: WidgetFamily) { self.family = family }

  /// Returns the content in a widget.
  public func _shown(_ content: AnyView) -> AnyView {
    var parts = _WidgetParts()
    parts.view = { _ in content }
    return AnyView(WidgetFrame(parts: parts, family: family, entry: NoEntry()).modifier(Screen()))
  }

  private struct NoEntry: TimelineEntry { var date = Date.distantPast }
}

extension ActivityAttributes {
  /// Shows a Live Activity with these attributes in a `PreviewProvider`, using the program's widget for them.
  @MainActor public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let context = ActivityViewContext(
      attributes: self, state: state, activityID: "preview", isStale: isStale)
    let views = PreviewDiscovery.conformingTypes(toProtocolNamed: "Widget")
      .compactMap { ($0 as? any Widget.Type)?.init().parts.activity }
      .first { $0.content(context) != nil }
    return ActivityFrame(views: views, context: context, kind: viewKind).modifier(Screen()).previewLayout(
      .sizeThatFits)
  }
}
