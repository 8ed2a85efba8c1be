import Foundation
import OpenChartsDisplayList

// Conversions to the display list's own geometry types.

extension Point {
  package init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }
  package var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

extension Size {
  package init(_ s: CGSize) { self.init(Double(s.width), Double(s.height)) }
  package var cgSize: CGSize { CGSize(width: width, height: height) }
}

extension Rect {
  package init(_ r: CGRect) {
    self.init(
      x: Double(r.origin.x), y: Double(r.origin.y), width: Double(r.size.width),
      height: Double(r.size.height))
  }
  package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
