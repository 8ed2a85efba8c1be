// Predicate functions that Foundation has only on Apple platforms.

extension PredicateExpressions {
  /// Whether a text contains another text, with the comparison of search fields: case and accents are ignored.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The type of the result: true or false.
    public typealias Output = Bool
    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// Creates a condition for two texts.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    /// Returns whether the first text contains the second.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Called by `#Predicate`, which requires this name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
