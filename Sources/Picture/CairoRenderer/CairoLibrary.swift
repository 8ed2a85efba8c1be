internal import CCairo
import DynamicLibrary

/// The functions of Cairo, as `cairo.fill(context)`.
///
/// ``CairoLibrary/load()`` loads the library before anything is drawn.
let cairo = (try? CairoLibrary.found.get()) ?? CairoFunctions()

enum CairoLibrary {
  fileprivate static let found = Result { () throws(LibraryError) in
    try DynamicLibrary(["libcairo.so.2"], package: "libcairo2", for: "drawing PNG and PDF")
      .load(CairoFunctions(), find: cairo_functions_find)
  }

  /// Makes sure that Cairo can be called.
  ///
  /// - Throws: ``CairoError/library(_:)`` where it is not installed.
  static func load() throws {
    if case .failure(let error) = found { throw CairoError.library("\(error)") }
  }

  /// The description of a status, in Cairo's words.
  static func text(of status: cairo_status_t) -> String {
    cairo.status_to_string(status).map { String(cString: $0) } ?? "unknown"
  }
}
