extension NSSortDescriptor {
  /// Sorts by a property of objects; missing values come first.
  ///
  /// The key path is evaluated for each object, so that properties of any type can be given.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { ValueOrder.compare($0, $1) }
  }

  /// Sorts by the property with a name, or by a path of names such as `customer.name`. Missing values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject[_key: key ?? ""], ascending: ascending) { ValueOrder.compare($0, $1) }
  }

  /// Sorts by the property with a name, with the comparison that the selector names: `localizedStandardCompare:`
  /// compares texts as lists of files do, `caseInsensitiveCompare:` ignores case. The selector may be any value whose
  /// description contains the name of the comparison.
  public convenience init(key: String?, ascending: Bool, selector: Any?) {
    let name = selector.map { String(describing: $0) } ?? ""
    let options: String.CompareOptions = name.lowercased().contains("caseinsensitive") ? .caseInsensitive : []
    let isStandard = name.contains("Standard")
    self.init(keyPath: \NSManagedObject[_key: key ?? ""], ascending: ascending) { first, second in
      guard let a = ValueOrder.text(first), let b = ValueOrder.text(second) else {
        return ValueOrder.compare(first, second)
      }
      return isStandard ? a.localizedStandardCompare(b) : a.compare(b, options: options)
    }
  }

  /// Sorts by the property with a name, using a comparison.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSManagedObject[_key: key ?? ""], ascending: ascending, comparator: cmptr)
  }
}

extension NSManagedObject {
  /// The value at the end of a path of names.
  public subscript(_key key: String) -> Any? { value(forKeyPath: key) }
}
