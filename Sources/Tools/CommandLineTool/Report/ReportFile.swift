import OpenChartsLimits

/// Reads the text of a report.
enum ReportFile {
  /// The text in UTF-8, in which each line ends in a line feed.
  ///
  /// - Throws: ``FileError`` if the file is larger than ``Limits/reportBytes`` or not regular, and ``ReportProblem``
  ///   for a line that is not UTF-8.
  static func bytes(_ path: String) throws -> [UInt8] {
    let bytes =
      path == "-"
      ? try InputFile.bytes(path) : try RegularFile.bytes(path, kind: "report", limit: Limits.reportBytes)
    let text = withLineFeeds(bytes)
    if String(validating: text, as: UTF8.self) == nil {
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      let lineIndex = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw ReportProblem(
        file: path, line: lineIndex + 1, text: "line \(lineIndex + 1) is not UTF-8; save the report as UTF-8")
    }
    return text
  }

  /// The bytes with each CR and each CR LF replaced by LF.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      guard byte == 0x0D else {
        result.append(byte)
        continue
      }
      if index + 1 == bytes.count || bytes[index + 1] != 0x0A { result.append(0x0A) }
    }
    return result
  }
}
