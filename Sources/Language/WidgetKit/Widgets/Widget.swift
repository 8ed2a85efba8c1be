import Foundation
import SwiftUI

/// Something that is shown outside of an app, such as a chart on a home screen.
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
/// `opencharts preview` draws it in the size that its place has.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: WidgetConfiguration
  /// What the widget is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the widget.
  @MainActor @preconcurrency init()
}

/// Several widgets of one program.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the bundle.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Ends the program with status 1 and says how to see a widget: no home screen is there to run it.
  @MainActor @preconcurrency
  public static func main() { WidgetProgram.end(String(describing: Self.self)) }
}

extension WidgetBundle {
  /// Ends the program with status 1 and says how to see widgets: no home screen is there to run them.
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

/// Puts the widgets of a bundle together.
@MainActor @resultBuilder
public enum WidgetBundleBuilder {
  /// No widget.
  public static func buildBlock() -> _NoWidget { _NoWidget() }
  /// The first of several.
  public static func buildPartialBlock<Content: Widget>(first: Content) -> Content { first }
  /// Those before and one more.
  public static func buildPartialBlock<A: Widget, B: Widget>(accumulated: A, next: B) -> some Widget {
    WidgetPair(first: accumulated, second: next)
  }
  /// Those of an `if`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget {
    OptionalWidget(content: content)
  }
  /// Those of systems from a version on.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> Content { content }
}

/// No widget at all.
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
