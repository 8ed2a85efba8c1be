import SwiftUI
import WidgetKit

/// A type that makes the entries of a widget with settings.
public protocol AppIntentTimelineProvider: SendableMetatype {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// The type of the context.
  typealias Context = TimelineProviderContext
  /// Returns a placeholder entry.
  func placeholder(in context: Context) -> Entry
  /// Returns one entry for a widget gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns all entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

/// A widget with settings, which have their default values.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let widget: StaticConfiguration<Content>

  /// Creates a widget.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget in the app.
  ///   - intent: The type of the settings.
  ///   - provider: Makes the entries, unless a preview sets others.
  ///   - content: Makes the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    widget = StaticConfiguration(
      kind: kind, provider: DefaultSettingsProvider(provider: provider), content: content)
  }

  /// The widget.
  public var body: some WidgetConfiguration { widget }
}

/// Requests the entries for default settings.
private struct DefaultSettingsProvider<Provider: AppIntentTimelineProvider>: TimelineProvider,
  @unchecked Sendable
{
  // A provider is called by one task at a time. Apple's protocol does not require sendable providers either.
  let provider: Provider

  func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void) {
    Task { completion(await provider.snapshot(for: Provider.Intent(), in: context)) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void
  ) {
    Task { completion(await provider.timeline(for: Provider.Intent(), in: context)) }
  }
}
