import Foundation
import OpenChartsDisplayList
import OpenChartsTypography

/// A picture with its texts, values and sound, as a file that another process draws in a document.
///
/// Glyphs refer to font faces by numbers that are valid in one process only, so the file contains the names of the
/// faces.
package struct FigureFile: Codable, Sendable {
  /// The extension of such files.
  package static let ending = "figure"

  package private(set) var items: [DisplayItem]
  /// The size in points.
  package let size: Size
  /// The alternative text.
  package let words: String
  /// The language of the alternative text as a BCP 47 tag.
  package let language: String?
  /// The language of the picture, and of its values.
  package let tableLanguage: String?
  /// The values of the first chart.
  package let values: FigureValues?
  /// A WAV file; `nil` without a chart, or if no sound is requested.
  package let sound: Data?
  private let faces: [Face]

  private struct Face: Codable {
    let id: FontFaceID
    let source: FontSource
  }

  /// - Parameters:
  ///   - hasSound: Whether the file contains the sound of its charts.
  ///   - isSmall: Whether the sound is the result of ``RenderedScene/smallWAV()``.
  package init(_ scene: RenderedScene, hasSound: Bool, isSmall: Bool = false) {
    (items, size) = (scene.list.items, Size(scene.size))
    (words, language, values) = (scene.alternative, scene.languageOfSentences, scene.figureValues)
    tableLanguage = scene.language
    sound = hasSound && !scene.charts.isEmpty ? isSmall ? scene.smallWAV() : scene.wav() : nil
    var ids: Set<FontFaceID> = []
    items = items.map { item in
      item.changingFaces { id in
        ids.insert(id)
        return id
      }
    }
    faces = ids.sorted { $0.rawValue < $1.rawValue }.compactMap { id in
      FontRegistry.shared.source(of: id).map { Face(id: id, source: $0) }
    }
  }

  /// Reads a file.
  ///
  /// - Throws: An error for bytes that are not such a file, or that this version cannot draw.
  package init(_ data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(FigureFile.self, from: data)
    guard items.allSatisfy(\.isValid) else { throw Unreadable() }
    let registeredFaces = Dictionary(faces.map { ($0.id, FontRegistry.shared.id(for: $0.source)) }) {
      first, _ in first
    }
    let unknown = FontFaceID(rawValue: -1)
    items = items.map { $0.changingFaces { registeredFaces[$0] ?? unknown } }
  }

  /// The same picture gives the same bytes.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  private struct Unreadable: Error {}
}

extension DisplayItem {
  /// The item with the face of each glyph run replaced.
  fileprivate func changingFaces(_ change: (FontFaceID) -> FontFaceID) -> DisplayItem {
    switch self {
    case .text(var run):
      for index in run.glyphRuns.indices { run.glyphRuns[index].face = change(run.glyphRuns[index].face) }
      return .text(run)
    case .group(var group):
      group.children = group.children.map { $0.changingFaces(change) }
      group.mask = group.mask.map { $0.map { $0.changingFaces(change) } }
      return .group(group)
    case .path, .rects, .symbols, .scene, .image: return self
    }
  }
}
