internal import OpenChartsCPango
import OpenChartsDynamicLibrary

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of Pango, GLib and fontconfig, loaded from the installed libraries.
enum PangoLibrary {
  /// The functions of Pango; `nil` if Pango is not installed, which one line on standard error reports.
  static let functions: PangoFunctions? = {
    do throws(LibraryError) {
      return try DynamicLibrary(
        ["libpangoft2-1.0.so.0"], package: "libpangoft2-1.0-0",
        for: "text in a font other than Inter or a script other than Latin, Greek and Cyrillic"
      ).load(PangoFunctions(), find: pango_functions_find)
    } catch {
      _ = "\(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
      return nil
    }
  }()
}
