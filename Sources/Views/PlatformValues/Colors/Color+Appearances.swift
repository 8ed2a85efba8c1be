import DisplayList
import ViewValues

extension Color {
  /// The colour with this opacity in place of its own, which may differ between appearances; NaN leaves it as it is.
  func replacingOpacity(by opacity: Double) -> Color {
    guard !opacity.isNaN else { return self }
    if case .faded(let base, _) = storage { return base.replacingOpacity(by: opacity) }
    let opacity = min(max(opacity, 0), 1)
    return changed { RGBA($0.r, $0.g, $0.b, opacity) } ?? self.opacity(opacity)
  }

  /// The colour with its components changed in each appearance. `nil` for what its environment gives or misses when it
  /// is drawn: the tint, and a colour of a catalogue that has none of this name.
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
