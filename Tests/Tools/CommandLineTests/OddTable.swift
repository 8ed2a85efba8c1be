import Foundation
import OpenChartsStatistics

/// A random table with unusual content, made from a seed.
struct OddTable {
  /// The names of its columns; empty if it has none.
  private(set) var headers: [String] = []
  /// The file extension.
  private(set) var ending = "csv"
  private(set) var bytes = Data()

  init(_ random: inout SeededGenerator) {
    let columnCount = random.one(of: [1, 2, 3, 3, 4, 4, 5, 5, 7, 30])
    let rowCount = random.index(below: 30) == 0 ? 0 : random.one(of: [1, 2, 3, 5, 10, 10, 20, 40, 150])
    headers = Self.headers(columnCount, &random)
    let columns = (0..<columnCount).map { _ in OddColumn(&random) }
    let rows = (0..<rowCount).map { row in columns.map { $0.value(row, &random) } }
    switch random.index(below: 8) {
    case 0: writeJSON(rows, &random)
    case 1: writeJSONLines(rows)
    default: writeSeparated(rows, &random)
    }
    // Truncate the file, like a full disk.
    if random.index(below: 40) == 0 { bytes = bytes.prefix(random.index(below: bytes.count + 1)) }
  }

  private static func headers(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    let sets = [
      ["place", "sales", "day", "team", "cost"], ["a", "b", "c", "d", "e"], ["n", "v", "t", "u", "w"],
      ["date", "open", "high", "low", "close", "volume"], ["task", "start", "end", "team", "team"],
      ["lon", "lat", "rate", "name"], ["city", "1990", "1991", "1992", "2000"], ["", "", "x", "X", "x"],
      ["temp_max", "temp_min", "day", "place"], ["שם", "a\u{202E}b", "c\u{1}d", "line\nbreak"],
      ["<b>&\"'", "]]>", "1", "2"], ["year", "n", "price €", String(repeating: "long ", count: 60)],
    ]
    let base = random.one(of: sets)
    return (0..<count).map { place in
      if random.index(below: 12) == 0 { return OddColumn.oddName(&random) }
      if place < base.count { return base[place] }
      return random.index(below: 4) == 0 ? base[place % base.count] : "c\(place)"
    }
  }

  // MARK: Formats

  private mutating func writeSeparated(_ rows: [[String]], _ random: inout SeededGenerator) {
    let separator = random.one(of: [",", ",", ",", ";", "\t"])
    let newline = random.one(of: ["\n", "\n", "\r\n"])
    ending = separator == "\t" ? "tsv" : "csv"
    func field(_ text: String) -> String {
      let isSafe = !text.contains { $0 == "\"" || $0.isNewline || $0 == Character(separator) }
      return isSafe ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
    // A zero byte makes the file binary, so keep it seldom.
    let keepsZeros = random.index(below: 20) == 0
    var lines = random.index(below: 30) == 0 ? [] : [headers]
    lines += rows
    var text = ""
    for line in lines {
      var fields = line.map { field(keepsZeros ? $0 : $0.replacing("\u{0}", with: "")) }
      if random.index(below: 3000) == 0 { fields.removeLast() }
      if random.index(below: 3000) == 0 { fields.append("more") }
      text += fields.joined(separator: separator) + newline
      if random.index(below: 100) == 0 { text += newline }
    }
    switch random.index(below: 16) {
    case 0: bytes = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    case 1: bytes = text.data(using: .utf16) ?? Data()
    case 2: bytes = text.data(using: .windowsCP1252, allowLossyConversion: true) ?? Data()
    default: bytes = Data(text.utf8)
    }
  }

  private mutating func writeJSON(_ rows: [[String]], _ random: inout SeededGenerator) {
    ending = "json"
    bytes = Data(("[" + rows.map(object).joined(separator: ",\n") + "]").utf8)
  }

  private mutating func writeJSONLines(_ rows: [[String]]) {
    ending = "json"
    bytes = Data(rows.map { object($0) + "\n" }.joined().utf8)
  }

  private func object(_ row: [String]) -> String {
    let members = zip(headers, row).map { name, value in
      let isNumber = value.wholeMatch(of: /-?(0|[1-9]\d*)(\.\d+)?(e-?\d+)?/) != nil
      return "\(Self.quoted(name)):\(isNumber ? value : value.isEmpty ? "null" : Self.quoted(value))"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// A column of an odd table: values of one kind, with gaps and exceptions.
struct OddColumn {
  enum Kind: CaseIterable {
    case few, unique, odd, whole, decimal, wide, tiny, edge, equal, money, percent, code, boolean
    case day, hour, year, month, far, skipped, second, missing, mixed
  }

  let kind: Kind
  /// One of `gaps` values is missing; no value is missing if this is 0.
  let gaps: Int
  private let isStray: Bool

  init(_ random: inout SeededGenerator) {
    let kind = random.one(of: Kind.allCases)
    // A column of mixed values can seldom be drawn.
    self.kind = kind == .mixed && random.index(below: 3) > 0 ? .decimal : kind
    gaps = random.one(of: [0, 0, 0, 3, 10])
    isStray = random.index(below: 50) == 0
  }

  func value(_ row: Int, _ random: inout SeededGenerator) -> String {
    if gaps > 0, random.index(below: gaps) == 0 { return random.one(of: ["", "", "NA", "NaN", "-", " "]) }
    if isStray, random.index(below: 8) == 0 { return random.one(of: ["inf", "-Infinity", "1e400", "x"]) }
    return value(kind, row, &random)
  }

  private func value(_ kind: Kind, _ row: Int, _ random: inout SeededGenerator) -> String {
    switch kind {
    case .few: random.one(of: ["Oslo", "Rome", "Ulm", "Other"])
    case .unique: "name \(row)"
    case .odd: Self.oddName(&random)
    case .whole: String(random.index(below: 200) - 20)
    case .decimal: String(random.fraction() * 100 - 10)
    case .wide: random.one(of: ["1e308", "-1e308", "1.7976931348623157e308", "1e300", "0", "3"])
    case .tiny: random.one(of: ["1e-320", "-1e-320", "5e-324", "2.2e-308", "1e-300", "0"])
    case .edge:
      random.one(of: [
        "9223372036854775807", "1e19", "-9223372036854775808", "9007199254740993", "-0", "1e15",
      ])
    case .equal: "7.5"
    case .money: "$\(random.index(below: 90)),\(random.index(below: 900) + 100).50"
    case .percent: "\(random.index(below: 130))%"
    case .code: "00\(random.index(below: 5))"
    case .boolean: random.one(of: ["true", "false"])
    case .day: Self.day(2024, row % 12 + 1, random.index(below: 28) + 1)
    case .hour: Self.day(2024, 3, 31) + "T\(Self.two(row % 24)):00"
    case .year: String(1980 + row)
    case .month: "2023-\(Self.two(row % 12 + 1))"
    case .far:
      random.one(of: ["0001-01-01", "9999-12-31", "1582-10-10", "1970-01-01", "9999-12-31T23:59:59"])
    // Hours that clocks skip or repeat in Europe, America and on Lord Howe Island.
    case .skipped:
      random.one(of: [
        "2024-03-31T02:30", "2024-10-27T02:30", "2024-03-10T02:15", "2024-11-03T01:30", "2024-10-06T02:10",
        "2011-12-30T12:00",
      ])
    case .second: Self.day(2024, 5, 1) + "T10:00:\(Self.two(row % 60)).\(random.index(below: 1000))"
    case .missing: ""
    case .mixed: value(random.one(of: Kind.allCases.filter { $0 != .mixed }), row, &random)
    }
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> String {
    "\(year)-\(two(month))-\(two(day))"
  }

  static func oddName(_ random: inout SeededGenerator) -> String {
    random.one(of: [
      "שלום עולם", "مرحبا 123", "a\u{202E}cba", "\u{2066}open", "\u{0}nul", "\u{1B}[31mred", "\u{7}\u{8}",
      "\u{FFFE}", "\u{FFFF}x", "\u{FEFF}mark", "tab\there", "two\nlines", "<script>&amp;", "]]>",
      "\"quoted\"",
      "😀👨‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}", "", " ", "%s %@ {0} {1}", "--x", "=1+1", "a:b", "Other",
      String(repeating: "word ", count: 50), String(repeating: "x", count: 300), "\u{2028}", "日本語の名前", "𝔘",
      "\u{D7FF}\u{E000}", "-1.5", "null", "🇩🇪🇩",
    ])
  }
}

extension SeededGenerator {
  mutating func one<Element>(of elements: [Element]) -> Element { elements[index(below: elements.count)] }
}
