import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// No content of its own: it adds its marks by itself.
  public typealias Body = Never
  /// Never read: the content of each element is collected in its place.
  public var body: Never { preconditionFailure("a loop has no body of its own") }

  @inlinable public func _collect(into collector: _ChartCollector) {
    collector.walkLoop(self) {
      forEachContent { content in
        collector.nextElement()
        content._collect(into: collector)
      }
    }
  }
}

extension ForEach {
  /// Makes the content of one element after another.
  @MainActor @inlinable package func forEachContent(_ visit: (Content) -> Void) {
    // Reading an array in place spares an iterator step and a copy for each element.
    let isRead: Void? = data.withContiguousStorageIfAvailable { elements in
      for index in elements.indices { visit(content(elements[index])) }
    }
    guard isRead == nil else { return }
    // Counting numbers is the other usual loop, and steps through a protocol take longer than a mark.
    if let numbers = data as? Range<Int> {
      for number in numbers { visit(content(unsafeBitCast(number, to: Data.Element.self))) }
    } else {
      for element in data { visit(content(element)) }
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Content for each element.
  public init(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Content for each element, identified by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Content for each number of a fixed range.
  public init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
