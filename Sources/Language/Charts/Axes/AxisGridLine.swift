import OpenChartsChartModel
import SwiftUI

/// A line across the plot at an axis value.
public struct AxisGridLine: AxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?

  /// Creates a grid line.
  /// - Parameters:
  ///   - centered: Whether it lies midway to the next value; `nil` uses the axis' default. Numeric values have a
  ///     middle only if marks fill intervals.
  ///   - stroke: Width and dashes; `nil` means the stroke of the ``AxisMarks``, by default half a point wide, dashed
  ///     on x.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    [_AxisItem(.gridLine(scope.line(centered: centered, stroke: stroke)))]
  }
}

extension _AxisScope {
  /// Returns a line with the settings of the enclosing modifiers.
  func line(centered: Bool?, stroke: StrokeStyle?) -> AxisLine {
    var line = AxisLine()
    line.centered = centered
    line.stroke = stroke?.stroke
    line.brush = brush
    line.offset = offset
    return line
  }
}

/// A short line between the plot and the label of an axis value.
public struct AxisTick: AxisMark {
  private let centered: Bool?
  private let length: AxisTickLength
  private let stroke: StrokeStyle?

  /// Creates a tick with an automatic length or the length of labels.
  /// - Parameters:
  ///   - centered: Whether it lies midway to the next value; `nil` uses the axis' default. Numeric values have a
  ///     middle only if marks fill intervals.
  ///   - length: The distance that it extends from the plot.
  ///   - stroke: Width and dashes; `nil` means the stroke of the ``AxisMarks``, by default half a point wide, dashed
  ///     on x.
  public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length.length
    self.stroke = stroke
  }

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = .fixed(length.isFinite ? Double(length) : 0)
    self.stroke = stroke
  }

  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    [_AxisItem(.tick(scope.line(centered: centered, stroke: stroke), length))]
  }

  /// The length of a tick.
  public struct Length: CustomStringConvertible {
    let length: AxisTickLength

    /// 4 points on y, and on x if the label is below the tick. If the label is beside the tick, the length of the
    /// axis' longest label.
    public static var automatic: AxisTick.Length { Length(length: .automatic) }
    /// The length of the label of the same value.
    public static var label: AxisTick.Length { label() }
    /// Returns the length of the label plus `extendPastBy` points.
    public static func label(extendPastBy: CGFloat = 0) -> AxisTick.Length {
      Length(length: .label(extendPastBy: Double(extendPastBy)))
    }
    /// The length of the axis' longest label.
    public static var longestLabel: AxisTick.Length { longestLabel() }
    /// Returns the length of the axis' longest label plus `extendPastBy` points.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> AxisTick.Length {
      Length(length: .longestLabel(extendPastBy: Double(extendPastBy)))
    }

    public var description: String {
      switch length {
      case .automatic: "automatic"
      case .fixed(let points): "\(points)"
      case .label(let more): "label(extendPastBy: \(more))"
      case .longestLabel(let more): "longestLabel(extendPastBy: \(more))"
      }
    }
  }
}
