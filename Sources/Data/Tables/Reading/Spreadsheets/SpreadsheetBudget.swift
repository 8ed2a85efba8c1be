import Limits

/// The most that one spreadsheet file may expand to.
///
/// A file of a few hundred bytes can describe billions of cells: repeat counts and DEFLATE both multiply. Each budget
/// is in proportion to the file, with a floor that every small sheet stays below.
struct SpreadsheetBudget {
  /// Unpacked bytes of all files that are read.
  var unpackedBytes: Int
  /// Cells with a value, repeats counted.
  var cells: Int
  /// Bytes of the texts of all cells, each shared text once.
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
