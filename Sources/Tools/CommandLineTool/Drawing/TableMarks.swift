import Charts
import OpenChartsPhrases
import SwiftUI

/// The marks of a plan with both positions.
struct TableMarks<X: Plottable & Comparable, Y: Plottable & Comparable> {
  let shape: ChartShape
  let stacking: MarkStackingMethod
  let count: Int
  let x: PositionReader<X>
  let y: PositionReader<Y>
  let styles: StyleReaders
  /// Area of symbols in square points.
  let symbolArea: Double
  /// The gap between adjacent bars, in points.
  let gap: Double
  var isHorizontal = false
  /// The offset of each point across the axis of values, in points; `nil` for none.
  var jitter: [CGFloat]?
  /// The rows of lines and areas that are drawn as dots, because there is a gap on both sides.
  var isolatedRows: [Int] = []

  var content: AnyChartContent {
    switch shape {
    case .bar: styles.shared(bars, symbolArea: nil)
    case .line where !isolatedRows.isEmpty:
      AnyChartContent(
        erasing: Plot {
          styles.shared(lines, symbolArea: symbolArea)
          dots
        })
    case .line: styles.shared(lines, symbolArea: symbolArea)
    case .area where !isolatedRows.isEmpty:
      AnyChartContent(
        erasing: Plot {
          styles.shared(areas, symbolArea: nil)
          dots
        })
    case .area: styles.shared(areas, symbolArea: nil)
    case .rule: styles.shared(rules, symbolArea: nil)
    case .rectangle: styles.shared(rectangles, symbolArea: nil)
    case .point, .sector, .candlestick, .surface: styles.shared(points, symbolArea: symbolArea)
    }
  }

  private func each(_ mark: @escaping (Int) -> some ChartContent) -> AnyChartContent {
    AnyChartContent(erasing: ForEach(0..<count, id: \.self) { row in styles.styled(mark(row), row) })
  }

  /// The values at the last points of lines; `nil` for other marks and without labels.
  var lastValues: AnyChartContent? {
    let rows = styles.labels.labels.texts.keys.sorted()
    guard shape != .bar, !rows.isEmpty else { return nil }
    return AnyChartContent(
      erasing: ForEach(rows, id: \.self) { row in
        PointMark(x: x.value(row), y: y.value(row))
          .opacity(0)
          .accessibilityHidden(true)
          .annotation(
            position: .trailing, spacing: 4,
            overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .plot))
          ) {
            styles.labels.theme.note(styles.labels.labels.texts[row] ?? "")
              .offset(y: styles.labels.labels.offsets[row] ?? 0)
          }
      })
  }

  /// Bars with their labels.
  private func eachBar(_ mark: @escaping (Int) -> some ChartContent) -> AnyChartContent {
    AnyChartContent(
      erasing: ForEach(0..<count, id: \.self) { row in
        styles.labels.labelled(styles.styled(mark(row), row), row)
      })
  }

  private var bars: AnyChartContent {
    if x.isSpan { return eachBar { BarMark(xStart: x.value($0), xEnd: x.end($0), y: y.interval($0)) } }
    if y.isSpan { return eachBar { BarMark(x: x.interval($0), yStart: y.value($0), yEnd: y.end($0)) } }
    guard gap > 0 else {
      return eachBar { BarMark(x: x.interval($0), y: y.interval($0), stacking: stacking) }
    }
    return eachBar { row in
      BarMark(
        x: x.interval(row), y: y.interval(row), width: .inset(CGFloat(gap / 2)),
        height: .inset(CGFloat(gap / 2)), stacking: stacking)
    }
  }

  private var lines: AnyChartContent {
    if let (label, values) = styles.series {
      return each { LineMark(x: x.value($0), y: y.value($0), series: .value(label, values[$0])) }
    }
    guard styles.isPlain else { return each { LineMark(x: x.value($0), y: y.value($0)) } }
    return AnyChartContent(
      erasing: ForEach(0..<count, id: \.self) { row in LineMark(x: x.value(row), y: y.value(row)) })
  }

  /// A dot for each isolated row, as wide as a thick line. The description of the row is part of the line.
  private var dots: AnyChartContent {
    AnyChartContent(
      erasing: ForEach(isolatedRows, id: \.self) { row in
        styles.colored(PointMark(x: x.value(row), y: y.value(row)), row)
          .symbolSize(14)
          .accessibilityHidden(true)
      })
  }

  /// Whether no style divides the rows into several areas.
  private var isSingleArea: Bool {
    if case .none = styles.color { return styles.series == nil && styles.symbol == nil }
    return false
  }

  private var areas: AnyChartContent {
    if y.isSpan { return each { AreaMark(x: x.value($0), yStart: y.value($0), yEnd: y.end($0)) } }
    guard stacking == .unstacked, !styles.isPlain, !isSingleArea else {
      return each { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking) }
    }
    // Overlapping areas are translucent and have an outline.
    return AnyChartContent(
      erasing: Plot {
        each { AreaMark(x: x.value($0), y: y.value($0), stacking: stacking).opacity(0.25) }
        lines
      })
  }

  private var rules: AnyChartContent {
    y.isSpan
      ? each { RuleMark(x: x.value($0), yStart: y.value($0), yEnd: y.end($0)) }
      : each { RuleMark(xStart: x.value($0), xEnd: x.end($0), y: y.value($0)) }
  }

  private var rectangles: AnyChartContent {
    let (width, height) = (cellInset(x.ends != nil), cellInset(y.ends != nil))
    return each { RectangleMark(x: x.interval($0), y: y.interval($0), width: width, height: height) }
  }

  /// Cells of a grid overlap by 0.2 points, so that the background is not visible between them. Cells of names have
  /// gaps.
  private func cellInset(_ isGrid: Bool) -> MarkDimension { .inset(isGrid ? -0.2 : 0.5) }

  /// The points. Common cases have separate loops without branches, because a branch is slow for a million marks.
  private var points: AnyChartContent {
    if let jitter {
      return each { row in
        PointMark(x: x.interval(row), y: y.interval(row))
          .offset(x: isHorizontal ? 0 : jitter[row], y: isHorizontal ? jitter[row] : 0)
          .opacity(0.7)
      }
    }
    guard styles.hasColorOnly, x.ends == nil, y.ends == nil else {
      return each { PointMark(x: x.interval($0), y: y.interval($0)) }
    }
    switch styles.color {
    case .none:
      return AnyChartContent(
        erasing: ForEach(0..<count, id: \.self) { row in PointMark(x: x.value(row), y: y.value(row)) })
    case .names(let label, let values):
      return AnyChartContent(
        erasing: ForEach(0..<count, id: \.self) { row in
          PointMark(x: x.value(row), y: y.value(row)).foregroundStyle(by: .value(label, values[row]))
        })
    case .numbers(let label, let values):
      return AnyChartContent(
        erasing: ForEach(0..<count, id: \.self) { row in
          PointMark(x: x.value(row), y: y.value(row)).foregroundStyle(by: .value(label, values[row]))
        })
    }
  }
}

/// Points or rules with one position.
struct SinglePositionMarks<Value: Plottable> {
  let isRule: Bool
  let isHorizontal: Bool
  let count: Int
  let values: PositionReader<Value>
  let styles: StyleReaders
  let symbolArea: Double

  var content: AnyChartContent {
    let marks = ForEach(0..<count, id: \.self) { row in styles.styled(mark(row), row) }
    return styles.shared(marks, symbolArea: isRule ? nil : symbolArea)
  }

  private func mark(_ row: Int) -> AnyChartContent {
    switch (isRule, isHorizontal) {
    case (true, true): AnyChartContent(erasing: RuleMark(y: values.value(row)))
    case (true, false): AnyChartContent(erasing: RuleMark(x: values.value(row)))
    case (false, true): AnyChartContent(erasing: PointMark(y: values.value(row)))
    case (false, false): AnyChartContent(erasing: PointMark(x: values.value(row)))
    }
  }
}

/// Sectors of a circle.
struct SectorMarks {
  let count: Int
  let label: String
  let values: [Double]
  /// The spoken names of sectors; `nil` uses the legend's names.
  let names: [String]?
  let styles: StyleReaders

  var content: AnyChartContent {
    AnyChartContent(
      erasing: ForEach(0..<count, id: \.self) { row in
        let sector = styles.styled(
          SectorMark(
            angle: .value(label, max(0, values[row])), innerRadius: .ratio(0.55), angularInset: 0.5),
          row)
        if let names { sector.accessibilityLabel(names[row]) } else { sector }
      })
  }
}

/// Rules from low to high under bars from open to close. Their colours follow from the prices and name no series.
struct Candlesticks: ChartContent {
  let x: PositionReader<Date>
  /// Open, high, low and close, each by row, and the names of their columns.
  let prices: [[Double]]
  let names: [String]
  /// The texts of the legend for candles that rise and that fall.
  let changes: [String]
  /// Width of a bar in points.
  let width: Double

  nonisolated static func changes(_ words: SpeechLanguage) -> [String] {
    [words.control(.risingPrice), words.control(.fallingPrice)]
  }

  var body: some ChartContent {
    ForEach(x.starts.indices, id: \.self) { row in
      let change = changes[prices[3][row] >= prices[0][row] ? 0 : 1]
      RuleMark(
        x: x.value(row), yStart: .value(names[2], prices[2][row]), yEnd: .value(names[1], prices[1][row])
      )
      .foregroundStyle(by: .value("change", change))
      .lineStyle(StrokeStyle(lineWidth: 1))
      BarMark(
        x: x.value(row), yStart: .value(names[0], prices[0][row]), yEnd: .value(names[3], prices[3][row]),
        width: .fixed(CGFloat(width))
      )
      .foregroundStyle(by: .value("change", change))
      .cornerRadius(0)
    }
  }
}
