import OpenChartsTables

/// A Core Data model as Xcode stores it.
struct CoreDataModel: Equatable {
  enum CodeGeneration: String {
    case classes = "class"
    case extensions = "category"
    case none = ""
  }

  struct Attribute: Equatable {
    var name: String
    /// Xcode's name of the type, such as `Integer 16`.
    var type: String
    var isOptional = false
    var isTransient = false
    var isScalar = false
    var defaultText: String?
    /// The class of a transformable value.
    var className: String?
  }

  struct Relationship: Equatable {
    var name: String
    var destination: String
    var inverse: String?
    var isOptional = false
    var isToMany = false
    var isOrdered = false
    var deletionRule = "Nullify"
  }

  struct Entity: Equatable {
    var name: String
    var className: String
    var parent: String?
    var isAbstract = false
    var generation = CodeGeneration.none
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// The name of the file without its extension.
  var name: String
  var entities: [Entity] = []

  /// The greatest number of elements that are read.
  private static let limit = 100_000

  /// Reads the file `contents` of a model. Elements that are not known are ignored, such as fetched properties. If a tag
  /// does not end, it and the rest of the file are ignored.
  init(name: String, contents: [UInt8]) {
    self.name = name
    try? XMLScanner.read(contents) { (tags: inout XMLScanner) throws(SpreadsheetProblem) in
      var count = 0
      while count < Self.limit {
        switch try tags.next() {
        case .end: return
        case .open: addElement(tags)
        case .close, .text: continue
        }
        count += 1
      }
    }
  }

  private mutating func addElement(_ tag: XMLScanner) {
    guard let name = tag.string("name"), Self.isName(name) else { return }
    func isTrue(_ value: String?) -> Bool { value == "YES" }
    let last = entities.indices.last
    if tag.isNamed("entity") {
      let className = tag.string("representedClassName")?.split(separator: ".").last.map(String.init)
      entities.append(
        Entity(
          name: name, className: className.flatMap { Self.isName($0) ? $0 : nil } ?? "NSManagedObject",
          parent: tag.string("parentEntity"), isAbstract: isTrue(tag.string("isAbstract")),
          generation: CodeGeneration(rawValue: tag.string("codeGenerationType") ?? "") ?? .none))
    } else if tag.isNamed("attribute"), let last {
      entities[last].attributes.append(
        Attribute(
          name: name, type: tag.string("attributeType") ?? "", isOptional: isTrue(tag.string("optional")),
          isTransient: isTrue(tag.string("transient")),
          isScalar: isTrue(tag.string("usesScalarValueType")),
          defaultText: tag.string("defaultValueString") ?? tag.string("defaultDateTimeInterval"),
          className: tag.string("customClassName")))
    } else if tag.isNamed("relationship"), let last, let destination = tag.string("destinationEntity") {
      entities[last].relationships.append(
        Relationship(
          name: name, destination: destination, inverse: tag.string("inverseName"),
          isOptional: isTrue(tag.string("optional")), isToMany: isTrue(tag.string("toMany")),
          isOrdered: isTrue(tag.string("ordered")),
          deletionRule: tag.string("deletionRule") ?? "Nullify"))
    }
  }

  /// Whether a text is a valid identifier. Nothing else is written into generated code.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
