import Foundation
import OpenChartsDisplayList

package enum GuideVisibility: UInt8, Hashable, Sendable { case automatic, visible, hidden }

package enum AxisPreset: UInt8, Hashable, Sendable { case automatic, extended, aligned, inset }
package enum AxisPosition: UInt8, Hashable, Sendable {
  case automatic, leading, trailing, top, bottom
}

package enum AxisValuesRequest: Sendable {
  case automatic(
    desiredCount: Int?, minimumStride: Double?, roundLowerBound: Bool?, roundUpperBound: Bool?)
  case strideNumber(step: Double, roundLowerBound: Bool?, roundUpperBound: Bool?)
  case strideDate(
    component: Calendar.Component, count: Int, roundLowerBound: Bool?, roundUpperBound: Bool?,
    calendar: Calendar?)
  case values([DataValue])

  package static let inferred = AxisValuesRequest.automatic(
    desiredCount: nil, minimumStride: nil, roundLowerBound: nil, roundUpperBound: nil)
}

/// One of the values that an axis shows; the counterpart of `AxisValue` in the public API.
package struct AxisValueContext: Sendable {
  package var index: Int
  package var count: Int
  package var value: DataValue
  package init(index: Int, count: Int, value: DataValue) {
    self.index = index
    self.count = count
    self.value = value
  }
}

/// The request of one `AxisMarks`.
package struct AxisMarksRequest: Sendable {
  package var preset = AxisPreset.automatic
  package var position = AxisPosition.automatic
  package var values = AxisValuesRequest.inferred
  package var stroke: Stroke?
  /// Formats a value as text; `nil` uses the automatic text.
  package var format: (@Sendable (DataValue) -> String?)?
  /// Returns the items to draw at each value; `nil` draws the default grid line, tick and label.
  package var content: (@Sendable (AxisValueContext) -> [AxisItem])?
  /// Wraps the drawing as layers, innermost first. Each receives the size of the chart.
  package var layers: [@Sendable (DisplayList, Size) -> DisplayList] = []
  package init() {}
}

/// An item drawn at one axis value.
package enum AxisItem: Sendable {
  case gridLine(AxisLine)
  case tick(AxisLine, AxisTickLength)
  case label(AxisLabel)
}

package struct AxisLine: Sendable {
  package var centered: Bool?
  package var stroke: Stroke?
  package var brush: Brush?
  package var offset = Size.zero
  package init() {}
}

package enum AxisTickLength: Hashable, Sendable {
  case automatic
  case fixed(Double)
  case label(extendPastBy: Double)
  case longestLabel(extendPastBy: Double)
}

package enum LabelCollision: Hashable, Sendable {
  case automatic
  case greedy(priority: Double, minimumSpacing: Double?)
  case truncate
  case disabled
}

package enum LabelOrientation: UInt8, Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}

package struct AxisLabel: Sendable {
  package enum Content: Sendable {
    /// The automatic text of the value.
    case automatic
    case text(String)
    case view(any MeasuredContent)
  }

  package var content = Content.automatic
  package var centered: Bool?
  /// The point of the label that lies at the mark's position, as fractions of the label's box.
  package var anchor: Point?
  package var multiLabelAlignment: ContentAlignment?
  package var collision = LabelCollision.automatic
  package var offsetsMarks: Bool?
  package var orientation = LabelOrientation.automatic
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var font: FontDescriptor?
  package var brush: Brush?
  package var offset = Size.zero
  package init() {}
}

/// A title for an axis, from `chartXAxisLabel`.
package struct AxisTitle: Sendable {
  package var content: any MeasuredContent
  /// The title as text, for descriptions.
  package var text: String
  package var position = ContentPosition.automatic
  package var alignment: ContentAlignment?
  package var spacing: Double?
  package init(content: any MeasuredContent, text: String) {
    self.content = content
    self.text = text
  }
}

package struct AxisRequest: Sendable {
  package var visibility = GuideVisibility.automatic
  /// The requested marks; `nil` uses the automatic axis.
  package var marks: [AxisMarksRequest]?
  package var titles: [AxisTitle] = []
  /// Wraps the drawing of the axis, for `chartXAxisStyle`. It receives the axis' size and may return a different one.
  package var style: (any PlotContainer)?
  package init() {}
}

package struct LegendRequest: Sendable {
  package var visibility = GuideVisibility.automatic
  package var position = ContentPosition.automatic
  package var alignment: ContentAlignment?
  package var spacing: Double?
  /// The author's own legend.
  package var content: (any MeasuredContent)?
  package init() {}
}
