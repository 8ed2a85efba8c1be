import OpenChartsViewValues

/// Parses inline Markdown. The pieces are never longer than the input.
package func fuzzInlineMarkdown(_ bytes: UnsafeRawBufferPointer) {
  let text = String(decoding: bytes, as: UTF8.self)
  let pieces = InlineMarkdown.parse(text)
  precondition(pieces.reduce(0) { $0 + $1.text.utf8.count } <= text.utf8.count)
}

// Internal names are accessible only in debug builds, which fuzzing and the tests use.
#if DEBUG
  @testable import OpenChartsCommandLineTool
  import Foundation
  @testable import OpenChartsSessions
  @testable import OpenChartsViewValues

  package func fuzzMarkdown(_ bytes: UnsafeRawBufferPointer) {
    if let report = try? MarkdownReader.blocks(of: Array(bytes)) {
      precondition(report.linesOfHTML.allSatisfy { $0 > 0 })
    }
  }

  package func fuzzMessage(_ bytes: UnsafeRawBufferPointer) {
    if let message = ClientMessage(String(decoding: bytes, as: UTF8.self), lastNumber: 40) {
      precondition(message == message || "\(message)".contains("nan"))
    }
  }

  /// Parses a string catalog in JSON or a strings dictionary as a property list, and looks up the key `a`.
  package func fuzzCatalog(_ bytes: UnsafeRawBufferPointer) {
    let data = Data(bytes)
    for catalog in [StringsCatalog(data), StringsCatalog(stringsDictionary: data, language: "en")] {
      for numbers in [[], [1], [0, nil, 2.5, -1e300]] as [[Double?]] {
        if let text = catalog?.text(of: "a", languages: ["en", "ar"], numbers: numbers) {
          precondition(text.utf8.count <= max(1 << 16, bytes.count))
        }
      }
    }
  }

  /// Reads a model of Core Data, and generates code from it whose names are Swift's.
  package func fuzzModel(_ bytes: UnsafeRawBufferPointer) {
    let model = CoreDataModel(name: "Model", contents: Array(bytes))
    precondition(
      model.entities.allSatisfy { CoreDataModel.isName($0.name) && CoreDataModel.isName($0.className) })
    let code = CoreDataClasses(model: model, isDeclared: { _ in false }).code ?? ""
    let portable = PortableSource.text(code) { _ in true }
    precondition(portable.count { $0.isNewline } == code.count { $0.isNewline })
    precondition(CoreDataRegistration.code([model]).utf8.count <= 4_096 + 1_024 * bytes.count)
  }
#else
  package func fuzzModel(_ bytes: UnsafeRawBufferPointer) {}
  package func fuzzMarkdown(_ bytes: UnsafeRawBufferPointer) {}
  package func fuzzMessage(_ bytes: UnsafeRawBufferPointer) {}
  package func fuzzCatalog(_ bytes: UnsafeRawBufferPointer) {}
#endif
