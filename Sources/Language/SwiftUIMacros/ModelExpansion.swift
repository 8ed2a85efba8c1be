/// The declarations that the macros of SwiftData add.
enum ModelExpansion {
  /// The result of an attached macro: source text, or a problem; `nil` for macros of other modules.
  static func attached(_ request: [String: Any], macro: String) -> (source: String?, problem: String?)? {
    let source = text(request, "declSyntax")
    let role = request["macroRole"] as? String ?? ""
    switch macro {
    case "MarkerMacro": return ("", nil)
    case "ModelMacro":
      switch role {
      case "memberAttribute":
        let property = MemberScanner.properties(of: source).first
        return (property?.isObserved == true ? "@SwiftData._PersistedProperty" : "", nil)
      case "extension":
        return ("extension \(text(request, "extendedTypeSyntax").trimmed): SwiftData.PersistentModel {}", nil)
      default:
        guard let model = ModelDeclaration(source) else {
          return (nil, "@Model is for classes, as in @Model final class Trip.")
        }
        return (model.members, nil)
      }
    case "PersistedPropertyMacro":
      guard let property = MemberScanner.properties(of: source).first else {
        return (nil, "@_PersistedProperty is for variables.")
      }
      return (role == "accessor" ? property.accessors : property.storage, nil)
    case "ModelActorMacro":
      if role == "extension" {
        return ("extension \(text(request, "extendedTypeSyntax").trimmed): SwiftData.ModelActor {}", nil)
      }
      return (actorMembers(isPublic: source.contains("public actor")), nil)
    default: return nil
    }
  }

  /// `#Unique` and `#Index`; `nil` for macros of other modules.
  static func freestanding(_ source: String, name: String) -> String? {
    switch name {
    case "Index": return ""
    case "Unique":
      guard let open = source.firstIndex(of: "("), let close = source.lastIndex(of: ")"), open < close else {
        return nil
      }
      let type = source[..<open].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
      return """
        static var _uniqueKeys: [[AnyKeyPath]] {
          let keys: [[PartialKeyPath<\(type)>]] = [\(source[source.index(after: open)..<close])]
          return keys
        }
        """
    default: return nil
    }
  }

  private static func actorMembers(isPublic: Bool) -> String {
    let access = isPublic ? "public " : ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }

  private static func text(_ request: [String: Any], _ key: String) -> String {
    (request[key] as? [String: Any])?["source"] as? String ?? ""
  }
}
