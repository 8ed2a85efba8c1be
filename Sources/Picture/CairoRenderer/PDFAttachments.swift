import Foundation

/// Files embedded in a PDF (ISO 32000-2, 7.11.4 and 14.13; ISO 19005-3, 6.8). Viewers list them; each figure refers to
/// its file.
struct PDFAttachments {
  /// The file specification object of each figure; `nil` for figures without a file.
  private var specifications: [Int?] = []
  /// The names of the files, as PDF strings.
  private var keys: [String] = []

  /// - Parameter attachments: The file of each figure, or `nil`.
  init(_ attachments: [PDFFigure.Attachment?], in file: inout PDFObjects) {
    for attachment in attachments {
      guard let attachment else {
        specifications.append(nil)
        continue
      }
      let type = attachment.type.replacingOccurrences(of: "/", with: "#2F")
      let number = file.add(
        stream: "/Type /EmbeddedFile /Subtype /\(type) "
          + "/Params << /ModDate (\(PDFFile.date)) /Size \(attachment.file.count) >>", attachment.file)
      let name = PDFStructure.hex(attachment.name)
      specifications.append(
        file.add(
          """
          << /Type /Filespec /F \(name) /UF \(name) /Desc \(PDFStructure.hex(attachment.words)) \
          /AFRelationship /Alternative /EF << /F \(number) 0 R /UF \(number) 0 R >> >>
          """))
      keys.append(name)
    }
  }

  /// The entry for the document's dictionary of names; empty without attachments.
  var names: String {
    let list = zip(keys, specifications.compactMap { $0 })
    guard !keys.isEmpty else { return "" }
    let entries = list.sorted { $0.0 < $1.0 }.map { "\($0) \($1) 0 R" }.joined(separator: " ")
    return "/EmbeddedFiles << /Names [ \(entries) ] >>"
  }

  /// The entries for the document catalogue; empty without attachments.
  var catalogEntries: String {
    let references = specifications.compactMap { $0.map { "\($0) 0 R" } }.joined(separator: " ")
    return references.isEmpty ? "" : " /AF [ \(references) ]"
  }

  func entries(ofFigure figureIndex: Int) -> String {
    specifications[figureIndex].map { " /AF [ \($0) 0 R ]" } ?? ""
  }
}
