import Foundation

/// A file or a folder in memory.
///
/// Foundation has this type on Apple platforms only.
open class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }
  private var content: Content

  /// The file's name; `nil` if it was not read from a file.
  open var filename: String?
  /// The name under which a folder stores the wrapper; initially the name of the file from which it was read.
  open var preferredFilename: String?

  /// Creates a file with contents.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// Creates a folder of wrappers by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }
  /// Reads a file, or a folder with everything in it. `options` has no effect: everything is read at once.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name))
      }
      content = .folder(children)
    } else {
      content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Whether the wrapper is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// The contents of a file; `nil` for a folder.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The wrappers in a folder by name; `nil` for a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Adds a wrapper to a folder under its preferred name, which must not be `nil`, and returns the name. A number before
  /// the name makes it unique.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { preconditionFailure("the wrapper is not a folder") }
    guard let wanted = child.preferredFilename, !wanted.isEmpty else {
      preconditionFailure("the added wrapper has no preferred filename")
    }
    var name = wanted
    var number = 1
    while children[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }
  /// Adds a file to a folder and returns its name.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = preferredFilename
    return addFileWrapper(child)
  }
  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Writes the file, or the folder with everything in it.
  /// - Parameters:
  ///   - options: `atomic` replaces a file in one step.
  ///   - originalContentsURL: Not read: the whole content is written.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Options for reading. Everything is always read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads at once. Always the case.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
  }
  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Replaces a file in one step.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Sets the wrapper's name to the file's name.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }
}

extension URL {
  /// Returns true: programs on Linux need no permission for a chosen file.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// No-op: programs on Linux need no permission for a chosen file.
  public func stopAccessingSecurityScopedResource() {}
}
