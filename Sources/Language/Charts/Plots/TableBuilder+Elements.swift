import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

extension _ChartCollector {
  /// Adds a mark for each element, column by column, with the settings of the first element.
  func append<Element>(
    _ elements: UnsafeBufferPointer<Element>, of marks: ElementMarks<Element>, shape: MarkShape,
    _ modifiers: [ElementModifier<Element>], opacity: Double
  ) {
    guard let first = elements.first else { return }
    let columns = ElementColumns(marks, modifiers, opacity: opacity, of: self)
    let table = table(
      marks.kind, shape, marks.x.value(of: first), marks.y.value(of: first),
      marks.angle?.value(of: first), columns.series?.value(of: first))
    tables[table].append(elements, columns, order: takeOrder(elements.count), of: self)
  }
}

extension _ChartCollector {
  /// Whether marks of a kind differ only in their positions, given the enclosing modifiers.
  func saysTheSameOfAll(_ kind: MarkKind) -> Bool {
    let set = modifiers
    return set.foregroundStyle == nil && set.symbol == nil && set.symbolSize == nil && set.lineStyle == nil
      && set.dodge == nil && set.annotations.isEmpty && !set.saysAccessibility
      && (set.hiddenSeries == nil || !kind.joinsRows)
  }

  /// Adds a mark for each element, to be read in place.
  /// - Returns: False if the table already has other marks; nothing is added then.
  func append<Element>(
    _ elements: [Element], x xField: RowSource.Field, y yField: RowSource.Field, as kind: MarkKind,
    shape: MarkShape, _ x: PositionValue, _ y: PositionValue
  ) -> Bool {
    let table = table(kind, shape, x, y, nil, nil)
    guard tables[table].isEmpty else { return false }
    tables[table].append(
      RowSource(elements, x: xField, y: yField, firstOrder: takeOrder(elements.count)), of: self)
    return true
  }
}

extension TableBuilder {
  /// Whether the table has neither rows nor a source of rows.
  var isEmpty: Bool { table.count == 0 && table.source == nil }

  /// Reads the rows from a source, until other rows are added.
  @MainActor mutating func append(_ source: RowSource, of collector: _ChartCollector) {
    table.source = source
    appendStyle(of: collector, at: 0, count: source.count)
    table.opacity.append(collector.modifiers.opacity, count: source.count)
    table.symbolArea.append(collector.modifiers.symbolArea, count: source.count)
  }

  /// Appends a row for each element. The table must have accepted the first element.
  @MainActor mutating func append<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ columns: ElementColumns<Element>, order: UInt32,
    of collector: _ChartCollector
  ) {
    takeRows()
    let start = table.count
    table.count += elements.count
    x.append(elements, columns.x, of: collector)
    y.append(elements, columns.y, of: collector)
    angle.append(elements, columns.angle, of: collector)
    series.append(elements, columns.series, of: collector)
    foregroundStyle.append(elements, columns.foregroundStyle, of: collector)
    symbol.append(elements, columns.symbol, of: collector)
    symbolSize.append(elements, columns.symbolSize, of: collector)
    lineStyle.append(elements, columns.lineStyle, of: collector)
    dodge.append(elements, columns.dodge, of: collector)
    appendStyle(of: collector, at: start, count: elements.count)
    appendOpacity(elements, columns)
    if let area = columns.symbolArea {
      elements.forEach(area) { table.symbolArea.append(Charts.symbolArea($0)) }
    } else {
      table.symbolArea.append(collector.modifiers.symbolArea, count: elements.count)
    }
    table.order.append(contentsOf: order..<order &+ UInt32(elements.count))
    for annotation in collector.modifiers.annotations {
      table.annotations.append(contentsOf: (start..<table.count).lazy.map(annotation.placed))
    }
    if collector.modifiers.saysAccessibility {
      for row in start..<table.count { table.accessibility[row] = collector.modifiers.accessibility }
    }
  }

  private mutating func appendOpacity<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ columns: ElementColumns<Element>
  ) {
    guard !columns.opacities.isEmpty else {
      return table.opacity.append(columns.opacity, count: elements.count)
    }
    if let only = columns.opacities.first, columns.opacities.count == 1 {
      elements.forEach(only) {
        table.opacity.append(columns.opacity * OpacityModifier(Double($0)).factor)
      }
      return
    }
    for element in elements {
      table.opacity.append(
        columns.opacities.reduce(columns.opacity) {
          $0 * OpacityModifier(Double(element[keyPath: $1])).factor
        })
    }
  }
}

extension PositionColumns {
  @MainActor mutating func append<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ position: ElementPosition<Element>,
    of collector: _ChartCollector
  ) {
    let (first, second) = position.channels
    start.append(elements, first, of: collector)
    end.append(elements, second, of: collector)
  }
}

extension Optional where Wrapped == ChannelColumn {
  @MainActor mutating func append<Element>(
    _ elements: UnsafeBufferPointer<Element>, _ channel: ElementChannel<Element>?,
    of collector: _ChartCollector
  ) {
    guard let channel, self != nil else { return }
    channel.append(elements, &self!.column, collector)
  }
}
