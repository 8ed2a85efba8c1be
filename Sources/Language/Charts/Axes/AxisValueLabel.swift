import OpenChartsChartModel
import SwiftUI

/// The label of an axis value: the formatted value, a text, or a view.
///
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///
/// Parameters of the initialisers:
/// - `centered`: whether it lies midway to the next value; `nil` means categories only.
/// - `anchor`: the point of the label that is placed at the value.
/// - `multiLabelAlignment`: the alignment of labels with different widths.
/// - `collisionResolution`: the handling of labels that would overlap.
/// - `offsetsMarks`: whether the label's space moves the marks.
/// - `horizontalSpacing`, `verticalSpacing`: the distance from the plot in points.
public struct AxisValueLabel<Content>: AxisMark where Content: View {
  private enum Words {
    case automatic
    case text(Text)
    case format(LabelFormat)
    case view(Content)
  }

  private let words: Words
  private let label: AxisLabel

  private init(_ words: Words, _ label: AxisLabel) {
    self.words = words
    self.label = label
  }

  /// Creates a label from a view. It is proposed the width of its band on x, and the maximum width of labels on y.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(content()),
      AxisLabel(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing))
  }

  /// Creates a label that formats the value. A value that the format does not accept keeps its default text.
  public init<Format>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  )
  where
    Content == Never, Format: FormatStyle, Format.FormatInput: Plottable,
    Format.FormatOutput == String
  {
    self.init(
      .format(LabelFormat(format)),
      AxisLabel(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing))
  }

  /// Creates a label with the default text of the value: numbers and dates with the precision that the axis needs,
  /// categories unchanged.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    self.init(
      .automatic,
      AxisLabel(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing))
  }

  /// Creates a label with the given text instead of the text of its value.
  @LabelOverloads
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    self.init(
      .text(Text(titleKey)),
      AxisLabel(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        horizontalSpacing, verticalSpacing))
  }

  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    var label = label
    label.font = scope.font?.resolve(in: scope.chart.environment)
    label.brush = scope.brush
    label.offset = scope.offset
    switch words {
    case .automatic: label.content = .automatic
    case .text(let text): label.content = .text(text._string(in: scope.chart.environment))
    case .format(let format):
      // A value that the format does not accept keeps its default text.
      let text = scope.value.flatMap { format.formatter(in: scope.chart.environment)($0.value) }
      label.content = text.map { .text($0) } ?? .automatic
    case .view(let view):
      label.content = .view(
        scope.chart.content(of: view, as: .axisLabel) { environment in
          environment.limitTypeSize()
          environment.font = scope.font ?? .caption2
          environment.keepsWords = true
          environment.setForeground([scope.style ?? AnyShapeStyle(Color.secondary)])
        })
    }
    return [_AxisItem(.label(label))]
  }
}

extension AxisLabel {
  fileprivate init(
    _ centered: Bool?, _ anchor: UnitPoint?, _ multiLabelAlignment: Alignment?,
    _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
    _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) {
    self.init()
    self.centered = centered
    self.anchor = anchor?.point
    self.multiLabelAlignment = multiLabelAlignment?.contentAlignment
    self.collision = collision.collision
    self.offsetsMarks = offsetsMarks
    self.orientation = orientation.orientation
    self.horizontalSpacing = horizontalSpacing.map(Double.init)
    self.verticalSpacing = verticalSpacing.map(Double.init)
  }
}
