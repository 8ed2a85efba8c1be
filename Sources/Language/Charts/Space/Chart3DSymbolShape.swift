import ChartModel

/// The form of a point in a chart of three dimensions.
public protocol Chart3DSymbolShape {
  var _form: _Chart3DSymbolForm { get }
}

/// Wraps the engine's form, which is not public.
public struct _Chart3DSymbolForm: Sendable {
  let symbol: SpaceStyle.Symbol
}

/// One of the forms that charts know by themselves.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Sendable {
  let symbol: SpaceStyle.Symbol
  public var _form: _Chart3DSymbolForm { _Chart3DSymbolForm(symbol: symbol) }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A ball: the usual form.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .sphere) }
  /// A cube that stands on one of its faces.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .cube) }
  /// Upright, as wide as it is high.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .cylinder) }
  /// Upright, its tip above, as wide as it is high.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .cone) }
}
