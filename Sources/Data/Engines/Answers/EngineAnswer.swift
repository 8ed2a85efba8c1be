internal import OpenChartsCADBC

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The answer of an engine to a query: named columns of equal length.
package struct EngineAnswer: Sendable {
  package var names: [String]
  package var columns: [EngineColumn]
  /// For each column, whether its numbers can be NaN.
  package private(set) var isFloating: [Bool]
  /// For each column, whether its type holds only integers.
  package private(set) var isWhole: [Bool]
  /// For each column, whether it is a time of day or a duration, in seconds.
  package private(set) var isDuration: [Bool]
  /// For each column of integers or decimals, the number of decimal places; `nil` for other types.
  package private(set) var scales: [Int?]

  package var rowCount: Int { columns.first?.count ?? 0 }

  /// Reads a whole stream of Arrow batches.
  ///
  /// - Parameters:
  ///   - bytes: The size limit. A larger answer throws, and the remaining batches are not read.
  ///   - reportRows: Called after each batch with the number of its rows.
  ///   - failure: Converts a message of the engine to an error.
  init(
    reading stream: inout ArrowArrayStream, location: String, atMost bytes: Int,
    seeing reportRows: (Int) -> Void, failure: (String) -> EngineError
  ) throws(EngineError) {
    var schema = ArrowSchema()
    guard stream.get_schema(&stream, &schema) == 0 else {
      throw failure(stream.get_last_error(&stream).map { String(cString: $0) } ?? "")
    }
    defer { schema.release?(&schema) }
    let fields = (0..<max(0, Int(schema.n_children))).compactMap { schema.children?[$0]?.pointee }
    names = fields.map { $0.name.map { String(cString: $0) } ?? "" }
    var readers = fields.map { ArrowColumnReader($0) }
    while true {
      var batch = ArrowArray()
      guard stream.get_next(&stream, &batch) == 0 else {
        throw failure(stream.get_last_error(&stream).map { String(cString: $0) } ?? "")
      }
      guard batch.release != nil else { break }
      defer { batch.release(&batch) }
      guard Int(batch.n_children) == readers.count else {
        throw failure("a batch has \(batch.n_children) columns, and its type \(readers.count)")
      }
      do throws(ArrowFault) {
        let end = batch.offset.addingReportingOverflow(batch.length)
        guard batch.offset >= 0, batch.length >= 0, !end.overflow else { throw ArrowFault() }
        for index in readers.indices {
          guard let child = batch.children?[index] else { throw ArrowFault() }
          try readers[index].append(child.pointee, rows: Int(batch.offset)..<Int(end.partialValue))
        }
      } catch { throw failure("a batch contradicts itself: its columns have fewer rows than it says") }
      reportRows(Int(batch.length))
      guard readers.reduce(0, { $0 + $1.byteCount }) <= bytes else {
        throw EngineError(location, .tooManyBytes(limit: bytes))
      }
    }
    columns = readers.map(\.column)
    isFloating = readers.map(\.isFloating)
    isWhole = readers.map(\.isWhole)
    isDuration = readers.map(\.isDuration)
    scales = readers.map(\.scale)
  }
}
