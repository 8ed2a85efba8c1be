/// An element of an XML file: its name and attributes, or its end.
struct ModelElement: Equatable {
  var name: String
  var attributes: [String: String] = [:]
  var isEnd = false
  /// The text between this tag and the next one.
  var text = ""

  /// The tags of a file in order, without comments, declarations and instructions. The end of an element without content
  /// follows its start. A tag that does not end is ignored, with the rest of the file.
  static func all(in bytes: [UInt8]) -> [ModelElement] {
    var elements: [ModelElement] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let last = elements.indices.last, start > index {
        elements[last].text += unescaped(bytes[index..<start])
      }
      if bytes[start...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: bytes, from: start + 4) else { return elements }
        index = end
        continue
      }
      guard let end = tagEnd(in: bytes, from: start + 1) else { return elements }
      let content = bytes[start + 1..<end]
      index = end + 1
      switch content.first {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), nil: continue
      case UInt8(ascii: "/"):
        elements.append(ModelElement(name: name(in: content.dropFirst()), isEnd: true))
      default:
        let element = ModelElement(name: name(in: content), attributes: attributes(in: content))
        elements.append(element)
        if content.last == UInt8(ascii: "/") {
          elements.append(ModelElement(name: element.name, isEnd: true))
        }
      }
    }
    return elements
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while let offset = bytes[min(index, bytes.count)...].firstIndex(of: mark[0]) {
      if bytes[offset...].starts(with: mark) { return offset + mark.count }
      index = offset + 1
    }
    return nil
  }

  /// The index of the `>` that ends a tag, outside quotes.
  private static func tagEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<max(bytes.count, start) {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">")
  }

  private static func name(in content: ArraySlice<UInt8>) -> String {
    String(decoding: content.prefix(while: isName), as: UTF8.self)
  }

  private static func attributes(in content: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = content.drop(while: isName)
    while true {
      rest = rest.drop { !isName($0) }
      let name = rest.prefix(while: isName)
      guard !name.isEmpty else { return attributes }
      rest = rest.dropFirst(name.count).drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return attributes
      }
      let value = rest.dropFirst().prefix { $0 != quote }
      attributes[String(decoding: name, as: UTF8.self)] = unescaped(value)
      rest = rest.dropFirst(value.count + 2)
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    return text.replacing(/&(#x?[0-9A-Fa-f]{1,6}|amp|lt|gt|quot|apos);/) { match in
      switch match.1 {
      case "amp": return "&"
      case "lt": return "<"
      case "gt": return ">"
      case "quot": return "\""
      case "apos": return "'"
      default:
        let digits = match.1.dropFirst()
        let code =
          digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return code.flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }
    }
  }
}
