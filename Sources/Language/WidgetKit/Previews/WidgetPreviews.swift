import ActivityKit
import OpenChartsIsolation
import OpenChartsPreviews
import SwiftUI

/// Registers a preview of a widget with entries, one below the other in the size of the family.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "PreviewMacro")

/// Registers a preview of a widget with the entries that a provider makes.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "PreviewMacro")

/// Registers a preview of a Live Activity with several states, one below the other.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @ContentStatesBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "PreviewMacro")

/// A result builder of an activity's states.
@resultBuilder
public enum ContentStatesBuilder<Attributes: ActivityAttributes> {
  /// The changing values of an activity.
  public typealias State = Attributes.ContentState
  /// Builds one state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Builds several states.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// Builds all states in order.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
  /// Builds the states of a loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }
  /// Builds the states of an `if` without `else`.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
  /// Builds the states of an `if` branch.
  public static func buildEither(first: [State]) -> [State] { first }
  /// Builds the states of an `else` branch.
  public static func buildEither(second: [State]) -> [State] { second }
}

extension _Preview {
  /// Creates a preview of a widget with entries.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name) { WidgetsShown(parts: widget().parts, family: family, entries: timeline()) }
  }

  /// Creates a preview of a widget with a provider's entries.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name: name) {
      WidgetsAwaited(parts: widget().parts, family: family, timeline: AwaitedTimeline(timelineProvider()))
    }
  }

  /// Creates a preview of a Live Activity with several states.
  @MainActor public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ContentStatesBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name: name) {
      let views = widget().parts.activity
      let states = contentStates()
      return VStack(spacing: 16) {
        ForEach(states.indices, id: \.self) { index in
          ActivityFrame(
            views: views,
            context: ActivityViewContext(
              attributes: attributes, state: states[index], activityID: "preview-\(index)", isStale: false),
            kind: kind)
        }
      }
      .modifier(Screen())
    }
  }
}

extension Widget {
  var parts: _WidgetParts { body._widget() }
}

/// Previews of widgets that have none: each supported family with the provider's entries.
private struct WidgetsOfProgram: _ImpliedPreviews {
  static var previews: [(type: String, preview: _Preview)] {
    PreviewDiscovery.conformingTypes(toProtocolNamed: "Widget")
      .compactMap { $0 as? any Widget.Type }
      .map { (name: String(describing: $0), parts: $0.init().parts) }
      .sorted { $0.name < $1.name }
      .flatMap { widget in
        guard let timeline = widget.parts.timeline else { return [(type: String, preview: _Preview)]() }
        let families = widget.parts.families ?? [.systemSmall, .systemMedium, .systemLarge]
        return families.map { family in
          let preview = _Preview(name: family.description) {
            WidgetsAwaited(parts: widget.parts, family: family, timeline: timeline)
          }
          return (widget.name, preview)
        }
      }
  }
}

/// Shows a widget with each of its timeline entries.
private struct WidgetsShown: View {
  let parts: _WidgetParts
  let family: WidgetFamily
  let entries: [any TimelineEntry]

  var body: some View {
    VStack(spacing: 16) {
      ForEach(entries.indices, id: \.self) { WidgetFrame(parts: parts, family: family, entry: entries[$0]) }
    }
    .modifier(Screen())
  }
}

/// A widget with the entries that a provider makes; until they arrive, with its placeholder.
private struct WidgetsAwaited: View {
  let parts: _WidgetParts
  let family: WidgetFamily
  let timeline: AwaitedTimeline
  @State private var entries: [any TimelineEntry]?

  private var context: TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: true, displaySize: family.size)
  }

  var body: some View {
    if let entries {
      WidgetsShown(parts: parts, family: family, entries: entries)
    } else {
      WidgetFrame(parts: parts, family: family, entry: timeline.placeholder(context))
        .redacted(reason: .placeholder)
        .modifier(Screen())
        .task { @MainActor in entries = await timeline.entries(context) }
    }
  }
}
