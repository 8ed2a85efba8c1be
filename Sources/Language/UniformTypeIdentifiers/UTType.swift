import Foundation

/// A type of data: its identifier, its file extensions and the types to which it conforms.
///
///     UTType(filenameExtension: "csv") == .commaSeparatedText        // true
///     UTType.png.conforms(to: .image)                                // true
///     UTType.json.preferredFilenameExtension                         // "json"
///
/// The common types of files are known. Linux has no database of types. A type of another program therefore has only
/// the extensions and MIME types with which it is created.
public struct UTType: Hashable, Sendable {
  /// The reverse domain name, such as `public.png`. It begins with `dyn.` if the extension is unknown.
  public let identifier: String
  /// The tags and conformances of a type that is not in the table.
  private let given: Declaration?

  private init(_ identifier: String, _ given: Declaration?) {
    self.identifier = identifier
    self.given = given
  }

  /// Creates a type that is in the table.
  init(known identifier: String) { self.init(identifier, nil) }

  /// Creates a known type by its identifier, regardless of case; `nil` if it is unknown.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    guard Declaration.table[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type that an app declares itself.
  ///
  /// An app's property list is not read: without a known identifier the type has no file extension.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(
      identifier.lowercased(),
      Declaration.table[identifier.lowercased()] == nil
        ? Declaration(parents: [(parentType ?? .data).identifier]) : nil)
  }

  /// Creates a type that another app declares. An app's property list is not read, as for
  /// ``init(exportedAs:conformingTo:)``.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension, which conforms to `supertype`. `nil` for an empty extension, or if
  /// the known type of the extension does not conform.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of content with a MIME type, which conforms to `supertype`. `nil` for an empty MIME type, or if
  /// the known type does not conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag. `nil` for an empty tag, or if the known type does not conform to `supertype`; no
  /// supertype accepts all types.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    if let identifier = Declaration.identifiers(with: tagClass)[tag] {
      let type = UTType(known: identifier)
      guard supertype.map(type.conforms(to:)) ?? true else { return nil }
      self = type
      return
    }
    var given = Declaration(parents: [(supertype ?? .data).identifier])
    if tagClass == .filenameExtension { given.extensions = [tag] } else { given.mimeTypes = [tag] }
    self.init("dyn.\(tagClass.rawValue == UTTagClass.mimeType.rawValue ? "mime." : "")\(tag)", given)
  }

  private var declaration: Declaration { given ?? Declaration.table[identifier] ?? Declaration(parents: []) }

  /// The usual file extension without a dot; `nil` for types without files.
  public var preferredFilenameExtension: String? { declaration.extensions.first }
  /// The usual MIME type; `nil` if there is none.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }
  /// A short English name, such as “PNG image”; `nil` for unknown types.
  public var localizedDescription: String? { declaration.name }
  /// All file extensions and MIME types; the usual one is first.
  public var tags: [UTTagClass: [String]] {
    let all: [UTTagClass: [String]] = [
      .filenameExtension: declaration.extensions, .mimeType: declaration.mimeTypes,
    ]
    return all.filter { !$0.value.isEmpty }
  }
  /// Whether the type was created from an unknown extension or MIME type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type has a declared identifier.
  public var isDeclared: Bool { !isDynamic }
  /// Whether the identifier is in the public domain: `public.…`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types to which this type conforms, except itself.
  public var supertypes: Set<UTType> {
    var visitedTypes: Set<UTType> = []
    var waiting = declaration.parents
    while let next = waiting.popLast() {
      let type = UTType(known: next)
      if visitedTypes.insert(type).inserted { waiting += type.declaration.parents }
    }
    return visitedTypes
  }

  /// Whether this type is `type` or one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether this type conforms to `type` and is not `type` itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  /// Whether `type` conforms to this type and is not this type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// Whether both have the same identifier.
  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  /// Adds the identifier to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Reads the identifier. A type with an unknown identifier conforms to ``data``.
  public init(from decoder: any Decoder) throws {
    self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
  }
  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of tag of a type: file extension or MIME type.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  /// The identifier of the kind.
  public let rawValue: String
  /// Creates a kind by its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// File extensions without a dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL with the usual extension of a type, unless it already has an extension of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let usual = contentType.preferredFilenameExtension else { return self }
    return UTType(filenameExtension: pathExtension) == contentType ? self : appendingPathExtension(usual)
  }
  /// Returns the URL of a file in this folder, with the usual extension of a type unless the name already has one of
  /// that type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
