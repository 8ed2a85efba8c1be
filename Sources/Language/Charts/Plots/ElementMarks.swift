import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// The marks of a vectorized plot, with the channels to read from each element.
struct ElementMarks<Element> {
  var kind: MarkKind
  var x = ElementPosition<Element>.none
  var y = ElementPosition<Element>.none
  var angle: ElementChannel<Element>?
  var series: ElementChannel<Element>?
  var width = MarkDimensions<Element>.automatic
  var height = MarkDimensions<Element>.automatic
  var innerRadius = MarkDimensions<Element>.automatic
  var outerRadius = MarkDimensions<Element>.automatic
  var angularInset: CGFloat?
  var ownAngularInset: KeyPath<Element, CGFloat>?
  var stacking = MarkStackingMethod.standard

  /// Whether the marks differ only in the values of their columns.
  private var isUniform: Bool {
    x.isUniform && y.isUniform && width.isUniform && height.isUniform && innerRadius.isUniform
      && outerRadius.isUniform && ownAngularInset == nil
  }

  private func shape(of element: Element) -> MarkShape {
    var shape = MarkShape()
    shape.width = width.length(of: element)
    shape.height = height.length(of: element)
    shape.innerRadius = innerRadius.length(of: element)
    shape.outerRadius = outerRadius.length(of: element)
    let inset = ownAngularInset.map { element[keyPath: $0] } ?? angularInset
    shape.angularInset = inset.map(Double.init) ?? 0
    shape.stacking = stacking.method
    return shape
  }

  /// Adds the marks of all elements. Without a series, the points of a line or area belong to this plot only. The
  /// points of separate marks, in contrast, join other marks around them.
  @MainActor func collect(
    _ data: some RandomAccessCollection<Element>, into collector: _ChartCollector
  ) {
    guard series == nil, kind.joinsRows else { return gather(data, into: collector) }
    collector.asPlot { gather(data, into: collector) }
  }

  @MainActor private func gather(
    _ data: some RandomAccessCollection<Element>, into collector: _ChartCollector
  ) {
    if collectInPlace(data, into: collector) { return }
    let isRead: Void? = data.withContiguousStorageIfAvailable { collect($0, into: collector) }
    // Lazily computed elements would be computed more than once, so copy them.
    if isRead == nil { ContiguousArray(data).withUnsafeBufferPointer { collect($0, into: collector) } }
  }

  /// The number of elements below which copying is faster than reading in place.
  private static var inPlaceCount: Int { 20_000 }

  /// Passes long arrays of points, or of the points of one line, to the engine, which reads them in place.
  ///
  /// - Returns: False for other plots, for example if elements differ in more than their position. These must be
  ///   copied.
  @MainActor private func collectInPlace(
    _ data: some RandomAccessCollection<Element>, into collector: _ChartCollector
  ) -> Bool {
    guard data.count > Self.inPlaceCount, kind.thinsRows, series == nil, isUniform,
      collector.saysTheSameOfAll(kind),
      !collector.elementModifiers.contains(where: { $0 is ElementModifier<Element> }),
      case .value(let xs) = x, case .value(let ys) = y, let xField = xs.field, let yField = ys.field,
      let elements = data as? [Element], let first = elements.first
    else { return false }
    return collector.append(
      elements, x: xField, y: yField, as: kind, shape: shape(of: first), x.value(of: first),
      y.value(of: first))
  }

  @MainActor private func collect(
    _ elements: UnsafeBufferPointer<Element>, into collector: _ChartCollector
  ) {
    guard let first = elements.first else { return }
    let modifiers = collector.elementModifiers.compactMap { $0 as? ElementModifier<Element> }
    let opacity = collector.modifiers.opacity
    if isUniform, modifiers.allSatisfy(\.isColumn) {
      // The first element determines the table of the rows.
      applying(modifiers, of: first, to: collector) {
        collector.append(elements, of: self, shape: shape(of: first), modifiers, opacity: opacity)
      }
      return
    }
    for element in elements {
      applying(modifiers, of: element, to: collector) {
        collector.append(
          kind, shape: shape(of: element), x: x.value(of: element), y: y.value(of: element),
          angle: angle?.value(of: element), series: series?.value(of: element))
      }
    }
  }

  @MainActor private func applying(
    _ modifiers: [ElementModifier<Element>], of element: Element, to collector: _ChartCollector,
    _ body: () -> Void
  ) {
    let undo = modifiers.map { $0.begin(element, collector) }
    body()
    for undo in undo.reversed() { undo() }
  }
}

/// The channels of a vectorized plot after its modifiers, innermost first.
struct ElementColumns<Element> {
  var x: ElementPosition<Element>
  var y: ElementPosition<Element>
  var angle: ElementChannel<Element>?
  var series: ElementChannel<Element>?
  var foregroundStyle: ElementChannel<Element>?
  var symbol: ElementChannel<Element>?
  var symbolSize: ElementChannel<Element>?
  var lineStyle: ElementChannel<Element>?
  var dodge: ElementChannel<Element>?
  /// Properties with the opacity of each element. An element's opacity is the product of all these and ``opacity``.
  var opacities: [KeyPath<Element, CGFloat>] = []
  var opacity: Double
  var symbolArea: KeyPath<Element, CGFloat>?

  /// Creates the channels of marks with their modifiers. `opacity` is the opacity of the enclosing modifiers.
  @MainActor init(
    _ marks: ElementMarks<Element>, _ modifiers: [ElementModifier<Element>], opacity: Double,
    of collector: _ChartCollector
  ) {
    (x, y) = (marks.x, marks.y)
    angle = marks.angle
    series = marks.series
    self.opacity = opacity
    // Enclosing modifiers apply to all elements.
    foregroundStyle = collector.modifiers.foregroundStyle.map { ElementChannel($0) }
    symbol = collector.modifiers.symbol.map { ElementChannel($0) }
    symbolSize = collector.modifiers.symbolSize.map { ElementChannel($0) }
    lineStyle = collector.modifiers.lineStyle.map { ElementChannel($0) }
    dodge = (collector.modifiers.dodge?.value).map { ElementChannel($0) }
    if series == nil, marks.kind.joinsRows {
      series = collector.modifiers.hiddenSeries.map { ElementChannel($0) }
    }
    // Inner modifiers come later and replace outer ones.
    for modifier in modifiers {
      switch modifier.part {
      case .foregroundStyle(let channel): foregroundStyle = channel
      case .symbol(let channel): symbol = channel
      case .lineStyle(let channel): lineStyle = channel
      case .position(let channel): dodge = channel
      case .opacity(let property): opacities.append(property)
      case .symbolSize(let channel): (symbolSize, symbolArea) = (channel, nil)
      case .symbolArea(let property): (symbolSize, symbolArea) = (nil, property)
      case .style: break
      }
    }
  }
}

/// The area in square points; 0 for negative values and values that are not finite.
func symbolArea(_ area: CGFloat) -> Double { area.isFinite ? max(0, Double(area)) : 0 }
