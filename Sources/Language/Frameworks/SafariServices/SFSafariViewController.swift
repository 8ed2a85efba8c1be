@_exported import Foundation
import UIKit

/// A view controller for a web page. It stores its settings and is never shown.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The settings of a page. Stored, but has no effect.
  @preconcurrency @MainActor open class Configuration {
    /// Whether the page is shown in reader mode. Stored, but has no effect.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse. Stored, but has no effect.
    open var barCollapsingEnabled = true
    /// Creates settings.
    public init() {}
  }
  /// The title of the button that closes the page.
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
  /// The title of the button that closes the page. Stored, but has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates the controller with settings.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`: an archive has no address.
  public required init?(coder: NSCoder) { nil }
  /// Creates the controller.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
}
