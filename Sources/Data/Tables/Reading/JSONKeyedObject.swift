import OpenChartsLimits

/// Objects whose names are values, as programs save dictionaries and data frames.
enum JSONKeyedObject {
  /// A number for each name: `{"Rome": 5, "Oslo": 7, "Bern": 3}`.
  case numbers
  /// A row for each name: `{"2020": {"births": 3}, "2021": {"births": 4}, "2022": {"births": 2}}`.
  case rows
  /// A column for each name, with numbered rows: `{"city": {"0": "Rome", "1": "Oslo"}, "people": {"0": 5, "1": 7}}`.
  case columns
  /// A row for each inner name: `{"Europe": {"Bern": {"people": 3}}, "Asia": {"Kyoto": {"people": 5}}}`.
  case groups

  /// The maximum number of names of an object that are compared.
  private static let mostNames = 1000

  /// The layout of the object that begins at the scanner's position; `nil` for an object of other values, and for fewer
  /// than three members.
  init?(_ scanner: JSONScanner) throws(JSONScanner.Failure) {
    var probe = scanner
    var (members, numbers, records) = (0, 0, 0)
    // The names in the objects read so far.
    var knownNames: Set<String> = []
    var (isNumbered, isAlike) = (true, true)
    var inner = (all: 0, objects: 0, numbers: 0, times: 0)
    probe.position += 1
    if probe.take(UInt8(ascii: "}")) { return nil }
    repeat {
      _ = try probe.key()
      members += 1
      switch probe.peek() {
      case UInt8(ascii: "{"):
        records += 1
        let (names, objects, numbers) = try Self.names(probe)
        inner.all += names.count
        inner.objects += objects
        inner.numbers += numbers
        inner.times += names.count(where: Self.isTime)
        if records == 1 { knownNames = Set(names) }
        isNumbered = isNumbered && names.count > 1 && names.enumerated().allSatisfy { Int($1) == $0 }
        isAlike = isAlike && Self.isAlike(names, knownNames)
        if knownNames.count < Self.mostNames { knownNames.formUnion(names) }
      case UInt8(ascii: "-"), 0x30...0x39: numbers += 1
      default: return nil
      }
      _ = try probe.skip()
    } while probe.take(UInt8(ascii: ","))
    if numbers == members, members > 2 {
      self = .numbers
    } else if records == members, isNumbered, isAlike {
      self = .columns
    } else if records == members, members > 1, inner.all > 2,
      inner.objects == inner.all
        || !isAlike && !isNumbered && inner.numbers == inner.all && inner.all > members
    {
      self = .groups
    } else if records == members, members > 2 || inner.all > 4 && inner.times == inner.all, isAlike,
      !knownNames.isEmpty
    {
      self = .rows
    } else {
      return nil
    }
  }

  /// Whether an object is like the previous ones: it has at least half of the known names, or at least half of its
  /// names, and at least two, are known. The second case accepts objects with missing members.
  private static func isAlike(_ names: [String], _ knownNames: Set<String>) -> Bool {
    let shared = names.count { knownNames.contains($0) }
    return shared * 2 >= max(names.count, knownNames.count)
      || shared > 1 && shared * 2 >= min(names.count, knownNames.count)
  }

  /// Whether a name is a year or a date.
  private static func isTime(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { text in
      if text.count == 4, let year = NumberText.plain(text) { return (1500...2200).contains(year) }
      return DateText.parse(text, order: .monthFirst) != nil
    }
  }

  /// The names of the object at the scanner's position, and how many of their values are objects or numbers.
  private static func names(
    _ scanner: JSONScanner
  ) throws(JSONScanner.Failure) -> (names: [String], objects: Int, numbers: Int) {
    var probe = scanner
    var names: [String] = []
    var (objects, numbers) = (0, 0)
    probe.position += 1
    if probe.take(UInt8(ascii: "}")) { return ([], 0, 0) }
    repeat {
      // The scanner decodes an escaped name only when it reads the name.
      let name = try probe.key()
      names.append(probe.text(name))
      switch probe.peek() {
      case UInt8(ascii: "{"): objects += 1
      case UInt8(ascii: "-"), 0x30...0x39: numbers += 1
      default: break
      }
      _ = try probe.skip()
    } while names.count < mostNames && probe.take(UInt8(ascii: ","))
    return (names, objects, numbers)
  }

  /// Reads the object. Its names become a first column without a name, or the column names.
  func read(_ scanner: inout JSONScanner, into rows: inout JSONRows) throws(JSONScanner.Failure) {
    var names: [Cell] = []
    var numbers: [Cell] = []
    var columns: [[Cell]] = []
    scanner.position += 1
    repeat {
      let name = try scanner.key()
      switch self {
      case .rows: try rows.add(&scanner, under: name)
      case .groups: try Self.group(&scanner, name, into: &rows)
      case .numbers:
        names.append(name.unquoted)
        numbers.append(try scanner.skip())
      case .columns:
        names.append(name)
        columns.append(try Self.values(&scanner))
      }
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: "}")) else { throw scanner.fail("expected \",\" or \"}\"") }
    let isLaidOut =
      switch self {
      case .rows, .groups: true
      case .numbers: rows.replace(names: ["", "value"], columns: [names, numbers])
      case .columns:
        names.count <= Limits.tableColumns.value
          && rows.replace(names: names.map { scanner.text($0) }, columns: columns)
      }
    guard isLaidOut else { throw scanner.fail("the lists are of too different lengths to be a table") }
  }

  /// Reads the rows of one group.
  private static func group(
    _ scanner: inout JSONScanner, _ name: Cell, into rows: inout JSONRows
  ) throws(JSONScanner.Failure) {
    _ = scanner.peek()
    scanner.position += 1
    if scanner.take(UInt8(ascii: "}")) { return }
    repeat {
      let key = try scanner.key()
      try rows.add(&scanner, under: key, of: name)
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: "}")) else { throw scanner.fail("expected \",\" or \"}\"") }
  }

  private static func values(_ scanner: inout JSONScanner) throws(JSONScanner.Failure) -> [Cell] {
    var values: [Cell] = []
    _ = scanner.peek()
    scanner.position += 1
    repeat {
      _ = try scanner.key()
      values.append(try scanner.skip())
    } while scanner.take(UInt8(ascii: ","))
    guard scanner.take(UInt8(ascii: "}")) else { throw scanner.fail("expected \",\" or \"}\"") }
    return values
  }
}
