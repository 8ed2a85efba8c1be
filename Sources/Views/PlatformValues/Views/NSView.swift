import Foundation

/// A view of AppKit. It stores its properties and is never drawn, because there is no AppKit on Linux.
@preconcurrency @MainActor open class NSView {
  /// The frame in the coordinates of the superview, in points.
  open var frame: CGRect
  /// The opacity. Stored, but has no effect.
  open var alphaValue: CGFloat = 1
  /// Whether the view is hidden. Stored, but has no effect.
  open var isHidden = false
  /// Whether the view has a layer. Stored, but has no effect.
  open var wantsLayer = false
  /// The views in this one, the last in front.
  open private(set) var subviews: [NSView] = []

  /// Creates a view.
  public init(frame frameRect: CGRect) { frame = frameRect }
  /// Creates a view without a size.
  public convenience init() { self.init(frame: .zero) }

  /// The bounds in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Adds a view in front of the others.
  open func addSubview(_ view: NSView) { subviews.append(view) }
}

/// A blurred background of AppKit. Never drawn.
@preconcurrency @MainActor open class NSVisualEffectView: NSView {
  /// The meaning of the background. Stored, but has no effect.
  public enum Material: Int, Sendable {
    /// The title bar of a window.
    case titlebar
    /// A selected row or item.
    case selection
    /// A menu.
    case menu
    /// A popover.
    case popover
    /// The list at the side of a window.
    case sidebar
    /// The header of a table.
    case headerView
    /// A sheet over a window.
    case sheet
    /// The background of a window.
    case windowBackground
    /// A dark panel over other windows.
    case hudWindow
    /// Controls over the whole screen.
    case fullScreenUI
    /// A tool tip.
    case toolTip
    /// The background of a list or a text.
    case contentBackground
    /// The area below the background of a window.
    case underWindowBackground
    /// The area below the pages of a document.
    case underPageBackground
  }
  /// The content behind the view that is blurred. Stored, but has no effect.
  public enum BlendingMode: Int, Sendable {
    /// Other windows behind the window.
    case behindWindow
    /// Views of the window itself.
    case withinWindow
  }
  /// Whether the view follows the activity of its window. Stored, but has no effect.
  public enum State: Int, Sendable {
    /// Active while the window is.
    case followsWindowActiveState
    /// The view is always active.
    case active
    /// The view is never active.
    case inactive
  }
  /// The meaning of the background. Stored, but has no effect.
  open var material = Material.windowBackground
  /// The content that is blurred. Stored, but has no effect.
  open var blendingMode = BlendingMode.behindWindow
  /// The activity. Stored, but has no effect.
  open var state = State.followsWindowActiveState
}

/// A controller of AppKit. It has a view and is never shown.
@preconcurrency @MainActor open class NSViewController {
  /// The view.
  open var view = NSView()
  /// Creates a controller.
  public init() {}
}
