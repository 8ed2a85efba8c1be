import ViewCore

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Smaller than usual; both look the same on buttons with a ground.
  case mini, small
  /// The usual size.
  case regular
  /// Larger than usual, with a larger font on buttons with a ground.
  case large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The size of controls in the place. Button styles with a ground and spokes of progress views follow it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show nothing of their labels.
  package var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls in this view. Only buttons with a ground and the spokes of progress views follow it.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of controls; assistive technology still reads them.
  nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Shows or hides the labels of controls; automatic is as it was.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    changing { if visibility != .automatic { $0.areLabelsHidden = visibility == .hidden } }
  }
}

/// A control with its label at the leading edge and the space between them.
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
