import DisplayList
import Synchronization

/// Where a face comes from: what a renderer needs to open it itself.
package struct FontSource: Hashable, Sendable {
  /// A file in the file system.
  package var path: String
  /// Index of the face in the file; a named instance of a variable font in the upper 16 bits, as in FreeType.
  package var index: Int32
  /// Whether the family has no bold face and outlines are to be made heavier.
  package var isEmboldened = false
  /// Whether the family has no italic face and outlines are to be slanted.
  package var isSlanted = false

  package init(path: String, index: Int32 = 0) {
    self.path = path
    self.index = index
  }
}

/// All faces that text was shaped with in this process, by number. Safe to use from any thread.
package final class FontRegistry: Sendable {
  package static let shared = FontRegistry()

  private struct State {
    var ids: [FontSource: FontFaceID] = [:]
    var sources: [FontSource] = []
    /// `nil` where the file cannot be opened.
    var faces: [FontFace?] = []
  }

  private let state = Mutex(State())

  private init() {}

  /// The number of a face, a new one for a new source.
  package func id(for source: FontSource) -> FontFaceID {
    state.withLock { state in
      if let id = state.ids[source] { return id }
      let id = FontFaceID(rawValue: Int32(state.sources.count))
      state.ids[source] = id
      state.sources.append(source)
      state.faces.append(FontFace(source: source, id: id))
      return id
    }
  }

  /// Where to open the face; `nil` for a number that this process has not given.
  package func source(of id: FontFaceID) -> FontSource? {
    state.withLock { state in
      state.sources.indices.contains(Int(id.rawValue)) ? state.sources[Int(id.rawValue)] : nil
    }
  }

  /// The opened face; `nil` when unknown or unreadable.
  func face(_ id: FontFaceID) -> FontFace? {
    state.withLock { state in
      state.faces.indices.contains(Int(id.rawValue)) ? state.faces[Int(id.rawValue)] : nil
    }
  }

  func face(for source: FontSource) -> FontFace? { face(id(for: source)) }
}
