import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// An element at an axis value: a grid line, a tick or a label.
public protocol AxisMark {
  /// Returns the items to draw at the scope's value.
  @MainActor func _items(in scope: _AxisScope) -> [_AxisItem]
}

/// A wrapper of the engine's item, which is not public.
public struct _AxisItem {
  let item: AxisItem
  init(_ item: AxisItem) { self.item = item }
}

extension Never: AxisMark {
  public func _items(in scope: _AxisScope) -> [_AxisItem] { [] }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _items(in scope: _AxisScope) -> [_AxisItem] { self?._items(in: scope) ?? [] }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    switch storage {
    case .first(let content): content._items(in: scope)
    case .second(let content): content._items(in: scope)
    }
  }
}

extension TupleContent: AxisMark where repeat each Content: AxisMark {
  public func _items(in scope: _AxisScope) -> [_AxisItem] {
    var items: [_AxisItem] = []
    repeat items.append(contentsOf: (each content)._items(in: scope))
    return items
  }
}

/// A type-erased axis mark.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark
  /// Erases the type of an axis mark.
  public init(_ content: any AxisMark) { self.content = content }
  /// Erases the type of an axis mark.
  public init(erasing content: some AxisMark) { self.content = content }
  public func _items(in scope: _AxisScope) -> [_AxisItem] { content._items(in: scope) }
}

/// An axis mark with a modifier; the innermost modifier takes precedence.
private struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: @MainActor (inout _AxisScope) -> Void

  func _items(in scope: _AxisScope) -> [_AxisItem] {
    var scope = scope
    change(&scope)
    return content._items(in: scope)
  }
}

extension AxisMark {
  /// Sets the font of labels; `nil` for the font of the chart.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { scope in scope.font = font }
  }

  /// Sets the style of lines and labels.
  public func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle {
    ModifiedAxisMark(content: self) { scope in
      scope.style = AnyShapeStyle(style)
    }
  }

  /// Moves lines and labels by points, right and down.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  /// Moves lines and labels by points, right and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) { scope in
      scope.offset.width += Double(x)
      scope.offset.height += Double(y)
    }
  }
}
