import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

/// The lines, ticks and labels of an axis.
///
///     AxisMarks(values: .stride(by: .month)) { value in
///       AxisGridLine()
///       AxisValueLabel(format: .dateTime.month(.narrow))
///     }
///
/// Without a closure it draws the default marks; with one, the marks in the closure.
public struct AxisMarks<Content>: AxisContent where Content: AxisMark {
  private let preset: AxisMarkPreset
  private let position: AxisMarkPosition
  private let values: AxisValuesRequest
  private var stroke: StrokeStyle?
  private var format: LabelFormat?
  private var content: ((AxisValue) -> Content)?

  private init(_ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisValuesRequest) {
    self.preset = preset
    self.position = position
    self.values = values
  }

  /// Creates the default marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never {
    self.init(preset, position, values.request)
    self.stroke = stroke
  }

  /// Creates the default marks at the given values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Content == Never, Value: Plottable {
    self.init(preset, position, .values(values.map(\.dataValue)))
    self.stroke = stroke
  }

  /// Creates the default marks with formatted labels.
  public init<Format>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  )
  where
    Content == Never, Format: FormatStyle, Format.FormatInput: Plottable,
    Format.FormatOutput == String
  {
    self.init(preset, position, values.request)
    self.stroke = stroke
    self.format = LabelFormat(format)
  }

  /// Creates the default marks with formatted labels, at the given values.
  public init<Value, Format>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  )
  where
    Content == Never, Value: Plottable, Value == Format.FormatInput, Format: FormatStyle,
    Format.FormatOutput == String
  {
    self.init(preset, position, .values(values.map(\.dataValue)))
    self.stroke = stroke
    self.format = LabelFormat(format)
  }

  /// Creates the same marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values.request)
    self.content = { _ in content() }
  }

  /// Creates marks that depend on the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values.request)
    self.content = content
  }

  /// Creates the same marks at each of the given values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable {
    self.init(preset, position, .values(values.map(\.dataValue)))
    self.content = { _ in content() }
  }

  /// Creates marks that depend on the value, at the given values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {
    self.init(preset, position, .values(values.map(\.dataValue)))
    self.content = content
  }

  public func _requests(in scope: _AxisScope) -> [_AxisRequest] {
    var request = AxisMarksRequest()
    request.preset = preset.preset
    request.position = position.position
    request.values = values
    request.stroke = stroke?.stroke
    if let format { request.format = format.formatter(in: scope.chart.environment) }
    if let content {
      let items = MainActorBox<@MainActor (AxisValueContext) -> [AxisItem]> { value in
        var scope = scope
        scope.value = value
        return content(AxisValue(context: value))._items(in: scope).map(\.item)
      }
      request.content = { value in items.run { $0(value) } }
    }
    return [_AxisRequest(request)]
  }
}
