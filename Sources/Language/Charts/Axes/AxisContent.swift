import ChartModel
import SwiftUI

/// What an axis is made of: one or several ``AxisMarks``.
public protocol AxisContent {
  /// The requests that this content stands for.
  @MainActor func _requests(in scope: _AxisScope) -> [_AxisRequest]
}

/// Wraps the engine's request, which is not public.
public struct _AxisRequest {
  var request: AxisMarksRequest
  init(_ request: AxisMarksRequest) { self.request = request }
}

extension Never: AxisContent {
  public func _requests(in scope: _AxisScope) -> [_AxisRequest] { [] }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public func _requests(in scope: _AxisScope) -> [_AxisRequest] { self?._requests(in: scope) ?? [] }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public func _requests(in scope: _AxisScope) -> [_AxisRequest] {
    switch storage {
    case .first(let content): content._requests(in: scope)
    case .second(let content): content._requests(in: scope)
    }
  }
}

extension TupleContent: AxisContent where repeat each Content: AxisContent {
  public func _requests(in scope: _AxisScope) -> [_AxisRequest] {
    var requests: [_AxisRequest] = []
    repeat requests.append(contentsOf: (each content)._requests(in: scope))
    return requests
  }
}

/// Axis content of any type.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent
  /// Hides the type of some axis content.
  public init(_ content: any AxisContent) { self.content = content }
  /// The same for content whose type is known where this is called.
  public init(erasing content: some AxisContent) { self.content = content }
  public func _requests(in scope: _AxisScope) -> [_AxisRequest] { content._requests(in: scope) }
}

extension AxisContent {
  /// Draws the content as one layer, whose parts blend with each other and not with what lies below them.
  public func compositingLayer() -> some AxisContent { compositingLayer { $0.compositingGroup() } }

  /// Draws the content as layers with view modifiers around them: its lines in the plot, and what lies
  /// outside the plot.
  ///
  ///     AxisMarks().compositingLayer { $0.opacity(0.5) }
  public func compositingLayer<V>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V)
    -> some AxisContent
  where V: View { LayeredAxisContent(content: self, style: style(PlaceholderContentView())) }
}

/// Axis content with view modifiers around its drawing.
private struct LayeredAxisContent<Content: AxisContent, Style: View>: AxisContent {
  let content: Content
  let style: Style

  func _requests(in scope: _AxisScope) -> [_AxisRequest] {
    let frame = FrameContainer(style, as: .axisStyle, in: scope.chart)
    return content._requests(in: scope).map { request in
      var request = request
      request.request.layers.append { list, size in
        _ = frame.layout(proposal: size)
        return frame.draw(size: size, plot: list)
      }
      return request
    }
  }
}
