import Foundation
import OpenChartsViewCore

/// A value within bounds, shown as a knob on a track.
///
///     Slider(value: $width, in: 0...100) { Text("Width") }
public struct Slider<Label: View, ValueLabel: View> {
  /// The value as a fraction of the range, 0 to 1.
  private let share: Binding<Double>
  /// The step as a fraction of the range; `nil` for a continuous slider.
  private let step: Double?
  private let label: Label
  private let least: ValueLabel?
  private let most: ValueLabel?
  private let editing: (Bool) -> Void

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, label: Label, least: ValueLabel?,
    most: ValueLabel?, editing: @escaping (Bool) -> Void
  ) {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    share = Binding(
      get: {
        let share = (Double(value.wrappedValue) - Double(bounds.lowerBound)) / length
        return share.isFinite ? min(max(share, 0), 1) : 0
      },
      set: { share in
        guard share.isFinite else { return }
        var distance = V(min(max(share, 0), 1) * length)
        if let step, step > 0 { distance = (distance / step).rounded() * step }
        value.wrappedValue = min(bounds.lowerBound + distance, bounds.upperBound)
      })
    self.step = step.map { Double($0) / length }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.label = label
    self.least = least
    self.most = most
    self.editing = editing
  }
}

extension Slider: View {
  /// The track between the labels of its ends. Only assistive technology reads the slider's label.
  public var body: some View {
    HStack(spacing: 8) {
      least
      SliderTrack(share: share, editing: editing)
        .live(.slider(share: share.wrappedValue, step: step, isVertical: false)) { event in
          switch event {
          case .share(let share):
            editing(true)
            self.share.wrappedValue = share
          case .rest: editing(false)
          case .press, .isOn, .index, .text, .submit, .focus, .down: break
          }
        }
      most
    }
    .controlElement(.slider, label: label, value: "\(Int((share.wrappedValue * 100).rounded()))%")
  }
}

/// The track and its knob, which is centred on the value.
private struct SliderTrack: View {
  let share: Binding<Double>
  let editing: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  private let knob: CGFloat = 27

  var body: some View {
    GeometryReader { proxy in
      let run = max(proxy.size.width - knob, 0)
      let position = run * share.wrappedValue
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.system(.fill))).frame(height: 4)
        Capsule().fill(TintShapeStyle()).frame(width: position + knob / 2, height: 4)
        Circle().fill(.white).frame(width: knob, height: knob)
          .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
          .overlay { Circle().stroke(.black.opacity(0.04), lineWidth: 0.5) }
          .padding(.leading, position)
      }
      .frame(width: proxy.size.width, height: knob, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            guard run > 0 else { return }
            let share = Double((drag.location.x - knob / 2) / run)
            editing(true)
            self.share.wrappedValue = direction == .rightToLeft ? 1 - share : share
          }
          .onEnded { _ in editing(false) }, isEnabled: isEnabled)
    }
    .frame(height: knob)
    .frame(idealWidth: 150, maxWidth: .infinity)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label. A value outside the range is shown at the nearest bound. `onEditingChanged`
  /// gets true with every change and false at the end of a drag.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), least: nil, most: nil, editing: onEditingChanged)
  }

  /// Creates a slider without a label, for values in steps from the lower bound. A step of 0 or less means no steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: EmptyView(), least: nil, most: nil,
      editing: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label that only assistive technology reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), least: nil, most: nil, editing: onEditingChanged)
  }

  /// Creates a slider for values in steps from the lower bound, with a label that only assistive technology reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), least: nil, most: nil, editing: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with views at its two ends and a label that only assistive technology reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), least: minimumValueLabel(),
      most: maximumValueLabel(), editing: onEditingChanged)
  }

  /// Creates a slider for values in steps from the lower bound, with views at its two ends and a label that only
  /// assistive technology reads.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), least: minimumValueLabel(),
      most: maximumValueLabel(), editing: onEditingChanged)
  }

  /// Creates a slider with views at its two ends. Older order of the parameters.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), least: minimumValueLabel, most: maximumValueLabel,
      editing: onEditingChanged)
  }
}
