import Foundation

/// A format that finished pictures are written in. A further one is a renderer and an entry in ``allCases``: files,
/// the command line and its help, and the gallery read that list.
package struct OutputFormat: Sendable {
  /// The kind of file, for the programs that open it.
  package enum Kind: Sendable { case picture, page, text, sound }

  /// The name on command lines, which is the usual extension of files too.
  package let rawValue: String
  package let kind: Kind
  /// Other extensions of its files.
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
  /// A page with this picture alone: what is drawn anew for other widths is for those who have the views.
  package static let html = OutputFormat("html", .page, synonyms: ["htm"]) { Data(try $0.html().utf8) }
  /// The transcript.
  package static let txt = OutputFormat("txt", .text) { Data($0.transcript().utf8) }
  /// The audio graph.
  package static let wav = OutputFormat("wav", .sound) { $0.wav() }

  /// The bytes of a file.
  package func data(of scene: RenderedScene) throws -> Data { try write(scene) }
}

extension OutputFormat: CaseIterable, RawRepresentable, Hashable {
  /// In the order in which help names them.
  package static let allCases = [svg, png, pdf, html, txt, wav]

  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  /// The format that the extension of a file's name means, in any case; `nil` where it means none.
  package init?(fileExtension: String) {
    let name = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.rawValue == name || $0.synonyms.contains(name) })
    else { return nil }
    self = format
  }

  /// "svg, png, pdf, html, txt or wav": all formats for messages, each after a prefix such as a dot.
  package static func list(prefix: String = "") -> String {
    let names = allCases.map { prefix + $0.rawValue }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  package static func == (a: OutputFormat, b: OutputFormat) -> Bool { a.rawValue == b.rawValue }
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
