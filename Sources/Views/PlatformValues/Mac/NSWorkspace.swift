import Foundation

/// The other programs of a Mac. None can be opened from here.
@preconcurrency @MainActor public final class NSWorkspace {
  /// The only instance.
  public static let shared = NSWorkspace()
  private init() {}

  /// Returns false: no program is opened. Inside a view, use `openURL` from the environment.
  @discardableResult public func open(_ url: URL) -> Bool { false }
  /// No-op: there is no Finder.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
  /// Returns false: there is no Finder.
  @discardableResult public func selectFile(
    _ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String
  ) -> Bool {
    false
  }
  /// Always false.
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// Always false.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  /// Always false.
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  /// Always false.
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
}

/// A clipboard within this process. It is not connected to the clipboard of the system.
@preconcurrency @MainActor public final class NSPasteboard {
  /// The type of a copied value.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String
    /// Creates a type.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// An address.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture as PNG.
    public static let png = PasteboardType("public.png")
    /// A picture as TIFF.
    public static let tiff = PasteboardType("public.tiff")
    /// A document as PDF.
    public static let pdf = PasteboardType("com.adobe.pdf")
  }

  /// The clipboard that the whole program shares.
  public static let general = NSPasteboard()
  private init() {}
  private var contents: [PasteboardType: Data] = [:]

  /// The number of times that the clipboard was cleared.
  public private(set) var changeCount = 0

  /// Removes all values, and returns the number of times that the clipboard was cleared.
  @discardableResult public func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    return changeCount
  }
  /// Clears the clipboard; the types that follow are ignored.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Copies a text. Returns true.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }
  /// Copies data. Returns true.
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }
  /// The copied text of a type; `nil` if there is none.
  public func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].map { String(decoding: $0, as: UTF8.self) }
  }
  /// The copied data of a type; `nil` if there are none.
  public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
}
