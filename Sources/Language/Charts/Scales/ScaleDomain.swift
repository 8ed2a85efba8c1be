import ChartModel
import Isolation

/// The data that a scale spans: a range, a list of values, or what the data need.
public protocol ScaleDomain {
  var _domain: _ScaleDomainRequest { get }
}

/// Wraps the engine's request, which is not public.
public struct _ScaleDomainRequest {
  let request: DomainRequest
  init(_ request: DomainRequest) { self.request = request }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomainRequest { _ScaleDomainRequest(.values(map(\.dataValue))) }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomainRequest { _ScaleDomainRequest(.values(map(\.dataValue))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomainRequest {
    _ScaleDomainRequest(.values([lowerBound.dataValue, upperBound.dataValue]))
  }
}

/// A domain that the data decide.
public struct AutomaticScaleDomain: ScaleDomain {
  let request: DomainRequest
  public var _domain: _ScaleDomainRequest { _ScaleDomainRequest(request) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the data need.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// What the data need.
  /// - Parameters:
  ///   - includesZero: Whether zero belongs to it; `nil` lets the scale decide.
  ///   - reversed: Whether it runs the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero, reversed: reversed, modify: nil))
  }

  /// What the data need, edited: bounds of numbers and dates, names in order.
  public static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain where DataValue: Plottable {
    let modify = MainActorBox { (values: inout [ChartModel.DataValue]) in
      let known = values.compactMap { DataValue(dataValue: $0) }
      // Values of another kind than the one asked for stay as they are.
      guard known.count == values.count else { return }
      var typed = known
      modifyInferredDomain(&typed)
      values = typed.map(\.dataValue)
    }
    return AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero, reversed: reversed) { values in
        modify.run { $0(&values) }
      })
  }
}
