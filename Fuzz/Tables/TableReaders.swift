import OpenChartsChartMath
import OpenChartsEngines
import OpenChartsTables

private func read(_ bytes: [UInt8], _ configure: (inout TableOptions) -> Void = { _ in }) {
  var options = TableOptions()
  configure(&options)
  do throws(TableError) {
    check(try Table(bytes: bytes, file: "f", options: options))
  } catch {
    let line = error.description
    precondition(!line.isEmpty)
  }
}

/// Reads delimited text. An input of odd length is read without a header.
package func fuzzDelimited(_ bytes: UnsafeRawBufferPointer) {
  read(Array(bytes)) {
    $0.format = .csv
    if bytes.count & 1 == 1 { $0.hasHeader = false }
  }
}

package func fuzzJSON(_ bytes: UnsafeRawBufferPointer) { read(Array(bytes)) { $0.format = .json } }

/// Reads any file, usually an archive, in a detected format. The table names are sheets in the seeds.
package func fuzzArchive(_ bytes: UnsafeRawBufferPointer) {
  for name in [nil, "Offset", "Sales"] { read(Array(bytes)) { $0.table = name } }
}

/// Reads a workbook from a sheet, shared texts and styles, which are separated by zero bytes.
package func fuzzWorkbook(_ bytes: UnsafeRawBufferPointer) {
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false).map { Array($0) }
  read(
    StoredArchive.workbook(
      sheet: parts[0], texts: parts.count > 1 ? parts[1] : nil, styles: parts.count > 2 ? parts[2] : nil))
}

/// Reads the content of an OpenDocument spreadsheet.
package func fuzzOpenDocument(_ bytes: UnsafeRawBufferPointer) {
  read(StoredArchive.bytes(of: [("content.xml", Array(bytes))]))
}

/// Reads a column, one value per line, as each type; and the whole input as one date.
package func fuzzTypes(_ bytes: UnsafeRawBufferPointer) {
  for type in ColumnType.allCases.map(Optional.some) + [nil] {
    read(Array("v\n".utf8) + bytes) {
      $0.format = .csv
      $0.hasHeader = true
      if let type { $0.types = [("v", type)] }
    }
  }
  if let moment = Table.moment(String(decoding: bytes, as: UTF8.self), zone: .utc) {
    precondition(moment.isFinite)
  }
}

/// Parses a filter and applies it to a table with a column of each type.
package func fuzzFilter(_ bytes: UnsafeRawBufferPointer) {
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(FilterError) {
    let table = try filterTable.filtered(by: try FilterParser.filter(text), text, zone: .utc)
    precondition(table.rowCount <= 4)
    check(table)
  } catch {
    precondition(!error.description.isEmpty)
  }
}

private let filterTable: Table = {
  let text = "a,b,c,d\n1,x,2024-01-01,true\n2,y,2024-02-01,false\n,,,\n-3e9,z z,2024-03-01,true\n"
  guard let table = try? Table(bytes: Array(text.utf8), file: "f") else { preconditionFailure(text) }
  return table
}()

package func fuzzAddress(_ bytes: UnsafeRawBufferPointer) {
  let text = String(decoding: bytes, as: UTF8.self)
  do throws(EngineError) {
    let address = try EngineAddress(text)
    precondition(address.hosts.allSatisfy { (1...65_535).contains($0.port ?? 1) })
    // The description is parsed as the same address, except for the parameters.
    let again = try EngineAddress(address.description)
    precondition(again.hosts == address.hosts && again.user == address.user, "\(address)")
  } catch {
    precondition(!error.description.isEmpty)
  }
}
