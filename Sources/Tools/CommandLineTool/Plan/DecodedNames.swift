import OpenChartsTables

/// Characters that pages write as `&#39;` or `&amp;`, and that programs copied into tables.
enum DecodedNames {
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
  ]
  private static let longest = 8

  /// Replaces the entities of HTML in the names of text columns by their characters. Names that become equal are one
  /// name.
  static func decoded(_ table: Table) -> Table {
    var table = table
    for (index, column) in table.columns.enumerated() {
      guard case .text(let codes, let names) = column.values,
        names.contains(where: { $0.utf8.contains(UInt8(ascii: "&")) })
      else { continue }
      var newCodes: [String: Int32] = [:]
      var plainNames: [String] = []
      let codeOfName = names.map { name -> Int32 in
        let plain = decoded(name)
        if let code = newCodes[plain] { return code }
        newCodes[plain] = Int32(plainNames.count)
        plainNames.append(plain)
        return Int32(plainNames.count - 1)
      }
      guard plainNames != names else { continue }
      table.columns[index].values = .text(
        codes: codes.map { $0 < 0 ? -1 : codeOfName[Int($0)] }, names: plainNames)
    }
    return table
  }

  private static func decoded(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix(longest + 1).prefix { $0 != ";" }
      if body.count <= longest, body.endIndex < rest.endIndex, rest[body.endIndex] == ";",
        let character = character(String(body))
      {
        result += character
        rest = rest[rest.index(after: body.endIndex)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// The character of an entity without its signs: `#39`, `#x27`, `amp`.
  private static func character(_ entity: String) -> String? {
    guard entity.hasPrefix("#") else { return entities[entity] }
    let digits = entity.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // Control characters are not text.
    guard let number, number >= 32, let scalar = Unicode.Scalar(number) else { return nil }
    return String(Character(scalar))
  }
}
