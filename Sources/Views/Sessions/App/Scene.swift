import ViewCore

/// A part of an app's interface with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Scene
  /// The scenes that this scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the views of this scene's window. Scenes with a body need not write it.
  @MainActor @preconcurrency
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes)

  /// Adds the windows that may be opened beside the first. Scenes with a body need not write it.
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

/// A window for each reader. A group with an identifier or for values can be opened over it, once more.
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

  /// A window without a title: the page is called after the app.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// A window with an identifier, by which `openWindow(id:)` opens one over the first.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id: id, content()) }

  /// A window whose title is the page's, in the reader's language.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// A window with a title in the reader's language, and an identifier by which `openWindow(id:)` opens one over the
  /// first.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content())
  }

  /// A window whose title, not localised, is the page's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  /// A window with a title that is not localised, and an identifier by which `openWindow(id:)` opens one over the
  /// first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content())
  }
}

/// The name of a window; none where it has none.
struct WindowTitle {
  var text: Text?
}

extension WindowGroup: Scene {
  /// A window shows its content by itself.
  public typealias Body = Never
  /// Never read: the content is shown in its place.
  public var body: Never { preconditionFailure("WindowGroup has no body of its own") }

  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content.preference(key: WindowTitleKey.self, value: title.text)
      ._makeNodes(in: context.child(.index(0)), into: &nodes)
  }

  public func _addWindows(in context: _ViewContext, to windows: inout _Windows) {
    windows.kinds.append(window)
  }
}

/// One window; in a browser it is like ``WindowGroup``.
public struct Window<Content: View> {
  private let group: WindowGroup<Content>

  /// A window with a title in the reader's language; `openWindow(id:)` opens it over the first.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(titleKey, id: id, content: content)
  }

  /// A window with a title that is not localised; `openWindow(id:)` opens it over the first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }
}

extension Window: Scene {
  /// The window as a group of one.
  public var body: some Scene { group }
}

/// Settings of an app: a window that opens beside the first, which a browser does not show.
public struct Settings<Content: View> {
  /// Settings whose content is never made, as nothing here shows it.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene {
  /// Settings have no scenes within.
  public typealias Body = Never
  /// Never read: settings are not shown.
  public var body: Never { preconditionFailure("Settings has no body of its own") }
  public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {}
}

/// Puts scenes together; the first with a window is what a browser shows.
@resultBuilder
public enum SceneBuilder {
  /// A closure of one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first of several scenes.
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  /// Those before and one more: the page shows the first that has a window, and the others may be opened over it.
  public static func buildPartialBlock<A: Scene, B: Scene>(accumulated: A, next: B) -> some Scene {
    ScenePair(first: accumulated, second: next)
  }
}

struct ScenePair<First: Scene, Second: Scene> {
  let first: First
  let second: Second
}

extension ScenePair: Scene {
  typealias Body = Never
  var body: Never { preconditionFailure("A pair of scenes has no body of its own") }

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
