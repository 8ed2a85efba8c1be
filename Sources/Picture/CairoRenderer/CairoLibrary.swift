internal import OpenChartsCCairo
import OpenChartsDynamicLibrary

/// The functions of Cairo, called as `cairo.fill(context)`.
///
/// ``CairoLibrary/load()`` must succeed before the first drawing.
let cairo = (try? CairoLibrary.loadResult.get()) ?? CairoFunctions()

enum CairoLibrary {
  fileprivate static let loadResult = Result { () throws(LibraryError) in
    try DynamicLibrary(["libcairo.so.2"], package: "libcairo2", for: "drawing PNG and PDF")
      .load(CairoFunctions(), find: cairo_functions_find)
  }

  /// Loads Cairo.
  ///
  /// - Throws: ``CairoError/library(_:)`` if it is not installed.
  static func load() throws {
    if case .failure(let error) = loadResult { throw CairoError.library("\(error)") }
  }

  /// Returns Cairo's description of a status.
  static func text(of status: cairo_status_t) -> String {
    cairo.status_to_string(status).map { String(cString: $0) } ?? "unknown"
  }
}
