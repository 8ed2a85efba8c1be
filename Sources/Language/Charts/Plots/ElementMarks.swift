import ChartModel
import DisplayList
import Foundation
import SwiftUI

/// The marks of a vectorised plot: what is read from each element.
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

  init(_ kind: MarkKind) { self.kind = kind }

  /// Whether the marks differ by nothing but their columns.
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

  /// Adds the marks of all elements. The points of a line or area whose series has no name belong to this plot
  /// alone, unlike those of marks, which join whatever they lie in.
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
    // Elements that are made on demand are needed more than once.
    if isRead == nil { ContiguousArray(data).withUnsafeBufferPointer { collect($0, into: collector) } }
  }

  /// Fewer elements are copied faster than they are looked at twice.
  private static var inPlaceCount: Int { 20_000 }

  /// Hands over long arrays of points, and of the points of one line, to be read where they are.
  /// - Returns: Whether it did; plots whose elements differ by more than their place are copied.
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
    let opacity = collector.opacity
    if isUniform, modifiers.allSatisfy(\.isColumn) {
      // The first element tells which table the rows belong to.
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

/// The channels of a vectorised plot after its modifiers, innermost first.
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
  /// Multiplied with one another and ``opacity``.
  var opacities: [KeyPath<Element, CGFloat>] = []
  var opacity: Double
  var symbolArea: KeyPath<Element, CGFloat>?

  /// The marks with their modifiers; `opacity` is what is said around the plot.
  @MainActor init(
    _ marks: ElementMarks<Element>, _ modifiers: [ElementModifier<Element>], opacity: Double,
    of collector: _ChartCollector
  ) {
    (x, y) = (marks.x, marks.y)
    angle = marks.angle
    series = marks.series
    self.opacity = opacity
    // What is said around the plot holds for all elements.
    foregroundStyle = collector.foregroundStyle.map { ElementChannel($0) }
    symbol = collector.symbol.map { ElementChannel($0) }
    symbolSize = collector.symbolSize.map { ElementChannel($0) }
    lineStyle = collector.lineStyle.map { ElementChannel($0) }
    dodge = (collector.dodge?.value).map { ElementChannel($0) }
    if series == nil, marks.kind.joinsRows {
      series = collector.hiddenSeries.map { ElementChannel($0) }
    }
    // What is closer comes later and replaces what is around.
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

/// Square points; 0 for what is none.
func symbolArea(_ area: CGFloat) -> Double { area.isFinite ? max(0, Double(area)) : 0 }
