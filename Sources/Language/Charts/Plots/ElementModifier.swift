import ChartModel
import Foundation
import Isolation

/// What one modifier of a vectorised plot says of each element.
struct ElementModifier<Element> {
  /// How it fills columns.
  enum Part {
    case foregroundStyle(ElementChannel<Element>)
    case symbol(ElementChannel<Element>)
    case symbolSize(ElementChannel<Element>)
    case lineStyle(ElementChannel<Element>)
    case position(ElementChannel<Element>)
    case opacity(KeyPath<Element, CGFloat>)
    /// Square points.
    case symbolArea(KeyPath<Element, CGFloat>)
    /// Not as a column: each element is asked.
    case style
  }

  let part: Part
  /// Says it of one element; the answer takes it back.
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

/// Vectorised content with a modifier around it.
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
    // Elements are asked where they are: in the plot.
    collector.elementModifiers.append(modifier.value)
    content.value._collect(into: collector)
    collector.elementModifiers.removeLast()
  }
}
