import OpenChartsViewCore

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Smaller sizes. Both look the same on buttons with a background.
  case mini, small
  /// The default size.
  case regular
  /// Larger sizes, with a larger font on buttons with a background.
  case large, extraLarge
}

extension EnvironmentValues {
  /// The size of controls. It affects button styles with a background and the spokes of progress views.
  @Entry public var controlSize: ControlSize = .regular

  /// Whether controls hide their labels.
  @Entry package var areLabelsHidden: Bool = false
}

extension View {
  /// Sets the size of controls in this view. It affects buttons with a background and the spokes of progress views.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls; assistive technology still reads them.
  nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Shows or hides the labels of controls. `automatic` changes nothing.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    changing { if visibility != .automatic { $0.areLabelsHidden = visibility == .hidden } }
  }
}

/// A control with its label at the leading edge and flexible space between them.
struct LabeledRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if areLabelsHidden {
      control
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}
