import SwiftUI

/// The configuration of a widget: the source of its entries, and the view of an entry.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one consists of.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// Returns the parts to draw. Configurations with a body need not implement it.
  @MainActor @preconcurrency func _widget() -> _WidgetParts
}

extension WidgetConfiguration {
  public func _widget() -> _WidgetParts { body._widget() }
}

extension Never: WidgetConfiguration {}

/// The parts of a widget.
public struct _WidgetParts {
  /// Returns the view of an entry; `nil` for an entry of another widget.
  var view: (@MainActor (any TimelineEntry) -> AnyView?)?
  /// The provider's timeline.
  var timeline: AwaitedTimeline?
  /// The views of a Live Activity.
  var activity: ActivityViews?
  var name: Text?
  /// `nil` means all families.
  var families: [WidgetFamily]?
  /// Whether the content extends to the widget's edges.
  var isMarginless = false

  init() {}
}

extension _WidgetParts: WidgetConfiguration {
  public typealias Body = Never
  public var body: Never { preconditionFailure("The parts of a widget have no body of their own") }
  public func _widget() -> _WidgetParts { self }
}

/// A widget without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates the configuration.
  public init() {}
  /// No parts.
  public var body: some WidgetConfiguration { _WidgetParts() }
}

/// A widget without settings: a provider makes entries, and a view shows one.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private var parts = _WidgetParts()

  /// Creates a widget.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget in the app.
  ///   - provider: Makes the entries, unless a preview sets others.
  ///   - content: Makes the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    parts.timeline = AwaitedTimeline(provider)
    parts.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }

  /// The parts of the widget.
  public var body: some WidgetConfiguration { parts }
}

extension WidgetConfiguration {
  private func changed(_ change: (inout _WidgetParts) -> Void) -> _WidgetParts {
    var parts = _widget()
    change(&parts)
    return parts
  }

  /// Sets the name of the widget. Screen readers read it before the content.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changed { $0.name = name }
  }
  /// Sets the name of the widget. Screen readers read it before the content.
  @StringOverload
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.name = Text(name) }
  }

  /// No-op: there is no widget gallery.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// No-op: there is no widget gallery.
  @StringOverload
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// Sets the supported families. A preview in another family shows a message instead of the content.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Lets the content extend to the widget's edges. By default there is a margin of 16 points.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.isMarginless = true } }

  /// No-op: each widget keeps its background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// No-op: widgets cannot be configured.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// No-op: a preview names the presentation that it draws.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
