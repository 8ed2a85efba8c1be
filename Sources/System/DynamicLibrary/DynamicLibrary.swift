import Glibc

/// A library of the system that is loaded when a program first needs it, and stays loaded.
///
/// Linked libraries cost each start of a program 2 to 4 ms. A shim of C holds the functions of a library as members of a
/// structure and a function that finds them all:
///
///     let cairo = try DynamicLibrary(["libcairo.so.2"], package: "libcairo2", for: "drawing PNG and PDF")
///       .load(CairoFunctions(), find: cairo_functions_find)
///
/// A SONAME is the promise of a binary interface. Functions that take or return structures, or enumerations whose values
/// may move, need the one SONAME of the headers that they were compiled with. Several names are for functions of scalars
/// and opaque pointers only, and then `accepts` checks the version that the library itself states.
package struct DynamicLibrary: Sendable {
  /// File names with their SONAME; the first one that is installed and accepted is used.
  package let names: [String]
  /// The Debian package that holds the library.
  package let package: String
  /// The work that needs the library, as the start of a sentence: "narration".
  package let purpose: String

  package init(_ names: [String], package: String, for purpose: String) {
    (self.names, self.package, self.purpose) = (names, package, purpose)
  }

  /// Loads the library and finds its functions.
  ///
  /// - Parameters:
  ///   - empty: The structure of functions without any.
  ///   - find: Fills the structure from a handle of `dlopen`; 0 if a function is missing.
  ///   - accepts: Whether the version that the library states is one that the functions may be called in.
  /// - Throws: The error of the first name that is installed, else that of the first name.
  package func load<Functions>(
    _ empty: Functions, find: (UnsafeMutablePointer<Functions>, UnsafeMutableRawPointer) -> Int32,
    accepts: (Functions) -> Bool = { _ in true }
  ) throws(LibraryError) -> Functions {
    var problem: LibraryError?
    for name in names {
      guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
        let reason = dlerror().map { String(cString: $0) } ?? ""
        // The library itself is missing, or one that it needs.
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

/// A library that cannot be used, with the package that helps.
package struct LibraryError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case missing
    /// A function that is called is missing.
    case incomplete
    /// The library states a version that this program was not made for.
    case otherVersion
    /// The loader's own words.
    case unusable(String)
  }

  package var name: String
  package var package: String
  package var purpose: String
  package var reason: Reason

  package var description: String {
    let found =
      switch reason {
      case .missing: ""
      case .incomplete: "; the installed one lacks functions"
      case .otherVersion: "; the installed one has another version"
      case .unusable(let words): "; it cannot be loaded (\(words))"
      }
    return "\(purpose) needs \(name)\(found): apt-get install \(package)"
  }
}
