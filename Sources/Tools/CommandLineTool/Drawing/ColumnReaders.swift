import Charts
import SwiftUI

/// Positions of marks along one axis, ready for the initialisers of marks.
struct PositionReader<Value: Plottable> {
  let label: String
  let starts: [Value]
  /// Ends of bins and of units of time, which a mark fills…
  let ends: [Value]?
  /// …or of spans between two columns, which are a mark's own edges.
  let isSpan: Bool

  func value(_ row: Int) -> PlottableValue<Value> { .value(label, starts[row]) }
  func end(_ row: Int) -> PlottableValue<Value> { .value(label, (ends ?? starts)[row]) }
}

extension PositionReader where Value: Comparable {
  /// The value, or the interval that the mark fills.
  func interval(_ row: Int) -> PlottableValue<Value> {
    guard let ends, starts[row] < ends[row] else { return value(row) }
    return .value(label, starts[row]..<ends[row])
  }
}

/// What a colour stands for.
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

/// Names or sizes by row, where there are any.
struct StyleReaders {
  let color: ColorReader
  let symbol: (label: String, values: [String])?
  let dash: (label: String, values: [String])?
  let size: (label: String, values: [Double])?
  let series: (label: String, values: [String])?
  let dodge: (label: String, values: [String])?

  /// Nothing but perhaps the colour comes from data.
  var hasColorOnly: Bool { symbol == nil && dash == nil && size == nil && series == nil && dodge == nil }

  var isPlain: Bool {
    if case .none = color { return hasColorOnly }
    return false
  }
}

extension StyleReaders {
  /// A mark with everything that it takes from its row.
  ///
  /// Types are erased at each step: nested generic types cost a short run more than its drawing does,
  /// because the runtime makes each of them by name.
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
    return content
  }

  /// What all marks share, said once around them.
  func shared(_ content: some ChartContent, symbolArea: Double?) -> AnyChartContent {
    var result = AnyChartContent(erasing: content)
    if case .none(let plain) = color {
      result = AnyChartContent(erasing: result.foregroundStyle(plain))
    }
    if let symbolArea, size == nil {
      result = AnyChartContent(erasing: result.symbolSize(CGFloat(symbolArea)))
    }
    return result
  }
}
