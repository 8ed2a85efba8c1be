import SwiftUI

/// What a widget is made of: where its entries come from, and how one is shown.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: WidgetConfiguration
  /// What this one is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// The parts that are drawn. Configurations with a body need not write it.
  @MainActor @preconcurrency func _widget() -> _WidgetParts
}

extension WidgetConfiguration {
  public func _widget() -> _WidgetParts { body._widget() }
}

extension Never: WidgetConfiguration {}

/// The parts of a widget.
public struct _WidgetParts {
  /// The view of an entry; `nil` where that is not one of this widget's.
  var view: (@MainActor (any TimelineEntry) -> AnyView?)?
  /// What its provider makes.
  var timeline: AwaitedTimeline?
  /// The look of a Live Activity.
  var activity: ActivityLook?
  var name: Text?
  /// `nil`: all.
  var families: [WidgetFamily]?
  /// Whether the content reaches the widget's edges.
  var isMarginless = false

  init() {}
}

extension _WidgetParts: WidgetConfiguration {
  public typealias Body = Never
  public var body: Never { preconditionFailure("The parts of a widget have no body of their own") }
  public func _widget() -> _WidgetParts { self }
}

/// A widget that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Nothing.
  public init() {}
  /// No parts.
  public var body: some WidgetConfiguration { _WidgetParts() }
}

/// A widget that its reader cannot change: a provider makes entries, and a view shows one.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private var parts = _WidgetParts()

  /// A widget of entries.
  ///
  /// - Parameters:
  ///   - kind: Tells it from an app's other widgets, for systems that have put it on a screen.
  ///   - provider: Makes the entries, where a preview does not name others.
  ///   - content: Shows one.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    parts.timeline = AwaitedTimeline(provider)
    parts.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }

  /// The parts.
  public var body: some WidgetConfiguration { parts }
}

extension WidgetConfiguration {
  private func changed(_ change: (inout _WidgetParts) -> Void) -> _WidgetParts {
    var parts = _widget()
    change(&parts)
    return parts
  }

  /// The widget's name: screen readers say it before the content.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changed { $0.name = name }
  }
  /// The widget's name: screen readers say it before the content.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.name = Text(name) }
  }
  /// The widget's name as it is: screen readers say it before the content.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    changed { $0.name = Text(name) }
  }

  /// What a reader who chooses widgets is told; nobody chooses here.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What a reader who chooses widgets is told; nobody chooses here.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What a reader who chooses widgets is told; nobody chooses here.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// Where the widget may stand; a preview for another place says that instead of the content.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Lets the content reach the widget's edges, from which it keeps 16 points otherwise.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.isMarginless = true } }

  /// Whether the background may be left away where widgets have none; here each keeps its own.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  /// Whether a reader is asked for choices when the widget is added; nobody is asked here.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// In which other places a Live Activity is shown: a preview draws the one that it names.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
