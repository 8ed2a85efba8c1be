internal import CDeflate
import Foundation

/// Files embedded in a PDF (ISO 32000-2, 7.11.4 and 14.13). Viewers list them; each figure refers to its file.
struct PDFAttachments {
  /// The objects in ascending order of their numbers.
  private(set) var objects: [(number: Int, bytes: [UInt8])] = []
  /// The first unused object number after them.
  private(set) var next: Int
  /// The file specification object of each figure; `nil` for figures without a file.
  private var specifications: [Int?] = []
  private var names: [String] = []

  /// - Parameters:
  ///   - attachments: The file of each figure, or `nil`.
  ///   - first: The first unused object number.
  init(_ attachments: [PDFFigure.Attachment?], first: Int) {
    next = first
    for attachment in attachments {
      guard let attachment else {
        specifications.append(nil)
        continue
      }
      let (file, specification) = (next, next + 1)
      next += 2
      let packed = Self.deflated(attachment.bytes)
      let type = attachment.type.replacingOccurrences(of: "/", with: "#2F")
      var bytes = Array(
        """
        \(file) 0 obj
        << /Type /EmbeddedFile /Subtype /\(type) \(packed == nil ? "" : "/Filter /FlateDecode ")\
        /Length \((packed ?? attachment.bytes).count) /Params << /Size \(attachment.bytes.count) >> >>
        stream

        """.utf8)
      bytes += packed ?? attachment.bytes
      bytes += Array("\nendstream\nendobj\n".utf8)
      objects.append((file, bytes))
      let name = PDFStructure.hex(attachment.name)
      objects.append(
        (
          specification,
          Array(
            """
            \(specification) 0 obj
            << /Type /Filespec /F \(name) /UF \(name) /Desc \(PDFStructure.hex(attachment.words)) \
            /AFRelationship /Alternative /EF << /F \(file) 0 R >> >>
            endobj

            """.utf8)
        ))
      specifications.append(specification)
      names.append(name)
    }
  }

  /// The entries for the document catalogue; empty without attachments.
  var catalogEntries: String {
    let numbers = specifications.compactMap { $0 }
    guard !numbers.isEmpty else { return "" }
    let list = zip(names, numbers).sorted { $0.0 < $1.0 }.map { "\($0) \($1) 0 R" }.joined(separator: " ")
    let references = numbers.map { "\($0) 0 R" }.joined(separator: " ")
    return " /Names << /EmbeddedFiles << /Names [ \(list) ] >> >> /AF [ \(references) ]"
  }

  func entries(ofFigure place: Int) -> String {
    specifications[place].map { " /AF [ \($0) 0 R ]" } ?? ""
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, room.baseAddress, bound)
    }
    return result.isEmpty ? nil : result
  }
}
