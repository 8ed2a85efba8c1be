import Charts
import SwiftUI

/// The marks of a plan with both positions.
struct TableMarks<X: Plottable & Comparable, Y: Plottable & Comparable>: ChartContent {
  let shape: ChartPlan.Shape
  let stacking: MarkStackingMethod
  let count: Int
  let x: PositionReader<X>
  let y: PositionReader<Y>
  let styles: StyleReaders
  let look: Look
  /// Square points of a symbol.
  let symbolArea: Double
  /// A gap between neighbours in the ground's colour.
  let gap: Double

  var body: some ChartContent {
    switch shape {
    case .bar: bars
    case .line: lines
    case .area: areas
    case .rule: rules
    case .rectangle: rectangles
    case .point, .sector, .candlestick: points
    }
  }

  @ChartContentBuilder private var bars: some ChartContent {
    if x.isSpan {
      ForEach(0..<count, id: \.self) { row in
        BarMark(xStart: x.value(row), xEnd: x.end(row), y: y.interval(row))
          .colored(styles.color, row).dodged(styles, row)
      }
    } else if y.isSpan {
      ForEach(0..<count, id: \.self) { row in
        BarMark(x: x.interval(row), yStart: y.value(row), yEnd: y.end(row))
          .colored(styles.color, row).dodged(styles, row)
      }
    } else if gap > 0 {
      // A histogram's bars touch but for the gap.
      ForEach(0..<count, id: \.self) { row in
        BarMark(
          x: x.interval(row), y: y.interval(row), width: .inset(CGFloat(gap / 2)),
          height: .inset(CGFloat(gap / 2)), stacking: stacking
        )
        .colored(styles.color, row).dodged(styles, row)
      }
    } else {
      ForEach(0..<count, id: \.self) { row in
        BarMark(x: x.interval(row), y: y.interval(row), stacking: stacking)
          .colored(styles.color, row).dodged(styles, row)
      }
    }
  }

  @ChartContentBuilder private var lines: some ChartContent {
    if let (label, values) = styles.series {
      ForEach(0..<count, id: \.self) { row in
        LineMark(x: x.value(row), y: y.value(row), series: .value(label, values[row]))
          .colored(styles.color, row).dashed(styles, row).symbols(styles, row)
      }
      .symbolSize(CGFloat(symbolArea))
    } else if case .none(let color) = styles.color, styles.symbol == nil {
      ForEach(0..<count, id: \.self) { row in LineMark(x: x.value(row), y: y.value(row)) }
        .foregroundStyle(color)
    } else {
      ForEach(0..<count, id: \.self) { row in
        LineMark(x: x.value(row), y: y.value(row))
          .colored(styles.color, row).dashed(styles, row).symbols(styles, row)
      }
      .symbolSize(CGFloat(symbolArea))
    }
  }

  @ChartContentBuilder private var areas: some ChartContent {
    if y.isSpan {
      ForEach(0..<count, id: \.self) { row in
        AreaMark(x: x.value(row), yStart: y.value(row), yEnd: y.end(row)).colored(styles.color, row)
      }
    } else {
      ForEach(0..<count, id: \.self) { row in
        AreaMark(x: x.value(row), y: y.value(row), stacking: stacking).colored(styles.color, row)
      }
    }
  }

  @ChartContentBuilder private var rules: some ChartContent {
    if y.isSpan {
      ForEach(0..<count, id: \.self) { row in
        RuleMark(x: x.value(row), yStart: y.value(row), yEnd: y.end(row))
          .colored(styles.color, row).dashed(styles, row)
      }
    } else {
      ForEach(0..<count, id: \.self) { row in
        RuleMark(xStart: x.value(row), xEnd: x.end(row), y: y.value(row))
          .colored(styles.color, row).dashed(styles, row)
      }
    }
  }

  @ChartContentBuilder private var rectangles: some ChartContent {
    ForEach(0..<count, id: \.self) { row in
      RectangleMark(x: x.interval(row), y: y.interval(row), width: .inset(0), height: .inset(0))
        .colored(styles.color, row)
    }
  }

  // What all marks share is said once around the loop, and a loop says only what differs: with a million
  // marks each modifier within it counts.
  @ChartContentBuilder private var points: some ChartContent {
    if styles.symbol != nil || styles.size != nil || x.ends != nil || y.ends != nil {
      ForEach(0..<count, id: \.self) { row in
        PointMark(x: x.interval(row), y: y.interval(row))
          .colored(styles.color, row).symbols(styles, row)
          .sized(styles, row, area: symbolArea)
      }
    } else {
      switch styles.color {
      case .none(let color):
        ForEach(0..<count, id: \.self) { row in PointMark(x: x.value(row), y: y.value(row)) }
          .foregroundStyle(color).symbolSize(CGFloat(symbolArea))
      case .names(let label, let values):
        ForEach(0..<count, id: \.self) { row in
          PointMark(x: x.value(row), y: y.value(row)).foregroundStyle(by: .value(label, values[row]))
        }
        .symbolSize(CGFloat(symbolArea))
      case .numbers(let label, let values):
        ForEach(0..<count, id: \.self) { row in
          PointMark(x: x.value(row), y: y.value(row)).foregroundStyle(by: .value(label, values[row]))
        }
        .symbolSize(CGFloat(symbolArea))
      }
    }
  }
}

/// Points or rules with one position.
struct SinglePositionMarks<Value: Plottable>: ChartContent {
  let isRule: Bool
  let isHorizontal: Bool
  let count: Int
  let values: PositionReader<Value>
  let styles: StyleReaders
  let symbolArea: Double

  var body: some ChartContent {
    ForEach(0..<count, id: \.self) { row in
      if isRule {
        if isHorizontal {
          RuleMark(y: values.value(row)).colored(styles.color, row).dashed(styles, row)
        } else {
          RuleMark(x: values.value(row)).colored(styles.color, row).dashed(styles, row)
        }
      } else if isHorizontal {
        PointMark(y: values.value(row)).colored(styles.color, row).symbols(styles, row)
          .sized(styles, row, area: symbolArea)
      } else {
        PointMark(x: values.value(row)).colored(styles.color, row).symbols(styles, row)
          .sized(styles, row, area: symbolArea)
      }
    }
  }
}

/// Sectors of a circle.
struct SectorMarks: ChartContent {
  let count: Int
  let label: String
  let values: [Double]
  let styles: StyleReaders

  var body: some ChartContent {
    ForEach(0..<count, id: \.self) { row in
      SectorMark(
        angle: .value(label, max(0, values[row])), innerRadius: .ratio(0.55), angularInset: 0.5
      )
      .colored(styles.color, row)
    }
  }
}

/// Rules from low to high under bars from open to close.
struct Candlesticks: ChartContent {
  let x: PositionReader<Date>
  /// Open, high, low and close.
  let prices: [[Double]]
  let look: Look
  /// Points of a bar.
  let width: Double

  static let names = ["rising", "falling"]

  var body: some ChartContent {
    ForEach(x.starts.indices, id: \.self) { row in
      let name = Self.names[prices[3][row] >= prices[0][row] ? 0 : 1]
      RuleMark(x: x.value(row), yStart: .value("low", prices[2][row]), yEnd: .value("high", prices[1][row]))
        .foregroundStyle(by: .value("change", name))
        .lineStyle(StrokeStyle(lineWidth: 1))
      BarMark(
        x: x.value(row), yStart: .value("open", prices[0][row]), yEnd: .value("close", prices[3][row]),
        width: .fixed(CGFloat(width))
      )
      .foregroundStyle(by: .value("change", name))
      .cornerRadius(0)
    }
  }
}
