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

  /// The greatest number of tags that are read.
  private static let limit = 100_000

  /// Reads the file `contents` of a model. Elements that are not known are ignored, such as fetched properties.
  init(name: String, contents: [UInt8]) {
    self.name = name
    for element in ModelElement.all(in: contents).prefix(Self.limit) where !element.isEnd {
      let attributes = element.attributes
      guard let name = attributes["name"], Self.isName(name) else { continue }
      let last = entities.indices.last
      switch element.name {
      case "entity":
        let className = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
        entities.append(
          Entity(
            name: name, className: className.flatMap { Self.isName($0) ? $0 : nil } ?? "NSManagedObject",
            parent: attributes["parentEntity"], isAbstract: attributes["isAbstract"] == "YES",
            generation: CodeGeneration(rawValue: attributes["codeGenerationType"] ?? "") ?? .none))
      case "attribute":
        guard let last else { continue }
        entities[last].attributes.append(
          Attribute(
            name: name, type: attributes["attributeType"] ?? "", isOptional: attributes["optional"] == "YES",
            isTransient: attributes["transient"] == "YES",
            isScalar: attributes["usesScalarValueType"] == "YES",
            defaultText: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
            className: attributes["customClassName"]))
      case "relationship":
        guard let last, let destination = attributes["destinationEntity"] else { continue }
        entities[last].relationships.append(
          Relationship(
            name: name, destination: destination, inverse: attributes["inverseName"],
            isOptional: attributes["optional"] == "YES", isToMany: attributes["toMany"] == "YES",
            isOrdered: attributes["ordered"] == "YES",
            deletionRule: attributes["deletionRule"] ?? "Nullify"))
      default: continue
      }
    }
  }

  /// Whether a text is a name in Swift, so that nothing else gets into generated code.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
