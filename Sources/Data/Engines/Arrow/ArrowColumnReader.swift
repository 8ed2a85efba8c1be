internal import OpenChartsCADBC
import OpenChartsLimits

#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads one column from successive Arrow arrays, directly from the engine's memory.
struct ArrowColumnReader {
  private let name: String
  private let formatText: String
  private let format: ArrowFormat
  /// The format of the dictionary's values; `nil` if the column is not dictionary-encoded.
  private let dictionary: ArrowFormat?
  private var numbers: [Double] = []
  private var booleans: [Bool?] = []
  private var texts = CodedTexts()
  private var unknown = 0

  init(_ schema: ArrowSchema) {
    name = schema.name.map { String(cString: $0) } ?? ""
    formatText = schema.format.map { String(cString: $0) } ?? ""
    format = ArrowFormat(formatText)
    dictionary = schema.dictionary.map { ArrowFormat($0.pointee.format.map { String(cString: $0) } ?? "") }
  }

  var isFloating: Bool { [.half, .float, .double].contains(dictionary ?? format) }

  var isWhole: Bool {
    switch dictionary ?? format {
    case .signed, .unsigned: true
    default: false
    }
  }

  /// Whether the column's numbers are seconds: a time of day or a duration.
  var isDuration: Bool {
    if case .seconds = dictionary ?? format { return true }
    return false
  }

  /// The number of decimal places of integers and decimals; `nil` for other types.
  var scale: Int? {
    switch dictionary ?? format {
    case .signed, .unsigned: 0
    case .decimal(_, let scale): max(scale, 0)
    default: nil
    }
  }

  var column: EngineColumn {
    switch dictionary ?? format {
    case .null, .signed, .unsigned, .half, .float, .double, .decimal, .seconds: return .numbers(numbers)
    case .days: return .dates(numbers, isDay: true, hasZone: false)
    case .timestamp(_, let hasZone): return .dates(numbers, isDay: false, hasZone: hasZone)
    // A dictionary of Booleans is not supported: no engine sends one.
    case .boolean:
      return dictionary == nil ? .booleans(booleans) : .unknown(format: formatText, count: unknown)
    case .text, .textView: return .text(codes: texts.codes, names: texts.names)
    case .other: return .unknown(format: formatText, count: unknown)
    }
  }

  /// The size of the values read so far, in bytes.
  var byteCount: Int {
    numbers.count * 8 + booleans.count + texts.codes.count * 4 + texts.byteCount
  }

  /// - Parameter rows: Rows of the batch, before the array's own offset is added.
  mutating func append(_ array: ArrowArray, rows: Range<Int>) throws(ArrowFault) {
    let values = try ArrowValues(array, rows, format)
    if let dictionary, let words = array.dictionary {
      try appendDictionary(values, words.pointee, dictionary)
      return
    }
    switch format {
    case .null: numbers.append(contentsOf: repeatElement(.nan, count: rows.count))
    case .boolean:
      for i in values.places {
        booleans.append(values.isValid(i) ? values.bit(i) : nil)
      }
    case .text, .textView:
      for i in values.places {
        if values.isValid(i) { texts.append(values.bytes(i, format)) } else { texts.appendMissing() }
      }
    case .other: unknown += rows.count
    default: appendNumbers(values)
    }
  }

  private mutating func appendNumbers(_ values: ArrowValues) {
    numbers.reserveCapacity(numbers.count + values.rows.count)
    let format = format
    for i in values.places {
      numbers.append(values.isValid(i) ? values.number(i, format) : .nan)
    }
  }

  /// Appends dictionary-encoded values. Each batch can have a different dictionary.
  private mutating func appendDictionary(
    _ places: ArrowValues, _ words: ArrowArray, _ kind: ArrowFormat
  ) throws(ArrowFault) {
    let dictionary = try ArrowValues(words, 0..<max(0, Int(words.length)), kind)
    let format = format
    /// The index of a row's value in the dictionary.
    func index(_ row: Int, below count: Int) -> Int? {
      places.isValid(row) ? CheckedNumber.integer(places.number(row, format), in: 0...max(0, count - 1)) : nil
    }
    switch kind {
    case .text, .textView:
      var codes: [Int32] = []
      for i in dictionary.places {
        codes.append(dictionary.isValid(i) ? texts.code(of: dictionary.bytes(i, kind)) : -1)
      }
      for i in places.places {
        texts.codes.append(codes.isEmpty ? -1 : index(i, below: codes.count).map { codes[$0] } ?? -1)
      }
    case .boolean, .other: unknown += places.rows.count
    default:
      var all: [Double] = []
      for i in dictionary.places { all.append(dictionary.isValid(i) ? dictionary.number(i, kind) : .nan) }
      for i in places.places {
        numbers.append(all.isEmpty ? .nan : index(i, below: all.count).map { all[$0] } ?? .nan)
      }
    }
  }
}
