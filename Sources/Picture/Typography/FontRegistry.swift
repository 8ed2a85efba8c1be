import OpenChartsDisplayList
import Synchronization

/// The location of a font face, from which a renderer can open it.
package struct FontSource: Codable, Hashable, Sendable {
  /// A path in the file system.
  package var path: String
  /// The index of the face in the file. The upper 16 bits select a named instance of a variable font, as in FreeType.
  package var index: Int32
  /// Whether renderers embolden the outlines, because the family has no bold face.
  package var isEmboldened = false
  /// Whether renderers slant the outlines, because the family has no italic face.
  package var isSlanted = false

  package init(path: String, index: Int32 = 0) {
    self.path = path
    self.index = index
  }
}

/// All faces that this process has shaped text with, by identifier. Safe to use from any thread.
package final class FontRegistry: Sendable {
  package static let shared = FontRegistry()

  private struct State {
    /// A process uses few faces, so they are searched in order.
    var sources: [FontSource] = []
    /// The face of each number; `nil` if its file cannot be opened.
    var faces: [FontFace?] = []
  }

  private let state = Mutex(State())

  private init() {}

  /// Returns the identifier of a face, and registers a new source.
  package func id(for source: FontSource) -> FontFaceID {
    state.withLock { state in
      if let index = state.sources.firstIndex(of: source) { return FontFaceID(rawValue: Int32(index)) }
      let id = FontFaceID(rawValue: Int32(state.sources.count))
      state.sources.append(source)
      state.faces.append(FontFace(source: source, id: id))
      return id
    }
  }

  /// Returns the location of a face; `nil` for an identifier that this process has not issued.
  package func source(of id: FontFaceID) -> FontSource? {
    state.withLock { state in
      state.sources.indices.contains(Int(id.rawValue)) ? state.sources[Int(id.rawValue)] : nil
    }
  }

  /// Returns the opened face; `nil` if it is unknown or unreadable.
  func face(_ id: FontFaceID) -> FontFace? {
    state.withLock { state in
      state.faces.indices.contains(Int(id.rawValue)) ? state.faces[Int(id.rawValue)] : nil
    }
  }

  func face(for source: FontSource) -> FontFace? { face(id(for: source)) }
}
