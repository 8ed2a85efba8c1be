import ActivityKit
import Isolation
import Previews
import SwiftUI

/// Registers a widget to be shown by tools, with the entries that it shows: each in the size of its place, one below
/// another.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Registers a widget to be shown by tools, with the entries that a provider makes.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Registers a Live Activity to be shown by tools, in each of some states: one below another.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @ContentStatesBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Puts the states of an activity's preview together.
@resultBuilder
public enum ContentStatesBuilder<Attributes: ActivityAttributes> {
  /// The part of an activity that changes.
  public typealias State = Attributes.ContentState
  /// One state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Several states.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// All in their order.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }
  /// Those of an `if`, or none.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
  /// Those of one branch.
  public static func buildEither(first: [State]) -> [State] { first }
  /// Those of the other branch.
  public static func buildEither(second: [State]) -> [State] { second }
}

extension _Preview {
  /// A widget with entries.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name: name) { WidgetsShown(parts: widget().parts, family: family, entries: timeline()) }
  }

  /// A widget with a provider's entries.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name: name) {
      WidgetsAwaited(parts: widget().parts, family: family, timeline: AwaitedTimeline(timelineProvider()))
    }
  }

  /// A Live Activity in some states.
  @MainActor public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ContentStatesBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name: name) {
      let look = widget().parts.activity
      let states = contentStates()
      return VStack(spacing: 16) {
        ForEach(states.indices, id: \.self) { index in
          ActivityFrame(
            look: look,
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

/// The widgets of a program without previews, in each of their places, with what their providers make.
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

/// A widget with each of its entries.
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

/// The same where a provider makes the entries; until they are there, one that stands for them.
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
