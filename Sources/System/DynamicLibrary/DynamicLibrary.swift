#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system library that is loaded when a program first needs it, and stays loaded.
///
/// Linking a library would cost each start of a program 2 to 4 ms. A C shim declares the functions of a library as
/// members of a structure, and a function that finds them all:
///
///     let cairo = try DynamicLibrary(["libcairo.so.2"], package: "libcairo2", for: "drawing PNG and PDF")
///       .load(CairoFunctions(), find: cairo_functions_find)
///
/// A SONAME guarantees a binary interface. Functions with structures, or with enumerations whose values can change,
/// need exactly the SONAME of the headers with which they were compiled. Give several names only for functions of
/// scalars and opaque pointers, and use `accepts` to check the version that the library reports.
package struct DynamicLibrary: Sendable {
  /// File names with their SONAME. The first name that is installed and accepted is used.
  package let names: [String]
  /// The Debian package that holds the library.
  package let package: String
  /// The feature that needs the library, as the start of a sentence: "narration".
  package let purpose: String

  package init(_ names: [String], package: String, for purpose: String) {
    (self.names, self.package, self.purpose) = (names, package, purpose)
  }

  /// Loads the library and finds its functions.
  ///
  /// - Parameters:
  ///   - empty: The structure of functions before it is filled.
  ///   - find: Fills the structure from a handle of `dlopen`; 0 if a function is missing.
  ///   - accepts: Whether the version that the library reports is compatible with the functions.
  /// - Throws: The error for the first of the names that is installed, or for the first name if none is installed.
  package func load<Functions>(
    _ empty: Functions, find: (UnsafeMutablePointer<Functions>, UnsafeMutableRawPointer) -> Int32,
    accepts: (Functions) -> Bool = { _ in true }
  ) throws(LibraryError) -> Functions {
    var problem: LibraryError?
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
        let reason = dlerror().map { String(cString: $0) } ?? ""
        // The library itself, or one of its dependencies, is missing.
        if !reason.hasPrefix("\(name): cannot open"), problem == nil {
          problem = error(name, .unusable(reason))
        }
        continue
      }
      var functions = empty
      if find(&functions, handle) == 0 {
        problem = problem ?? error(name, .incomplete)
      } else if !accepts(functions) {
        problem = problem ?? error(name, .otherVersion)
      } else {
        return functions
      }
      dlclose(handle)
    }
    throw problem ?? error(names.first ?? "", .missing)
  }

  private func error(_ name: String, _ reason: LibraryError.Reason) -> LibraryError {
    LibraryError(name: name, package: package, purpose: purpose, reason: reason)
  }
}

/// The reason why a library cannot be used. The description names the package to install.
package struct LibraryError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missing
    /// The library lacks a required function.
    case incomplete
    /// The library reports an incompatible version.
    case otherVersion
    /// The library cannot be loaded; the text is the dynamic loader's message.
    case unusable(String)
  }

  package var name: String
  package var package: String
  package var purpose: String
  package var reason: Reason

  package var description: String {
    let detail =
      switch reason {
      case .missing: ""
      case .incomplete: "; the installed one lacks functions"
      case .otherVersion: "; the installed one has another version"
      case .unusable(let words): "; it cannot be loaded (\(words))"
      }
    return "\(purpose) needs \(name)\(detail): apt-get install \(package)"
  }
}
