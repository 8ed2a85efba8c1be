import Foundation
import ViewValues

/// One or more taps.
public struct TapGesture: Sendable {
  /// Taps in short order, within 0.35 seconds of each other; less than 1 is 1.
  public var count: Int
  /// So many taps in short order.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  /// Nothing: a tap has only an end.
  public typealias Value = Void
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.tap(count: max(count, 1)))
  }
}

/// One or more taps, with the place of the last.
public struct SpatialTapGesture: Sendable {
  /// Where the last tap was.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap in the coordinate space, in points.
    public var location: CGPoint
    package init(location: CGPoint) { self.location = location }
  }
  /// Taps in short order, within 0.35 seconds of each other; less than 1 is 1.
  public var count: Int
  /// Whose coordinates the place is in.
  public var coordinateSpace: CoordinateSpace

  /// So many taps in short order, with the place of the last in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The same with a coordinate space by its case.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.spatialTap(count: max(count, 1), coordinateSpace))
  }
}

/// A press that lasts. Seconds and points.
public struct LongPressGesture: Sendable {
  /// Seconds that the press has to last; negative is 0, infinite never.
  public var minimumDuration: Double
  /// Points that the pointer may move before the gesture fails.
  public var maximumDistance: CGFloat
  /// A press that lasts so many seconds, while the pointer moves by no more than so many points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// `true` from when the pointer is down; the gesture fails where it is lifted too early.
  public typealias Value = Bool
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(
      .longPress(minimumDuration: minimumDuration, maximumDistance: Double(maximumDistance)))
  }
}

/// A press that moves.
public struct DragGesture: Sendable {
  /// Where a drag began, where it is and how fast it moves.
  public struct Value: Equatable, Sendable {
    /// When the pointer was last there.
    public var time: Date
    /// Where the pointer is in the coordinate space, in points.
    public var location: CGPoint
    /// Where the press began in the coordinate space, in points.
    public var startLocation: CGPoint
    /// Points a second, over the last tenth of a second.
    public var velocity: CGSize
    /// How far the pointer is from where the press began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would come to rest if let go now: a quarter of a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far from its beginning the drag would come to rest if let go now, in points.
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

  /// Points that the pointer has to move before the drag begins; at 0 a press alone begins it.
  public var minimumDistance: CGFloat
  /// Whose coordinates places are in.
  public var coordinateSpace: CoordinateSpace

  /// A drag of so many points at least, with places in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// The same with a coordinate space by its case.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.drag(minimumDistance: Double(minimumDistance), coordinateSpace))
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  /// How far the fingers have moved apart, and where.
  public struct Value: Equatable, Sendable {
    /// When the fingers were last there.
    public var time: Date
    /// The distance of the fingers as a multiple of that at the beginning.
    public var magnification: CGFloat
    /// Always 0 here: the speed of a magnification is not measured.
    public var velocity: CGFloat
    /// The middle between the fingers at the beginning, as fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in points of the view.
    public var startLocation: CGPoint
    package init(time: Date, magnification: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.magnification = magnification
      velocity = 0
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  /// How far from 1 the magnification has to be before the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Two fingers, or a pinch on a trackpad, that change the size by so much at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
  }
}

/// The older form of ``MagnifyGesture``: its value is the magnification alone.
public struct MagnificationGesture: Sendable {
  /// How far from 1 the magnification has to be before the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Two fingers, or a pinch on a trackpad, that change the size by so much at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
  /// The distance of the fingers as a multiple of that at the beginning.
  public typealias Value = CGFloat
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.magnify(minimumScaleDelta: Double(minimumScaleDelta)))
    description.map = { ($0 as? MagnifyGesture.Value)?.magnification ?? $0 }
    return description
  }
}

/// Two fingers that turn around each other.
public struct RotateGesture: Sendable {
  /// How far the fingers have turned, and where.
  public struct Value: Equatable, Sendable {
    /// When the fingers were last there.
    public var time: Date
    /// The turn since the beginning, clockwise, at most half a turn either way.
    public var rotation: Angle
    /// Always zero here: the speed of a turn is not measured.
    public var velocity: Angle
    /// The middle between the fingers at the beginning, as fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the beginning, in points of the view.
    public var startLocation: CGPoint
    package init(time: Date, rotation: Angle, startAnchor: UnitPoint, startLocation: CGPoint) {
      self.time = time
      self.rotation = rotation
      velocity = .zero
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }
  /// The turn, either way, with which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn by so much at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
  /// None, because it is built in.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
  }
}

/// The older form of ``RotateGesture``: its value is the angle alone.
public struct RotationGesture: Sendable {
  /// The turn, either way, with which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn by so much at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
  /// The turn since the beginning, clockwise, at most half a turn either way.
  public typealias Value = Angle
  /// None: it is recognised as it is.
  public typealias Body = Never
  public func _describe() -> _GestureDescription {
    var description = _GestureDescription(.rotate(minimumAngleDelta: minimumAngleDelta))
    description.map = { ($0 as? RotateGesture.Value)?.rotation ?? $0 }
    return description
  }
}
