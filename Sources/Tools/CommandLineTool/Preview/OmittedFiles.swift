import Foundation

/// The files of a module, or parts of them, that are left out so that the rest compiles.
struct OmittedFiles: Equatable {
  struct File: Equatable {
    var path: String
    /// One line that names the file and the reason.
    var reason: String
  }

  /// Whether a file without the parts that do not compile is kept.
  var keepsParts: Bool
  private(set) var files: [File] = []
  /// The kept parts of files.
  private(set) var parts: [String: PartialSource] = [:]
  /// Names that the omitted files declare, and the first of those files.
  private var declarations: [String: String] = [:]

  init(keepsParts: Bool = false) { self.keepsParts = keepsParts }

  var paths: Set<String> { Set(files.map(\.path)) }

  /// A line for each file that is not complete.
  var reasons: [String] {
    let omittedPaths = paths
    return parts.sorted { $0.key < $1.key }.filter { !omittedPaths.contains($0.key) }
      .compactMap(\.value.reason)
      + files.map(\.reason)
  }

  /// Leaves out the files that have errors, or the parts. If there are errors that affect the whole module, only these
  /// are considered, because they cause further errors: missing modules, names that are declared twice, and a second `@main`.
  ///
  /// - Parameter text: Reads a file as it was compiled.
  /// - Returns: False if no error belongs to a file.
  mutating func add(_ errors: [CompilerError], text: (String) -> String?) -> Bool {
    let structural = errors.filter { Self.isStructural($0.message) }
    var causes: [(path: String, errors: [CompilerError])] = []
    for error in structural.isEmpty ? errors : structural where !paths.contains(error.path) {
      if let index = causes.firstIndex(where: { $0.path == error.path }) {
        causes[index].errors.append(error)
      } else {
        causes.append((error.path, [error]))
      }
    }
    // Keep the first file with an entry point, and omit the others.
    if let first = causes.firstIndex(where: { $0.errors.allSatisfy { Self.isSecondEntry($0.message) } }),
      causes.count > 1
    {
      causes.remove(at: first)
    }
    let knownDeclarations = declarations
    for (path, errors) in causes {
      if keepsParts {
        var part = parts[path] ?? PartialSource(text(path) ?? "")
        let isEnough = part.leaveOut(errors)
        parts[path] = part
        if isEnough { continue }
      }
      files.append(File(path: path, reason: reason(path, errors, knownDeclarations)))
      for name in Self.declaredNames(text(path) ?? "") where declarations[name] == nil {
        declarations[name] = path
      }
    }
    return !causes.isEmpty
  }

  /// Leaves out the files that need symbols which the linker does not find.
  ///
  /// - Parameters:
  ///   - sources: The paths of the compiled files by the names of their objects.
  ///   - text: Reads a file as it was compiled.
  /// - Returns: False if no symbol belongs to a file.
  mutating func add(_ errors: [LinkerError], sources: [String: String], text: (String) -> String?) -> Bool {
    var causes: [(path: String, errors: [LinkerError])] = []
    let omittedPaths = paths
    for error in errors {
      for path in error.files.compactMap({ sources[$0] }) where !omittedPaths.contains(path) {
        if let index = causes.firstIndex(where: { $0.path == path }) {
          causes[index].errors.append(error)
        } else {
          causes.append((path, [error]))
        }
      }
    }
    for (path, errors) in causes.sorted(by: { $0.path < $1.path }) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let countNote = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
      files.append(File(path: path, reason: "\(path): \(errors[0].summary)\(countNote); \(name) is left out"))
      for name in Self.declaredNames(text(path) ?? "") where declarations[name] == nil {
        declarations[name] = path
      }
    }
    return !causes.isEmpty
  }

  /// A line for each error of the linker, with the files that need the symbol.
  static func lines(_ errors: [LinkerError], sources: [String: String]) -> [String] {
    errors.map { error in
      let paths = error.files.prefix(3).map { sources[$0] ?? $0 }
      return "error: " + error.summary + (paths.isEmpty ? "" : "; needed by \(paths.joined(separator: ", "))")
    }
  }

  private func reason(_ path: String, _ errors: [CompilerError], _ knownDeclarations: [String: String])
    -> String
  {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let neededPath = errors.lazy.compactMap { error in
      error.message.matches(of: /'(?:[\w.]*\.)?(\w+)[^']*'/).lazy.compactMap {
        knownDeclarations[String($0.1)]
      }.first
    }.first
    if let neededPath {
      let other = neededPath.split(separator: "/").last.map(String.init) ?? neededPath
      return "\(path): left out, because it needs \(other)"
    }
    let countNote = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    return "\(errors[0].summary)\(countNote); \(name) is left out"
  }

  private static func isStructural(_ message: String) -> Bool {
    message.hasPrefix("no such module") || message.hasPrefix("invalid redeclaration")
      || isSecondEntry(message)
  }

  private static func isSecondEntry(_ message: String) -> Bool {
    message.hasPrefix("'main' attribute can only apply to one type")
  }

  /// The names of types, functions, properties and cases in a source text.
  private static func declaredNames(_ text: String) -> Set<String> {
    Set(
      text.matches(
        of: /\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case|macro)\s+(\w+)/
      ).map { String($0.1) })
  }
}
