import Charts
import SwiftUI

/// Positions of marks along one axis, ready for the initialisers of marks.
struct PositionReader<Value: Plottable> {
  let label: String
  let starts: [Value]
  /// Ends of bins, of units of time or of spans; `nil` for single values.
  let ends: [Value]?
  /// Whether `ends` are the mark's edges from a second column. If not, they are the ends of the bins that marks fill.
  let isSpan: Bool
  /// The name of the ends of spans; empty for the name of the starts.
  var endLabel = ""

  func value(_ row: Int) -> PlottableValue<Value> { .value(label, starts[row]) }
  func end(_ row: Int) -> PlottableValue<Value> {
    .value(endLabel.isEmpty ? label : endLabel, (ends ?? starts)[row])
  }
}

extension PositionReader where Value: Comparable {
  /// The value, or the interval that the mark fills.
  func interval(_ row: Int) -> PlottableValue<Value> {
    guard let ends, starts[row] < ends[row] else { return value(row) }
    return .value(label, starts[row]..<ends[row])
  }
}

/// The source of the colours of marks.
enum ColorReader {
  case none(Color)
  case names(String, [String])
  case numbers(String, [Double])

  init(_ channel: Channel?, _ column: PlotColumn?, _ plain: Color) {
    switch column {
    case .names(let codes, let names)?: self = .names(channel?.title ?? "", codes.map { names[Int($0)] })
    case .numbers(let values)?, .dates(let values)?: self = .numbers(channel?.title ?? "", values)
    default: self = .none(plain)
    }
  }
}

/// The values beside marks.
struct LabelReader {
  let labels: ValueLabels
  let isHorizontal: Bool
  let theme: Theme

  /// Adds the row's label at the end of the mark that shows its value. Rows without a label are unchanged.
  func labelled(_ mark: AnyChartContent, _ row: Int) -> AnyChartContent {
    guard let text = labels.texts[row] else { return mark }
    if labels.areInside {
      // The patterns of stacks would make the text hard to read.
      return AnyChartContent(
        erasing: mark.annotation(position: .overlay) {
          theme.note(text).padding(.horizontal, 3).background(theme.plate)
        })
    }
    let isBelow = labels.isBelow.contains(row)
    let position: AnnotationPosition =
      isHorizontal ? (isBelow ? .leading : .trailing) : isBelow ? .bottom : .top
    return AnyChartContent(
      erasing: mark.annotation(position: position, spacing: 3) { theme.note(text) })
  }
}

/// Readers of names and sizes by row; `nil` for channels that the chart does not use.
struct StyleReaders {
  let color: ColorReader
  let symbol: (label: String, values: [String])?
  let dash: (label: String, values: [String])?
  let size: (label: String, values: [Double])?
  let series: (label: String, values: [String])?
  let dodge: (label: String, values: [String])?
  /// The colour of each row, if options colour individual names and the chart has no colour scale.
  let rowColors: [Color]?
  /// The spoken value of each mark; `nil` means the value of its positions.
  let values: [String]?
  let labels: LabelReader

  /// Whether the data determine no style except the colour.
  var hasColorOnly: Bool {
    symbol == nil && dash == nil && size == nil && series == nil && dodge == nil && rowColors == nil
      && values == nil && labels.labels.texts.isEmpty
  }

  var isPlain: Bool {
    if case .none = color { return hasColorOnly }
    return false
  }
}

extension StyleReaders {
  /// Applies the styles of a row to a mark.
  ///
  /// Types are erased at each step. Otherwise the runtime would look up each nested generic type by name, which in a
  /// short run takes longer than drawing.
  func styled(_ mark: some ChartContent, _ row: Int) -> AnyChartContent {
    var content = AnyChartContent(erasing: mark)
    switch color {
    case .none: break
    case .names(let label, let values):
      content = AnyChartContent(erasing: content.foregroundStyle(by: .value(label, values[row])))
    case .numbers(let label, let values):
      content = AnyChartContent(erasing: content.foregroundStyle(by: .value(label, values[row])))
    }
    if let (label, values) = symbol {
      content = AnyChartContent(erasing: content.symbol(by: .value(label, values[row])))
    }
    if let (label, values) = dash {
      content = AnyChartContent(erasing: content.lineStyle(by: .value(label, values[row])))
    }
    if let (label, values) = size {
      content = AnyChartContent(erasing: content.symbolSize(by: .value(label, values[row])))
    }
    if let (label, values) = dodge {
      content = AnyChartContent(erasing: content.position(by: .value(label, values[row])))
    }
    if let rowColors { content = AnyChartContent(erasing: content.foregroundStyle(rowColors[row])) }
    if let values { content = AnyChartContent(erasing: content.accessibilityValue(values[row])) }
    return content
  }

  /// Applies only the colour of a row to a mark.
  func colored(_ mark: some ChartContent, _ row: Int) -> AnyChartContent {
    switch color {
    case .none(let plain): AnyChartContent(erasing: mark.foregroundStyle(plain))
    case .names(let label, let values):
      AnyChartContent(erasing: mark.foregroundStyle(by: .value(label, values[row])))
    case .numbers(let label, let values):
      AnyChartContent(erasing: mark.foregroundStyle(by: .value(label, values[row])))
    }
  }

  /// Applies the styles that all marks share.
  func shared(_ content: some ChartContent, symbolArea: Double?) -> AnyChartContent {
    var result = AnyChartContent(erasing: content)
    if case .none(let plain) = color, rowColors == nil {
      result = AnyChartContent(erasing: result.foregroundStyle(plain))
    }
    if let symbolArea, size == nil {
      result = AnyChartContent(erasing: result.symbolSize(CGFloat(symbolArea)))
    }
    return result
  }
}
