import Foundation
import OpenChartsViewValues

/// Values over time, in seconds.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeTrack<Value>]

  /// Creates a timeline from tracks.
  public init<Content: Keyframes<Value>>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) {
    self.initialValue = initialValue
    tracks = content()._tracks
  }

  /// The duration of the longest track in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds; before the start the initial one, after the end the last one.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.update(&value, max(time, 0)) }
    return value
  }
}

/// Tracks of keyframes.
public protocol Keyframes<_Root> {
  /// The type of the animated value.
  associatedtype _Root
  var _tracks: [_KeyframeTrack<_Root>] { get }
}

/// One track: its duration, and the change of the value at a time.
public struct _KeyframeTrack<Value> {
  let duration: Double
  let update: (inout Value, Double) -> Void
}

/// Keyframes of one property, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  public var _tracks: [_KeyframeTrack<Root>] {
    let frames = content._keyframes
    return [
      _KeyframeTrack(duration: frames.reduce(0) { $0 + $1.duration }) { [path] root, time in
        var (from, start) = (root[keyPath: path], 0.0)
        for frame in frames {
          if time < start + frame.duration {
            root[keyPath: path] = frame.value(from, time - start)
            return
          }
          (from, start) = (frame.target, start + frame.duration)
        }
        root[keyPath: path] = from
      }
    ]
  }
}

/// One or several keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated property.
  associatedtype Value: Animatable
  var _keyframes: [_Keyframe<Value>] { get }
}

/// A keyframe: its target, its duration in seconds, and the values on the way from the previous target.
public struct _Keyframe<Value: Animatable> {
  let target: Value
  let duration: Double
  /// Returns the progress for the seconds since the start of the keyframe.
  let progress: (Double) -> Double

  func value(_ from: Value, _ seconds: Double) -> Value {
    var value = from
    var way = target.animatableData - from.animatableData
    way.scale(by: progress(seconds))
    value.animatableData = from.animatableData + way
    return value
  }
}

/// A keyframe that is reached with constant speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [
      _Keyframe(target: to, duration: duration) { timingCurve.value(at: duration > 0 ? $0 / duration : 1) }
    ]
  }
}

/// A keyframe that is reached along a smooth curve. `startVelocity` and `endVelocity` have no effect.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Creates a keyframe; the duration is in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(target: to, duration: duration) { seconds in
        let t = duration > 0 ? seconds / duration : 1
        return t * t * (3 - 2 * t)
      }
    ]
  }
}

/// A keyframe that is reached like a spring. `startVelocity` has no effect.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Creates a keyframe; without a duration it lasts until the spring rests.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    let animation = Animation.spring(duration: spring.duration, bounce: spring.bounce)
    _keyframes = [
      _Keyframe(target: to, duration: duration ?? animation.settlingDuration) { animation.progress(at: $0) }
    ]
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// Creates a keyframe.
  public init(_ to: Value) { _keyframes = [_Keyframe(target: to, duration: 0) { _ in 1 }] }
}

/// A spring for keyframes.
public struct Spring: Hashable, Sendable {
  /// The perceived duration in seconds.
  public var duration: Double
  /// The bounce: 0 for none, towards 1 for more.
  public var bounce: Double
  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// A spring without bounce.
  public static var smooth: Spring { Spring() }
  /// A spring with a bounce of 0.15.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// A spring with a bounce of 0.3.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Sendable {
  /// The timing curve; `nil` for constant speed.
  private let curve: TimingCurve?
  /// Constant speed.
  public static let linear = UnitCurve(curve: nil)
  /// Starts slowly.
  public static let easeIn = UnitCurve(curve: TimingCurve(0.42, 0, 1, 1))
  /// Ends slowly.
  public static let easeOut = UnitCurve(curve: TimingCurve(0, 0, 0.58, 1))
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(curve: TimingCurve(0.42, 0, 0.58, 1))
  /// Returns a cubic Bézier curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      curve: TimingCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }
  /// Returns the progress at a time from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    return curve?.progress(at: time) ?? time
  }
}

/// A result builder of tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Builds a track of the whole value from a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _TrackList<Value>
  where K.Value == Value {
    _TrackList(list: KeyframeTrack<Value, Value, _KeyframeList<Value>> { expression }._tracks)
  }
  /// Builds one track.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> _TrackList<Value> {
    _TrackList(list: expression._tracks)
  }
  /// Builds several tracks.
  public static func buildBlock(_ parts: _TrackList<Value>...) -> _TrackList<Value> {
    _TrackList(list: parts.flatMap(\.list))
  }
}

/// Several tracks from a result builder.
public struct _TrackList<Value>: Keyframes {
  let list: [_KeyframeTrack<Value>]
  public var _tracks: [_KeyframeTrack<Value>] { list }
}

/// A result builder of keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Builds one keyframe.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeList<Value>
  {
    _KeyframeList(_keyframes: expression._keyframes)
  }
  /// Builds several keyframes.
  public static func buildBlock(_ parts: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: parts.flatMap(\._keyframes))
  }
}

/// Several keyframes from a result builder.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
}
