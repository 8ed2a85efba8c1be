/// A formula instead of rows. The engine samples it when it knows the axes, and replaces the single row of the table
/// with the samples.
package struct FunctionSource: Sendable {
  package enum Form: Sendable {
    /// The value y at x.
    case value(@Sendable (Double) -> Double)
    /// The two edges of a band at x.
    case range(@Sendable (Double) -> (Double, Double))
    /// The position at a parameter.
    case parametric(@Sendable (Double) -> (x: Double, y: Double))
  }

  package var form: Form
  /// The interval of x, or of the parameter, in which the formula is drawn. `nil` is the whole x axis.
  package var domain: ClosedRange<Double>?
  /// The range of the formula's values that the axes show, computed by the engine; `nil` for an axis whose domain does
  /// not depend on the formula.
  package var reachX: ClosedRange<Double>?
  package var reachY: ClosedRange<Double>?

  package init(_ form: Form, domain: ClosedRange<Double>?) {
    self.form = form
    self.domain = domain
  }
}
