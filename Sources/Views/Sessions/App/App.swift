import ViewCore

/// A program that shows views to people in browsers.
///
///     @main struct Weather: App {
///       var body: some Scene {
///         WindowGroup { ForecastView() }
///       }
///     }
///
/// Run, it serves its first window on this machine alone and prints the address. Each browser that opens it has
/// the app for itself, with its own state, as each device has on Apple's systems.
///
/// The arguments `--address`, `--port` and `--open` choose the interface and the port to listen at (127.0.0.1 and a
/// free one unless given), and open the page in the reader's browser.
@MainActor @preconcurrency
public protocol App {
  /// The type of `body`, which the compiler infers.
  associatedtype Body: Scene
  /// The windows; the first is the page.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app, once for each reader.
  @MainActor @preconcurrency init()
}

extension App {
  /// Serves the app until the program is ended, and prints the address of its page.
  ///
  /// Ends the program with a message and status 1 where the address or port cannot be listened at, or libwebsockets is
  /// not installed, and with status 2 for arguments that it does not know.
  @MainActor @preconcurrency
  public static func main() {
    LiveProgram.run(title: String(describing: Self.self)) { AnyView(AppHost(app: Self())) }
  }
}

/// The app as the view of its first window, with the state that it keeps.
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
    var made = _ViewNodes()
    body._makeNodes(in: first, into: &made)
    WindowsOverFirst(first: made.list, opened: opened)
      ._makeNodes(in: context.child(.index(1)).with(first.environment), into: &nodes)
  }
}
