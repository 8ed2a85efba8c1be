internal import CCairo
import Glibc

/// The functions of Cairo, as `cairo.fill(context)`.
///
/// The library is loaded by ``CairoLibrary/load()``, before anything is drawn, and stays until the program ends.
let cairo = CairoLibrary.found ?? CairoFunctions()

enum CairoLibrary {
  fileprivate static let found: CairoFunctions? = {
    var functions = CairoFunctions()
    guard let library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL),
      cairo_functions_find(&functions, library) != 0
    else { return nil }
    return functions
  }()

  /// Makes sure that Cairo can be called.
  ///
  /// - Throws: ``CairoError/library(_:)`` where it is not installed.
  static func load() throws {
    if found == nil { throw CairoError.library("libcairo.so.2 is missing: apt install libcairo2") }
  }

  /// What went wrong, in Cairo's words.
  static func text(of status: cairo_status_t) -> String {
    cairo.status_to_string(status).map { String(cString: $0) } ?? "unknown"
  }
}
