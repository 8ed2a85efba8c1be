import Foundation

/// The spinner of UIKit. It keeps its settings and is never drawn; a `ProgressView` is.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A large size.
    case large = 101
  }
  /// The size. Stored, but has no effect.
  open var style: Style
  /// The colour. Stored, but has no effect.
  open var color: UIColor!
  /// Whether the spinner is hidden while it stands still. Stored, but has no effect.
  open var hidesWhenStopped = true
  /// Whether it moves.
  open private(set) var isAnimating = false

  /// Creates a spinner that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// Creates a spinner of the usual size that stands still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// Creates a spinner from an archive. Not called.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }
  /// Starts the spinner.
  open func startAnimating() { isAnimating = true }
  /// Stops the spinner.
  open func stopAnimating() { isAnimating = false }
}

/// The bar of UIKit that shows progress. It keeps its settings and is never drawn; a `ProgressView` is.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The progress from 0 to 1.
  open var progress: Float = 0
  /// The colour of the progress. Stored, but has no effect.
  open var progressTintColor: UIColor?
  /// The colour of the rest. Stored, but has no effect.
  open var trackTintColor: UIColor?
  /// Sets the progress. `animated` has no effect.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// The control of UIKit by which the user reloads a list. Never shown; `refreshable` is.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  private static let proxy = UIRefreshControl()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UIRefreshControl { proxy }
  /// The text below the spinner. Stored, but has no effect.
  open var attributedTitle: NSAttributedString?
  /// Whether a reload has begun.
  open private(set) var isRefreshing = false
  /// Begins a reload.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends a reload.
  open func endRefreshing() { isRefreshing = false }
}
