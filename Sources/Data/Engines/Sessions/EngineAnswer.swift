internal import CADBC
import Glibc

/// What an engine answered: named columns of one length.
package struct EngineAnswer: Sendable {
  package var names: [String]
  package var columns: [EngineColumn]

  package var rowCount: Int { columns.first?.count ?? 0 }

  /// - Parameter failure: Makes an error of the engine's words.
  init(
    reading stream: inout ArrowArrayStream, failure: (String) -> EngineError
  ) throws(EngineError) {
    var schema = ArrowSchema()
    guard stream.get_schema(&stream, &schema) == 0 else {
      throw failure(stream.get_last_error(&stream).map { String(cString: $0) } ?? "")
    }
    defer { schema.release?(&schema) }
    let fields = (0..<Int(schema.n_children)).compactMap { schema.children[$0]?.pointee }
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
      for index in readers.indices {
        guard let child = batch.children[index] else { continue }
        readers[index].append(child.pointee, rows: Int(batch.offset)..<Int(batch.offset + batch.length))
      }
    }
    columns = readers.map(\.column)
  }
}

/// A column of an answer. Missing values are NaN in numbers and dates, and -1 in codes.
package enum EngineColumn: Sendable, Hashable {
  case numbers([Double])
  /// Seconds since 1 January 1970, 00:00 UTC: moments, or what a clock without a zone showed.
  case dates([Double], isDay: Bool, hasZone: Bool)
  /// Places in `names`, which are in order of first appearance.
  case text(codes: [Int32], names: [String])
  case booleans([Bool?])
  /// A type that no chart shows, by the name that Arrow's interface has for it.
  case unknown(format: String, count: Int)

  package var count: Int {
    switch self {
    case .numbers(let values): values.count
    case .dates(let values, _, _): values.count
    case .text(let codes, _): codes.count
    case .booleans(let values): values.count
    case .unknown(_, let count): count
    }
  }
}
