import Foundation
import OpenChartsPhrases
import OpenChartsViewCore

/// A label with a minus and a plus button that change a value by steps.
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  /// The value as text, for assistive technology.
  private var value: String?

  /// Creates a stepper from two actions; `nil` disables that button. `onEditingChanged` gets true before and false
  /// after each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = Self.step(onIncrement, onEditingChanged)
    decrement = Self.step(onDecrement, onEditingChanged)
  }

  private static func step(_ action: (() -> Void)?, _ editing: @escaping (Bool) -> Void)
    -> (() -> Void)?
  {
    guard let action else { return nil }
    return {
      editing(true)
      action()
      editing(false)
    }
  }

  fileprivate init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, label: Label,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.init(
      label: { label },
      onIncrement: bounds.map { value.wrappedValue < $0.upperBound } ?? true
        ? {
          let next = value.wrappedValue.advanced(by: step)
          value.wrappedValue = bounds.map { min(next, $0.upperBound) } ?? next
        } : nil,
      onDecrement: bounds.map { value.wrappedValue > $0.lowerBound } ?? true
        ? {
          let next = value.wrappedValue.advanced(by: -step)
          value.wrappedValue = bounds.map { max(next, $0.lowerBound) } ?? next
        } : nil, onEditingChanged: editing)
    self.value = "\(value.wrappedValue)"
  }

  /// Creates a stepper for a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label: label(), onEditingChanged)
  }

  /// Creates a stepper for a value within bounds. At a bound, the button beyond it is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label: label(), onEditingChanged)
  }
}

extension Stepper: View {
  /// The label, and at the trailing edge a minus and a plus button, which repeat while held down in a live session.
  public var body: some View {
    LabeledRow(label) {
      StepperButtons(increment: increment, decrement: decrement)
    }
    .controlElement(.stepper, label: label, value: value)
  }
}

private struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  var body: some View {
    HStack(spacing: 0) {
      half("minus", .decrease, decrement)
      Color(.system(.separator)).frame(width: 1, height: 18)
      half("plus", .increase, increment)
    }
    .background(Color(.system(.tertiaryFill)), in: Capsule())
    .environment(\.buttonRepeats, true)
  }

  private func half(_ symbol: String, _ name: ControlPhrase, _ action: (() -> Void)?) -> some View {
    TappedBody(action: { action?() }) {
      StepperSymbol(symbol: symbol).frame(width: 46.5, height: 32).accessibilityLabel(Text(control: name))
    }
    .disabled(action == nil)
  }
}

private struct StepperSymbol: View {
  let symbol: String
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    Image(systemName: symbol).font(.system(size: 14, weight: .medium))
      .foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a label from two actions; `nil` disables that button.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a label for a value without bounds.
  @StringOverload
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label: Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a label for a value within bounds.
  @StringOverload
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label: Text(titleKey), onEditingChanged)
  }
}
