/// What is said in one language of charts in three dimensions alone.
package protocol SpacePhrases {
  /// The name of points without one, beside a surface.
  var points: String { get }
  /// A value on an axis of this name: "Price 0.5".
  func place(_ axis: String, _ value: String) -> String
  /// How a surface goes along one axis, or along both: a part of ``slopes(_:)``.
  /// - Parameter isSteady: Whether it goes nowhere the other way.
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String
  /// The same of a surface that as a whole goes neither up nor down.
  func level(along axes: [String]) -> String
  func slopes(_ parts: [String]) -> String
  /// What a surface has that goes up or down on all sides; rings are ridges and trenches. Numbers of none are not said,
  /// unless there is nothing at all.
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String
  /// The share of the floor without a height.
  func holes(_ share: String) -> String
  /// The share of the floor on which one surface lies above another.
  func above(_ a: String, _ b: String, _ share: String) -> String
  /// - Parameters:
  ///   - pairs: Each of two axes, as ``pair(_:_:_:)`` says them.
  ///   - isShort: Without the kind of coefficient and its ends.
  func correlations(_ pairs: [String], isShort: Bool) -> String
  /// - Parameter coefficient: `nil` where the data support none.
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String
  /// How statements about surfaces were made, of heights at so many places along each axis.
  func surfaceMethod(_ lines: Int) -> String
}

extension PhraseBook {
  /// What an axis stands for, without its ends.
  package func axis(_ axis: AxisName, _ title: String) -> String {
    self.axis(axis, "", categories: 1, title, title)
  }
}

extension SpacePhrases {
  package func place(_ axis: String, _ value: String) -> String { "\(axis) \(value)" }
}
