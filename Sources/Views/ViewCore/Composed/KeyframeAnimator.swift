import Foundation
import OpenChartsViewValues

/// A view whose values are animated along keyframes in a live session. A picture shows the initial value.
public struct KeyframeAnimator<Value, Content: View> {
  private let initialValue: Value
  private let content: (Value) -> Content
  private let trigger: AnimatorTrigger?
  private let timeline: (Value) -> KeyframeTimeline<Value>
  private let repeats: Bool

  /// Creates a view that runs along the keyframes when the trigger changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
    self.trigger = AnimatorTrigger(trigger)
    repeats = false
    timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
  }

  /// Creates a view that repeats the keyframes.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
    trigger = nil
    repeats = repeating
    timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
  }
}

extension KeyframeAnimator: View {
  /// The content for the current value.
  public var body: some View {
    KeyframeBody(
      initialValue: initialValue, content: content, trigger: trigger,
      timeline: timeline, repeats: repeats)
  }
}

private struct KeyframeBody<Value, Content: View>: View {
  let initialValue: Value
  let content: (Value) -> Content
  let trigger: AnimatorTrigger?
  let timeline: (Value) -> KeyframeTimeline<Value>
  let repeats: Bool
  @State private var seconds: Double?
  @State private var first = FirstTrigger()
  @Environment(\.isLive) private var isLive

  private final class FirstTrigger {
    var isSet = false
  }

  var body: some View {
    let value = seconds.map { timeline(initialValue).value(time: $0) } ?? initialValue
    if isLive { content(value).task(id: trigger) { await run() } } else { content(initialValue) }
  }

  private func run() async {
    guard trigger == nil || first.isSet else {
      first.isSet = true
      return
    }
    let duration = timeline(initialValue).duration
    guard duration > 0 else { return }
    repeat {
      var frame = 0.0
      while frame / 30 < duration {
        seconds = frame / 30
        frame += 1
        do { try await Task.sleep(for: .milliseconds(33)) } catch { return }
      }
      seconds = duration
    } while repeats
  }
}

extension View {
  /// Changes the view along keyframes when a trigger changes. See ``KeyframeAnimator``.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }

  /// Changes the view along keyframes, again and again. See ``KeyframeAnimator``.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
  }
}
