import OpenChartsCDeflate

/// Builds ZIP archives of uncompressed files, and workbooks from them.
package enum StoredArchive {
  /// - Parameters:
  ///   - size: The size that the central directory states for the last file; `nil` for the true size.
  ///   - method: The compression method that it states for the last file; 0 is none.
  package static func bytes(
    of files: [(name: String, content: [UInt8])], size: Int? = nil, method: Int = 0
  ) -> [UInt8] {
    var (bytes, list): ([UInt8], [UInt8]) = ([], [])
    for (index, file) in files.enumerated() {
      let (name, content, isLast) = (Array(file.name.utf8), file.content, index == files.count - 1)
      let facts =
        number(0, 2) + number(isLast ? method : 0, 2) + number(0, 4)
        + number(Int(libdeflate_crc32(0, content, content.count)), 4) + number(content.count, 4)
        + number(isLast ? size ?? content.count : content.count, 4) + number(name.count, 2) + number(0, 2)
      let offset = bytes.count
      bytes += number(0x0403_4B50, 4) + number(20, 2) + facts + name + content
      list +=
        number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + facts + number(0, 10) + number(offset, 4)
        + name
    }
    let offset = bytes.count
    return bytes + list + number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2)
      + number(files.count, 2) + number(list.count, 4) + number(offset, 4) + number(0, 2)
  }

  /// An archive with one file compressed by DEFLATE; `nil` if that fails.
  package static func packed(_ name: String, _ content: [UInt8]) -> [UInt8]? {
    guard let deflater = libdeflate_alloc_compressor(6) else { return nil }
    defer { libdeflate_free_compressor(deflater) }
    let packed = [UInt8](unsafeUninitializedCapacity: content.count / 2 + 1024) { buffer, count in
      count = libdeflate_deflate_compress(
        deflater, content, content.count, buffer.baseAddress, buffer.count)
    }
    guard !packed.isEmpty else { return nil }
    var archive = bytes(of: [(name, packed)], size: content.count, method: 8)
    let checksum = number(Int(libdeflate_crc32(0, content, content.count)), 4)
    let entry = 30 + name.utf8.count + packed.count
    archive.replaceSubrange(14..<18, with: checksum)
    archive.replaceSubrange(entry + 16..<entry + 20, with: checksum)
    return archive
  }

  /// An Excel workbook with one sheet, which is called S.
  package static func workbook(
    sheet: [UInt8], texts: [UInt8]? = nil, styles: [UInt8]? = nil, sheetSize: Int? = nil
  ) -> [UInt8] {
    var parts = [("worksheet", "/xl/s.xml")]
    if texts != nil { parts.append(("sharedStrings", "texts.xml")) }
    if styles != nil { parts.append(("styles", "styles.xml")) }
    var files = [
      ("_rels/.rels", relations([("officeDocument", "xl/workbook.xml")])),
      (
        "xl/workbook.xml",
        Array(
          "<?xml version=\"1.0\"?><workbook><sheets><sheet name=\"S\" r:id=\"r0\"/></sheets></workbook>".utf8)
      ),
      ("xl/_rels/workbook.xml.rels", relations(parts)),
    ]
    if let texts { files.append(("xl/texts.xml", texts)) }
    if let styles { files.append(("xl/styles.xml", styles)) }
    return bytes(of: files + [("xl/s.xml", sheet)], size: sheetSize)
  }

  /// An Excel workbook with several sheets; the state of a visible one is empty.
  package static func workbook(sheets: [(name: String, state: String, cells: [UInt8])]) -> [UInt8] {
    let list = sheets.enumerated().map { index, sheet in
      "<sheet name=\"\(sheet.name)\""
        + (sheet.state.isEmpty ? "" : " state=\"\(sheet.state)\"") + " r:id=\"r\(index)\"/>"
    }
    return bytes(
      of: [
        ("_rels/.rels", relations([("officeDocument", "xl/workbook.xml")])),
        ("xl/workbook.xml", Array("<workbook><sheets>\(list.joined())</sheets></workbook>".utf8)),
        ("xl/_rels/workbook.xml.rels", relations(sheets.indices.map { ("worksheet", "/xl/s\($0).xml") })),
      ] + sheets.enumerated().map { ("xl/s\($0).xml", $1.cells) })
  }

  private static func relations(_ all: [(kind: String, target: String)]) -> [UInt8] {
    let kinds = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
    let entries = all.enumerated().map {
      "<Relationship Id=\"r\($0)\" Type=\"\(kinds)\($1.kind)\" Target=\"\($1.target)\"/>"
    }
    return Array("<Relationships>\(entries.joined())</Relationships>".utf8)
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
