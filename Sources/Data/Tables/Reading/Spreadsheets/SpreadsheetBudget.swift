import OpenChartsLimits

/// The limits to which one spreadsheet file can expand.
///
/// A file of a few hundred bytes can describe billions of cells, because both repeat counts and DEFLATE multiply.
/// Each limit is proportional to the file's size, with a minimum that no small sheet exceeds.
struct SpreadsheetBudget {
  /// The unpacked bytes of all files that are read.
  var unpackedBytes: Int
  /// The cells with a value, including repeated ones.
  var cells: Int
  /// The bytes of all cell texts; each shared text counts once.
  var textBytes: Int

  /// - Parameter fileBytes: The size of the packed file.
  init(fileBytes: Int) {
    func limit(_ floor: Int, perByte factor: Limit, atMost most: Limit) -> Int {
      let scaled = CheckedNumber.product(fileBytes, factor.value, upTo: most.value) ?? most.value
      return min(most.value, max(floor, scaled))
    }
    unpackedBytes = limit(16 << 20, perByte: Limits.archiveExpansion, atMost: Limits.archiveBytes)
    cells = limit(1_000_000, perByte: Limits.cellExpansion, atMost: Limits.spreadsheetCells)
    textBytes = limit(8 << 20, perByte: Limits.textExpansion, atMost: Limits.archiveBytes)
  }
}
