import OpenChartsChartModel
import OpenChartsIsolation

/// The domain of a scale: a range, a list of values, or derived from the data.
public protocol ScaleDomain {
  var _domain: _ScaleDomainRequest { get }
}

/// A wrapper of the engine's type, which is not public.
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

/// A domain that is derived from the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let request: DomainRequest
  public var _domain: _ScaleDomainRequest { _ScaleDomainRequest(request) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain derived from the data.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// Returns the domain derived from the data.
  /// - Parameters:
  ///   - includesZero: Whether the domain includes zero; `nil` uses the scale's default.
  ///   - reversed: Whether the domain is reversed.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  {
    AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero, reversed: reversed, modify: nil))
  }

  /// Returns the domain derived from the data and modified by a closure: bounds of numbers and dates, categories in
  /// order.
  public static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain where DataValue: Plottable {
    let modify = MainActorBox { (values: inout [OpenChartsChartModel.DataValue]) in
      let convertedValues = values.compactMap { DataValue(dataValue: $0) }
      // Values of a type other than the requested type are not modified.
      guard convertedValues.count == values.count else { return }
      var typed = convertedValues
      modifyInferredDomain(&typed)
      values = typed.map(\.dataValue)
    }
    return AutomaticScaleDomain(
      request: .automatic(includesZero: includesZero, reversed: reversed) { values in
        modify.run { $0(&values) }
      })
  }
}
