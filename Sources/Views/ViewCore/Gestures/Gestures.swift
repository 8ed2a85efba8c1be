import Foundation
import ViewValues

/// One or more taps.
public struct TapGesture: Sendable {
  /// How many taps.
  public var count: Int
  /// So many taps.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// Nothing: a tap is a tap.
  public typealias Value = Void
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.tap(count: max(count, 1)))
  }
}

/// One or more taps, with the place of the last.
public struct SpatialTapGesture: Sendable {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// Where the pointer is, in points.
    public var location: CGPoint
    package init(location: CGPoint) { self.location = location }
  }
  /// How many taps.
  public var count: Int
  /// The coordinates that places are in.
  public var coordinateSpace: CoordinateSpace

  /// So many taps, with their place.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// So many taps, with their place.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.spatialTap(count: max(count, 1), coordinateSpace))
  }
}

/// A press that lasts. Seconds and points.
public struct LongPressGesture: Sendable {
  /// Seconds before it counts.
  public var minimumDuration: Double
  /// Points that a finger may move.
  public var maximumDistance: CGFloat
  /// Seconds to hold, and points that a finger may move.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// Whether it is held long enough.
  public typealias Value = Bool
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(
      .longPress(minimumDuration: minimumDuration, maximumDistance: Double(maximumDistance)))
  }
}

/// A press that moves.
public struct DragGesture: Sendable {
  /// Where the pointer is, and where it came from.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// Where the pointer is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize
    /// From where it began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would come to rest if let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// Where it would end if the pointer were let go now, from where it began.
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

  /// Points before it counts.
  public var minimumDistance: CGFloat
  /// The coordinates that places are in.
  public var coordinateSpace: CoordinateSpace

  /// A pointer that moves so many points at least.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A pointer that moves so many points at least.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.drag(minimumDistance: Double(minimumDistance), coordinateSpace))
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  /// By how much the fingers moved apart.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// 1 is the size at the start.
    public var magnification: CGFloat
    /// Always 0 here.
    public var velocity: CGFloat
    /// Where it began, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    package init(time: Date, magnification: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.magnification = magnification
      velocity = 0
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  /// By how much the size must change before it counts.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
  }
}

/// The older form of ``MagnifyGesture``: its value is the magnification alone.
public struct MagnificationGesture: Sendable {
  /// By how much the size must change before it counts.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart or together.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  /// By how much the fingers moved apart; 1 at the start.
  public typealias Value = CGFloat
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
    description.map = { ($0 as? MagnifyGesture.Value)?.magnification ?? $0 }
    return description
  }
}

/// Two fingers that turn around each other.
public struct RotateGesture: Sendable {
  /// How far the fingers turned.
  public struct Value: Equatable, Sendable {
    /// When it was so.
    public var time: Date
    /// From where it began; clockwise.
    public var rotation: Angle
    /// Always 0 here.
    public var velocity: Angle
    /// Where it began, as fractions of the view.
    public var startAnchor: UnitPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    package init(time: Date, rotation: Angle, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.rotation = rotation
      velocity = .zero
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  /// By how much the angle must change before it counts.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
  }
}

/// The older form of ``RotateGesture``: its value is the angle alone.
public struct RotationGesture: Sendable {
  /// By how much the angle must change before it counts.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  /// How far the fingers turned, clockwise.
  public typealias Value = Angle
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
    description.map = { ($0 as? RotateGesture.Value)?.rotation ?? $0 }
    return description
  }
}
