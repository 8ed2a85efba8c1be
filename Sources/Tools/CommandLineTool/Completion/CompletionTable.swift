import Foundation
import OpenChartsEngines
import OpenChartsTables

/// The names in a table for completion. Gives no names if reading them would take long.
struct CompletionTable {
  let file: String?
  private let options: [String: String]

  /// - Parameter options: Values of the options on the command line, by option name.
  init(file: String?, _ options: [String: String]) { (self.file, self.options) = (file, options) }

  /// Bytes read from a file for its names.
  private static let headSize = 256 << 10
  /// Maximum size in bytes of a JSON array, which is read whole.
  private static let wholeSize = 16 << 20

  /// Columns in the order of the table. Empty for servers, which may be slow or need a password.
  var columns: [(name: String, type: String)] {
    guard let file, !EngineAddress.isAddress(file) else { return [] }
    if let data = DataFile(path: file) {
      guard let source = try? EngineSource.opening(data, table: options["table"], finder, timeouts: timeouts)
      else { return [] }
      return source.fields.compactMap { field in field.type.map { (field.name, $0.rawValue) } }
    }
    guard let table else { return [] }
    return table.columns.map { ($0.name, $0.type.rawValue) }
  }

  /// The tables of a database in a file.
  var tables: [String] {
    guard let file, let data = DataFile(path: file) else { return [] }
    return (try? EngineSource.tables(in: data, finder, timeouts: timeouts)) ?? []
  }

  private var finder: DriverFinder { DriverFinder(environment: ProcessInfo.processInfo.environment) }
  private var timeouts: EngineTimeouts { EngineTimeouts(asking: 2) }

  /// The first rows of a text file.
  private var table: OpenChartsTables.Table? {
    var status = stat()
    // Reading from a pipe would consume its rows.
    guard let file, stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let handle = FileHandle(forReadingAtPath: file),
      let head = try? handle.read(upToCount: Self.headSize)
    else { return nil }
    var bytes = [UInt8](head)
    if bytes.count == Self.headSize {
      if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") {
        guard status.st_size < Self.wholeSize, let remainingBytes = try? handle.readToEnd() else {
          return nil
        }
        bytes += remainingBytes
      } else if let end = bytes.lastIndex(of: 0x0A) {
        bytes.removeSubrange(end...)
      }
    }
    var read = TableOptions()
    if let name = options[Option.delimiter.rawValue] { read.delimiter = try? PlotArguments().delimiter(name) }
    if let value = options[Option.skip.rawValue] { read.skippedLines = try? PlotArguments().lineCount(value) }
    if let value = options[Option.comment.rawValue] { read.comment = try? PlotArguments().commentSign(value) }
    return try? OpenChartsTables.Table(bytes: bytes, file: file, options: read)
  }
}
