import Foundation
import OpenChartsViewValues

/// A gesture of one or more taps.
public struct TapGesture: Sendable {
  /// The number of taps, each within 0.35 s of the previous one. Values below 1 count as 1.
  public var count: Int
  /// Creates a gesture of `count` taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: _PrimitiveGesture {
  /// No value: a tap only ends.
  public typealias Value = Void
  public func _describe() -> _GestureDescription {
    _GestureDescription(.tap(count: max(count, 1)))
  }
}

/// A gesture of one or more taps with the location of the last tap.
public struct SpatialTapGesture: Sendable {
  /// The location of the last tap.
  public struct Value: Equatable, Sendable {
    /// The location in the coordinate space, in points.
    public var location: CGPoint
    package init(location: CGPoint) { self.location = location }
  }
  /// The number of taps, each within 0.35 s of the previous one. Values below 1 count as 1.
  public var count: Int
  /// The coordinate space of locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of `count` taps, with a coordinate space given as a case.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    _GestureDescription(.spatialTap(count: max(count, 1), coordinateSpace))
  }
}

/// A gesture that succeeds when a press lasts long enough.
public struct LongPressGesture: Sendable {
  /// The minimum duration in seconds. Negative values count as 0; with infinity the gesture never succeeds.
  public var minimumDuration: Double
  /// The distance in points that the pointer may move before the gesture fails.
  public var maximumDistance: CGFloat
  /// Creates a press of `minimumDuration` seconds during which the pointer moves at most `maximumDistance` points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: _PrimitiveGesture {
  /// True from the moment the pointer is down. The gesture fails if the pointer is lifted too early.
  public typealias Value = Bool
  public func _describe() -> _GestureDescription {
    _GestureDescription(
      .longPress(minimumDuration: minimumDuration, maximumDistance: Double(maximumDistance)))
  }
}

/// A gesture that follows a moving pointer.
public struct DragGesture: Sendable {
  /// The start, the current location and the velocity of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The current location in the coordinate space, in points.
    public var location: CGPoint
    /// The location of the press in the coordinate space, in points.
    public var startLocation: CGPoint
    /// The velocity in points per second, over the last 0.1 s.
    public var velocity: CGSize
    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The location at which the drag would stop if it were released now: its position 0.25 s ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance from the start, in points, at which the drag would stop if it were released now.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    package init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize = .zero) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }
  }

  /// The distance in points that the pointer must move before the drag begins. With 0 the press begins it.
  public var minimumDistance: CGFloat
  /// The coordinate space of locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag that begins after `minimumDistance` points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag, with a coordinate space given as a case.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    _GestureDescription(.drag(minimumDistance: Double(minimumDistance), coordinateSpace))
  }
}

/// A pinch gesture of two fingers.
public struct MagnifyGesture: Sendable {
  /// The magnification and its start.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The ratio of the fingers' distance to their distance at the start.
    public var magnification: CGFloat
    /// Always 0: the velocity is not measured.
    public var velocity: CGFloat
    /// The midpoint between the fingers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the start, in points in the view's coordinates.
    public var startLocation: CGPoint
    package init(time: Date, magnification: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.magnification = magnification
      velocity = 0
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  /// The minimum difference of the magnification from 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a pinch of two fingers, or on a trackpad, that begins at `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
  }
}

/// The older form of ``MagnifyGesture``, with the magnification as its value.
public struct MagnificationGesture: Sendable {
  /// The minimum difference of the magnification from 1 at which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates a pinch of two fingers, or on a trackpad, that begins at `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: _PrimitiveGesture {
  /// The ratio of the fingers' distance to their distance at the start.
  public typealias Value = CGFloat
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
    description.map = { ($0 as? MagnifyGesture.Value)?.magnification ?? $0 }
    return description
  }
}

/// A rotation gesture of two fingers.
public struct RotateGesture: Sendable {
  /// The rotation and its start.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The clockwise rotation since the start, from -180° to 180°.
    public var rotation: Angle
    /// Always zero: the velocity is not measured.
    public var velocity: Angle
    /// The midpoint between the fingers at the start, as fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the start, in points in the view's coordinates.
    public var startLocation: CGPoint
    package init(time: Date, rotation: Angle, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.rotation = rotation
      velocity = .zero
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  /// The minimum rotation in either direction at which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a rotation of two fingers that begins at `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: _PrimitiveGesture {
  public func _describe() -> _GestureDescription {
    _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
  }
}

/// The older form of ``RotateGesture``, with the angle as its value.
public struct RotationGesture: Sendable {
  /// The minimum rotation in either direction at which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates a rotation of two fingers that begins at `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: _PrimitiveGesture {
  /// The clockwise rotation since the start, from -180° to 180°.
  public typealias Value = Angle
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
    description.map = { ($0 as? RotateGesture.Value)?.rotation ?? $0 }
    return description
  }
}
