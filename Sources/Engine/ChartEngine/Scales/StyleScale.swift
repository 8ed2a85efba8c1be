import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Maps data to a colour, a symbol, a size or a dash pattern.
package struct StyleScale<Output: Sendable>: Sendable {
  /// The name of the dimension, for legends and descriptions.
  package var label = ""
  /// The bounds of a continuous domain, or all categories in order.
  package var domain: [DataValue] = []
  package var isContinuous = false
  /// One output for each category of the domain.
  package var outputs: [Output] = []
  /// Maps a fraction of a continuous domain (clamped to 0…1) to an output.
  package var ramp: (@Sendable (Double) -> Output)?
  package var mapping: (@Sendable (DataValue) -> Output?)?
  package var transform = ScaleTransform.linear
  private var index: [DataValue: Int] = [:]

  package init() {}

  package init(
    label: String, domain: [DataValue], outputs: [Output],
    mapping: (@Sendable (DataValue) -> Output?)? = nil
  ) {
    self.label = label
    self.domain = domain
    self.outputs = outputs
    self.mapping = mapping
    index = Dictionary(zip(domain, 0...), uniquingKeysWith: { first, _ in first })
  }

  package init(
    label: String, lower: Double, upper: Double, kind: ValueKind, transform: ScaleTransform,
    ramp: @escaping @Sendable (Double) -> Output
  ) {
    self.label = label
    isContinuous = true
    domain = [lower, upper].map { DataValue($0, kind) }
    self.transform = transform
    self.ramp = ramp
  }

  /// Returns the position of a number in a continuous domain, clamped to 0…1; 0.5 when the domain has one value, NaN
  /// when the number has no position.
  package func fraction(of v: Double) -> Double {
    guard let lower = domain.first?.magnitude, let upper = domain.last?.magnitude else { return 0.5 }
    let (a, b) = (transform.forward(lower), transform.forward(upper))
    guard b != a, (b - a).isFinite else { return 0.5 }
    let t = (transform.forward(v) - a) / (b - a)
    return t.isNaN ? .nan : min(max(t, 0), 1)
  }

  package func output(for value: DataValue) -> Output? {
    if let mapping { return mapping(value) }
    if isContinuous {
      guard let v = value.magnitude, let ramp else { return nil }
      let t = fraction(of: v)
      return t.isNaN ? nil : ramp(t)
    }
    guard let i = index[value], i < outputs.count else { return nil }
    return outputs[i]
  }
}
