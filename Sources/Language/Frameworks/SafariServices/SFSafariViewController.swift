@_exported import Foundation
import UIKit

/// A page of the web. It keeps its settings and is never shown.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The settings of a page. Stored, but has no effect.
  @preconcurrency @MainActor open class Configuration {
    /// Whether the text of the page is shown alone. Stored, but has no effect.
    open var entersReaderIfAvailable = false
    /// Whether bars become smaller. Stored, but has no effect.
    open var barCollapsingEnabled = true
    /// Creates settings.
    public init() {}
  }
  /// The words of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// In order of the cases: Done, Close and Cancel.
    case done, close, cancel
  }
  /// The address.
  public let url: URL
  /// The settings.
  public let configuration: Configuration
  /// The colour of buttons. Stored, but has no effect.
  open var preferredControlTintColor: UIColor?
  /// The colour of bars. Stored, but has no effect.
  open var preferredBarTintColor: UIColor?
  /// The words of the button that closes the page. Stored, but has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a page with settings.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init()
  }
  /// Creates a page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
}
