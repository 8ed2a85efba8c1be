import ChartModel
import DisplayList
import SwiftUI

/// What an axis draws at one of its values: a grid line, a tick or a label.
public protocol AxisMark {
  /// What to draw at the scope's value.
  @MainActor func _items(in scope: _AxisScope) -> [_AxisItem]
}

/// Wraps the engine's item, which is not public.
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

/// An axis mark of any type.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark
  /// Hides the type of an axis mark.
  public init(_ content: any AxisMark) { self.content = content }
  /// The same for a mark whose type is known where this is called.
  public init(erasing content: some AxisMark) { self.content = content }
  public func _items(in scope: _AxisScope) -> [_AxisItem] { content._items(in: scope) }
}

/// An axis mark with something said around it; what is said closer wins.
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
  /// The font of labels; `nil` is the chart's own.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { scope in scope.font = font }
  }

  /// What lines and labels are drawn with.
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
