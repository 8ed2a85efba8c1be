internal import CPango
import Glibc

/// The functions of Pango and of what stands behind it, from the libraries on this machine.
enum PangoLibrary {
  /// `nil` where Pango is not installed, which standard error is told once. It stays loaded until the program ends.
  static let functions: PangoFunctions? = {
    var functions = PangoFunctions()
    guard let library = dlopen("libpangoft2-1.0.so.0", RTLD_NOW | RTLD_LOCAL),
      pango_functions_find(&functions, library) != 0
    else {
      let line =
        "libpangoft2-1.0.so.0 is missing, so that text in other scripts than Latin, Greek and Cyrillic and in other "
        + "fonts than Inter cannot be drawn: apt install libpangoft2-1.0-0\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      return nil
    }
    return functions
  }()
}
