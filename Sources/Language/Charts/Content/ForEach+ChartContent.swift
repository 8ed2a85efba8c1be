import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// `Never`, because this content adds its marks directly.
  public typealias Body = Never
  /// Never called: the content of each element is collected instead.
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
  /// Calls `visit` with the content of each element.
  @MainActor @inlinable package func forEachContent(_ visit: (Content) -> Void) {
    // Reading an array in place avoids an iterator step and a copy per element.
    let isRead: Void? = data.withContiguousStorageIfAvailable { elements in
      for index in elements.indices { visit(content(elements[index])) }
    }
    guard isRead == nil else { return }
    // A special case for integer ranges, because stepping through a protocol takes longer than a mark.
    if let numbers = data as? Range<Int> {
      for number in numbers { visit(content(unsafeBitCast(number, to: Data.Element.self))) }
    } else {
      for element in data { visit(content(element)) }
    }
  }
}

// Disfavoured, because the initialisers of SwiftUI accept marks too and are checked faster. The compiler needs these for
// closures whose type only the chart determines, such as empty closures.
extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates content for each element.
  @_disfavoredOverload
  public init(_ data: Data, @ContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element, identified by the value at a key path.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for each number in a fixed range.
  @_disfavoredOverload
  public init(_ data: Range<Int>, @ContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
