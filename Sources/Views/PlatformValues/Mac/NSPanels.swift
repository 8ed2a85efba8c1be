import Foundation
import UniformTypeIdentifiers

/// A panel of macOS that asks where to save a file. It is always cancelled; `fileExporter` asks in live sessions.
@preconcurrency @MainActor open class NSSavePanel: NSPanel {
  /// The text above the panel. Stored, but has no effect.
  open var message: String! = ""
  /// The text of the button. Stored, but has no effect.
  open var prompt: String! = ""
  /// The name of the new file. Stored, but has no effect.
  open var nameFieldStringValue = ""
  /// The folder that is shown first. Stored, but has no effect.
  open var directoryURL: URL?
  /// Whether people can create folders. Stored, but has no effect.
  open var canCreateDirectories = false
  /// Whether file name extensions are hidden. Stored, but has no effect.
  open var isExtensionHidden = false
  /// Whether other types are accepted. Stored, but has no effect.
  open var allowsOtherFileTypes = false
  /// Whether hidden files are shown. Stored, but has no effect.
  open var showsHiddenFiles = false
  /// The types of files. Stored, but has no effect.
  open var allowedContentTypes: [UTType] = []
  /// Always `nil`.
  open var url: URL? { nil }

  /// Creates a panel.
  public init() { super.init(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true) }
  /// Returns `cancel`: panels are not shown.
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Calls the handler with `cancel`.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    handler(.cancel)
  }
  /// Calls the handler with `cancel`.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(.cancel) }
}

/// A panel of macOS that asks for files. It is always cancelled; `fileImporter` asks in live sessions.
@preconcurrency @MainActor open class NSOpenPanel: NSSavePanel {
  /// Whether files can be chosen. Stored, but has no effect.
  open var canChooseFiles = true
  /// Whether folders can be chosen. Stored, but has no effect.
  open var canChooseDirectories = false
  /// Whether several files can be chosen. Stored, but has no effect.
  open var allowsMultipleSelection = false
  /// Whether links are resolved. Stored, but has no effect.
  open var resolvesAliases = true
  /// Always empty.
  open var urls: [URL] { [] }
}

/// A message of macOS. Never shown; `alert(_:isPresented:actions:)` is.
@preconcurrency @MainActor open class NSAlert: NSObject {
  /// The importance of a message.
  public enum Style: UInt, Sendable {
    /// A warning.
    case warning
    /// An information.
    case informational
    /// A message about lost data.
    case critical
  }
  /// The title.
  open var messageText = ""
  /// The text below the title.
  open var informativeText = ""
  /// The importance.
  open var alertStyle = Style.warning
  /// The icon. Stored, but has no effect.
  open var icon: NSImage?
  /// The view above the buttons. Stored, but has no effect.
  open var accessoryView: NSView?
  /// The texts of the buttons.
  private(set) var buttonTitles: [String] = []

  /// Creates a message.
  public override init() { super.init() }
  /// Creates a message about an error.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
  }
  /// Adds a button.
  open func addButton(withTitle title: String) { buttonTitles.append(title) }
  /// Returns `cancel`: panels are not shown.
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Calls the handler with `cancel`.
  open func beginSheetModal(
    for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(.cancel) }
}
