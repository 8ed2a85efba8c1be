import Foundation

/// The position of each element of a vectorized plot along one axis.
enum ElementPosition<Element> {
  case value(ElementChannel<Element>)
  case interval(ElementChannel<Element>, ElementChannel<Element>)
  /// Points from the plot's top left; `nil` is the plot's edge.
  case points(CGFloat?, CGFloat?)
  /// Points given by properties of each element.
  case ownPoints(KeyPath<Element, CGFloat>, KeyPath<Element, CGFloat>)

  static var none: Self { .points(nil, nil) }

  static func at(_ value: PlottableProjection<Element, some Plottable>) -> Self { .value(value.channel) }

  static func between<Value>(
    _ start: PlottableProjection<Element, Value>, _ end: PlottableProjection<Element, Value>
  ) -> Self { .interval(start.channel, end.channel) }

  /// Whether all elements share the values that are not stored in columns.
  var isUniform: Bool { if case .ownPoints = self { false } else { true } }

  var channels: (first: ElementChannel<Element>?, second: ElementChannel<Element>?) {
    switch self {
    case .value(let channel): (channel, nil)
    case .interval(let start, let end): (start, end)
    case .points, .ownPoints: (nil, nil)
    }
  }

  func value(of element: Element) -> PositionValue {
    switch self {
    case .value(let channel): .value(channel.value(of: element))
    case .interval(let start, let end): .interval(start.value(of: element), end.value(of: element))
    case .points(let start, let end): PositionValue(start: start, end: end)
    case .ownPoints(let start, let end):
      PositionValue(start: element[keyPath: start], end: element[keyPath: end])
    }
  }
}
