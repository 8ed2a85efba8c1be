import Foundation
import UniformTypeIdentifiers

/// The browser of files of UIKit. Never shown; `fileImporter` and `fileExporter` are.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Receives no messages.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. Stored, but has no effect.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown. Stored, but has no effect.
  open var shouldShowFileExtensions = false
  /// The folder at the beginning. Stored, but has no effect.
  open var directoryURL: URL?

  /// Creates a browser that opens files. `contentTypes` and `asCopy` have no effect.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a browser that stores files. `urls` and `asCopy` have no effect.
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`: an archive has no types.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a ``UIDocumentPickerViewController``. Its functions are not called: no file is chosen.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {}
