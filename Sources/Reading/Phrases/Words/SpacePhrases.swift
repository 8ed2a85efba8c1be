/// Phrases only for charts in three dimensions.
package protocol SpacePhrases {
  /// The name of unnamed points beside a surface.
  var points: String { get }
  /// A value on a named axis: "Price 0.5".
  func place(_ axis: String, _ value: String) -> String
  /// The slope of a surface along one axis, or along both: a part of ``slopes(_:)``.
  /// - Parameter isSteady: Whether the slope never reverses.
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String
  /// A surface without an overall slope along the axes: a part of ``slopes(_:)``.
  func level(along axes: [String]) -> String
  func slopes(_ parts: [String]) -> String
  /// The local forms of a surface; ridges and trenches are ring-shaped. Counts of zero are omitted, unless all are
  /// zero.
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String
  /// The fraction of the floor without a height.
  func holes(_ share: String) -> String
  /// The fraction of the floor on which one surface is above another.
  func above(_ a: String, _ b: String, _ share: String) -> String
  /// - Parameters:
  ///   - pairs: The texts of pairs of axes from ``pair(_:_:_:)``.
  ///   - isShort: Whether to omit the kind of coefficient and its range.
  func correlations(_ pairs: [String], isShort: Bool) -> String
  /// - Parameter coefficient: `nil` if the data support none.
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String
  /// The method behind statements about surfaces, which use heights at `lines` positions along each axis.
  func surfaceMethod(_ lines: Int) -> String
}

extension PhraseBook {
  /// The title of an axis, without its ends.
  package func axis(_ axis: AxisName, _ title: String) -> String {
    self.axis(axis, "", categories: 1, title, title)
  }
}

extension SpacePhrases {
  package func place(_ axis: String, _ value: String) -> String { "\(axis) \(value)" }
}
