/// The code that registers models by name before the first one is used.
enum CoreDataRegistration {
  static func code(_ models: [CoreDataModel]) -> String {
    var text = """
      import CoreData
      import Foundation

      /// Called by the module CoreData.
      @_cdecl("opencharts_register_models")
      public func registerModels() {

      """
    // Written as statements, because the compiler needs too much time for one long expression.
    for (number, model) in models.enumerated() {
      let name = "model\(number)"
      text += "  let \(name) = _ModelDescription(\(SwiftText.literal(model.name)), module: #fileID)\n"
      for entity in model.entities { text += code(entity, "  \(name)") }
      text += "  \(name).register()\n"
    }
    return text + "}\n"
  }

  private static func code(_ entity: CoreDataModel.Entity, _ model: String) -> String {
    var text =
      "\(model).entity(\(literal(entity.name)), class: \(literal(entity.className)), "
      + "parent: \(literal(entity.parent)), isAbstract: \(entity.isAbstract))\n"
    for attribute in entity.attributes {
      text +=
        "\(model).attribute(\(literal(attribute.name)), .\(type(attribute.type)), "
        + "isOptional: \(attribute.isOptional), isTransient: \(attribute.isTransient), "
        + "default: \(literal(attribute.defaultText)))\n"
    }
    for relationship in entity.relationships {
      text +=
        "\(model).relationship(\(literal(relationship.name)), to: \(literal(relationship.destination)), "
        + "inverse: \(literal(relationship.inverse)), isOptional: \(relationship.isOptional), "
        + "isToMany: \(relationship.isToMany), isOrdered: \(relationship.isOrdered), "
        + "rule: .\(rule(relationship.deletionRule)))\n"
    }
    return text
  }

  private static func literal(_ text: String?) -> String { text.map(SwiftText.literal) ?? "nil" }

  private static func type(_ name: String) -> String {
    let types = [
      "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64", "Decimal": "decimal",
      "Double": "double", "Float": "float", "String": "string", "Boolean": "boolean", "Date": "date",
      "Binary": "binaryData", "UUID": "UUID", "URI": "URI", "Transformable": "transformable",
    ]
    return (types[name] ?? "undefined") + "AttributeType"
  }

  private static func rule(_ name: String) -> String {
    switch name {
    case "Cascade": "cascadeDeleteRule"
    case "Deny": "denyDeleteRule"
    case "No Action": "noActionDeleteRule"
    default: "nullifyDeleteRule"
    }
  }
}
