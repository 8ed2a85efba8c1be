import Foundation
import ViewValues

/// One or more taps.
public struct TapGesture: Sendable {
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.tap(count: max(count, 1)))
  }
}

/// One or more taps, with the place of the last.
public struct SpatialTapGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    package init(location: CGPoint) { self.location = location }
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.spatialTap(count: max(count, 1), coordinateSpace))
  }
}

/// A press that lasts. Seconds and points.
public struct LongPressGesture: Sendable {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(
      .longPress(minimumDuration: minimumDuration, maximumDistance: Double(maximumDistance)))
  }
}

/// A press that moves.
public struct DragGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would come to rest if let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
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

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.drag(minimumDistance: Double(minimumDistance), coordinateSpace))
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    package init(time: Date, magnification: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.magnification = magnification
      velocity = 0
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
  }
}

/// The older form of ``MagnifyGesture``: its value is the magnification alone.
public struct MagnificationGesture: Sendable {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
    description.map = { ($0 as? MagnifyGesture.Value)?.magnification ?? $0 }
    return description
  }
}

/// Two fingers that turn around each other.
public struct RotateGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    package init(time: Date, rotation: Angle, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.rotation = rotation
      velocity = .zero
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
  }
}

/// The older form of ``RotateGesture``: its value is the angle alone.
public struct RotationGesture: Sendable {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
    description.map = { ($0 as? RotateGesture.Value)?.rotation ?? $0 }
    return description
  }
}
