import Foundation
import Testing

@testable import OpenChartsTables

/// Mutates inputs that use every feature of the readers. The readers must return a table or throw an error.
///
/// `OPENCHARTS_FUZZ_SECONDS` sets a duration in place of the default few hundred inputs.
@Suite("Damaged input")
struct FuzzTests {
  static let seeds: [String] = [
    "name,amount,day\nA,1.5,2000-01-01\n\"B \"\"q\"\"\",\"1,234\",Jan 1 2000\n",
    "a;b;c\r\n1,5;12%;31.12.1999\r\n\r\n$5;-;2000-01-01T08:00:00.25+02:00\r\n",
    "a\tb\n\"x\ny\"\t1e308\n007\t-1.5e-300\nNA\t\n",
    "\u{FEFF}year|v\n1990|1\n1991|2|\n1992\n",
    #"[{"a":1,"b":"x"},{"a":-2.5e10,"c":{"d":[1,{"e":null}]}},{"b":"\u00e4\ud83d\ude00\n"}]"#,
    "{\"a\":true,\"b\":\"2000-Q1\"}\n{\"a\":false,\"b\":\"Q2 2000\"}\n",
    #"{"a":["x","y"],"b":[1,2.5,null],"c":3}"#, #"[["a","b"],["x",1],["y",2.5],[]]"#,
    #"{"meta":{"n":1},"rows":[{"a":"1/2/2000 1:05 PM"},{"a":"13/2/00"}]}"#, "[1,2,3]", "7",
  ]

  /// Returns a random mutation of a seed.
  static func mutant(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(seeds.randomElement(using: &generator)!.utf8)
    let alphabet = Array(",;|\t\"\r\n{}[]:\\ue+-.0123456789%$/TZQW ".utf8)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes.insert(alphabet.randomElement(using: &generator)!, at: place)
      case 1: bytes.removeSubrange(place..<end)
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
      case 3: if place < bytes.count { bytes[place] = alphabet.randomElement(using: &generator)! }
      case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 5:
        let other = Array(seeds.randomElement(using: &generator)!.utf8)
        bytes.insert(contentsOf: other.prefix(Int.random(in: 0...other.count, using: &generator)), at: place)
      default:
        let run = Array(bytes[place..<end])
        for _ in 0..<Int.random(in: 1...50, using: &generator) { bytes.insert(contentsOf: run, at: place) }
      }
    }
    return bytes
  }

  /// Reads an input with random options, and checks the invariants of tables.
  static func read(_ bytes: [UInt8], _ generator: inout SeededGenerator) {
    for format in [nil, TableFormat.csv, .json] {
      var options = TableOptions()
      options.format = format
      if Bool.random(using: &generator) { options.hasHeader = Bool.random(using: &generator) }
      if Bool.random(using: &generator) {
        options.types = [("a", ColumnType.allCases.randomElement(using: &generator)!)]
      }
      guard let table = try? Table(bytes: bytes, file: "f", options: options) else { continue }
      #expect(Set(table.columns.map(\.name)).count == table.columns.count)
      for column in table.columns {
        switch column.values {
        case .numbers(let values), .dates(let values, _): #expect(values.count == table.rowCount)
        case .text(let codes, let names), .booleans(let codes, let names):
          #expect(codes.count == table.rowCount)
          #expect(codes.allSatisfy { $0 >= -1 && Int($0) < names.count })
        }
      }
    }
  }

  @Test("never crashes the reader, which returns a table or an error")
  func damaged() {
    let seconds = ProcessInfo.processInfo.environment["OPENCHARTS_FUZZ_SECONDS"].flatMap(Double.init)
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }
    var count = 0
    var generator = SeededGenerator(end == nil ? 42 : UInt64(Date().timeIntervalSince1970))
    while end.map({ $0 > Date() }) ?? (count < 1500) {
      let bytes = Self.mutant(&generator)
      if end != nil {
        // The file stays on disk, so that a crash can be investigated.
        try? Data(bytes).write(
          to: FileManager.default.temporaryDirectory.appending(path: "opencharts-fuzz-input"))
      }
      Self.read(bytes, &generator)
      count += 1
    }
    if end != nil { print("read \(count) damaged inputs, each in three ways") }
  }
}
