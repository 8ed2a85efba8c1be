import OpenChartsChartModel
import SwiftUI

/// The content of an axis: one or more ``AxisMarks``.
public protocol AxisContent {
  /// Returns the requests for this content.
  @MainActor func _requests(in scope: _AxisScope) -> [_AxisRequest]
}

/// A wrapper of the engine's request, which is not public.
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

/// Type-erased axis content.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent
  /// Erases the type of axis content.
  public init(_ content: any AxisContent) { self.content = content }
  /// Erases the type of axis content.
  public init(erasing content: some AxisContent) { self.content = content }
  public func _requests(in scope: _AxisScope) -> [_AxisRequest] { content._requests(in: scope) }
}

extension AxisContent {
  /// Draws the content as one layer: its parts blend with each other, but not with the drawing below them.
  public func compositingLayer() -> some AxisContent { compositingLayer { $0.compositingGroup() } }

  /// Draws the content as two layers with view modifiers: the lines in the plot, and the parts outside the plot.
  ///
  ///     AxisMarks().compositingLayer { $0.opacity(0.5) }
  public func compositingLayer<V>(@ViewBuilder style: (PlaceholderContentView<Self>) -> V)
    -> some AxisContent
  where V: View { LayeredAxisContent(content: self, style: style(PlaceholderContentView())) }
}

/// Axis content with view modifiers.
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
