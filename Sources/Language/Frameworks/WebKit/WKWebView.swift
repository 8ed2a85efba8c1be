// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FoundationNetworking
import UIKit

/// The preferences of pages.
@preconcurrency @MainActor open class WKPreferences {
  /// The least size of text in points. Stored, but has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows. Stored, but has no effect.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Creates preferences.
  public init() {}
}

/// The preferences of one page.
@preconcurrency @MainActor open class WKWebpagePreferences {
  /// Whether scripts run. Stored, but has no effect.
  open var allowsContentJavaScript = true
  /// Creates preferences.
  public init() {}
}

/// The settings of a view.
@preconcurrency @MainActor open class WKWebViewConfiguration {
  /// The preferences of pages. Stored, but has no effect.
  open var preferences = WKPreferences()
  /// The preferences of one page. Stored, but has no effect.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Receives messages of pages. Stored, but has no effect.
  open var userContentController = WKUserContentController()
  /// Whether films play in the page. Stored, but has no effect.
  open var allowsInlineMediaPlayback = false
  /// Creates settings.
  public init() {}
}

/// A message of a page. Never received.
@preconcurrency @MainActor open class WKScriptMessage {
  /// The name of the receiver.
  public let name = ""
  /// The content.
  public let body: Any = ""
  init() {}
}

/// Receives the messages of pages. Never notified.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Reports a message. Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages of pages. It stores its receivers, and there are no messages.
@preconcurrency @MainActor open class WKUserContentController {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// Creates a receiver.
  public init() {}
  /// Adds a receiver of a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes the receiver of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// The load of a page.
@preconcurrency @MainActor open class WKNavigation {
  init() {}
}

/// The reason for the load of a page. Never made.
@preconcurrency @MainActor open class WKNavigationAction {
  /// The address.
  public let request: URLRequest
  init(request: URLRequest) { self.request = request }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// In order of the cases: no, yes, and as a file.
  case cancel, allow, download
}

/// Is notified of the loads of a view. Only their failures occur.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  /// A load has begun.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Reports that the first bytes have arrived. Never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Reports that a page is loaded. Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Reports that a load failed after its first bytes. Never called.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A load failed.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Whether a page is loaded. Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
}

extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
}

/// Is notified of windows and messages of pages. Nothing occurs.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}

/// A view of a web page. Pages are not loaded: each load fails with `URLError.cannotFindHost`.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// The settings.
  public let configuration: WKWebViewConfiguration
  /// Is notified of loads.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Is notified of windows and messages. Never notified.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back. Stored, but has no effect.
  open var allowsBackForwardNavigationGestures = false
  /// The name that the view gives to servers. Stored, but has no effect.
  open var customUserAgent: String?
  /// The address of the last load.
  open private(set) var url: URL?
  /// The title of the page. Always `nil`.
  open var title: String? { nil }
  /// Always false.
  open var isLoading: Bool { false }
  /// Always false.
  open var canGoBack: Bool { false }
  /// Always false.
  open var canGoForward: Bool { false }
  /// Always 0.
  open var estimatedProgress: Double { 0 }

  /// Creates a view with settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  /// Creates a view from an archive. Not called.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Begins a load, which fails.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fail(request.url) }
  /// Begins a load, which fails.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    fail(baseURL)
  }
  /// Begins a load, which fails.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  {
    fail(URL)
  }
  private func fail(_ url: URL?) -> WKNavigation {
    self.url = url
    let navigation = WKNavigation()
    Task { @MainActor in
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: navigation, withError: URLError(.cannotFindHost))
    }
    return navigation
  }
  /// Begins the last load again, which fails.
  @discardableResult open func reload() -> WKNavigation? { fail(url) }
  /// Returns `nil`: there are no pages.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Returns `nil`: there are no pages.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// No-op: nothing is loaded.
  open func stopLoading() {}
  /// Fails: scripts do not run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { Task { @MainActor in completionHandler?(nil, CocoaError(.featureUnsupported)) } }
}
