import OpenChartsViewValues

/// A style that is also a view: it fills the proposed space.
package protocol FillingStyle: View, ShapeStyle, _PrimitiveView {}

extension FillingStyle {
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    nodes.append(StyleNode(self, environment: context.environment))
  }
}

extension LinearGradient: View {}
extension LinearGradient: FillingStyle {}
extension RadialGradient: View {}
extension RadialGradient: FillingStyle {}
extension EllipticalGradient: View {}
extension EllipticalGradient: FillingStyle {}
extension AngularGradient: View {}
extension AngularGradient: FillingStyle {}
extension ImagePaint: View {}
extension ImagePaint: FillingStyle {}
