import OpenChartsChartModel

/// The shape of a point in a 3-D chart.
public protocol Chart3DSymbolShape {
  var _form: _Chart3DSymbolForm { get }
}

/// A wrapper of the engine's symbol, which is not public.
public struct _Chart3DSymbolForm: Sendable {
  let symbol: SpaceStyle.Symbol
}

/// A built-in symbol shape.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape, Sendable {
  let symbol: SpaceStyle.Symbol
  public var _form: _Chart3DSymbolForm { _Chart3DSymbolForm(symbol: symbol) }
}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  /// A sphere. The default.
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .sphere) }
  /// A cube that stands on a face.
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .cube) }
  /// An upright cylinder, as wide as high.
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .cylinder) }
  /// An upright cone with its tip at the top, as wide as high.
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape(symbol: .cone) }
}
