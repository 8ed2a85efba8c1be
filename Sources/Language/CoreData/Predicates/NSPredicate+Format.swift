extension NSPredicate {
  /// Creates a condition from a format string, such as `"name CONTAINS[cd] %@ AND amount > %d"`.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, lists in braces, arithmetic, `@count` and the other functions
  /// of collections, and `SUBQUERY` are known; other functions are not.
  ///
  /// - Precondition: The format can be read, and has as many arguments as it names.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 as Any })
  }

  /// Creates a condition from a format string and its arguments.
  ///
  /// - Precondition: The format can be read, and has as many arguments as it names.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let values = (arguments ?? []).map { KeyPathValue.unwrapped($0) }
    guard let condition = PredicateParser.condition(predicateFormat, values) else {
      fatalError("NSPredicate: the format \"\(predicateFormat)\" cannot be read, or lacks arguments")
    }
    self.init { object, variables in condition.holds(for: object, variables ?? [:]) }
  }
}
