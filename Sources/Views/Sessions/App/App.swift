import OpenChartsViewCore

/// A program that serves views to browsers.
///
///     @main struct Weather: App {
///       var body: some Scene {
///         WindowGroup { ForecastView() }
///       }
///     }
///
/// When run, it serves its first window to this machine only, and prints the address. Each browser that opens the
/// address gets its own instance of the app with its own state, like a device on Apple's systems.
///
/// The arguments `--address` and `--port` set the interface and port to listen on (by default 127.0.0.1 and a free
/// port); `--open` opens the page in the user's browser.
@MainActor @preconcurrency
public protocol App {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Scene
  /// The windows. The page shows the first one.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Creates the app, once for each browser session.
  @MainActor @preconcurrency init()
}

extension App {
  /// Serves the app until the process ends, and prints the address of its page.
  ///
  /// Exits with a message and status 1 if it cannot listen on the address or port, or if libwebsockets is not
  /// installed; with status 2 if `--address` or `--port` has no value, or the port is not valid. Ignores other
  /// arguments.
  @MainActor @preconcurrency
  public static func main() {
    LiveProgram.run(title: String(describing: Self.self)) { AnyView(AppHost(app: Self())) }
  }
}

/// The view of an app: its first window, and the windows opened over it.
package struct AppHost<A: App> {
  package let app: A

  package init(app: A) {
    self.app = app
  }
}

extension AppHost: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let scope = context.scope.child(.type(ObjectIdentifier(A.self)))
    let body = scope.evaluate(app, in: context.environment) { $0.body }
    let inner = _ViewContext(environment: context.environment, scope: scope)
    var windows = _Windows()
    body._addWindows(in: inner, to: &windows)
    let opened = context.scope.slot(0) { OpenedWindows() }
    opened.kinds = windows.kinds
    opened.graph = context.scope.graph
    var first = inner
    opened.connect(&first.environment)
    var windowNodes = _ViewNodes()
    body._makeNodes(in: first, into: &windowNodes)
    WindowsOverFirst(first: windowNodes.list, opened: opened)
      ._makeNodes(in: context.child(.index(1)).with(first.environment), into: &nodes)
  }
}
