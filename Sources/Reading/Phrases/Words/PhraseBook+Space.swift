/// Phrases only for charts in three dimensions.
extension PhraseBook {
  /// A value on a named axis: "Price 0.5".
  package func place(_ axis: String, _ value: String) -> String {
    sentence("place", ["axis": axis, "value": value])
  }
  /// The slope of a surface along one axis, or along both: a part of ``slopes(_:)``.
  /// - Parameter isSteady: Whether the slope never reverses.
  package func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    sentence(
      "slope\(isRising ? "Rising" : "Falling")\(isSteady ? "Steady" : "")",
      ["axes": list(axes), "count": "\(axes.count)"])
  }
  /// A surface without an overall slope along the axes: a part of ``slopes(_:)``.
  package func level(along axes: [String]) -> String {
    sentence("level", ["axes": list(axes), "count": "\(axes.count)"])
  }
  /// The local features of a surface; ridges and trenches are ring-shaped. Counts of zero are omitted, unless all are
  /// zero.
  package func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    let counts = [(hills, "hill"), (hollows, "hollow"), (ridges, "ridge"), (trenches, "trench")]
    let forms = counts.filter { $0.0 > 0 }.map { counted($0, $1) }
    return sentence(forms.isEmpty ? "noForms" : "forms", ["forms": list(forms)])
  }
  /// The fraction of the floor without a height.
  package func holes(_ share: String) -> String { sentence("holes", ["share": share]) }
  /// The fraction of the floor on which one surface is above another.
  package func above(_ a: String, _ b: String, _ share: String) -> String {
    sentence("above", ["a": a, "b": b, "share": share])
  }
  /// - Parameters:
  ///   - pairs: The texts of pairs of axes from ``pair(_:_:_:)``.
  ///   - isShort: Whether to omit the kind of coefficient and its range.
  package func correlations(_ pairs: [String], isShort: Bool) -> String {
    sentence(
      isShort ? "correlationsShort" : "correlations", ["pairs": pairs.joined(separator: semicolon)])
  }
  /// - Parameter coefficient: `nil` if the data support none.
  package func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    sentence(coefficient == nil ? "noPair" : "pair", ["a": a, "b": b, "coefficient": coefficient ?? ""])
  }
  /// The method behind statements about surfaces, which use heights at `lines` positions along each axis.
  package func surfaceMethod(_ lines: Int) -> String { sentence("surfaceMethod", ["lines": "\(lines)"]) }
}
