import OpenChartsCADBC
import Testing

@testable import OpenChartsEngines

/// An array of Arrow's C data interface that owns its buffers and frees them at the end.
private final class Built {
  var array = ArrowArray()
  var schema = ArrowSchema()
  private var kept: [UnsafeMutableRawPointer] = []
  private var parts: [Built] = []
  private let format: UnsafeMutablePointer<CChar>

  init(
    _ format: String, count: Int, offset: Int = 0, nulls: [UInt8]? = nil, _ buffers: [[UInt8]],
    words: Built? = nil
  ) {
    self.format = .allocate(capacity: format.utf8.count + 1)
    for (i, byte) in (Array(format.utf8) + [0]).enumerated() { self.format[i] = CChar(byte) }
    schema.format = UnsafePointer(self.format)
    let all: [[UInt8]?] = [nulls] + buffers
    let pointers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: all.count)
    kept.append(UnsafeMutableRawPointer(pointers))
    for (i, bytes) in all.enumerated() {
      guard let bytes else {
        pointers[i] = nil
        continue
      }
      let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 64)
      copy.copyMemory(from: bytes, byteCount: bytes.count)
      kept.append(copy)
      pointers[i] = UnsafeRawPointer(copy)
    }
    (array.length, array.offset, array.n_buffers) = (Int64(count), Int64(offset), Int64(all.count))
    array.null_count = nulls == nil ? 0 : -1
    array.buffers = pointers
    if let words {
      parts.append(words)
      let own = UnsafeMutablePointer<ArrowArray>.allocate(capacity: 1)
      own.initialize(to: words.array)
      array.dictionary = own
      let type = UnsafeMutablePointer<ArrowSchema>.allocate(capacity: 1)
      type.initialize(to: words.schema)
      schema.dictionary = type
      kept += [UnsafeMutableRawPointer(own), UnsafeMutableRawPointer(type)]
    }
  }

  deinit {
    for room in kept { room.deallocate() }
    format.deallocate()
  }

  /// Reads the rows as a column, in one or several batches.
  func column(_ batches: [Range<Int>]? = nil) -> EngineColumn {
    withExtendedLifetime(self) {
      var reader = ArrowColumnReader(schema)
      for rows in batches ?? [0..<Int(array.length)] { try! reader.append(array, rows: rows) }
      return reader.column
    }
  }
}

private func bytes<T>(_ values: [T]) -> [UInt8] { values.withUnsafeBytes(Array.init) }

@Suite struct ArrowColumnTests {
  private func numbers(_ column: EngineColumn) -> [Double] {
    if case .numbers(let values) = column { values } else { [] }
  }

  @Test func wholeNumbersOfEverySize() {
    #expect(numbers(Built("c", count: 2, [bytes([Int8(-3), 7])]).column()) == [-3, 7])
    #expect(numbers(Built("S", count: 1, [bytes([UInt16(65_535)])]).column()) == [65_535])
    #expect(numbers(Built("i", count: 1, [bytes([Int32(-70_000)])]).column()) == [-70_000])
    #expect(numbers(Built("L", count: 1, [bytes([UInt64.max])]).column()) == [0x1p64])
  }

  @Test func numbersOfTwoFourAndEightBytes() {
    // 1, −2, the smallest positive number, infinity.
    let halves: [UInt16] = [0x3C00, 0xC000, 1, 0x7C00]
    #expect(numbers(Built("e", count: 4, [bytes(halves)]).column()) == [1, -2, 0x1p-24, .infinity])
    #expect(numbers(Built("f", count: 1, [bytes([Float(0.5)])]).column()) == [0.5])
    #expect(numbers(Built("g", count: 1, [bytes([-0.1])]).column()) == [-0.1])
  }

  @Test func decimalsOfEverySizeAndSign() {
    #expect(numbers(Built("d:9,2,32", count: 1, [bytes([Int32(-1250)])]).column()) == [-12.5])
    #expect(numbers(Built("d:18,3,64", count: 1, [bytes([Int64(1500)])]).column()) == [1.5])
    #expect(numbers(Built("d:30,2", count: 2, [bytes([Int128(-1250), 125])]).column()) == [-12.5, 1.25])
    let wide: [UInt64] = [UInt64(bitPattern: -1250), .max, .max, .max, 0, 0, 1, 0]
    #expect(numbers(Built("d:60,2,256", count: 2, [bytes(wide)]).column()) == [-12.5, 0x1p128 / 100])
  }

  @Test func missingValuesAndPartsOfArrays() {
    // Rows 1 to 3 of an array with an offset of 1: 30, missing, 50.
    let built = Built(
      "i", count: 4, offset: 1, nulls: [0b0001_0111], [bytes([10, 20, 30, 40, 50].map(Int32.init))])
    let found = numbers(built.column([1..<4]))
    #expect(found.count == 3 && found[0] == 30 && found[1].isNaN && found[2] == 50)
  }

  @Test func textsAreCodedInOrderOfAppearance() {
    let small = Built("u", count: 4, nulls: [0b1011], [bytes([Int32(0), 2, 3, 3, 5]), Array("abcab".utf8)])
    #expect(small.column() == .text(codes: [0, 1, -1, 0], names: ["ab", "c"]))
    let large = Built("U", count: 2, [bytes([Int64(0), 0, 3]), Array("äb".utf8)])
    #expect(large.column() == .text(codes: [0, 1], names: ["", "äb"]))
    // In a second batch, the codes continue from the first one.
    #expect(small.column([0..<2, 3..<4]) == .text(codes: [0, 1, 0], names: ["ab", "c"]))
  }

  @Test func viewsHoldShortTextsAndPointAtLongOnes() {
    var views = bytes([Int32(5)]) + Array("short".utf8) + [UInt8](repeating: 0, count: 7)
    views += bytes([Int32(14)]) + Array("long".utf8) + bytes([Int32(0), 3])
    let built = Built("vu", count: 2, [views, Array("...longer than 12".utf8), bytes([Int64(17)])])
    #expect(built.column() == .text(codes: [0, 1], names: ["short", "longer than 12"]))
  }

  @Test func dictionariesMayDifferFromBatchToBatch() {
    let words = Built("u", count: 2, [bytes([Int32(0), 1, 2]), Array("xy".utf8)])
    let built = Built("C", count: 4, nulls: [0b1101], [[1, 0, 0, 9]], words: words)
    // An index beyond the dictionary is a missing value.
    #expect(built.column() == .text(codes: [1, -1, 0, -1], names: ["x", "y"]))
  }

  @Test func daysAndTimestampsAreDates() {
    #expect(
      Built("tdD", count: 1, [bytes([Int32(1)])]).column() == .dates([86_400], isDay: true, hasZone: false))
    #expect(
      Built("tsu:", count: 1, [bytes([Int64(1_500_000)])]).column()
        == .dates([1.5], isDay: false, hasZone: false))
    #expect(
      Built("tss:UTC", count: 1, [bytes([Int64(-1)])]).column() == .dates([-1], isDay: false, hasZone: true))
  }

  @Test func truthAndNothingAndTheRest() {
    #expect(Built("b", count: 3, nulls: [0b101], [[0b011]]).column() == .booleans([true, nil, false]))
    #expect(numbers(Built("n", count: 2, []).column()).allSatisfy { $0.isNaN })
    #expect(Built("+l", count: 3, [[]]).column() == .unknown(format: "+l", count: 3))
  }

  @Test func countsThatContradictEachOtherAreRefused() throws {
    let values = bytes([Int32(1), 2, 3])
    let honest = Built("i", count: 3, [values])
    #expect(numbers(honest.column([0..<3])) == [1, 2, 3])
    for (length, offset, buffers) in [
      (2, 0, 2), (-1, 0, 2), (.min, 0, 2), (3, -1, 2), (3, .min, 2), (3, .max, 2), (.max, .max, 2),
      (3, 0, -1),
      (3, 0, .max), (3, 1 << 60, 2),
    ] as [(Int64, Int64, Int64)] {
      let odd = Built("i", count: 3, [values])
      (odd.array.length, odd.array.offset, odd.array.n_buffers) = (length, offset, buffers)
      #expect(throws: ArrowFault.self) {
        try withExtendedLifetime(odd) {
          var reader = ArrowColumnReader(odd.schema)
          try reader.append(odd.array, rows: 0..<3)
        }
      }
    }
  }

  @Test func textsOutsideTheirBufferAreEmpty() {
    func texts(_ offsets: [Int32]) -> EngineColumn {
      Built("u", count: offsets.count - 1, [bytes(offsets), Array("abcdef".utf8)]).column()
    }
    #expect(texts([0, 2, 6]) == .text(codes: [0, 1], names: ["ab", "cdef"]))
    #expect(texts([-5, 2, 6]) == .text(codes: [0, 1], names: ["", "cdef"]))
    #expect(texts([0, .max, 6]) == .text(codes: [0, 0], names: [""]))
    #expect(texts([4, 2, 6]) == .text(codes: [0, 1], names: ["", "cdef"]))
  }

  @Test func viewsOutsideTheirBuffersAreEmpty() {
    func text(_ buffer: Int32, _ start: Int32, count: Int32 = 13) -> EngineColumn {
      let view = bytes([count]) + Array("abcd".utf8) + bytes([buffer, start])
      return Built("vu", count: 1, [view, [UInt8](repeating: 0x78, count: 16), bytes([Int64(16)])]).column()
    }
    let none = EngineColumn.text(codes: [0], names: [""])
    #expect(text(0, 3) == .text(codes: [0], names: [String(repeating: "x", count: 13)]))
    for (buffer, start) in [(0, 4), (0, -1), (1, 0), (-1, 0), (-3, 0), (.min, 0), (.max, 0), (0, .max)]
      as [(Int32, Int32)]
    {
      #expect(text(buffer, start) == none)
    }
    #expect(text(0, 0, count: .max) == none && text(0, 0, count: .min) == none)
  }

  @Test func indicesOutsideTheirDictionaryAreMissing() {
    let words = Built("u", count: 2, [bytes([Int32(0), 1, 2]), Array("ab".utf8)])
    let column = Built("L", count: 4, [bytes([UInt64(1), 2, .max, 1 << 63])], words: words).column()
    #expect(column == .text(codes: [1, -1, -1, -1], names: ["a", "b"]))
  }

  @Test func aDictionaryOfTruthsIsOfNoKnownTypeAndHasEveryRow() {
    let words = Built("b", count: 2, [[1]])
    let column = Built("c", count: 3, [bytes([Int8(0), 1, 0])], words: words).column()
    #expect(column == .unknown(format: "c", count: 3))
  }
}
