import ChartModel
import SwiftUI

/// A line across the plot at an axis value.
public struct AxisGridLine: AxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?

  /// A grid line in its axis's style, or in one of its own.
  /// - Parameters:
  ///   - centered: Whether it lies midway to the next value; `nil` lets the axis decide. Numbers have a middle
  ///     only where marks fill intervals.
  ///   - stroke: Width and dashes; `nil` is the stroke of its ``AxisMarks``, else half a point, dashed on x.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    [_AxisItem(.gridLine(scope.line(centered: centered, stroke: stroke)))]
  }
}

extension _AxisScope {
  /// A line with what modifiers have said.
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

  /// A tick whose length goes by its axis or by labels.
  /// - Parameters:
  ///   - centered: Whether it lies midway to the next value; `nil` lets the axis decide. Numbers have a middle
  ///     only where marks fill intervals.
  ///   - length: How far it runs from the plot.
  ///   - stroke: Width and dashes; `nil` is the stroke of its ``AxisMarks``, else half a point, dashed on x.
  public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.centered = centered
    self.length = length.length
    self.stroke = stroke
  }

  /// A tick of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = .fixed(length.isFinite ? Double(length) : 0)
    self.stroke = stroke
  }

  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    [_AxisItem(.tick(scope.line(centered: centered, stroke: stroke), length))]
  }

  /// How long a tick is.
  public struct Length: CustomStringConvertible {
    let length: AxisTickLength

    /// Four points on y, and on x where a label stands under the tick; beside its label a tick is as long as the
    /// longest label of the axis.
    public static var automatic: AxisTick.Length { Length(length: .automatic) }
    /// As long as its label.
    public static var label: AxisTick.Length { label() }
    /// As long as its label and so many points more.
    public static func label(extendPastBy: CGFloat = 0) -> AxisTick.Length {
      Length(length: .label(extendPastBy: Double(extendPastBy)))
    }
    /// As long as the longest label of the axis.
    public static var longestLabel: AxisTick.Length { longestLabel() }
    /// As long as the longest label of the axis and so many points more.
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
