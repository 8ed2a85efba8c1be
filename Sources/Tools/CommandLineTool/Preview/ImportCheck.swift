import Foundation

/// Finds all imports of missing modules in sources, because the compiler reports only one at a time.
struct ImportCheck {
  private var imports: [(path: String, statement: SourceOutline.Import)] = []

  /// - Parameter text: Returns the text of a file that is compiled.
  init(_ files: [String], text: (String) -> String?) {
    for path in files {
      imports += SourceOutline(text(path) ?? "").unconditionalImports.map { (path, $0) }
    }
  }

  /// A source that does not compile: its errors name the missing modules.
  var source: String {
    Set(imports.map(\.statement.module)).sorted().map {
      "#if !canImport(\($0))\n#error(\"no such module '\($0)'\")\n#endif\n"
    }.joined()
  }

  /// An error for each import of the modules that the compiler's output names.
  func errors(_ output: String) -> [CompilerError] {
    let missing = Set(output.matches(of: /error: no such module '(\w+)'/).map { String($0.1) })
    let lines = imports.filter { missing.contains($0.statement.module) }.map { path, statement in
      "\(path):\(statement.line):\(statement.column): error: no such module '\(statement.module)'"
    }
    return CompilerError.all(in: lines.joined(separator: "\n"), files: imports.map(\.path))
  }
}
