import OpenChartsSourceText

/// A class marked with `@Model`, and the declarations that the macro adds.
struct ModelDeclaration {
  let name: String
  private let access: String
  private let properties: [MemberScanner.Property]

  /// Returns `nil` for declarations other than classes.
  init?(_ source: String) {
    let scanner = SourceScanner(source)
    var (index, words) = (0, [String]())
    var body: Range<Int>?
    // The words before the braces, without attributes and generic parameters.
    while index < scanner.bytes.count, body == nil {
      index = scanner.skippingSpace(index)
      guard index < scanner.bytes.count else { return nil }
      let start = index
      switch scanner.bytes[index] {
      case UInt8(ascii: "{"):
        index = scanner.next(index)
        body = start + 1..<max(index - 1, start + 1)
      case UInt8(ascii: "@"):
        index += 1
        while index < scanner.bytes.count, SourceScanner.isWord(scanner.bytes[index]) { index += 1 }
        if index < scanner.bytes.count, scanner.bytes[index] == UInt8(ascii: "(") {
          index = scanner.next(index)
        }
      case let byte where SourceScanner.isWord(byte):
        while index < scanner.bytes.count, SourceScanner.isWord(scanner.bytes[index]) { index += 1 }
        words.append(scanner.text(start..<index))
      default: index = scanner.next(index)
      }
    }
    guard let body, let classIndex = words.firstIndex(of: "class"), classIndex + 1 < words.count else {
      return nil
    }
    name = words[classIndex + 1]
    access = words[..<classIndex].contains { $0 == "public" || $0 == "open" } ? "public " : ""
    properties = MemberScanner.properties(of: scanner.text(body))
  }

  /// The record, the list of properties, and the initializer from stored values.
  var members: String {
    let stored = properties.filter(\.isStored)
    let entries = stored.map { property in
      var entry =
        "SwiftData.Schema.PropertyMetadata(name: \"\(property.plainName)\", keypath: \\\(name).\(property.name)"
      if let value = property.value { entry += ", defaultValue: \(value)" }
      for kind in ["Attribute", "Relationship"] {
        if let attribute = property.attribute(kind) {
          entry += ", metadata: SwiftData.Schema.\(kind)(\(attribute.arguments ?? ""))"
        }
      }
      return entry + ")"
    }
    let values = stored.map { property in
      let target = property.isConstant ? "self.\(property.name)" : "_\(property.plainName)"
      return "  \(target) = backingData.getValue(forKey: \\.\(property.name))"
    }
    return """
      \(access)let _record = SwiftData._ModelRecord()
      \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
          \(entries.joined(separator: ",\n    "))
        ]
      }
      \(access)required init(backingData: any SwiftData.BackingData<\(name)>) {
      \(values.joined(separator: "\n"))
      }
      """
  }
}

extension MemberScanner.Property {
  private var isOfInstance: Bool {
    !modifiers.contains { ["static", "class", "lazy", "weak"].contains($0) } && !hasAccessors
  }

  /// Whether the property is a variable that `@Model` observes.
  var isObserved: Bool { isOfInstance && !isConstant }

  var isStored: Bool {
    isOfInstance && attribute("Transient") == nil && !(isConstant && value != nil)
      && !(attribute("Attribute")?.arguments?.contains(".ephemeral") ?? false)
  }

  /// The name without the quotes of a keyword.
  var plainName: String { name.filter { $0 != "`" } }

  /// The accessors of an observed variable. They read and write ``storage``.
  var accessors: String {
    let storage = "_\(plainName)"
    return """
      {
        @storageRestrictions(initializes: \(storage))
        init(initialValue) { \(storage) = initialValue }
        get {
          _access(\\.\(name))
          return \(storage)
        }
        set { _change(\\.\(name), from: \(storage), to: newValue) { \(storage) = newValue } }
      }
      """
  }

  /// The variable that keeps the value.
  var storage: String {
    let isOptional = type?.last == "?" || type?.hasPrefix("Optional<") == true
    let value = value.map { " = \($0)" } ?? (isOptional ? " = nil" : "")
    return "private var _\(plainName)\(type.map { ": \($0)" } ?? "")\(value)"
  }
}
