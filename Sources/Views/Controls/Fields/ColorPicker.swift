import OpenChartsViewCore

/// A label with a sample of a colour. It shows the colour but does not let the user change it.
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  /// Creates a colour sample with a view as its label. Without `supportsOpacity` the sample is opaque.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker: View {
  /// The label, and at the trailing edge the colour in a ring of hues 28 points wide. Assistive technology reads the
  /// colour as hexadecimal digits.
  public var body: some View {
    ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: label)
  }
}

private struct ColorPickerBody<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
  @Environment(\.self) private var environment

  private var resolved: Color.Resolved {
    var color = selection.wrappedValue.resolve(in: environment)
    if !supportsOpacity { color.opacity = 1 }
    return color
  }

  /// Red, green and blue as two hexadecimal digits each, followed by the opacity unless it is 1.
  private var spoken: String {
    let rgba = Color(resolved).rgba(in: environment)
    let digits = [rgba.r, rgba.g, rgba.b].map { part in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let opacity = rgba.a < 1 ? ", \(Int((rgba.a * 100).rounded()))% opacity" : ""
    return "#" + digits.joined() + opacity
  }

  var body: some View {
    LabeledRow(label) {
      Circle()
        .strokeBorder(
          AngularGradient(
            colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center),
          lineWidth: 3
        )
        .background { Circle().fill(Color(resolved)).padding(5) }
        .frame(width: 28, height: 28)
    }
    .controlElement(.button, label: label, value: spoken)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour sample with a label. Without `supportsOpacity` the sample is opaque.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}
