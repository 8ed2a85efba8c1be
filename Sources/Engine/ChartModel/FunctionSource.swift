/// A formula in place of rows. The engine samples it once it knows the axes, and replaces the one row that
/// stands for it.
package struct FunctionSource: Sendable {
  package enum Form: Sendable {
    /// y of x.
    case value(@Sendable (Double) -> Double)
    /// Both edges of a band at x.
    case range(@Sendable (Double) -> (Double, Double))
    /// A place for each value of a parameter.
    case parametric(@Sendable (Double) -> (x: Double, y: Double))
  }

  package var form: Form
  /// Where the formula is drawn: an interval of x, or of the parameter. `nil` is the whole x axis.
  package var domain: ClosedRange<Double>?
  /// What the axes show of it; `nil` where it follows others. The engine finds out.
  package var reachX: ClosedRange<Double>?
  package var reachY: ClosedRange<Double>?

  package init(_ form: Form, domain: ClosedRange<Double>?) {
    self.form = form
    self.domain = domain
  }
}
