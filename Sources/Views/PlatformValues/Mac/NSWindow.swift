import Foundation

/// A window of AppKit. It stores its properties and is never shown.
@preconcurrency @MainActor open class NSWindow: NSObject {
  /// The parts of a window.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt
    /// Creates a set of parts.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only the content.
    public static let borderless = StyleMask([])
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button to close the window.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button to minimize the window.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges to drag.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// One appearance for title bar and toolbar.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// The whole screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A panel's small title bar.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that does not activate the app.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A dark panel.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }

  /// The layer of windows that a window is in.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the layer; higher layers are in front.
    public let rawValue: Int
    /// Creates a layer.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The layer of usual windows.
    public static let normal = Level(rawValue: 0)
    /// In front of usual windows.
    public static let floating = Level(rawValue: 3)
    /// The layer of panels with a question.
    public static let modalPanel = Level(rawValue: 8)
    /// The layer of the menu bar.
    public static let mainMenu = Level(rawValue: 24)
    /// The layer of status items.
    public static let statusBar = Level(rawValue: 25)
    /// The layer of menus.
    public static let popUpMenu = Level(rawValue: 101)
    /// The layer of the screen saver.
    public static let screenSaver = Level(rawValue: 1000)
  }

  /// The behaviour of a window with Spaces and full screens. Stored, but has no effect.
  public struct CollectionBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// On all Spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// Moves to the active Space.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// Does not move with Spaces.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// Can fill a screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// Can be on the screen of another window that fills it.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
  }

  /// Whether the title is visible.
  public enum TitleVisibility: Int, Sendable {
    /// The title is visible.
    case visible
    /// The title is hidden.
    case hidden
  }

  /// When the drawing of a window is stored. Has no effect.
  public enum BackingStoreType: UInt, Sendable {
    /// The drawing is stored.
    case buffered = 2
  }

  /// The title.
  open var title = ""
  /// The text below the title. Stored, but has no effect.
  open var subtitle = ""
  /// The frame in points.
  open private(set) var frame: CGRect
  /// The parts.
  open var styleMask: StyleMask
  /// The layer.
  open var level = Level.normal
  /// The behaviour with Spaces.
  open var collectionBehavior: CollectionBehavior = []
  /// The content.
  open var contentView: NSView?
  /// The controller of the content.
  open var contentViewController: NSViewController? { didSet { contentView = contentViewController?.view } }
  /// Whether the title is visible.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the title bar is transparent. Stored, but has no effect.
  open var titlebarAppearsTransparent = false
  /// Whether dragging the background moves the window. Stored, but has no effect.
  open var isMovableByWindowBackground = false
  /// Whether the window is opaque. Stored, but has no effect.
  open var isOpaque = true
  /// Whether the window has a shadow. Stored, but has no effect.
  open var hasShadow = true
  /// The background. Stored, but has no effect.
  open var backgroundColor: NSColor?
  /// The opacity. Stored, but has no effect.
  open var alphaValue: CGFloat = 1
  /// The appearance. Stored, but has no effect.
  open var appearance: NSAppearance?
  /// The smallest size in points. Stored, but has no effect.
  open var minSize = CGSize.zero
  /// The largest size in points. Stored, but has no effect.
  open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// Whether closing the window releases it. Stored, but has no effect.
  open var isReleasedWhenClosed = true
  /// Always false: the window is never shown.
  open var isVisible: Bool { false }
  /// Always false.
  open var isKeyWindow: Bool { false }
  /// The only screen.
  open var screen: NSScreen? { .main }

  /// Creates a window with a content of a size.
  public init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
  }

  /// Creates a window for a controller, in the size of the controller's view.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: contentViewController.view.frame,
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    contentView = contentViewController.view
  }

  /// Sets the frame in points.
  open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
  /// Sets the size of the frame in points.
  open func setContentSize(_ size: CGSize) { frame.size = size }
  /// Moves the window to the middle of the screen.
  open func center() {
    frame.origin.x = NSScreen.bounds.midX - frame.width / 2
    frame.origin.y = NSScreen.bounds.midY - frame.height / 2
  }
  /// Returns false: frames are not stored.
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { false }
  /// No-op: the window is never shown.
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  /// No-op: the window is never shown.
  open func orderFront(_ sender: Any?) {}
  /// No-op: the window is never shown.
  open func orderOut(_ sender: Any?) {}
  /// No-op: the window is never shown.
  open func performClose(_ sender: Any?) {}
  /// No-op: the window is never shown.
  open func toggleFullScreen(_ sender: Any?) {}
  /// No-op: the window is never shown.
  open func miniaturize(_ sender: Any?) {}
  /// No-op: the window is never shown.
  open func close() {}
}

/// A window beside the main one. Never shown.
@preconcurrency @MainActor open class NSPanel: NSWindow {
  /// Whether the panel is in front of usual windows. Stored, but has no effect.
  open var isFloatingPanel = false
  /// Whether the panel becomes key only when needed. Stored, but has no effect.
  open var becomesKeyOnlyIfNeeded = false
}

extension NSView {
  /// Always `nil`: no window contains the view.
  public var window: NSWindow? { nil }
}

/// The screen for code that lays out by it. A picture has no screen, so it has the size of a common laptop.
@preconcurrency @MainActor public final class NSScreen {
  fileprivate nonisolated static let bounds = CGRect(x: 0, y: 0, width: 1440, height: 900)
  /// The only screen.
  public static let main: NSScreen? = NSScreen()
  /// The only screen.
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
  /// The frame in points.
  public var frame: CGRect { Self.bounds }
  /// The frame in points: no bar covers a part.
  public var visibleFrame: CGRect { Self.bounds }
  /// Pixels per point.
  public var backingScaleFactor: CGFloat { 2 }
  private init() {}
}
