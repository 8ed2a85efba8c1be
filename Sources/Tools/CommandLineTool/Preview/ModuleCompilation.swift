import Foundation

/// Compiles the files of one module. If some do not compile, compiles the rest, including the parts of these files that
/// do.
struct ModuleCompilation {
  let name: String
  let files: [String]
  /// Generated files, which are never left out.
  let additions: [String]
  let scratch: PreviewScratch
  let compiler: String
  /// The compiler's arguments for all attempts.
  let importArguments: [String]
  /// The further arguments that make the module's product.
  let productArguments: [String]
  /// Whether files are left out if they do not compile; otherwise, all must compile.
  let omits: Bool
  /// Whether only the parts of a file that do not compile are left out, not the whole file.
  let keepsParts: Bool
  /// Whether the remaining files have something to show.
  let isEnough: ([String]) -> Bool

  /// The maximum number of compilations. Each one checks the whole module.
  private static let attempts = 30
  /// The number of compilations after which files with errors are left out as a whole, not in parts.
  private static let partialAttempts = 18

  /// Limits the memory for type-checking an expression, because an unknown name in a long expression could take
  /// minutes. Not used if there are no other errors.
  private static let limits = ["-Xfrontend", "-solver-memory-threshold=8000000"]

  /// Compiles the module and links its product.
  ///
  /// - Parameter portable: The portable copies of the files.
  /// - Returns: A line for each file of which something was left out.
  /// - Throws: ``CompileError`` if the files that compile have nothing to show.
  func compile(_ portable: CompiledSources) throws -> [String] {
    var portable = portable
    var omitted = OmittedFiles(keepsParts: keepsParts)
    var first = try leaveOutImports(&omitted, &portable)
    var failure: [String] = []
    // After an error, only type-check until there are no more errors, then generate code.
    var checks = first != nil
    var isLimited = keepsParts
    for attempt in 0..<Self.attempts {
      if attempt == Self.partialAttempts { omitted.keepsParts = false }
      let paths = omitted.paths
      let compiled = files.filter { !paths.contains($0) }
      guard first == nil || isEnough(compiled) else { break }
      let build = try run(compiled.map(portable.compiled), checks: checks, isLimited: isLimited)
      if build.status == 0 {
        if !checks { return omitted.reasons }
        checks = false
        continue
      }
      let output = portable.naming(build.output)
      var errors = CompilerError.all(in: output, files: compiled + additions)
      let linkErrors = errors.isEmpty && !checks ? LinkerError.all(in: build.output) : []
      checks = true
      if !linkErrors.isEmpty {
        let sources = Dictionary(
          compiled.map { (Self.stem(portable.compiled($0)), $0) }, uniquingKeysWith: { one, _ in one })
        if omits,
          omitted.add(linkErrors, sources: sources, text: { PreviewSources.text(portable.compiled($0)) })
        {
          first = first ?? CompileError(text: OmittedFiles.lines(linkErrors, sources: sources)[0])
          continue
        }
        failure = OmittedFiles.lines(linkErrors, sources: sources)
        break
      }
      if first == nil {
        let text = errors.map(\.text).joined(separator: "\n")
        first = CompileError(text: text.isEmpty ? CompilerOutput.errors(output) : text)
      }
      if isLimited, errors.contains(where: \.isTooComplex) {
        errors.removeAll(where: \.isTooComplex)
        isLimited = !errors.isEmpty
        if !isLimited { continue }
      }
      let sourceErrors = errors.filter { compiled.contains($0.path) }
      guard omits, sourceErrors.count == errors.count,
        omitted.add(sourceErrors, text: { path in PreviewSources.text(portable.compiled(path)) })
      else {
        // These errors cannot be removed by leaving out a file.
        let others = errors.filter { !compiled.contains($0.path) }.map(\.summary)
        failure = others.isEmpty && omits ? [Self.lastError(output, build.status)] : others
        break
      }
      try portable.replace(omitted.parts, scratch: scratch)
    }
    // If several files have errors, list one line per file, as for omitted files.
    let reasons = omitted.reasons
    if let first, reasons.count + (reasons.isEmpty ? 0 : failure.count) <= 1 { throw first }
    throw CompileError(text: (reasons + failure).joined(separator: "\n"))
  }

  /// Leaves out imports of missing modules.
  ///
  /// - Returns: The errors of the imports; `nil` if there are none.
  private func leaveOutImports(
    _ omitted: inout OmittedFiles, _ portable: inout CompiledSources
  ) throws -> CompileError? {
    guard keepsParts, omits else { return nil }
    let sources = portable
    let check = ImportCheck(files) { PreviewSources.text(sources.compiled($0)) }
    try scratch.write(check.source, to: "imports.swift")
    let output = try Subprocess.run(
      compiler, ["-typecheck", scratch.folder + "/imports.swift"] + importArguments
    ).output
    let missing = check.errors(output)
    guard omitted.add(missing, text: { PreviewSources.text(sources.compiled($0)) }) else { return nil }
    try portable.replace(omitted.parts, scratch: scratch)
    return CompileError(text: missing.map(\.text).joined(separator: "\n"))
  }

  private func run(_ sources: [String], checks: Bool, isLimited: Bool) throws -> Subprocess.Result {
    try Subprocess.run(
      compiler,
      [
        "-parse-as-library", "-module-name", name, "-swift-version", "5", "-Onone", "-suppress-warnings",
        "-module-cache-path", scratch.root + "/modules", "-use-ld=lld", "-no-color-diagnostics",
      ] + importArguments + (isLimited ? Self.limits : [])
        // Type-checking the whole module reports the errors of all files.
        + (checks ? ["-typecheck", "-wmo"] : productArguments)
        + (sources + additions).map { $0.hasPrefix("-") ? "./" + $0 : $0 })
  }

  /// One line for a failure that belongs to no file, such as a crash of the compiler.
  private static func lastError(_ output: String, _ status: Int32) -> String {
    let lines = CompilerOutput.errors(output).split(separator: "\n").map(String.init)
    let line = lines.first(where: CompilerOutput.isError) ?? lines.first
    return line ?? "the compiler ended with status \(status)"
  }

  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }
}

/// The compiler's errors, in several lines.
struct CompileError: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
