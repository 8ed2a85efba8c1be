import Foundation

/// A file format for pictures. To add a format, write its renderer and add an entry to ``allCases``, which files, the
/// command line, its help and the gallery use.
package struct OutputFormat: Sendable {
  /// The media type.
  package enum Kind: Sendable { case picture, page, mail, text, sound }

  /// The name on command lines, which is also the usual file extension.
  package let rawValue: String
  package let kind: Kind
  /// Other file extensions.
  private let synonyms: [String]
  private let write: @Sendable (RenderedScene) throws -> Data

  private init(
    _ name: String, _ kind: Kind, synonyms: [String] = [],
    write: @escaping @Sendable (RenderedScene) throws -> Data
  ) {
    rawValue = name
    self.kind = kind
    self.synonyms = synonyms
    self.write = write
  }

  package static let svg = OutputFormat("svg", .picture) { Data(try $0.svg().utf8) }
  package static let png = OutputFormat("png", .picture) { try $0.png() }
  package static let pdf = OutputFormat("pdf", .picture) { try $0.pdf() }
  /// A page with only this picture. Other widths would need the views.
  package static let html = OutputFormat("html", .page, synonyms: ["htm"]) { Data(try $0.html().utf8) }
  /// A draft of a mail.
  package static let eml = OutputFormat("eml", .mail) { try $0.eml() }
  /// The text that a screen reader speaks.
  package static let txt = OutputFormat("txt", .text) { Data($0.transcript().utf8) }
  /// The audio graph.
  package static let wav = OutputFormat("wav", .sound) { $0.wav() }

  /// Returns the bytes of a file.
  package func data(of scene: RenderedScene) throws -> Data { try write(scene) }
}

extension OutputFormat: CaseIterable, RawRepresentable, Hashable {
  /// All formats, in the order of the help.
  package static let allCases = [svg, png, pdf, html, eml, txt, wav]

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// The format for a file's extension, in upper or lower case; `nil` for an unknown extension.
  package init?(fileExtension: String) {
    let name = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.rawValue == name || $0.synonyms.contains(name) })
    else { return nil }
    self = format
  }

  /// "svg, png, pdf, html, eml, txt or wav": all formats for messages, each after a prefix such as a dot.
  package static func list(prefix: String = "") -> String {
    let names = allCases.map { prefix + $0.rawValue }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  package static func == (a: OutputFormat, b: OutputFormat) -> Bool { a.rawValue == b.rawValue }
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
