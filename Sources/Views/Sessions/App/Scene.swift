import OpenChartsViewCore

/// A part of an app's interface with its own life cycle, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Scene
  /// The scenes that make up this scene.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the views of this scene's window. Scenes with a body need not implement it.
  @MainActor @preconcurrency
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes)

  /// Adds the windows that can be opened in addition to the first. Scenes with a body need not implement it.
  @MainActor @preconcurrency
  func _addWindows(in context: _ViewContext, to windows: inout _Windows)
}

extension Never: Scene {}

extension Scene {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let (body, inner) = evaluated(in: context)
    body._makeNodes(in: inner, into: &nodes)
  }

  public func _addWindows(in context: _ViewContext, to windows: inout _Windows) {
    guard Body.self != Never.self else { return }
    let (body, inner) = evaluated(in: context)
    body._addWindows(in: inner, to: &windows)
  }

  private func evaluated(in context: _ViewContext) -> (Body, _ViewContext) {
    let scope = context.scope.child(.type(ObjectIdentifier(Self.self)))
    let body = scope.evaluate(self, in: context.environment) { $0.body }
    return (body, _ViewContext(environment: context.environment, scope: scope))
  }
}

/// A scene that is not composed of others.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// Never called: the scene makes its own nodes.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

/// A window for each browser session. A group with an identifier or for values can also be opened over the first
/// window.
public struct WindowGroup<Content: View> {
  private let title: WindowTitle
  private let content: Content
  private let window: WindowKind

  init(_ title: Text?, id: String? = nil, _ content: Content) {
    self.init(title, WindowKind(id: id) { _ in AnyView(content) }, content)
  }

  init(_ title: Text?, _ window: WindowKind, _ content: Content) {
    self.title = WindowTitle(text: title)
    self.window = window
    self.content = content
  }

  /// Creates a window without a title. The page's title is the name of the app.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Creates a window with an identifier; `openWindow(id:)` opens it over the first window.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id: id, content()) }

  /// Creates a window with a title in the user's language, which is also the page's title.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates a window with a title in the user's language, and an identifier for `openWindow(id:)`.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content())
  }
}

/// The title of a window; `nil` text if it has none.
struct WindowTitle {
  var text: Text?
}

extension WindowGroup: _PrimitiveScene {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content.preference(key: WindowTitleKey.self, value: title.text)
      ._makeNodes(in: context.child(.index(0)), into: &nodes)
  }

  public func _addWindows(in context: _ViewContext, to windows: inout _Windows) {
    windows.kinds.append(window)
  }
}

/// A single window; in a browser it behaves like ``WindowGroup``.
public struct Window<Content: View> {
  private let group: WindowGroup<Content>

  /// Creates a window with a title in the user's language; `openWindow(id:)` opens it over the first window.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(titleKey, id: id, content: content)
  }
}

extension Window: Scene {
  /// The window as a group.
  public var body: some Scene { group }
}

/// The settings window of an app. A browser does not show it.
public struct Settings<Content: View> {
  /// Creates a settings scene. The content is never evaluated, because the window is not shown.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {}
}

/// Combines scenes. The browser shows the first one with a window.
@resultBuilder
public enum SceneBuilder {
  /// Returns a single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first of several scenes.
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  /// Combines the previous scenes with the next one. The page shows the first with a window; the others can be opened
  /// over it.
  public static func buildPartialBlock<A: Scene, B: Scene>(accumulated: A, next: B) -> some Scene {
    ScenePair(first: accumulated, second: next)
  }
}

struct ScenePair<First: Scene, Second: Scene> {
  let first: First
  let second: Second
}

extension ScenePair: _PrimitiveScene {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let count = nodes.list.count
    first._makeNodes(in: context.child(.index(0)), into: &nodes)
    if nodes.list.count == count { second._makeNodes(in: context.child(.index(1)), into: &nodes) }
  }

  func _addWindows(in context: _ViewContext, to windows: inout _Windows) {
    first._addWindows(in: context.child(.index(0)), to: &windows)
    second._addWindows(in: context.child(.index(1)), to: &windows)
  }
}
