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
}

extension ChartContent {
  @ChartContentBuilder
  func colored(_ color: ColorReader, _ row: Int) -> some ChartContent {
    switch color {
    case .none(let color): foregroundStyle(color)
    case .names(let label, let values): foregroundStyle(by: .value(label, values[row]))
    case .numbers(let label, let values): foregroundStyle(by: .value(label, values[row]))
    }
  }

  @ChartContentBuilder
  func symbols(_ styles: StyleReaders, _ row: Int) -> some ChartContent {
    if let (label, values) = styles.symbol {
      symbol(by: .value(label, values[row]))
    } else {
      self
    }
  }

  @ChartContentBuilder
  func sized(_ styles: StyleReaders, _ row: Int, area: Double) -> some ChartContent {
    if let (label, values) = styles.size {
      symbolSize(by: .value(label, values[row]))
    } else {
      symbolSize(CGFloat(area))
    }
  }

  @ChartContentBuilder
  func dashed(_ styles: StyleReaders, _ row: Int) -> some ChartContent {
    if let (label, values) = styles.dash {
      lineStyle(by: .value(label, values[row]))
    } else {
      self
    }
  }

  @ChartContentBuilder
  func dodged(_ styles: StyleReaders, _ row: Int) -> some ChartContent {
    if let (label, values) = styles.dodge {
      position(by: .value(label, values[row]))
    } else {
      self
    }
  }
}
