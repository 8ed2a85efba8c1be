import Foundation
import SwiftUI

/// Content shown outside an app, such as a chart on a home screen.
///
///     struct StepsWidget: Widget {
///       var body: some WidgetConfiguration {
///         StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
///           StepsChart(steps: entry.steps).containerBackground(.background, for: .widget)
///         }
///       }
///     }
///
///     #Preview(as: .systemMedium) { StepsWidget() } timelineProvider: { StepsProvider() }
///
/// `opencharts preview` draws it in the size of its family.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: WidgetConfiguration
  /// The configuration of the widget.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
}

/// Several widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Prints how to preview the widget and exits with status 1: there is no home screen on Linux.
  @MainActor @preconcurrency
  public static func main() { WidgetProgram.end(String(describing: Self.self)) }
}

extension WidgetBundle {
  /// Prints how to preview the widget and exits with status 1: there is no home screen on Linux.
  @MainActor @preconcurrency
  public static func main() { WidgetProgram.end(String(describing: Self.self)) }
}

private enum WidgetProgram {
  static func end(_ name: String) {
    FileHandle.standardError.write(
      Data(
        "\(name): a widget does not run by itself; `opencharts preview FILE.swift` draws its previews\n".utf8)
    )
    exit(1)
  }
}

/// A result builder of the widgets in a bundle.
@MainActor @resultBuilder
public enum WidgetBundleBuilder {
  /// Builds an empty bundle.
  public static func buildBlock() -> _NoWidget { _NoWidget() }
  /// Builds the first widget.
  public static func buildPartialBlock<Content: Widget>(first: Content) -> Content { first }
  /// Appends a widget.
  public static func buildPartialBlock<A: Widget, B: Widget>(accumulated: A, next: B) -> some Widget {
    WidgetPair(first: accumulated, second: next)
  }
  /// Builds the widget of an `if`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    OptionalWidget(content: content)
  }
  /// Builds the widget of an `if #available`.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content { content }
}

/// A widget without content.
public struct _NoWidget: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct WidgetPair<First: Widget, Second: Widget>: Widget {
  var first = First()
  var second = Second()

  init() {}
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  var body: some WidgetConfiguration { first.body }
}

struct OptionalWidget<Content: Widget>: Widget {
  var content: Content?

  init() {}
  init(content: Content?) { self.content = content }

  var body: some WidgetConfiguration { content?.body._widget() ?? _WidgetParts() }
}
