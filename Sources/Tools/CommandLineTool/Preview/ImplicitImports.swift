/// Modules that a source uses without importing them. On Apple's systems, SwiftUI re-exports them or Foundation
/// declares their types.
enum ImplicitImports {
  /// Returns the modules whose names a source mentions, sorted, without those that it imports.
  static func modules(mentionedIn source: String) -> [String] {
    var names: [String] = []
    if source.contains("NSPredicate") || source.contains("NSManagedObject"),
      source.contains(/\bNS(?:Predicate\(|ManagedObject)/)
    {
      names.append("CoreData")
    }
    if source.contains("SecRandomCopyBytes") || source.contains("kSecClass") { names.append("Security") }
    if source.contains("XML"), source.contains(/\bXML(?:Parser|Document|Element|Node)\b/) {
      names.append(xmlModule)
    }
    if source.contains("ataTaskPublisher") || source.contains(".bytes(for:")
      || source.contains(".bytes(from:") || source.contains("AsyncBytes")
    {
      names.append("_Combine_FoundationNetworking")
    }
    if source.contains("DateComponentsFormatter") || source.contains("ValueTransformer")
      || source.contains("kCFBundle")
    {
      names.append("SwiftUI")
    }
    if source.contains("UN"),
      source.contains(/\bUN(?:UserNotification|Notification|Mutable|Calendar|TimeInterval)/)
    {
      names.append("UserNotifications")
    }
    if names.isEmpty { return [] }
    let imported = SourceOutline(source).imports.map(\.module)
    return names.filter { !imported.contains($0) }
  }

  /// Adds imports of these modules at the beginning of the first line, so that line numbers do not change.
  ///
  /// - Parameter isModule: Whether a module of that name is available.
  static func text(_ source: String, isModule: (String) -> Bool) -> String {
    modules(mentionedIn: source).filter { $0 == xmlModule || isModule($0) }.map { "import \($0); " }.joined()
      + source
  }

  /// The part of Foundation on Linux that reads XML, a module of the compiler.
  private static let xmlModule = "FoundationXML"
}
