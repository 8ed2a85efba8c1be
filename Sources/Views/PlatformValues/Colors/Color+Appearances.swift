import OpenChartsDisplayList
import OpenChartsViewValues

extension Color {
  /// Returns the colour with this opacity, which replaces the opacity of each appearance. `opacity` is
  /// clamped to 0...1; NaN changes nothing.
  func replacingOpacity(by opacity: Double) -> Color {
    guard !opacity.isNaN else { return self }
    if case .faded(let base, _) = storage { return base.replacingOpacity(by: opacity) }
    let opacity = min(max(opacity, 0), 1)
    return changed { RGBA($0.r, $0.g, $0.b, opacity) } ?? self.opacity(opacity)
  }

  /// Applies `change` to the components in each appearance. `nil` if the colour depends on the environment
  /// that draws it: the tint, or a catalogue colour with an unknown name.
  func changed(_ change: (RGBA) -> RGBA) -> Color? {
    if case .rgba(let rgba) = storage { return Color(change(rgba)) }
    if case .accent = storage { return nil }
    let missing = DiagnosticCollector()
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Color {
      var environment = UITraitCollection(style, contrast).environment
      environment.diagnostics = missing
      return Color(change(rgba(in: environment)))
    }
    let colors = ColorAppearances(
      light: color(.light, .normal), dark: color(.dark, .normal),
      contrastedLight: color(.light, .high), contrastedDark: color(.dark, .high))
    return missing.messages.isEmpty ? Color(.appearances(colors)) : nil
  }
}
