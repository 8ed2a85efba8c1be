import Foundation
import OpenChartsChartModel
import OpenChartsIsolation

/// The setting of one modifier for each element of a vectorized plot.
struct ElementModifier<Element> {
  /// The column that the modifier fills.
  enum Part {
    case foregroundStyle(ElementChannel<Element>)
    case symbol(ElementChannel<Element>)
    case symbolSize(ElementChannel<Element>)
    case lineStyle(ElementChannel<Element>)
    case position(ElementChannel<Element>)
    case opacity(KeyPath<Element, CGFloat>)
    /// Sets the size as an area in square points.
    case symbolArea(KeyPath<Element, CGFloat>)
    /// A style without a column, which is applied to each element separately.
    case style
  }

  let part: Part
  /// Applies the setting for one element, and returns a closure that restores the previous setting.
  let begin: @MainActor (Element, _ChartCollector) -> () -> Void

  init<Modifier: ChartContentModifier>(_ part: Part, _ modifier: @escaping (Element) -> Modifier) {
    self.part = part
    let make = MainActorBox(modifier)
    begin = { element, collector in
      let modifier = MainActorBox(make.value(element))
      let saved = MainActorBox(modifier.value.begin(collector))
      return { onMainActor { modifier.value.end(collector, saved.value) } }
    }
  }

  var isColumn: Bool { if case .style = part { false } else { true } }
}

/// Vectorized content with a modifier.
struct ModifiedVectorizedContent<Content: VectorizedChartContent>: Sendable {
  private let content: MainActorBox<Content>
  private let modifier: MainActorBox<ElementModifier<Content.DataElement>>

  init(_ content: Content, _ modifier: ElementModifier<Content.DataElement>) {
    self.content = MainActorBox(content)
    self.modifier = MainActorBox(modifier)
  }
}

extension ModifiedVectorizedContent: _PrimitiveChartContent, VectorizedChartContent {
  typealias DataElement = Content.DataElement

  func _collect(into collector: _ChartCollector) {
    // The plot itself evaluates the modifiers per element.
    collector.elementModifiers.append(modifier.value)
    content.value._collect(into: collector)
    collector.elementModifiers.removeLast()
  }
}
