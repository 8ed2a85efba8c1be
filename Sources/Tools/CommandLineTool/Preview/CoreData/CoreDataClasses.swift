/// The classes and properties that Xcode generates from a model, in Xcode's words.
struct CoreDataClasses {
  let model: CoreDataModel
  /// Whether the sources declare a class, so that it need not be generated.
  let isDeclared: (String) -> Bool
  /// The classes of objects by the names of their entities.
  private let classNames: [String: String]

  init(model: CoreDataModel, isDeclared: @escaping (String) -> Bool) {
    self.model = model
    self.isDeclared = isDeclared
    classNames = Dictionary(model.entities.map { ($0.name, $0.className) }) { first, _ in first }
  }

  private func className(ofEntity name: String) -> String { classNames[name] ?? "NSManagedObject" }

  /// The code; `nil` if nothing is to be generated.
  var code: String? {
    let texts = model.entities.compactMap(code)
    return texts.isEmpty ? nil : "import CoreData\nimport Foundation\n\n" + texts.joined(separator: "\n")
  }

  private func code(_ entity: CoreDataModel.Entity) -> String? {
    guard entity.generation != .none, entity.className != "NSManagedObject" else { return nil }
    let isClass = entity.generation == .classes
    if isClass, isDeclared(entity.className) { return nil }
    let name = entity.className
    var text = ""
    if isClass {
      let parent = entity.parent.map { className(ofEntity: $0) } ?? "NSManagedObject"
      text += "@objc(\(name))\npublic class \(name): \(parent) {}\n"
    }
    text += """
      extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
        }

      """
    for attribute in entity.attributes {
      text += "  @NSManaged public var \(Self.quoted(attribute.name)): \(Self.type(of: attribute))\n"
    }
    for relationship in entity.relationships {
      let type =
        relationship.isToMany
        ? (relationship.isOrdered ? "NSOrderedSet" : "NSSet")
        : className(ofEntity: relationship.destination)
      text += "  @NSManaged public var \(Self.quoted(relationship.name)): \(type)?\n"
    }
    for relationship in entity.relationships where relationship.isToMany {
      text += accessors(relationship)
    }
    text += "}\n"
    if isClass, entity.parent == nil { text += "extension \(name): Identifiable {}\n" }
    return text
  }

  private func accessors(_ relationship: CoreDataModel.Relationship) -> String {
    let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let type = className(ofEntity: relationship.destination)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var text = ""
    for parameter in ["value: \(type)", "values: \(set)"] {
      text += "  @NSManaged public func addTo\(name)(_ \(parameter))\n"
      text += "  @NSManaged public func removeFrom\(name)(_ \(parameter))\n"
    }
    guard relationship.isOrdered else { return text }
    return text + """
        @NSManaged public func insertInto\(name)(_ value: \(type), at idx: Int)
        @NSManaged public func removeFrom\(name)(at idx: Int)
        @NSManaged public func insertInto\(name)(_ values: [\(type)], at indexes: NSIndexSet)
        @NSManaged public func removeFrom\(name)(at indexes: NSIndexSet)
        @NSManaged public func replace\(name)(at idx: Int, with value: \(type))
        @NSManaged public func replace\(name)(at indexes: NSIndexSet, with values: [\(type)])

      """
  }

  /// Xcode's type of a property. A property for objects is optional, even if the attribute is not.
  private static func type(of attribute: CoreDataModel.Attribute) -> String {
    switch attribute.type {
    case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
    case "Double": attribute.isScalar ? "Double" : "NSNumber?"
    case "Float": attribute.isScalar ? "Float" : "NSNumber?"
    case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Decimal": "NSDecimalNumber?"
    case "String": "String?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    default: (attribute.className.flatMap { isType($0) ? $0 : nil } ?? "NSObject") + "?"
    }
  }

  /// Whether a text can be a type, such as `[String: Double]`.
  private static func isType(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_.[]<>:, ?".contains($0) }
  }

  /// A name that is a keyword is quoted.
  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
