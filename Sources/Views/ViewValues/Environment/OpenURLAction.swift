import Foundation
import OpenChartsIsolation
import OpenChartsLimits

/// An action that opens a URL: with the author's handler, otherwise with the session. A live session passes a URL with
/// the app's own scheme to `onOpenURL(perform:)`, and opens no other URLs. A picture opens none.
///
///     Text("Help").environment(\.openURL, OpenURLAction { url in
///       print(url)
///       return .handled
///     })
public struct OpenURLAction: Sendable {
  /// The result of a handler.
  public struct Result: Sendable {
    fileprivate enum Kind {
      case handled, discarded
      case system(URL?)
    }
    fileprivate let kind: Kind
    /// The handler opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler does not open the URL, and no other handler may open it.
    public static let discarded = Result(kind: .discarded)
    /// The session opens the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The session opens another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?
  /// Opens a URL if there is no handler or it leaves the URL to the session. Returns whether it could.
  fileprivate var system: (@MainActor (URL) -> Bool)?

  /// Creates an action with a handler, for `environment(\.openURL, …)`. `Link` calls it, too.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Creates the action of a session or picture.
  ///
  /// - Parameter system: Opens a URL and returns whether it could. With `nil` no URL can be opened.
  package init(system: (@MainActor (URL) -> Bool)?) { (handler, self.system) = (nil, system) }

  /// Whether an author's handler decides about URLs.
  package var hasHandler: Bool { handler != nil }

  /// Opens a URL. Has no effect if it cannot be opened.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL and calls `completion` at once with whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let (handler, system) = (handler, system)
    let isOpened = onMainActor {
      switch handler?(url).kind ?? .system(nil) {
      case .handled: true
      case .discarded: false
      case .system(let other): system?(other ?? url) ?? false
      }
    }
    completion(isOpened)
  }
}

extension URL {
  /// The address for a browser; `nil` if the scheme belongs to an app, or if a page must not link to the address.
  package var webAddress: String? { LinkAddress(absoluteString, others: ["sms"])?.text }
}

extension EnvironmentValues {
  @Entry package var storedOpenURL: OpenURLAction = OpenURLAction(system: nil)

  /// The action that opens URLs. An author's action leaves URLs to the session with the result `systemAction`.
  public var openURL: OpenURLAction {
    get { storedOpenURL }
    set {
      var action = newValue
      action.system = action.system ?? storedOpenURL.system
      storedOpenURL = action
    }
  }
}
